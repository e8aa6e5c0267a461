import { describe, expect, test } from 'vitest';
import { readLine } from '../../../src/cli/judge/answer.ts';
import { explainer } from '../../../src/cli/judge/explain.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

const explain = (locale: Locale, line: unknown): string => {
  const reading = readLine(new TextEncoder().encode(JSON.stringify(line)));
  if (!reading) throw new Error('a blank line');
  return explainer(locale)(reading);
};

const combat = {
  v: 1,
  attacker: { units: [{ id: 'ram', might: 4 }] },
  defender: {
    units: [
      { id: 'wall', name: 'Low\u001b[31m wall', might: 2, tank: true },
      { id: 'page', might: 3 },
    ],
  },
};

describe('judge --explain', () => {
  test('tank-first in English: board, split, rule, nearest legal split', () => {
    expect(explain('en', { combat, side: 'attacker', assignment: { page: 4 } }).split('\n')).toEqual([
      'Attackers, 4 damage to assign',
      '- ram: Might 4',
      'Defenders, 5 damage to assign',
      '- Low[31m wall: Might 2, Tank',
      '- page: Might 3',
      'The attacker assigns 4 of 4: page 4',
      '2 rules refuse this split:',
      expect.stringMatching(/^- Rule 465\.2\.c\.4: /),
      expect.stringMatching(/^- Rule 815\.1\.c\.2: page is too early\. /),
      'Nearest legal split: Low[31m wall 2 and page 2.',
    ]);
  });

  test('both sides in French: verdicts, then every step with its section', () => {
    const text = explain('fr', { combat, attacker: { wall: 2, page: 2 }, defender: { ram: 5 } });
    expect(text).toContain(
      'L’attaquant attribue 4 sur 4\u00a0: Low[31m wall 2 et page 2\nCette répartition est légale.',
    );
    expect(text).toMatch(/\n1\. .* \(465\.2\.a\)\n2\. .* \(465\.2\.b\)\n/);
    expect(text).toMatch(/\(466\.3\)$/);
  });

  test('needs and counts of both sides', () => {
    expect(explain('en', { combat })).toContain(
      'Attackers: 1 legal split\n- Who dies: 1\n- Low[31m wall: needs 2\n- page: needs 3',
    );
  });

  test('a list of legal splits', () => {
    expect(explain('en', { combat, side: 'attacker', list: 5 })).toMatch(/\n- Low\[31m wall 2 and page 2$/);
  });

  test('what is no combat, in the reader’s language with field and limit', () => {
    expect(explain('fr', { combat: { ...combat, attacker: { units: [{ id: 'ram', might: 1000 }] } } })).toBe(
      '- Puissance (attaquant, unité 1)\u00a0: un nombre entier de -99 à 999.',
    );
  });
});
