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
      'The attacker assigns 4 of 4: 4 to page',
      '2 rules refuse this split:',
      expect.stringMatching(/^- Rule 465\.2\.c\.4: /),
      expect.stringMatching(/^- Rule 815\.1\.c\.2: page is too early\. /),
      'Nearest legal split: 2 to Low[31m wall and 2 to page.',
    ]);
  });

  test('both sides in French: verdicts, then every step with its section', () => {
    const text = explain('fr', { combat, attacker: { wall: 2, page: 2 }, defender: { ram: 5 } });
    expect(text).toContain(
      'L’attaquant attribue 4 sur 4\u00a0: 2 à Low[31m wall et 2 à page\nCette répartition est légale.',
    );
    expect(text).toMatch(/\n1\. .* \(465\.2\.a\)\n2\. .* \(465\.2\.b\)\n/);
    expect(text).toMatch(/\(466\.3\)$/);
  });

  test('needs and counts of both sides', () => {
    expect(explain('en', { combat })).toContain(
      'Attackers: 1 legal split\n- Outcomes: 1\n- Low[31m wall: needs 2\n- page: needs 3',
    );
  });

  test('ids that are called like a part of the format stay ids, and each place has its own name', () => {
    const units = [
      { id: 'tank', might: 2 },
      { id: 'might', might: 3 },
    ];
    const odd = { ...combat, defender: { units } };
    const asked = { combat: odd, side: 'attacker', assignment: { tank: -1, might: 1.5 } };
    expect(explain('en', asked)).toMatch(/^- tank \(assignment\): .*\n- might \(assignment\)/);
    expect(explain('fr', asked)).toMatch(/^- tank \(attribution\)\u00a0: .*\n- might \(attribution\)/);
    expect(explain('en', { combat, defender: { ram: 5 } })).toBe('- Assignment (attacker) is missing.');
    expect(explain('en', { combat, attacker: { wall: -1 }, defender: { ram: 5 } })).toMatch(
      /^- wall \(attacker, assignment\): /,
    );
    expect(explain('en', { combat: { v: 1, defender: combat.defender } })).toBe('- Attacker is missing.');
  });

  test('a side without damage assigns nothing, and says so', () => {
    const idle = { ...combat, attacker: { units: [{ id: 'ram', might: 0 }] } };
    expect(explain('en', { combat: idle, side: 'attacker', assignment: {} })).toContain(
      '\nThe attacker’s total is 0, so nothing is assigned.\nThis split is legal.',
    );
    expect(explain('fr', { combat: idle, side: 'attacker', list: 5 })).toMatch(
      /\n- Le total de l’attaquant est de 0\u00a0: rien n’est attribué\.$/,
    );
    expect(explain('en', { combat, side: 'attacker', assignment: {} })).toContain(
      '\nNothing is assigned yet: the attacker has 4 damage.\n',
    );
  });

  test('a list of legal splits', () => {
    expect(explain('en', { combat, side: 'attacker', list: 5 })).toMatch(
      /\n- 2 to Low\[31m wall and 2 to page$/,
    );
  });

  test('what is no combat, in the reader’s language with field and limit', () => {
    expect(explain('fr', { combat: { ...combat, attacker: { units: [{ id: 'ram', might: 1000 }] } } })).toBe(
      '- Puissance (attaquant, unité 1)\u00a0: un nombre entier de -99 à 999.',
    );
  });
});
