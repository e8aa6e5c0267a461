import {
  type Assignment,
  type Combat,
  checkAssignment,
  countAssignments,
  countOutcomes,
  enemyOf,
  type LegalAssignment,
  legalAssignments,
  need,
  outcomes,
  type RuleId,
  resolve,
  type SideName,
  section,
  toSetup,
  total,
} from '../../src/engine/index.ts';

const sides: readonly SideName[] = ['attacker', 'defender'];
/** Up to this many legal splits all of them are listed. */
const listedAtMost = 12;
const refusedAtMost = 6;

interface Refused {
  readonly assignment: Assignment;
  readonly rules: readonly { readonly rule: RuleId; readonly section: string }[];
}

/** What one side may do, as the published vectors say it. */
export interface SideVector {
  readonly total: number;
  readonly need: Readonly<Record<string, number | 'never' | 'exempt'>>;
  /** Exact, as text: it may be above 2^53. */
  readonly count: string;
  readonly outcomes: string;
  /** Some legal splits; all of them where there are as many as `count` says. */
  readonly legal: readonly Assignment[];
  readonly refused: readonly Refused[];
}

/** One board with everything an engine must say of it. */
export interface Vector {
  readonly id: string;
  /** The rules that its steps and refusals speak of. */
  readonly rules: readonly RuleId[];
  readonly combat: ReturnType<typeof toSetup>;
  readonly attacker: SideVector;
  readonly defender: SideVector;
  readonly resolve: {
    readonly attacker: Assignment;
    readonly defender: Assignment;
    readonly dealt: Readonly<Record<string, number>>;
    readonly killed: readonly string[];
    readonly healed: readonly string[];
    readonly recalled: boolean;
    readonly result: string;
  };
}

const plain = (amounts: Assignment): Assignment => ({ ...amounts });

/** Splits near the legal ones that tempt a player: a point moved, spread, all on one, too much, too little, a stranger. */
const temptations = (combat: Combat, side: SideName, legal: readonly LegalAssignment[]): Assignment[] => {
  const ids = combat[enemyOf(side)].units.map(({ id }) => id);
  const sum = total(combat, side);
  const found: Assignment[] = [];
  const add = (amounts: Record<string, number>) =>
    found.push(Object.fromEntries(Object.entries(amounts).filter(([, n]) => n > 0)));
  for (const { amounts } of legal.slice(0, 3))
    for (const from of ids)
      for (const to of ids) {
        const has = amounts[from] ?? 0;
        if (from !== to && has > 0) {
          add({ ...amounts, [from]: has - 1, [to]: (amounts[to] ?? 0) + 1 });
          add({ ...amounts, [from]: 0, [to]: (amounts[to] ?? 0) + has });
        }
      }
  for (const id of ids) add({ [id]: sum });
  add(Object.fromEntries(ids.map((id, i) => [id, Math.floor((sum + i) / ids.length)])));
  const [first] = legal;
  const [id] = ids;
  if (first && id !== undefined) {
    add({ ...first.amounts, [id]: (first.amounts[id] ?? 0) + 1 });
    if (sum > 0) add({ ...first.amounts, nobody: 1 });
  }
  return found;
};

const refusedOf = (combat: Combat, side: SideName, legal: readonly LegalAssignment[]): Refused[] => {
  const bySet = new Map<string, Refused>();
  for (const assignment of temptations(combat, side, legal)) {
    const checked = checkAssignment(combat, side, assignment);
    if (checked.ok) continue;
    const rules = checked.refusals.map(({ rule }) => ({ rule, section: section(rule) }));
    const key = rules.map(({ rule }) => rule).join();
    if (!bySet.has(key)) bySet.set(key, { assignment, rules });
  }
  return [...bySet.values()].slice(0, refusedAtMost);
};

const legalOf = (combat: Combat, side: SideName): LegalAssignment[] => {
  if (countAssignments(combat, side) <= BigInt(listedAtMost)) return [...legalAssignments(combat, side)];
  return outcomes(combat, side)
    .groups.slice(0, listedAtMost)
    .map(({ example }) => example);
};

/** Everything the engine says of a board; the first legal split of each side is the one that is resolved. */
export const vectorOf = (id: string, combat: Combat): Vector => {
  const rules = new Set<RuleId>();
  const legal = { attacker: legalOf(combat, 'attacker'), defender: legalOf(combat, 'defender') };
  const sideVector = (side: SideName): SideVector => {
    const refused = refusedOf(combat, side, legal[side]);
    for (const { rules: broken } of refused) for (const { rule } of broken) rules.add(rule);
    return {
      total: total(combat, side),
      need: Object.fromEntries(combat[enemyOf(side)].units.map((unit) => [unit.id, need(combat, unit.id)])),
      count: String(countAssignments(combat, side)),
      outcomes: String(countOutcomes(combat, side)),
      legal: legal[side].map(({ amounts }) => plain(amounts)),
      refused,
    };
  };
  const [attacker, defender] = sides.map(sideVector) as [SideVector, SideVector];
  const [first] = legal.attacker;
  const [second] = legal.defender;
  if (!first || !second) throw new Error('a side always has a legal split');
  const { steps, dealt, killed, healed, recalled, result } = resolve(combat, {
    attacker: first,
    defender: second,
  });
  for (const { rule } of steps) rules.add(rule);
  return {
    id,
    rules: [...rules].sort(),
    combat: toSetup(combat),
    attacker,
    defender,
    resolve: {
      attacker: plain(first.amounts),
      defender: plain(second.amounts),
      dealt: { ...dealt },
      killed,
      healed,
      recalled,
      result,
    },
  };
};
