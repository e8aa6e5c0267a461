import type { Keyword, Replacement, Setup, SideSetup, Unit, UnitId, UnitSetup } from '../../engine/index.ts';
import type { Split } from '../board/state.ts';
import { type Field, list, oneOf, record, signed, text, whole, yes } from './tape.ts';

const keyword = oneOf<Keyword>(['tank', 'backline']);

/** 0 doubles, 1 prevents all, from 2 on one less is prevented. */
const replacement: Field<Replacement> = (tape, value) => {
  const n = whole(tape, value?.kind !== 'prevent' ? 0 : value.amount === 'all' ? 1 : value.amount + 1);
  return n === 0 ? { kind: 'double' } : { kind: 'prevent', amount: n === 1 ? 'all' : n - 1 };
};

const id = text('-');

const traits = record<Omit<Unit, 'id' | 'might'>>({
  stunned: yes,
  dealsNoCombatDamage: yes,
  tank: yes,
  backline: yes,
  immune: yes,
  mightChange: signed,
  assault: whole,
  shield: whole,
  marked: whole,
  replacements: list(replacement),
  name: text(' '),
  card: id,
});

const unit: Field<UnitSetup> = (tape, value) => ({
  id: id(tape, value?.id),
  might: signed(tape, value?.might),
  ...traits(tape, value),
});

const side = record<SideSetup>({
  units: list(unit),
  ignores: list(keyword),
  anyDamageIsLethal: yes,
}) as Field<SideSetup>;

/** Both sides, version 1. Defaults have to be left out; what is read need not be a combat. */
export const setup: Field<Setup> = (tape, value) => ({
  v: 1,
  attacker: side(tape, value?.attacker),
  defender: side(tape, value?.defender),
});

const each = <T>(units: readonly Unit[], field: Field<T>) =>
  record<Record<UnitId, T>>(
    Object.fromEntries(units.map((u) => [u.id, field as Field<Exclude<T, undefined>>])),
  ) as Field<Readonly<Record<UnitId, T>>>;

/** A side's split over its enemies, version 1. A raw amount has to be 1 or more, an order has to name enemies alone. */
export const split = (enemies: readonly Unit[]): Field<Split> => {
  const ids = enemies.map((u) => u.id) as [UnitId, ...UnitId[]];
  const parts = record<Split>({
    amounts: each(enemies, whole),
    choices: each(
      enemies.filter((u) => u.tank && u.backline),
      keyword,
    ),
    order: list(oneOf(ids)),
  });
  return (tape, value) => ({ amounts: {}, choices: {}, ...parts(tape, value) });
};
