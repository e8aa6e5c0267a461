/**
 * Gives one judge process many lines, questions and garbage mixed: `node tests/fuzz/judge.ts [lines] [seed]`. Each line must
 * get one answer, in order, and the one that it gets when it is asked alone; questions must be answered, and broken ones
 * refused. Beyond 100,000 lines they come again from the first. Prints what was asked and how much memory the judge took.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { judgeLine } from '../../src/cli/judge/answer.ts';
import { type Combat, legalAssignments, toSetup } from '../../src/engine/index.ts';
import { combats, large, small } from '../unit/oracle/arbitraries.ts';

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);

type Kind = 'question' | 'guess' | 'changed' | 'garbage';

interface Asked {
  readonly kind: Kind;
  readonly line: Uint8Array;
  readonly answer: string;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sides = ['attacker', 'defender'] as const;

/** Values that a reader of JSON or of the format may trip over. */
const bait = [
  'NaN',
  '1e999',
  '-0',
  '0.1',
  '123456789012345678901',
  '"1"',
  'null',
  '{}',
  '[]',
  'true',
  '""',
] as const;
const baitKeys = ['__proto__', 'constructor', 'toString', 'units', 'v', '', '~/'] as const;

/** A line with one thing in it that is not as it was. It may mean something still. */
const changedLine = (line: string, at: number, what: number): string => {
  const place = at % line.length;
  const some = bait[what % bait.length] ?? '';
  const key = baitKeys[what % baitKeys.length] ?? '';
  const ways = [
    () => line.slice(0, place) + some + line.slice(place + 1),
    () => line.slice(0, place) + line.slice(place + 1 + (what % 5)),
    () => line.replace(/:-?\d+/, `:${some}`),
    () => line.replace('{"id"', `{"${key}":${some},"id"`),
    () => line.replaceAll(/"id":"[^"]*"/g, '"id":"same"'),
    () => line.replace(/"id":"[^"]*"/, `"id":${JSON.stringify(key)}`),
    () => line.replace('"units":[', `"units":[${'{"id":"u","might":1},'.repeat(21)}`),
  ];
  return ways[what % ways.length]?.() ?? line;
};

/** Nothing that is a question. */
const garbageLine = (line: string, at: number, what: number): Uint8Array => {
  const ways = [
    () => bytes(line.slice(0, at % line.length) || '{'),
    () => bytes('[{"'.repeat(1 + (at % 3_000))),
    () => Uint8Array.of(0xff, 0xfe, ...bytes(line)),
    () => bytes(`${line}}`),
    () => bytes(`"${'x'.repeat(what % 701 === 0 ? 1_000_000 : at % 2_000)}"`),
    () => bytes(bait[at % bait.length] ?? ''),
  ];
  return ways[what % ways.length]?.() ?? bytes('{');
};

const questionOf = (combat: Combat, way: number): string => {
  const asked = { combat: toSetup(combat) };
  const side = sides[way % 2] ?? 'attacker';
  const split = (of: 'attacker' | 'defender') => legalAssignments(combat, of).next().value?.amounts ?? {};
  if (way % 8 < 2) return JSON.stringify(asked);
  if (way % 8 < 4) return JSON.stringify({ ...asked, side, list: way % 12 });
  if (way % 8 < 6) return JSON.stringify({ ...asked, side, assignment: split(side) });
  return JSON.stringify({ ...asked, attacker: split('attacker'), defender: split('defender') });
};

/** A question about a split that may be anything. */
const guessOf = (combat: Combat, way: number, at: number): string => {
  const side = sides[way % 2] ?? 'attacker';
  const enemies = combat[side === 'attacker' ? 'defender' : 'attacker'].units;
  const assignment = Object.fromEntries(enemies.map(({ id }, i) => [id, (at >> (i % 16)) % 5]));
  return JSON.stringify({ combat: toSetup(combat), side, assignment });
};

const asked = fc
  .tuple(fc.oneof(combats(small), combats(large)), fc.nat(9), fc.nat(1 << 20), fc.nat(1 << 20))
  .map(([combat, kind, at, what]): Asked => {
    const question = questionOf(combat, what);
    const made = (kind: Kind, line: Uint8Array): Asked => ({ kind, line, answer: judgeLine(line) ?? '' });
    if (kind < 3) return made('question', bytes(question));
    if (kind < 5) return made('guess', bytes(guessOf(combat, what, at)));
    if (kind < 8) return made('changed', bytes(changedLine(question, at, what)));
    return made('garbage', garbageLine(question, at, what));
  })
  // A blank line gets no answer, and an end within a line makes two of it.
  .filter(({ line, answer }) => answer !== '' && !line.includes(0x0a));

const lines: Asked[] = [];
const block = 1_000;
while (lines.length < Math.min(count, 100_000))
  lines.push(...fc.sample(asked, { numRuns: block, seed: seed * 1_000_003 + lines.length }));

const judge = spawn(process.execPath, ['src/cli/judge.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
const ended = once(judge, 'close');

/** In megabytes; none where the system does not tell. */
const memory = (): number => {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${judge.pid}/status`, 'utf8'))?.[1]) / 1024,
    );
  } catch {
    return Number.NaN;
  }
};

const feed = async (): Promise<void> => {
  for (let i = 0; i < count; i++) {
    const { line } = lines[i % lines.length] as Asked;
    if (!judge.stdin.write(Buffer.concat([line, Uint8Array.of(0x0a)]))) await once(judge.stdin, 'drain');
  }
  judge.stdin.end();
};
const fed = feed();

let answered = 0;
const wrong: string[] = [];
const accepted: Record<Kind, number> = { question: 0, guess: 0, changed: 0, garbage: 0 };
const seen: Record<Kind, number> = { question: 0, guess: 0, changed: 0, garbage: 0 };
const took: number[] = [];
for await (const text of createInterface({ input: judge.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
  const { kind, line, answer } = lines[answered % lines.length] as Asked;
  const isAccepted = text.startsWith('{"ok":true');
  const isRight =
    text === answer && (kind !== 'question' || isAccepted) && (kind !== 'garbage' || !isAccepted);
  if (!isRight)
    wrong.push(`${kind} ${new TextDecoder().decode(line.subarray(0, 300))}\n  ${text.slice(0, 300)}`);
  seen[kind] += 1;
  if (isAccepted) accepted[kind] += 1;
  answered += 1;
  if (answered % Math.ceil(count / 10) === 0) took.push(memory());
}
await fed;
const [code] = await ended;

console.table(
  Object.fromEntries(
    (Object.keys(seen) as Kind[]).map((kind) => [kind, { lines: seen[kind], accepted: accepted[kind] }]),
  ),
);
console.log(
  `${count} lines, ${answered} answers, ${wrong.length} of them wrong; exit code ${code}; seed ${seed}`,
);
console.log(`memory of the judge after each tenth, in MB: ${took.join(' ')}`);
for (const one of wrong.slice(0, 5)) console.log(one);
if (answered !== count || wrong.length > 0 || code !== 0) process.exitCode = 1;
