import fc from 'fast-check';
import type {
  Keyword,
  Replacement,
  Setup,
  SideName,
  SideSetup,
  UnitId,
  UnitSetup,
} from '../../../src/engine/index.ts';
import type { Split } from '../../../src/islands/board/state.ts';
import type { Shared } from '../../../src/islands/link/types.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const idCharacters = [...`${letters}0123456789_-`];

const unitId: fc.Arbitrary<UnitId> = fc.oneof(
  fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty', 'a1', 'a2', 'A1', 'x-y_Z'),
  fc
    .tuple(fc.constantFrom(...letters), fc.string({ unit: fc.constantFrom(...idCharacters), maxLength: 23 }))
    .map(([first, rest]) => first + rest),
);

/** At most 40 UTF-16 code units, of any kind, half a surrogate pair included. */
export const name: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.length <= 40),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((all) => String.fromCharCode(...all)),
    fc.constantFrom(
      '',
      '__proto__',
      'constructor',
      '<img src=x onerror=alert(1)>',
      'Épée d’or',
      'a_b-c d',
      '\u0000',
    ),
  )
  .map((text) => text.slice(0, 40));

const replacement: fc.Arbitrary<Replacement> = fc.oneof(
  fc.constant<Replacement>({ kind: 'double' }),
  fc
    .oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 999 }))
    .map((amount): Replacement => ({ kind: 'prevent', amount })),
);

const count = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 999 }));

const unit = (id: UnitId): fc.Arbitrary<UnitSetup> =>
  fc
    .record(
      {
        might: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -99, max: 999 })),
        mightChange: fc.integer({ min: -99, max: 99 }),
        assault: count,
        shield: count,
        marked: count,
        stunned: fc.boolean(),
        dealsNoCombatDamage: fc.boolean(),
        tank: fc.boolean(),
        backline: fc.boolean(),
        immune: fc.boolean(),
        replacements: fc.array(replacement, { maxLength: 6 }),
        name,
        card: fc.oneof(fc.constantFrom('pyke-returned', 'a_b', ''), name),
      },
      { requiredKeys: ['might'] },
    )
    .map((traits) => ({ id, ...traits }));

const side = (ids: readonly UnitId[]): fc.Arbitrary<SideSetup> =>
  fc.record(
    {
      units: fc.tuple(...ids.map(unit)),
      ignores: fc.array(fc.constantFrom<Keyword>('tank', 'backline'), { maxLength: 2 }),
      anyDamageIsLethal: fc.boolean(),
    },
    { requiredKeys: ['units'] },
  );

const sizes = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })) },
  { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })) },
);

/** Any board within the limits of the combat format. */
const setups: fc.Arbitrary<Setup> = sizes.chain(([attackers, defenders]) =>
  fc
    .uniqueArray(unitId, { minLength: attackers + defenders, maxLength: attackers + defenders })
    .chain((ids) =>
      fc.record({
        v: fc.constant(1 as const),
        attacker: side(ids.slice(0, attackers)),
        defender: side(ids.slice(attackers)),
      }),
    ),
);

const split = ({ units }: SideSetup): fc.Arbitrary<Split> => {
  const ids = units.map((u) => u.id);
  const both = units.filter((u) => u.tank && u.backline).map((u) => u.id);
  const some = <T>(from: readonly UnitId[], value: fc.Arbitrary<T>) =>
    fc
      .subarray([...from])
      .chain((chosen) => fc.tuple(...chosen.map((id) => fc.tuple(fc.constant(id), value))))
      .map((entries) => Object.fromEntries(entries) as Record<UnitId, T>);
  return fc.record(
    {
      amounts: some(ids, fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 41_940 }))),
      choices: some(both, fc.constantFrom<Keyword>('tank', 'backline')),
      order: fc.shuffledSubarray(ids, { minLength: 1 }),
    },
    { requiredKeys: ['amounts', 'choices'] },
  );
};

const exampleId = fc
  .array(fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join('-'));

/** Any state of a board. */
export const states: fc.Arbitrary<Shared> = setups.chain((setup) =>
  fc.record(
    {
      example: exampleId,
      variant: exampleId,
      setup: fc.constant(setup),
      splits: fc.record({ attacker: split(setup.defender), defender: split(setup.attacker) }),
      mode: fc.constantFrom('replay', 'try', 'change', 'ask'),
      side: fc.constantFrom<SideName>('attacker', 'defender'),
      step: fc.integer({ min: 0, max: 500 }),
    },
    { requiredKeys: ['example', 'setup', 'splits', 'mode', 'side'] },
  ),
);
