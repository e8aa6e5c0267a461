import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isReadingId } from '../../../src/catalog/readings.ts';
import { isRuleId, ruleSections } from '../../../src/catalog/rules.ts';
import { isTermId } from '../../../src/catalog/terms.ts';
import { idsIn } from '../../../src/components/mdx/used.ts';

const root = path.resolve(import.meta.dirname, '../../../content');
const read = (locale: string, slug: string) =>
  readFileSync(path.join(root, locale, 'rules', `${slug}.mdx`), 'utf8');
const named = (text: string) => (['Rule', 'Term', 'Reading'] as const).map((tag) => idsIn(text, tag));

describe.each(['en', 'fr'])('introductions in %s', (locale) => {
  test('one for each part of the rules, and no other', () => {
    const files = readdirSync(path.join(root, locale, 'rules')).sort();
    expect(files).toEqual(ruleSections.map(({ slug }) => `${slug}.mdx`).sort());
  });

  test.each(ruleSections)(
    '$slug has a title, a description and citations that lead somewhere',
    ({ slug }) => {
      const text = read(locale, slug);
      expect(text).toMatch(/^---\ntitle: .+\ndescription: .+\n---\n\n/);
      const [rules = [], terms = [], readings = []] = named(text);
      expect(rules).not.toEqual([]);
      expect(rules.filter((id) => !isRuleId(id))).toEqual([]);
      expect(terms.filter((id) => !isTermId(id))).toEqual([]);
      expect(readings.filter((id) => !isReadingId(id))).toEqual([]);
    },
  );
});

test.each(ruleSections)('$slug names the same rules, terms and readings in both languages', ({ slug }) => {
  expect(named(read('fr', slug))).toEqual(named(read('en', slug)));
});
