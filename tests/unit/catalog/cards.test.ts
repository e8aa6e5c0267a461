import { describe, expect, test } from 'vitest';
import {
  cardConfidences,
  cardName,
  cardRoles,
  cards,
  cardTypes,
  findCard,
} from '../../../src/catalog/cards.ts';
import { grantTargets, grantTimes } from '../../../src/catalog/grants.ts';
import { hasPage } from '../../../src/components/mdx/addresses.ts';
import { createCombat } from '../../../src/engine/index.ts';
import { isExampleId } from '../../../src/examples/index.ts';
import en from '../../../src/i18n/en/cards.json' with { type: 'json' };
import fr from '../../../src/i18n/fr/cards.json' with { type: 'json' };

const nameOf = (id: string) => {
  const card = findCard(id);
  return card && cardName(card);
};

describe('the card table', () => {
  test('has its 159 cards, each once', () => {
    expect(cards).toHaveLength(159);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(159);
    expect(new Set(cards.map(cardName)).size).toBe(159);
  });

  test.each(cards)('$id is whole', (card) => {
    expect(card.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(card.code).toMatch(/^[A-Z]{3}-\d{3}$/);
    expect(cardTypes).toContain(card.type);
    expect(cardRoles).toContain(card.assignment);
    expect(cardConfidences).toContain(card.confidence);
    expect(card.source.length).toBeGreaterThan(0);
    expect(Object.keys(en.type)).toContain(card.type);
    for (const grant of card.grants) {
      expect(Object.keys(grant).length).toBeGreaterThan(2);
      expect(grantTargets).toContain(grant.whom);
      expect(grantTimes).toContain(grant.when);
    }
  });

  test.each(cards.filter(({ unit }) => unit !== null))('$id fights as its unit', ({ id, might, unit }) => {
    if (!unit) throw new Error(`${id} is no unit`);
    expect(unit.card).toBe(id);
    expect(unit.might).toBe(might);
    const combat = createCombat({
      v: 1,
      attacker: { units: [{ id: 'other', might: 1 }] },
      defender: { units: [unit] },
    });
    expect(combat.ok).toBe(true);
  });

  test.each(cards.filter(({ type }) => type === 'Unit'))('$id has Might', ({ might }) => {
    expect(might).toBeGreaterThanOrEqual(0);
  });

  test('those with a page name the boards that show what they do', () => {
    const paged = cards.filter(hasPage);
    expect(paged).toHaveLength(41);
    for (const card of cards) {
      const { id, boards = [] } = card;
      expect([id, boards.length > 0]).toEqual([id, hasPage(card)]);
      expect(boards.filter((board) => !isExampleId(board))).toEqual([]);
      expect(new Set(boards).size).toBe(boards.length);
    }
  });

  test('every target and every time is used', () => {
    const grants = cards.flatMap((card) => card.grants);
    expect(new Set(grants.map(({ whom }) => whom))).toEqual(new Set(grantTargets));
    expect(new Set(grants.map(({ when }) => when))).toEqual(new Set(grantTimes));
  });

  test('names stand as players say them', () => {
    expect(nameOf('pyke-returned')).toBe('Pyke, Returned');
    expect(nameOf('lotus-trap')).toBe('Lotus Trap');
    expect(nameOf('zhonyas-hourglass')).toBe('Zhonya’s Hourglass');
    expect(cards.map(cardName).filter((name) => name.includes("'"))).toEqual([]);
    expect(nameOf('constructor')).toBeUndefined();
  });
});

describe.each([
  { language: 'English', words: en, limit: 25 },
  { language: 'French', words: fr, limit: 45 },
])('$language', ({ words, limit }) => {
  const sorted = (keys: readonly string[]) => keys.toSorted();

  test('every card has its effect, every card with a page what it does to the assignment', () => {
    expect(sorted(Object.keys(words.effect))).toEqual(sorted(cards.map(({ id }) => id)));
    expect(sorted(Object.keys(words.does))).toEqual(sorted(cards.filter(hasPage).map(({ id }) => id)));
  });

  test('every target and every time of a grant has its words', () => {
    expect(sorted(Object.keys(words.whom))).toEqual(sorted(grantTargets));
    expect(sorted(Object.keys(words.when))).toEqual(sorted(grantTimes));
  });

  test('every type of card has its word', () => {
    expect(sorted(Object.keys(words.type))).toEqual(sorted(cardTypes));
  });

  test.each(Object.entries(words.effect))('%s is told in one short sentence', (_id, text) => {
    expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(limit);
  });

  test.each(Object.entries(words.does))('%s is told in one or two sentences', (_id, text) => {
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(2);
  });
});

describe('what cards do, in numbers', () => {
  const number = (text: string) => [...text.matchAll(/\d+/g)].map(Number);

  test.each(cards.filter(hasPage))('$id: both languages give the same numbers', ({ id }) => {
    const key = id as keyof typeof en.does;
    const [english, french] = [en.does[key], fr.does[key]].map((text) => new Set(number(text)));
    expect(english).toEqual(french);
  });
});
