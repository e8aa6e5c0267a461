import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fileAddress, localeOf, path, twin } from '../../../src/i18n/routes.ts';

describe.each([
  { base: '/', root: '' },
  { base: '/tankline', root: '/tankline' },
  { base: '/tankline/', root: '/tankline' },
])('with the base $base', ({ base, root }) => {
  beforeEach(() => {
    vi.stubEnv('BASE_URL', base);
    return () => vi.unstubAllEnvs();
  });

  test('an address is base, language, segments and a slash', () => {
    expect(path('en')).toBe(`${root}/en/`);
    expect(path('fr', 'guide', 'advanced-combat-damage')).toBe(`${root}/fr/guide/advanced-combat-damage/`);
    expect(path('fr', 'guide/advanced-combat-damage')).toBe(`${root}/fr/guide/advanced-combat-damage/`);
  });

  test('an empty segment leaves no double slash', () => {
    expect(path('en', '', 'guide')).toBe(`${root}/en/guide/`);
  });

  test('a file lies below the base, which is the file without a name', () => {
    expect(fileAddress('pagefind/pagefind.js')).toBe(`${root}/pagefind/pagefind.js`);
    expect(fileAddress('')).toBe(`${root}/`);
  });

  test('the language is read back', () => {
    expect(localeOf(`${root}/fr/guide/`)).toBe('fr');
    expect(localeOf(`${root}/en/`)).toBe('en');
    expect(localeOf(`${root}/`)).toBeUndefined();
    expect(localeOf(`${root}/french/`)).toBeUndefined();
    expect(localeOf(`${root}/404.html`)).toBeUndefined();
  });

  test('a twin is the same page in the other language, else the home page', () => {
    expect(twin(`${root}/en/guide/advanced-combat-damage/`, 'fr')).toBe(
      `${root}/fr/guide/advanced-combat-damage/`,
    );
    expect(twin(`${root}/fr/`, 'en')).toBe(`${root}/en/`);
    expect(twin(`${root}/404.html`, 'fr')).toBe(`${root}/fr/`);
  });
});
