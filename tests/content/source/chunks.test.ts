import { expect, test } from 'vitest';
import { chunksOf } from '../../../src/layouts/chunks.ts';
import { placeOf, topics } from '../../../src/layouts/topics.ts';

const page = `Before<Rule id="sum-attackers" />.

## First [#first]

Tanks <Term id="tank">come</Term> first<Rule id="tank-first" />.

<WorkedExample id="two-tanks" />

After it, <Reading id="free-start">ours</Reading> and <Card id="lotus-trap" />.

## Second [#second]

<CheckYourself example="doubled" />
`;

test('what a paragraph names is kept with its heading and the board closest to it', () => {
  const chunks = chunksOf(page);
  const naming = (kind: 'rules' | 'terms' | 'readings' | 'cards' | 'boards', id: string) => {
    const found = chunks.find((chunk) => chunk[kind].includes(id));
    return [found?.heading, found?.nearest];
  };
  expect(naming('rules', 'sum-attackers')).toEqual([undefined, undefined]);
  expect(naming('rules', 'tank-first')).toEqual(['first', 'two-tanks']);
  expect(naming('terms', 'tank')).toEqual(['first', 'two-tanks']);
  expect(naming('readings', 'free-start')).toEqual(['first', 'two-tanks']);
  expect(naming('cards', 'lotus-trap')).toEqual(['first', 'two-tanks']);
  expect(naming('boards', 'doubled')).toEqual(['second', 'doubled']);
});

test('every question has one place', () => {
  const slugs: readonly string[] = Object.values(topics).flat();
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.map(placeOf)).toEqual(slugs.map((_, i) => i + 1));
  expect(() => placeOf('not-a-question')).toThrow('is in no topic');
});
