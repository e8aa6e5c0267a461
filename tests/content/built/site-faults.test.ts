/** What sites of this kind are known to get wrong, where no test beside a part of the site looks at it. */
import { expect, test } from 'vitest';
import { locales, translator } from '../../../src/i18n/index.ts';
import { path } from '../../../src/i18n/routes.ts';
import { builtSite } from './site.ts';

test('no hyphen that hides a word from the search, visible or not', () => {
  const found = builtSite.pages.filter(({ html }) =>
    /[\u2011\u00ad\u200b\u2060]|&shy;|&#x?(?:8209|2011|173|ad);/i.test(html),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('no page of one language stands where another’s should', () => {
  const first = (address: string) =>
    builtSite.pages.find((page) => page.path === address)?.root.querySelector('h1')?.text;
  for (const locale of locales) {
    const t = translator(locale, 'site');
    expect(first(path(locale))).toBe(t('home.title'));
    for (const section of ['learn', 'guide', 'questions', 'glossary', 'rules', 'cards', 'about'] as const)
      expect(first(path(locale, section))).toBe(t(`sections.${section}Title`));
  }
});

test('no form takes the reader off the page, and what was done on it with them, where it has no page to go to', () => {
  const forms = builtSite.pages.flatMap(({ file, root }) =>
    root.querySelectorAll('form').map((form) => ({ file, form })),
  );
  expect(forms.length).toBeGreaterThan(0);
  const goesNowhere = forms.filter(
    ({ form }) =>
      form.getAttribute('method') !== 'dialog' &&
      !form.hasAttribute('action') &&
      !form.querySelector('[name=q]'),
  );
  expect(goesNowhere.map(({ file, form }) => `${file}: ${form.classNames}`)).toEqual([]);
});
