import { describe, expect, test } from 'vitest';
import { compareNumbers, numberNow } from '../../../src/catalog/rules.ts';
import {
  boardRulesIn,
  boardsIn,
  cardsIn,
  idsIn,
  readingsIn,
  rulesIn,
  termsIn,
} from '../../../src/components/mdx/used.ts';
import { engineRules } from '../../../src/engine/index.ts';

describe('what a page names', () => {
  const body = `Text<Rule id="tank-first" />, again<Rule id="tank-first"/> and
<Term id="tank">Tank</Term>, <Term
id="backline">Backline</Term>; <Reading id="choice-fixed">ours</Reading>, <Card id="pyke-returned" />,
<Card id="lotus-trap" /><Rule id="lethal-damage" /><Rules id="nobody" />`;

  test('each id once, in the order of the page', () => {
    expect(idsIn(body, 'Rule')).toEqual(['tank-first', 'lethal-damage']);
    expect(termsIn(body)).toEqual(['tank', 'backline']);
    expect(readingsIn(body)).toEqual(['choice-fixed']);
  });

  test('cards by name', () => {
    expect(cardsIn(body).map(({ id }) => id)).toEqual(['lotus-trap', 'pyke-returned']);
  });

  test('rules of the text and of its readings, in the order of the Core Rules', () => {
    expect(rulesIn(body)).toEqual(['lethal-damage', 'pick-one-by-one', 'tank-first']);
  });

  test('boards of both kinds, each example once', () => {
    const both =
      '<WorkedExample id="two-tanks" />\n<CheckYourself example="doubled" />\n<WorkedExample id="two-tanks" variant="x" />';
    expect(boardsIn(both)).toEqual(['two-tanks', 'doubled']);
  });

  test('a board can speak of every rule of the engine, those that the text cites aside', () => {
    const text = 'Text<Rule id="assault-adds-up" /><Rule id="tank-first" />';
    expect(boardRulesIn(text)).toEqual([]);
    for (const board of ['<WorkedExample id="two-tanks" />', '<CheckYourself example="two-tanks" />']) {
      const ids = boardRulesIn(`${board}\n\n${text}`);
      expect([...ids, 'tank-first'].toSorted()).toEqual(Object.keys(engineRules).toSorted());
      expect(ids.map(numberNow)).toEqual(ids.map(numberNow).toSorted(compareNumbers));
    }
  });

  test('an id that does not exist is left out', () => {
    expect(rulesIn('<Rule id="constructor" /><Rule id="tank" />')).toEqual(['tank']);
    expect(cardsIn('<Card id="constructor" />')).toEqual([]);
  });
});
