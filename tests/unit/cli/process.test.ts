import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { judgeLine } from '../../../src/cli/judge/answer.ts';
import { helpExamples } from '../../../src/cli/judge/help.ts';
import { longestLine } from '../../../src/cli/judge/lines.ts';

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the judge as a program of its own and gives it these pieces of input one after the other. */
function run(pieces: readonly (string | Uint8Array)[], options: readonly string[] = []): Promise<Run> {
  const judge = spawn(process.execPath, ['src/cli/judge.ts', ...options]);
  let output = '';
  let errors = '';
  judge.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  judge.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  for (const piece of pieces) judge.stdin.write(piece);
  judge.stdin.end();
  return new Promise((resolve) => judge.on('close', (code) => resolve({ code, output, errors })));
}

const answers = ({ output }: Run): { ok: boolean; refusals?: { problem: string }[] }[] =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

const good =
  '{"combat":{"v":1,"attacker":{"units":[{"id":"a","might":1}]},"defender":{"units":[{"id":"b","might":1}]}}}';

describe('npm run judge', () => {
  it('20 lines of garbage: 20 refusals, no crash, and the next line still works', async () => {
    const units = JSON.stringify(Array.from({ length: 21 }, (_, index) => ({ id: `u${index}`, might: 1 })));
    const garbage = [
      '{',
      'garbage',
      'null',
      '[]',
      '42',
      '"text"',
      '{}',
      good.slice(0, -1),
      good.replace('"v":1', '"v":"1"'),
      good.replace('"might":1', '"might":NaN'),
      good.replace('"might":1', '"might":1e999'),
      good.replace('"might":1', '"might":123456789012345678901234567890'),
      good.replace('"id":"b"', '"id":"a"'),
      good.replace('"id":"b"', '"id":"__proto__"'),
      good.replace('"id":"b"', '"__proto__":{},"id":"b"'),
      good.replace('[{"id":"b","might":1}]', units),
      good.replace('"id":"b"', `"id":"b","name":"${'x'.repeat(1_000_000)}"`),
      `{"combat":${'['.repeat(10_000)}`,
      `${good.slice(0, -1)},"side":"nobody","list":-1}`,
      `${good.slice(0, -1)},"side":"attacker","assignment":{"b":"1"}}`,
    ];
    const result = await run([`${garbage.join('\n')}\n${good}\n`]);
    expect(result).toMatchObject({ code: 0, errors: '' });
    const given = answers(result);
    expect(given).toHaveLength(21);
    expect(given.slice(0, 20).every(({ ok, refusals = [] }) => !ok && refusals.length > 0)).toBe(true);
    expect(given[20]).toMatchObject({ ok: true });
  });
  it('reads a byte order mark, CRLF, blank lines and a last line without an end', async () => {
    const result = await run([`\uFEFF${good}\r\n\r\n   \n\n${good}\r\n${good}`]);
    expect(answers(result).map(({ ok }) => ok)).toEqual([true, true, true]);
  });
  it('puts lines together that come in pieces, in the middle of a character too', async () => {
    const bytes = new TextEncoder().encode(`${good.replace('"id":"b"', '"id":"b","name":"élan’"')}\n`);
    const result = await run([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(answers(result)).toMatchObject([{ ok: true }]);
  });
  it('refuses malformed text and lines beyond all measure, once each', async () => {
    const result = await run([Uint8Array.of(0xff, 0x0a), 'x'.repeat(longestLine + 1), `\n${good}\n`]);
    expect(answers(result)).toMatchObject([
      { refusals: [{ problem: 'not-json' }] },
      { refusals: [{ problem: 'too-long' }] },
      { ok: true },
    ]);
  });
  it('answers in the order of the lines', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => good.replace('"might":1', `"might":${index}`));
    const totals = answers(await run([`${lines.join('\n')}\n`])) as unknown as {
      attacker: { total: number };
    }[];
    expect(totals.map(({ attacker }) => attacker.total)).toEqual(lines.map((_, index) => index));
  });
  it('ends quietly when nobody reads the answers any more', async () => {
    const judge = spawn(process.execPath, ['src/cli/judge.ts']);
    let errors = '';
    judge.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    judge.stdin.on('error', () => undefined);
    judge.stdout.once('data', () => judge.stdout.destroy());
    judge.stdin.end(`${good}\n`.repeat(20_000));
    const code = await new Promise((resolve) => judge.on('close', resolve));
    expect([code, errors]).toEqual([0, '']);
  });
  it('no input, no output', async () => {
    expect(await run([])).toEqual({ code: 0, output: '', errors: '' });
  });
  it('--help shows each form with its answer', async () => {
    const { code, output } = await run([], ['--help']);
    expect(code).toBe(0);
    for (const { line } of helpExamples) {
      expect(output).toContain(line);
      expect(output).toContain(judgeLine(new TextEncoder().encode(line)));
    }
  });
  it('another option is not taken for input', async () => {
    const { code, output, errors } = await run([], ['--hlep']);
    expect(code).toBe(2);
    expect([output, errors.length > 0]).toEqual(['', true]);
  });
});
