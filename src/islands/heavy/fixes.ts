import {
  type Assignment,
  type Choices,
  type Combat,
  checkAssignment,
  type LegalAssignment,
  type SideName,
} from '../../engine/index.ts';

/** Splits to be put right, by the side whose damage they divide. */
export type Asked = Partial<
  Readonly<Record<SideName, { readonly amounts: Assignment; readonly choices: Choices }>>
>;

/** The nearest legal split to each one that is refused and can be put right. */
export type Fixes = Partial<Readonly<Record<SideName, LegalAssignment>>>;

/** Puts splits right. */
export const fixes = (combat: Combat, asked: Asked): Fixes => {
  const found: Partial<Record<SideName, LegalAssignment>> = {};
  for (const side of ['attacker', 'defender'] as const) {
    const split = asked[side];
    const checked = split && checkAssignment(combat, side, split.amounts, split.choices);
    if (checked && !checked.ok && checked.fix) found[side] = checked.fix;
  }
  return found;
};
