import fc from 'fast-check';
import type { Choices, Combat, Keyword, Replacement, Side, Unit } from '../../../src/engine/types.ts';
import { choosers, type Front, frontOf, sides } from './oracle.ts';

/** Ids that trip over prototypes, sorting and case, within the format. */
const awkwardIds = [
  'a',
  'b',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'B',
  'Z-9',
  'a_',
  'a1',
  'a10',
  'a2',
  'isPrototypeOf',
  'x-y_Z0123456789abcdefghi',
] as const;

const prevention = (most: number): fc.Arbitrary<Replacement> =>
  fc.record({ kind: fc.constant('prevent' as const), amount: fc.integer({ min: 1, max: most }) });
const preventAll: fc.Arbitrary<Replacement> = fc.constant({ kind: 'prevent', amount: 'all' });
const double: fc.Arbitrary<Replacement> = fc.constant({ kind: 'double' });

/** How large things get: the oracle's boards are small, the others only end at the format's limits. */
interface Size {
  readonly might: number;
  readonly prevent: number;
  readonly units: number;
}

export const small: Size = { might: 4, prevent: 3, units: 5 };
export const large: Size = { might: 12, prevent: 8, units: 20 };
export const largest: Size = { might: 999, prevent: 999, units: 20 };

const often = <T>(usual: T, other: fc.Arbitrary<T>, weight = 3): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

type Traits = Omit<Unit, 'id'>;

const traits = (size: Size): fc.Arbitrary<Traits> => {
  const base = fc.record<Traits>({
    might: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: size.might }) },
      { weight: 1, arbitrary: fc.integer({ min: -3, max: 0 }) },
    ),
    mightChange: often(0, fc.integer({ min: -2, max: 2 })),
    assault: often(0, fc.integer({ min: 0, max: 2 })),
    shield: often(0, fc.integer({ min: 0, max: 2 })),
    marked: often(0, fc.integer({ min: 0, max: 3 })),
    stunned: often(false, fc.constant(true), 5),
    dealsNoCombatDamage: often(false, fc.constant(true), 9),
    tank: fc.boolean(),
    backline: fc.boolean(),
    immune: often(false, fc.constant(true), 9),
    replacements: often<readonly Replacement[]>([], fc.array(prevention(size.prevent), { maxLength: 1 })),
  });
  const kinds: readonly { weight: number; change: fc.Arbitrary<Partial<Traits>> }[] = [
    { weight: 3, change: fc.constant({}) },
    { weight: 4, change: fc.constant({ tank: false, backline: false, immune: false, replacements: [] }) },
    { weight: 4, change: fc.constant({ tank: true, backline: true, immune: false, replacements: [] }) },
    { weight: 1, change: fc.constant({ tank: true, backline: true, immune: true }) },
    { weight: 1, change: fc.constant({ tank: false, backline: false, immune: true }) },
    {
      weight: 1,
      change: fc.record({ replacements: fc.tuple(preventAll), immune: often(false, fc.constant(true)) }),
    },
    {
      weight: 2,
      change: fc.record({
        immune: fc.constant(false),
        replacements: fc.array(
          fc.oneof(
            { weight: 5, arbitrary: prevention(size.prevent) },
            { weight: 4, arbitrary: double },
            { weight: 1, arbitrary: preventAll },
          ),
          { minLength: 2, maxLength: 6 },
        ),
      }),
    },
    // Already lethal: need 0, with every mix of keywords.
    {
      weight: 1,
      change: fc.record({ might: fc.integer({ min: -1, max: 1 }), marked: fc.integer({ min: 2, max: 4 }) }),
    },
  ];
  return fc
    .tuple(base, fc.oneof(...kinds.map(({ weight, change }) => ({ weight, arbitrary: change }))))
    .map(([plain, change]) => ({ ...plain, ...change }));
};

const sideOf = (units: readonly Unit[], ignores: readonly Keyword[], anyDamageIsLethal: boolean): Side => ({
  units,
  ignores,
  anyDamageIsLethal,
});

const ignores = (): fc.Arbitrary<readonly Keyword[]> =>
  often<readonly Keyword[]>([], fc.subarray<Keyword>(['tank', 'backline'], { minLength: 1 }), 5);

interface Counts {
  readonly attackers: readonly [number, number];
  readonly defenders: readonly [number, number];
}

const lengths = ([minLength, maxLength]: readonly [number, number]) => ({
  minLength,
  maxLength,
  size: 'max' as const,
});

/** Any combat of a size, biased to the hard parts. */
export const combats = (
  size: Size,
  { attackers, defenders }: Counts = { attackers: [1, size.units], defenders: [1, size.units] },
): fc.Arbitrary<Combat> =>
  fc
    .record({
      ids: fc.shuffledSubarray(
        [...awkwardIds, ...Array.from({ length: 2 * size.units }, (_, i) => `u${i}`)],
        {
          minLength: 2 * size.units,
          maxLength: 2 * size.units,
        },
      ),
      attackers: fc.array(traits(size), lengths(attackers)),
      defenders: fc.array(traits(size), lengths(defenders)),
      ignoring: fc.tuple(ignores(), ignores()),
      override: fc.tuple(often(false, fc.constant(true), 5), often(false, fc.constant(true), 5)),
    })
    .map(({ ids, attackers: ours, defenders: theirs, ignoring, override }) => ({
      v: 1,
      attacker: sideOf(
        ours.map((unit, i) => ({ id: ids[i] as string, ...unit })),
        ignoring[0],
        override[0],
      ),
      defender: sideOf(
        theirs.map((unit, i) => ({ id: ids[ours.length + i] as string, ...unit })),
        ignoring[1],
        override[1],
      ),
    }));

/** How many states the oracle visits: the beginnings of all splits, once for each E10 choice. */
const effort = (front: Front): number => {
  let beginnings = 1;
  for (let k = 1; k <= front.targets.length; k += 1) beginnings = (beginnings * (front.total + k)) / k;
  return beginnings * 2 ** choosers(front).length;
};

/** A board and one side of it that the oracle can exhaust. */
export interface Case {
  readonly combat: Combat;
  readonly front: Front;
}

/** Few against many, from either side: the many are what is hard. */
export const cases = (limit = 4000): fc.Arbitrary<Case> =>
  fc
    .constantFrom(...sides)
    .chain((side) =>
      combats(
        small,
        side === 'attacker'
          ? { attackers: [1, 2], defenders: [1, small.units] }
          : { attackers: [1, small.units], defenders: [1, 2] },
      ).map((combat) => ({ combat, front: frontOf(combat, side) })),
    )
    .filter(({ front }) => effort(front) <= limit);

/** Amounts for a front that need not be legal: random, or one unit's worth away from something. */
export const amounts = (front: Front): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.integer({ min: 0, max: front.total + 2 }), {
    minLength: front.targets.length,
    maxLength: front.targets.length,
  });

/** Some picks, also for units where E10 gives none: those are ignored. */
export const picks = (front: Front): fc.Arbitrary<Choices> => {
  const both = front.targets.filter((t) => t.unit.tank && t.unit.backline).map((t) => t.unit.id);
  return fc
    .tuple(
      fc.subarray(both),
      fc.array(fc.constantFrom<Keyword>('tank', 'backline'), {
        minLength: both.length,
        maxLength: both.length,
      }),
    )
    .map(([ids, keywords]) => Object.fromEntries(ids.map((id, i) => [id, keywords[i] as Keyword])));
};

export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};
