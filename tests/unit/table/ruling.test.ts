import { describe, expect, test } from 'vitest';
import { ruleIds } from '../../../src/catalog/rules.ts';
import { presets } from '../../../src/components/table/presets.ts';
import { procedure } from '../../../src/components/table/procedure.ts';
import { type Assignment, createCombat, type Setup } from '../../../src/engine/index.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { keptSets } from '../../../src/integrations/offline/sets.ts';
import { judge } from '../../../src/islands/board/judgement.ts';
import { glanceOf, rulingIn } from '../../../src/islands/table/ruling.ts';

const wordsOf = (locale: Locale) => ({
  t: createFormat<'board'>(locale, dictionaries[locale].board),
  say: createFormat<'engine'>(locale, dictionaries[locale].engine),
});

const caseOf = (setup: Setup, amounts: Assignment) => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  const combat = made.value;
  const split = { amounts, choices: {} };
  const splits = { attacker: split, defender: { amounts: {}, choices: {} } };
  return { combat, side: 'attacker' as const, split, judgement: judge({ combat, splits, side: 'attacker' }) };
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const read = (locale: Locale, setup: Setup, amounts: Assignment) => {
  const { verdict, reasons, units } = rulingIn(wordsOf(locale), caseOf(setup, amounts));
  return {
    verdict: plain(verdict),
    reasons: reasons.map(({ section, text }) => plain(`${section} ${text}`)),
    units: units.map(({ text }) => plain(text)),
  };
};

describe('a ruling in two languages', () => {
  // Six on Tanks that need 2 and 3, and on a unit that needs 4.
  const { tanks } = presets;

  test('a refused split is refused by the same rules in both', () => {
    const amounts = { d1: 1, d3: 5 };
    expect(read('en', tanks, amounts)).toEqual({
      verdict: '2 rules refuse this split',
      reasons: [
        '465.2.c.4 Defender 3 has too much. Defender 3 has 5 (needs 4). Still waiting: Defender 1 for 1 and Defender 2 for 3.',
        '815.1.c.2 Defender 3 is too early. Tanks come first, and it does not count as one. Still waiting: Defender 1 for 1 and Defender 2 for 3.',
      ],
      units: ['Defender 1: 1 of 2', 'Defender 2: 0 of 3', 'Defender 3: 5 of 4'],
    });
    const { verdict, reasons, units } = read('fr', tanks, amounts);
    expect(verdict).toBe('2 règles refusent cette répartition');
    expect(reasons.map((reason) => reason.split(' ')[0])).toEqual(['465.2.c.4', '815.1.c.2']);
    expect(units).toEqual(['Défenseur 1 : 1 sur 2', 'Défenseur 2 : 0 sur 3', 'Défenseur 3 : 5 sur 4']);
  });

  test('a legal one says who dies', () => {
    const amounts = { d1: 2, d2: 3, d3: 1 };
    expect(read('en', tanks, amounts)).toEqual({
      verdict: 'This split is legal. Defender 1 and Defender 2 die.',
      reasons: [],
      units: ['Defender 1: 2 of 2', 'Defender 2: 3 of 3', 'Defender 3: 1 of 4'],
    });
    expect(read('fr', tanks, amounts).verdict).toBe(
      'Cette répartition est légale. Défenseur 1 et Défenseur 2 meurent.',
    );
  });

  test('one that is not finished is open, until a rule is broken', () => {
    expect(glanceOf(caseOf(tanks, {}).judgement)).toBe('open');
    expect(read('en', tanks, { d1: 2 }).verdict).toBe('4 of 6 still to assign');
    expect(glanceOf(caseOf(tanks, { d1: 1, d2: 1 }).judgement)).toBe('refusedSoFar');
    expect(glanceOf(caseOf(tanks, { d1: 2, d2: 5 }).judgement)).toBe('refused');
    expect(glanceOf(caseOf(tanks, { d1: 2, d2: 3, d3: 1 }).judgement)).toBe('legal');
  });

  test('what is dealt is told apart from what is assigned, and units without a number have words', () => {
    const odd: Setup = {
      v: 1,
      attacker: { units: [{ id: 'a1', might: 9 }] },
      defender: {
        units: [
          { id: 'd1', might: 2, replacements: [{ kind: 'prevent', amount: 3 }] },
          { id: 'd2', might: 2, replacements: [{ kind: 'prevent', amount: 'all' }] },
          { id: 'd3', might: 2, immune: true },
        ],
      },
    };
    expect(read('en', odd, { d1: 4 }).units).toEqual([
      'Defender 1: 4 of 5, makes 1',
      'Defender 2: never lethal',
      'Defender 3: skipped',
    ]);
  });
});

test('each board to start from is a combat and has its name', () => {
  for (const [id, setup] of Object.entries(presets)) {
    expect(createCombat(setup).ok, id).toBe(true);
    for (const locale of locales) expect(dictionaries[locale].table.preset).toHaveProperty(id);
  }
});

test('the procedure has words for each line, and rules of the catalogue in the order of the damage step', () => {
  const lines = procedure.flatMap(({ steps }) => steps.map(({ word }) => word as string));
  for (const locale of locales) {
    expect(Object.keys(dictionaries[locale].table.step)).toEqual(lines);
    expect(Object.keys(dictionaries[locale].table.group)).toEqual(procedure.map(({ name }) => name));
  }
  for (const { steps } of procedure)
    for (const { rules } of steps) for (const id of rules) expect(ruleIds).toContain(id);
});

test.each(locales)('the table is kept without being asked for (%s)', (locale) => {
  const page = `${locale}/table/index.html`;
  expect(keptSets([page]).find(({ name }) => name === locale)?.files).toEqual([page]);
});
