import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isReadingId, readings } from '../../../src/catalog/readings.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { kinds } from '../../../src/practice/kinds.ts';
import { unitIds } from '../../../src/practice/names.ts';
import { readingsOf, topic, topicIds } from '../../../src/practice/topics.ts';
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

describe('the readings that answers rest on', () => {
  const taken = readingsOf(topicIds).filter(isReadingId);

  it('are in the catalogue, three of them held with low confidence', () => {
    expect(taken).toEqual(readingsOf(topicIds));
    expect(taken.filter((id) => readings[id].confidence === 'low').sort()).toEqual([
      'choice-fixed',
      'doubling-overshoot',
      'exempt-takes-leftover',
    ]);
  });

  it('are named for a mix that takes one of its own', () => {
    expect(readingsOf(['prevent'])).toEqual([]);
    expect(readingsOf(['prevent', 'double'])).toEqual(['doubling-overshoot', 'order-before-amount']);
    expect(readingsOf(['any', 'never'])).toContain('override-and-prevent');
  });
});
