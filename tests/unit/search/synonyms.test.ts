import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSynonyms, sectionSynonyms, termSynonyms } from '../../../src/catalog/synonyms.ts';
import { term, termIds } from '../../../src/catalog/terms.ts';
import { BETWEEN_NAMES } from '../../../src/components/search/indexed.ts';
import { nameKey } from '../../../src/components/search/query.ts';
import { sections } from '../../../src/components/shell/sections.ts';
import { locales } from '../../../src/i18n/locales.ts';

const targets = Object.entries({ ...termSynonyms, ...pageSynonyms, ...sectionSynonyms });

test('no word leads to two places', () => {
  const places = new Map<string, Set<string>>();
  const add = (name: string, place: string) => {
    const key = nameKey(name);
    places.set(key, (places.get(key) ?? new Set()).add(place));
  };
  for (const [place, typed] of targets)
    for (const locale of locales) for (const name of typed[locale]) add(name, place);
  const twice = [...places]
    .filter(([, at]) => at.size > 1)
    .map(([key, at]) => `${key}: ${[...at].join(', ')}`);
  expect(twice).toEqual([]);
});

test('no word is the name of another term', () => {
  const names = new Map(
    termIds.flatMap((id) => locales.map((locale) => [nameKey(term(id)[locale]), id] as const)),
  );
  const taken = targets.flatMap(([place, typed]) =>
    locales
      .flatMap((locale) => typed[locale])
      .filter((name) => names.has(nameKey(name)) && names.get(nameKey(name)) !== place),
  );
  expect(taken).toEqual([]);
});

test('every page and section is there, in every language', () => {
  for (const page of Object.keys(pageSynonyms))
    for (const locale of locales)
      expect(existsSync(new URL(`../../../content/${locale}/${page}.mdx`, import.meta.url)), page).toBe(true);
  for (const section of Object.keys(sectionSynonyms)) expect(sections).toContain(section);
});

test('no name holds what stands between names', () => {
  for (const [, typed] of targets)
    for (const locale of locales)
      for (const name of typed[locale]) expect(name).not.toContain(BETWEEN_NAMES.trim());
});
