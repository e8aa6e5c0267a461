import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termIds } from '../../../src/catalog/terms.ts';
import { BETWEEN_NAMES } from '../../../src/components/search/indexed.ts';
import { nameKey } from '../../../src/components/search/query.ts';
import { sections } from '../../../src/components/shell/sections.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { termName, typed, typedFor } from '../../../src/i18n/names.ts';

const targets = (['terms', 'pages', 'sections'] as const).flatMap((what) =>
  typedFor(what).map((place) => [place, typed(what, place)] as const),
);

test('no word leads to two places', () => {
  const places = new Map<string, Set<string>>();
  for (const [place, names] of targets)
    for (const key of names.map(nameKey)) places.set(key, (places.get(key) ?? new Set()).add(place));
  const twice = [...places]
    .filter(([, at]) => at.size > 1)
    .map(([key, at]) => `${key}: ${[...at].join(', ')}`);
  expect(twice).toEqual([]);
});

test('no word is the name of another term', () => {
  const names = new Map(
    termIds.flatMap((id) => locales.map((locale) => [nameKey(termName(locale, id)), id] as const)),
  );
  const taken = targets.flatMap(([place, typedNames]) =>
    typedNames.filter((name) => names.has(nameKey(name)) && names.get(nameKey(name)) !== place),
  );
  expect(taken).toEqual([]);
});

test('every term, page and section is there, in every language', () => {
  for (const term of typedFor('terms')) expect(termIds).toContain(term);
  for (const page of typedFor('pages'))
    for (const locale of locales)
      expect(existsSync(new URL(`../../../content/${locale}/${page}.mdx`, import.meta.url)), page).toBe(true);
  for (const section of typedFor('sections')) expect(sections).toContain(section);
});

test('no name holds what stands between names', () => {
  for (const [, names] of targets) for (const name of names) expect(name).not.toContain(BETWEEN_NAMES.trim());
});
