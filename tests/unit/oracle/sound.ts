import { expect } from 'vitest';
import type { LegalAssignment, OutcomeGroup } from '../../../src/engine/index.ts';
import { assignmentOf, choosers, type Front, keyOf, legalSplits, orderIsReplay, vectorOf } from './oracle.ts';

/** Everything that a legal assignment says of itself, by the oracle. */
export const expectSound = (front: Front, legal: LegalAssignment): void => {
  const vector = vectorOf(front, legal.amounts);
  expect(legal.side).toBe(front.side);
  expect(Object.entries(legal.amounts)).toEqual(Object.entries(assignmentOf(front, vector)));
  const pickers = choosers(front);
  expect(pickers).toEqual(expect.arrayContaining(Object.keys(legal.choices)));
  for (const { unit, need } of front.targets)
    if (pickers.includes(unit.id) && need !== 'exempt')
      expect(Object.hasOwn(legal.choices, unit.id)).toBe(true);
  expect(legalSplits(front, legal.choices).has(keyOf(vector))).toBe(true);
  expect(legal.order.toSorted()).toEqual(Object.keys(legal.amounts).toSorted());
  expect(orderIsReplay(front, vector, legal.choices, legal.order)).toBe(true);
};

/** Most deaths first, then by the earliest unit in setup order that one set has and the other has not. */
export const expectOrdered = (front: Front, groups: readonly OutcomeGroup[]): void => {
  const marks = groups.map(({ killed }) =>
    front.targets.map(({ unit }) => (killed.includes(unit.id) ? '1' : '0')).join(''),
  );
  const sorted = marks.toSorted((a, b) => {
    const more = b.replaceAll('0', '').length - a.replaceAll('0', '').length;
    return more === 0 ? (a > b ? -1 : 1) : more;
  });
  expect(marks).toEqual(sorted);
};
