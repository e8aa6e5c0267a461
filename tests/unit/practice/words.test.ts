import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isReadingId } from '../../../src/catalog/readings.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { kinds } from '../../../src/practice/kinds.ts';
import { unitIds } from '../../../src/practice/names.ts';
import { topic, topicIds } from '../../../src/practice/topics.ts';
import { splitRules } from '../../../src/practice/types.ts';

describe.each(locales)('in %s', (locale) => {
  const words = dictionaries[locale].practice;

  it('every unit, kind, topic and rule has words, and nothing else has', () => {
    expect(Object.keys(words.unit)).toEqual([...unitIds]);
    expect(Object.keys(words.kind)).toEqual([...kinds]);
    expect(Object.keys(words.topic)).toEqual([...topicIds]);
    expect(Object.keys(words.teach)).toEqual([...topicIds]);
    expect(Object.keys(words.rule)).toEqual([...splitRules]);
  });

  it('no two units share a name', () => {
    const names = Object.values(words.unit);
    expect(new Set(names).size).toBe(names.length);
  });

  it('every topic is taught under a heading of a lesson', () => {
    for (const id of topicIds) {
      const [slug, heading] = topic(id).lesson;
      const lesson = readFileSync(`content/${locale}/learn/${slug}.mdx`, 'utf8');
      expect(lesson, `${id}: ${slug}#${heading}`).toMatch(new RegExp(`^## .* \\[#${heading}\\]$`, 'm'));
    }
  });
});

it('every reading that answers rest on is in the catalogue', () => {
  for (const id of topicIds.flatMap((one) => topic(one).readings ?? [])) expect(isReadingId(id)).toBe(true);
});
