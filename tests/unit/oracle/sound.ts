import { expect } from 'vitest';
import type { LegalAssignment } from '../../../src/engine/index.ts';
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
