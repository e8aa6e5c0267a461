// node run.mjs vectors.json COMMAND [ARGUMENT…]: asks an engine that reads and writes one JSON object a line.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual as same } from 'node:util';

const [file, command, ...args] = process.argv.slice(2);
const rulesIn = (refusals) => refusals.map(({ rule }) => rule).sort();
const figures = ({ total, need, count, outcomes }) => ({ total, need, count, outcomes });
const ofSide = ([side, { legal, refused }]) => [
  ...legal.map((assignment) => [{ side, assignment }, ({ ok }) => ok === true]),
  ...refused.map(({ assignment, rules }) => [
    { side, assignment },
    ({ ok, refusals }) => ok === false && same(rulesIn(refusals), rulesIn(rules)),
  ]),
];
const ofVector = ({ attacker, defender, resolve: { attacker: first, defender: second, ...after } }) => [
  [{}, (answer) => same(answer, { ok: true, attacker: figures(attacker), defender: figures(defender) })],
  ...Object.entries({ attacker, defender }).flatMap(ofSide),
  [{ attacker: first, defender: second }, (answer) => same(answer, { ok: true, ...after })],
];
const asked = JSON.parse(readFileSync(file, 'utf8')).vectors.flatMap((vector) =>
  ofVector(vector).map(([question, isRight]) => ({ ...vector, question, isRight })),
);
const input = asked.map(({ combat, question }) => JSON.stringify({ combat, ...question })).join('\n');
const { stdout } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
const answers = JSON.parse(`[${stdout.trim().replaceAll('\n', ',')}]`);
const wrong = asked.filter(({ isRight }, i) => !isRight(answers[i] ?? {}));
for (const { id, question } of wrong) console.log(`${id}: ${JSON.stringify(question)}`);
console.log(`${asked.length - wrong.length} right, ${wrong.length} wrong`);
process.exitCode = Math.sign(wrong.length);
