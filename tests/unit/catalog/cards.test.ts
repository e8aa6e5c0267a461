import { describe, expect, test } from 'vitest';
import {
  cardConfidences,
  cardName,
  cardRoles,
  cards,
  cardTypes,
  findCard,
} from '../../../src/catalog/cards.ts';
import { createCombat } from '../../../src/engine/index.ts';
import en from '../../../src/i18n/en/cards.json' with { type: 'json' };

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
    expect(card.effect.trim()).not.toBe('');
    expect(card.source.length).toBeGreaterThan(0);
    expect(Object.keys(en.type)).toContain(card.type);
    for (const grant of card.grants) expect(Object.keys(grant).length).toBeGreaterThan(2);
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

  test('names stand as players say them', () => {
    expect(nameOf('pyke-returned')).toBe('Pyke, Returned');
    expect(nameOf('lotus-trap')).toBe('Lotus Trap');
    expect(nameOf('constructor')).toBeUndefined();
  });
});
