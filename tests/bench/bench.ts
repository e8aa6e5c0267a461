/**
 * How fast the engine answers: `npm run bench`. Prints a table with the median and the slowest 1 % of each question, the limits
 * that are wanted on a desktop core, and how many times faster than brute force it is. Fails where a limit is not kept.
 */
import { Bench } from 'tinybench';
import {
  assignable,
  type Combat,
  checkAssignment,
  countAssignments,
  createCombat,
  legalAssignments,
  need,
  outcomes,
  resolve,
  type Setup,
  type SideName,
  total,
} from '../../src/engine/index.ts';
import { assignmentOf, everySplit, frontOf, legalSplits, refusalsOf } from '../unit/oracle/oracle.ts';
import { combatOf, setups } from './boards.ts';
import { bruteCount } from './brute.ts';

const sides: readonly SideName[] = ['attacker', 'defender'];
const enemyUnits = (combat: Combat, side: SideName) =>
  combat[side === 'attacker' ? 'defender' : 'attacker'].units;

/** As many points on each unit as fit, with one too many here and there: nothing legal, and no fix at hand. */
const wrongSplit = (combat: Combat, side: SideName): Record<string, number> => {
  const units = enemyUnits(combat, side);
  const each = Math.floor(total(combat, side) / units.length);
  return Object.fromEntries(units.map(({ id }, i) => [id, each + (i % 3)]));
};

/** Everything that a board asks again when a reader changes one thing. */
const recompute = (setup: Setup): unknown => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error('refused');
  const combat = made.value;
  const answers = sides.map((side) => {
    const checked = checkAssignment(combat, side, wrongSplit(combat, side));
    const legal = checked.ok ? checked.value : checked.fix;
    if (legal === undefined) throw new Error('no fix');
    return {
      legal,
      total: total(combat, side),
      needs: enemyUnits(combat, side).map(({ id }) => need(combat, id)),
      count: countAssignments(combat, side),
      outcomes: outcomes(combat, side),
      allowed: assignable(combat, side, legal.amounts),
    };
  });
  const [attacker, defender] = answers.map(({ legal }) => legal);
  if (attacker === undefined || defender === undefined) throw new Error('a side is missing');
  return [answers, resolve(combat, { attacker, defender })];
};

interface Measured {
  readonly board: string;
  readonly question: string;
  readonly median: number;
  readonly p99: number;
  readonly limit: number | undefined;
}

const measure = async (
  questions: Record<string, () => unknown>,
  time: number,
): Promise<Map<string, { median: number; p99: number }>> => {
  const bench = new Bench({ time, warmupTime: time / 4, iterations: 5, warmupIterations: 1 });
  for (const [name, ask] of Object.entries(questions)) {
    bench.add(name, () => {
      ask();
    });
  }
  await bench.run();
  return new Map(
    bench.tasks.map(({ name, result }) => {
      if (!('latency' in result)) throw new Error(`${name}: ${result.state}`);
      return [name, { median: result.latency.p50, p99: result.latency.p99 }];
    }),
  );
};

const boards: readonly { name: string; setup: Setup; limit?: number }[] = [
  { name: '2 a side', setup: setups.mixed(2) },
  { name: '6 a side', setup: setups.mixed(6), limit: 4 },
  { name: '12 a side', setup: setups.mixed(12) },
  { name: '20 a side', setup: setups.mixed(20), limit: 50 },
  { name: '20 of Might 999', setup: setups.worst(), limit: 500 },
  { name: '20 of Might 999, mixed', setup: setups.worstMixed(), limit: 500 },
  { name: 'all limits of the format', setup: setups.limits() },
];

const rows: Measured[] = [];
for (const { name, setup, limit } of boards) {
  const combat = combatOf(setup);
  const wrong = wrongSplit(combat, 'attacker');
  const [legal] = legalAssignments(combat, 'attacker');
  if (legal === undefined) throw new Error('no legal split');
  const measured = await measure(
    {
      needs: () => enemyUnits(combat, 'attacker').map(({ id }) => need(combat, id)),
      'check, legal': () => checkAssignment(combat, 'attacker', legal.amounts),
      'check and fix': () => checkAssignment(combat, 'attacker', wrong),
      count: () => countAssignments(combat, 'attacker'),
      outcomes: () => outcomes(combat, 'attacker'),
      'everything, both sides': () => recompute(setup),
    },
    300,
  );
  for (const [question, { median, p99 }] of measured) {
    rows.push({
      board: name,
      question,
      median,
      p99,
      limit: question.startsWith('everything') ? limit : undefined,
    });
  }
}

const ms = (n: number): string => (n < 1 ? n.toFixed(4) : n.toFixed(2));
console.table(
  rows.map(({ board, question, median, p99, limit }) => ({
    board,
    question,
    'median ms': ms(median),
    'p99 ms': ms(p99),
    'limit ms': limit ?? '',
    kept: limit === undefined ? '' : median <= limit ? 'yes' : 'NO',
  })),
);

const six = combatOf(setups.six());
const front = frontOf(six, 'attacker');
const expected = countAssignments(six, 'attacker');
if (expected !== BigInt(bruteCount(six, 'attacker'))) throw new Error('brute force counts otherwise');
const engine = await measure({ count: () => countAssignments(six, 'attacker') }, 500);
const brute = await measure({ loop: () => bruteCount(six, 'attacker') }, 1000);
const once = (ask: () => unknown): number => {
  const start = performance.now();
  ask();
  return performance.now() - start;
};
const ours = engine.get('count')?.median ?? Number.NaN;
const ratios = [
  { method: 'engine', took: ours },
  { method: 'brute force, a bare loop', took: brute.get('loop')?.median ?? Number.NaN },
  {
    method: 'brute force, the refusal table for every split',
    took: once(() =>
      everySplit(front).filter((split) => refusalsOf(front, assignmentOf(front, split)).length === 0),
    ),
  },
  { method: 'search, one point at a time, legal beginnings only', took: once(() => legalSplits(front)) },
].map(({ method, took }) => ({
  '6 units, 30 damage, count': method,
  ms: ms(took),
  times: method === 'engine' ? '' : Math.round(took / ours).toLocaleString('en'),
  wanted: method.startsWith('brute') ? '1,000' : '',
  kept: method.startsWith('brute') ? (took / ours >= 1000 ? 'yes' : 'NO') : '',
}));
console.table(ratios);

const late = rows.filter(({ median, limit }) => limit !== undefined && median > limit).length;
const slow = ratios.filter(({ kept }) => kept === 'NO').length;
if (late + slow > 0) process.exitCode = 1;
