import {
  type Assignment,
  type Combat,
  checkAssignment,
  countAssignments,
  countOutcomes,
  enemyOf,
  hits,
  legalAssignments,
  need,
  resolve,
  type SetupProblem,
  type SideName,
  total,
} from '../../engine/index.ts';
import { type Line, longestLine } from './lines.ts';
import { type Reading, type Request, readRequest } from './request.ts';

/** Plain data that JSON can write. */
type Answer = Readonly<Record<string, unknown>>;

const unreadable = (problem: SetupProblem): Reading => ({
  ok: false,
  refusals: [{ rule: 'not-a-combat', path: '', ...problem }],
});

const sideAnswer = (combat: Combat, side: SideName): Answer => ({
  total: total(combat, side),
  need: Object.fromEntries(combat[enemyOf(side)].units.map(({ id }) => [id, need(combat, id)])),
  count: String(countAssignments(combat, side)),
  outcomes: String(countOutcomes(combat, side)),
});

const sidesAnswer = (combat: Combat): Answer => ({
  ok: true,
  attacker: sideAnswer(combat, 'attacker'),
  defender: sideAnswer(combat, 'defender'),
});

function listAnswer(combat: Combat, side: SideName, list: number): Answer {
  const assignments = legalAssignments(combat, side)
    .take(list)
    .map(({ amounts }) => amounts);
  return { ...sidesAnswer(combat), assignments: [...assignments] };
}

function checkAnswer({ combat, side, assignment, choices }: Extract<Request, { ask: 'check' }>): Answer {
  const checked = checkAssignment(combat, side, assignment, choices);
  if (!checked.ok) return { ok: false, refusals: checked.refusals, fix: checked.fix?.amounts };
  const met = hits(combat, checked.value);
  return {
    ok: true,
    killed: met.flatMap(({ id, dies }) => (dies ? [id] : [])).sort(),
    dealt: Object.fromEntries(met.map(({ id, dealt }) => [id, dealt])),
  };
}

function resolveAnswer(combat: Combat, amounts: Readonly<Record<SideName, Assignment>>): Answer {
  const attacker = checkAssignment(combat, 'attacker', amounts.attacker);
  const defender = checkAssignment(combat, 'defender', amounts.defender);
  if (attacker.ok && defender.ok) {
    const resolution = resolve(combat, { attacker: attacker.value, defender: defender.value });
    const { dealt, killed, healed, result, recalled } = resolution;
    return { ok: true, dealt, killed, healed, result, recalled };
  }
  const refusals = Object.entries({ attacker, defender }).flatMap(([side, checked]) =>
    checked.ok ? [] : checked.refusals.map((refusal) => ({ side, ...refusal })),
  );
  return { ok: false, refusals };
}

function answerTo(request: Request): Answer {
  switch (request.ask) {
    case 'sides':
      return sidesAnswer(request.combat);
    case 'list':
      return listAnswer(request.combat, request.side, request.list);
    case 'check':
      return checkAnswer(request);
    case 'resolve':
      return resolveAnswer(request.combat, request);
  }
}

// Malformed bytes must not turn into a readable name.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a line asks, or everything that is wrong with it; undefined for a blank line. Never throws. */
export function readLine(line: Line): Reading | undefined {
  if (line === undefined) return unreadable({ problem: 'too-long', max: longestLine });
  let value: unknown;
  try {
    const text = utf8.decode(line);
    if (text.trim() === '') return undefined;
    value = JSON.parse(text);
  } catch {
    return unreadable({ problem: 'not-json' });
  }
  return readRequest(value);
}

/** The answer to a line, as one line without its end; undefined for a blank line. Never throws. */
export function judgeLine(line: Line): string | undefined {
  const reading = readLine(line);
  return reading && JSON.stringify(reading.ok ? answerTo(reading.request) : reading);
}
