import { expect, test } from 'vitest';
import { answers, type NumberAnswer } from '../../../src/components/search/numbers.ts';

const ask = async (typed: string): Promise<NumberAnswer> => {
  const [answer] = await answers('en', [typed]);
  if (!answer) throw new Error('no answer');
  return answer;
};
const told = ({ meanings }: Pick<NumberAnswer, 'meanings'>) =>
  meanings.map(({ versions, url }) => [versions.join(' '), url?.split('/').at(-2)]);

test('a number of the checked edition', async () => {
  const answer = await ask('rule 465.2c6');
  expect(answer.number).toBe('465.2.c.6');
  expect(told(answer)).toEqual([['1.4', 'requirements-if-able']]);
  expect(answer.meanings[0]?.number).toBe('465.2.c.6');
});

test('a number of an earlier edition leads to the rule and says what its number is now', async () => {
  const answer = await ask('443.1.d.7');
  expect(told(answer)).toEqual([['1.2', 'pick-tank-or-backline']]);
  expect(answer.meanings[0]).toMatchObject({ number: '465.2.c.8', isSure: false });
});

test('a number with several meanings tells them all, the newest first', async () => {
  const { meanings } = await ask('460');
  expect(meanings.map(({ versions, url }) => [versions, url === undefined])).toEqual([
    [['1.4'], true],
    [['1.3'], false],
  ]);
});

test('a number under which we have two rules leads to both', async () => {
  const [now] = (await ask('465.2.c')).meanings;
  expect(now?.url).toBe('/en/rules/assign-whole-total/');
  expect(now?.besides.map(({ url }) => url)).toEqual(['/en/rules/own-enemy-only/']);
});

test('a number that is not there says so and leads above, never beside', async () => {
  for (const [typed, above] of [
    ['465.2.c.99', '465.2.c'],
    ['465.3.1', '465.3'],
    ['465.2.c.6.z.1', '465.2.c.6'],
  ] as const) {
    const answer = await ask(typed);
    expect(answer.meanings).toEqual([]);
    expect(answer.above?.number).toBe(above);
  }
});

test('a rule leads to those below it', async () => {
  const answer = await ask('815.1.c');
  expect(answer.below.map(({ number }) => number)).toEqual(expect.arrayContaining(['815.1.c.2']));
});

test('a section that is not described leads below', async () => {
  const answer = await ask('464');
  expect(answer).toMatchObject({ meanings: [], above: undefined });
  expect(answer.below.length).toBeGreaterThan(0);
  for (const { number } of answer.below) expect(number).toMatch(/^464\./);
});

test('what only looks like a number leads nowhere', async () => {
  expect(await ask('4651')).toEqual({ number: '4651', meanings: [], above: undefined, below: [] });
});
