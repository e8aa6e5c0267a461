// node run.mjs vectors.json COMMAND [ARGUMENT…]: asks an engine that reads and writes one JSON object a line.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const [file, command, ...args] = process.argv.slice(2);
const { vectors } = JSON.parse(readFileSync(file, 'utf8'));
const sorted = (list) => list.map(({ rule }) => rule).sort();
const asked = vectors.flatMap(({ id, combat, resolve, ...of }) => {
  const { attacker, defender, ...aftermath } = resolve;
  const sides = ['attacker', 'defender'].flatMap((side) => [
    ...of[side].legal.map((assignment) => [{ side, assignment }, (answer) => answer.ok === true]),
    ...of[side].refused.map(({ assignment, rules }) => [
      { side, assignment },
      (answer) => answer.ok === false && isDeepStrictEqual(sorted(answer.refusals), sorted(rules)),
    ]),
  ]);
  const numbers = ({ total, need, count, outcomes }) => ({ total, need, count, outcomes });
  const figures = { ok: true, attacker: numbers(of.attacker), defender: numbers(of.defender) };
  return [
    [{}, (answer) => isDeepStrictEqual(answer, figures)],
    ...sides,
    [{ attacker, defender }, (answer) => isDeepStrictEqual(answer, { ok: true, ...aftermath })],
  ].map(([question, isRight]) => ({ id, question: { combat, ...question }, isRight }));
});
const input = asked.map(({ question }) => JSON.stringify(question)).join('\n');
const { stdout } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
const parsed = (line) => {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
};
const answers = stdout.trim().split('\n').map(parsed);
const wrong = asked.filter(({ isRight }, i) => !isRight(answers[i] ?? {}));
for (const { id, question } of wrong) console.log(`${id}: ${JSON.stringify({ ...question, combat: '…' })}`);
console.log(`${asked.length - wrong.length} right, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
