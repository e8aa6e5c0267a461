import {
  type Assignment,
  checkAssignment,
  createCombat,
  type RuleId,
  type Setup,
  type SideName,
  section,
} from '../../engine/index.ts';
import type { Specimen } from '../../islands/Specimens.tsx';

/** One unit for each state that a tile can be in. */
export const tiles: Setup = {
  v: 1,
  attacker: {
    ignores: ['backline'],
    units: [
      { id: 'attacker', might: 3, assault: 2 },
      { id: 'stunned', might: 4, stunned: true },
      { id: 'recalled', might: 2 },
    ],
  },
  defender: {
    units: [
      { id: 'plain', might: 3 },
      { id: 'marked', might: 3, marked: 1 },
      { id: 'shielded', might: 2, shield: 2 },
      { id: 'warded', might: 2, replacements: [{ kind: 'prevent', amount: 3 }] },
      { id: 'doubled', might: 3, replacements: [{ kind: 'double' }] },
      { id: 'immune', might: 5, immune: true },
      { id: 'never', might: 4, replacements: [{ kind: 'prevent', amount: 'all' }] },
      {
        id: 'both',
        might: 4,
        mightChange: 1,
        shield: 2,
        tank: true,
        backline: true,
        replacements: [{ kind: 'prevent', amount: 2 }, { kind: 'double' }],
      },
      { id: 'ignored', might: 2, backline: true },
      { id: 'long', might: 2, tank: true },
      { id: 'giant', might: 40, marked: 3 },
      { id: 'began', might: 4 },
      { id: 'lethal', might: 3 },
      { id: 'over', might: 2 },
      { id: 'now', might: 3 },
      { id: 'killed', might: 2 },
      { id: 'healed', might: 3, marked: 1 },
    ],
  },
};

/** One unit for each state of a tile while a split is tried. */
export const trials: Setup = {
  v: 1,
  attacker: { units: [{ id: 'striker', might: 9 }] },
  defender: {
    units: [
      { id: 'open', might: 3, tank: true },
      { id: 'closed', might: 3, backline: true },
      { id: 'waits', might: 3, tank: true },
      { id: 'early', might: 4 },
      { id: 'much', might: 2 },
      { id: 'begun', might: 4 },
      { id: 'barred', might: 3, immune: true },
    ],
  },
};

type State = Omit<Specimen, 'unit' | 'name' | 'caption'>;

const refused = (rule: RuleId, unit: string, amount: number): State => ({
  amount,
  trial: {
    refusals: [{ rule, section: section(rule), units: [unit], waiting: [] }],
    allowances: new Map(),
    choosers: new Set(),
    spent: false,
  },
});

const allowed = (unit: string, rule?: RuleId): State => ({
  trial: {
    refusals: [],
    allowances: new Map([
      [unit, rule ? { most: 0, rule, section: section(rule), units: [unit], waiting: [] } : { most: 3 }],
    ]),
    choosers: new Set(),
    spent: false,
  },
});

/** What makes each unit's state, in the order shown. */
export const tileStates = {
  plain: {},
  attacker: {},
  marked: { amount: 1 },
  stunned: {},
  shielded: {},
  warded: { amount: 2 },
  doubled: { amount: 1 },
  immune: {},
  never: { amount: 2 },
  both: {},
  ignored: {},
  long: {},
  giant: { amount: 23 },
  began: { amount: 2 },
  lethal: { amount: 3 },
  over: { amount: 4 },
  now: { now: true },
  killed: { amount: 2, killed: true },
  healed: { amount: 1, healed: true },
  recalled: { recalled: true },
} as const satisfies Readonly<Record<string, State>>;

export const trialStates = {
  open: allowed('open'),
  closed: allowed('closed', 'backline-last'),
  waits: {
    amount: 1,
    trial: {
      refusals: [
        { rule: 'tank-first', section: section('tank-first'), units: ['early'], waiting: ['waits'] },
      ],
      allowances: new Map(),
      choosers: new Set<string>(),
      spent: false,
    },
  },
  early: refused('tank-first', 'early', 2),
  much: refused('no-excess', 'much', 4),
  begun: refused('lethal-in-full', 'begun', 1),
  barred: refused('exempt-immune', 'barred', 2),
} as const satisfies Readonly<Record<string, State>>;

const twenty = <T>(make: (i: number) => T): T[] => Array.from({ length: 20 }, (_, i) => make(i));

/** As many units as a side may have, of every kind. */
export const crowd: Setup = {
  v: 1,
  attacker: { units: twenty((i) => ({ id: `a${i}`, might: 1 + (i % 5), tank: i === 3, backline: i === 7 })) },
  defender: {
    units: twenty((i) => ({
      id: `d${i}`,
      might: 1 + ((i * 3) % 7),
      tank: i % 9 === 0,
      backline: i % 6 === 5,
      marked: i % 8 === 4 ? 1 : 0,
    })),
  },
};

/** The legal split of a side that is nearest to none. */
export const legalSplit = (setup: Setup, side: SideName): Assignment => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error('an impossible combat');
  const checked = checkAssignment(made.value, side, {});
  return checked.ok ? checked.value.amounts : (checked.fix?.amounts ?? {});
};
