import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AssignmentRefusal,
  assignable,
  type Combat,
  checkAssignment,
  createCombat,
  enemyOf,
  legalAssignments,
  resolve,
  type Setup,
  type SetupProblem,
  type SideName,
  type Step,
} from '../../../src/engine/index.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import {
  allowanceSentence,
  fieldName,
  outcomeSentence,
  refusalSentence,
  setupProblemSentence,
  stepSentence,
} from '../../../src/i18n/sentences.ts';
import { combats, small } from '../oracle/arbitraries.ts';

const words = {
  en: createFormat<'engine'>('en', dictionaries.en.engine),
  fr: createFormat<'engine'>('fr', dictionaries.fr.engine),
};

/** Hand-written French is easier to read with plain spaces: they are made no-break here, as the dictionary has them. */
const spaced = (french: string): string => french.replace(/ ([;!?])/g, '\u202f$1').replace(/ :/g, '\u00a0:');

const frenchNames: Readonly<Record<string, string>> = {
  Ram: 'Bélier',
  Runner: 'Coureuse',
  Low_wall: 'Muret',
  High_wall: 'Rempart',
  Lookout: 'Vigie',
  Pike: 'Pique',
  Pavise: 'Pavois',
  Ghost: 'Spectre',
  Warded: 'Protégée',
};

/** Ids are the English names, so that boards can be read. */
const name =
  (locale: Locale) =>
  (id: string): string =>
    locale === 'fr' ? (frenchNames[id] ?? id) : id.replace('_', ' ');

const combat = (setup: Setup): Combat => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

const against = (might: number, units: Setup['defender']['units']): Combat =>
  combat({ v: 1, attacker: { units: [{ id: 'Ram', might }] }, defender: { units } });

const twoTanks = combat({
  v: 1,
  attacker: {
    units: [
      { id: 'Ram', might: 4 },
      { id: 'Runner', might: 1, assault: 1 },
    ],
  },
  defender: {
    units: [
      { id: 'Low_wall', might: 2, tank: true },
      { id: 'High_wall', might: 3, tank: true },
      { id: 'Lookout', might: 4 },
    ],
  },
});
const oneConflicting = against(3, [
  { id: 'Pike', might: 2, tank: true, backline: true },
  { id: 'Lookout', might: 2 },
  { id: 'Runner', might: 2 },
]);
const tankOrdinaryBackline = against(7, [
  { id: 'Low_wall', might: 2, tank: true },
  { id: 'Lookout', might: 4 },
  { id: 'Pike', might: 1, backline: true },
]);
const doubled = against(4, [
  { id: 'Warded', might: 3, replacements: [{ kind: 'double' }] },
  { id: 'Lookout', might: 4 },
]);
const immuneOrPrevented = against(5, [
  { id: 'Ghost', might: 2, immune: true },
  { id: 'Warded', might: 2, replacements: [{ kind: 'prevent', amount: 'all' }] },
  { id: 'Lookout', might: 2 },
]);
const seven = against(
  7,
  ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => ({ id, might: 2 })),
);

describe('a refused split', () => {
  interface Case {
    readonly board: Combat;
    readonly amounts: Readonly<Record<string, number>>;
    readonly choices?: Readonly<Record<string, 'tank' | 'backline'>>;
    /** By rule: title and text in English, then in French. */
    readonly says: Partial<Record<AssignmentRefusal['rule'], readonly [string, string, string, string]>>;
  }
  const cases: readonly Case[] = [
    {
      board: twoTanks,
      amounts: { Low_wall: 1, High_wall: 1, Lookout: 4 },
      says: {
        'tank-first': [
          'Lookout is too early.',
          'Tanks come first, and it does not count as one. Still waiting: Low wall for 1 and High wall for 2.',
          'Vigie reçoit des dégâts trop tôt.',
          'Les tanks passent en premier, et cette unité ne compte pas comme tank. Il en manque encore à Muret (1) et Rempart (2).',
        ],
        'lethal-in-full': [
          '2 units are begun and not finished.',
          'Low wall has 1 of 2 and High wall has 1 of 3. Finish one before starting another.',
          '2 unités sont entamées sans être achevées.',
          'Muret en a 1 sur 2 et Rempart en a 1 sur 3. Il faut achever une unité avant d’en entamer une autre.',
        ],
      },
    },
    {
      board: twoTanks,
      amounts: { Low_wall: 2, High_wall: 2 },
      says: {
        'assign-whole-total': [
          '2 damage is left to assign.',
          'The total is 6, and all of it goes to enemy units.',
          'Il reste 2 dégâts à attribuer.',
          'Le total est de 6 et doit aller en entier aux unités adverses.',
        ],
      },
    },
    {
      board: twoTanks,
      amounts: { Low_wall: 2, High_wall: 3, Lookout: 2 },
      says: {
        'assign-whole-total': [
          '1 damage too much.',
          'The total is 6, and all of it goes to enemy units.',
          '1 dégât de trop.',
          'Le total est de 6 et doit aller en entier aux unités adverses.',
        ],
      },
    },
    {
      board: twoTanks,
      amounts: { Low_wall: 2.5, High_wall: -1, Lookout: 4.5 },
      says: {
        'assign-whole-total': [
          'Low wall, High wall and Lookout need whole numbers.',
          'The total is 6, and all of it goes to enemy units.',
          'Il faut des nombres entiers : Muret, Rempart et Vigie.',
          'Le total est de 6 et doit aller en entier aux unités adverses.',
        ],
      },
    },
    {
      board: twoTanks,
      amounts: { Low_wall: 2, High_wall: 3, Ram: 1 },
      says: {
        'own-enemy-only': [
          'Ram is not an enemy unit.',
          'The attacker assigns to the defender’s units only.',
          'Bélier n’est pas une unité adverse.',
          'L’attaquant n’attribue de dégâts qu’aux unités du défenseur.',
        ],
      },
    },
    {
      board: twoTanks,
      amounts: { Low_wall: 2, High_wall: 4 },
      says: {
        'no-excess': [
          'High wall has too much.',
          'High wall has 4 (needs 3). Still waiting: Lookout for 4.',
          'Rempart en a trop.',
          'Rempart en a 4 (il en faut 3). Il en manque encore à Vigie (4).',
        ],
      },
    },
    {
      board: doubled,
      amounts: { Warded: 3, Lookout: 1 },
      says: {
        'no-excess': [
          'Warded has too much.',
          'Warded has 3 raw (needs 2 raw). Still waiting: Lookout for 3.',
          'Protégée en a trop.',
          'Protégée en a 3 en brut (il en faut 2 en brut). Il en manque encore à Vigie (3).',
        ],
      },
    },
    {
      board: immuneOrPrevented,
      amounts: { Ghost: 2, Warded: 1, Lookout: 2 },
      says: {
        'exempt-immune': [
          'Ghost cannot be dealt damage.',
          'In our reading, only leftover damage may go there. Warded still waits: no amount is lethal for it.',
          'Spectre ne peut pas subir de dégâts.',
          'Selon notre lecture, seul l’excédent peut y aller. Protégée attend toujours : aucune quantité ne lui est mortelle.',
        ],
      },
    },
    {
      board: immuneOrPrevented,
      amounts: { Warded: 4, Lookout: 1 },
      says: {
        'lethal-in-full': [
          '2 units are begun and not finished.',
          'Warded has 4 raw (never enough) and Lookout has 1 of 2. Finish one before starting another.',
          '2 unités sont entamées sans être achevées.',
          'Protégée en a 4 en brut (jamais assez) et Vigie en a 1 sur 2. Il faut achever une unité avant d’en entamer une autre.',
        ],
      },
    },
    {
      board: tankOrdinaryBackline,
      amounts: { Low_wall: 2, Lookout: 3, Pike: 2 },
      says: {
        'no-excess': [
          'Pike has too much.',
          'Pike has 2 (needs 1). Still waiting: Lookout for 1.',
          'Pique en a trop.',
          'Pique en a 2 (il en faut 1). Il en manque encore à Vigie (1).',
        ],
        'backline-last': [
          'Pike must come last.',
          'Backline waits for every unit without it. Still waiting: Lookout for 1.',
          'Pique doit passer en dernier.',
          'L’arrière-ligne attend toutes les unités qui n’y sont pas. Il en manque encore à Vigie (1).',
        ],
      },
    },
    {
      board: oneConflicting,
      amounts: { Pike: 1, Lookout: 2 },
      says: {
        'pick-tank-or-backline': [
          'Pike comes first or last, not in between.',
          'Pike has 1 of 2. Tank goes before the others, Backline after them. Still waiting: Runner for 2.',
          'Pique passe en premier ou en dernier, pas entre les deux.',
          'Pique en a 1 sur 2. Un tank passe avant les autres, une arrière-ligne après. Il en manque encore à Coureuse (2).',
        ],
      },
    },
    {
      board: oneConflicting,
      amounts: { Pike: 2, Lookout: 1 },
      choices: { Pike: 'backline' },
      says: {
        'backline-last': [
          'Pike must come last.',
          'Backline waits for every unit without it. Still waiting: Lookout for 1 and Runner for 2.',
          'Pique doit passer en dernier.',
          'L’arrière-ligne attend toutes les unités qui n’y sont pas. Il en manque encore à Vigie (1) et Coureuse (2).',
        ],
      },
    },
    {
      board: oneConflicting,
      amounts: { Pike: 2, Lookout: 1 },
      choices: { Lookout: 'tank' },
      says: {
        'pick-tank-or-backline': [
          'Lookout gives no choice.',
          'Only a unit with both Tank and Backline leaves you one.',
          'Vigie ne laisse pas de choix.',
          'Seule une unité à la fois tank et arrière-ligne en laisse un.',
        ],
      },
    },
    {
      board: seven,
      amounts: { A: 1, B: 1, C: 1, D: 1, E: 1, F: 1, G: 1 },
      says: {
        'lethal-in-full': [
          '7 units are begun and not finished.',
          'A has 1 of 2, B has 1 of 2, C has 1 of 2, D has 1 of 2 and 3 more units. Finish one before starting another.',
          '7 unités sont entamées sans être achevées.',
          'A en a 1 sur 2, B en a 1 sur 2, C en a 1 sur 2, D en a 1 sur 2 et 3 autres unités. Il faut achever une unité avant d’en entamer une autre.',
        ],
      },
    },
  ];

  test.each(cases)('$amounts', ({ board, amounts, choices, says }) => {
    const checked = checkAssignment(board, 'attacker', amounts, choices);
    const refusals = checked.ok ? [] : checked.refusals;
    const sentences = (locale: Locale) =>
      Object.fromEntries(
        refusals.map((refusal) => [
          refusal.rule,
          refusalSentence(words[locale], refusal, {
            combat: board,
            side: 'attacker',
            amounts,
            name: name(locale),
          }),
        ]),
      );
    const expected = (title: 0 | 2) =>
      Object.fromEntries(
        Object.entries(says).map(([rule, texts]) => [
          rule,
          { title: spaced(texts[title]), text: spaced(texts[title === 0 ? 1 : 3]) },
        ]),
      );
    expect(sentences('en')).toEqual(expected(0));
    expect(sentences('fr')).toEqual(expected(2));
  });

  test('every rule that refuses has a case', () => {
    expect([...new Set(cases.flatMap(({ says }) => Object.keys(says)))].sort()).toEqual([
      'assign-whole-total',
      'backline-last',
      'exempt-immune',
      'lethal-in-full',
      'no-excess',
      'own-enemy-only',
      'pick-tank-or-backline',
      'tank-first',
    ]);
  });
});

describe('a unit that may take nothing now', () => {
  test.each([
    [
      twoTanks,
      { Low_wall: 1 },
      'High_wall',
      'Another unit is begun. Still waiting: Low wall for 1.',
      'Une autre unité est entamée. Il en manque encore à Muret (1).',
    ],
    [
      twoTanks,
      { Low_wall: 2 },
      'Low_wall',
      'It has its need in full. Still waiting: High wall for 3 and Lookout for 4.',
      'Cette unité a déjà ses dégâts mortels. Il en manque encore à Rempart (3) et Vigie (4).',
    ],
    [
      twoTanks,
      {},
      'Lookout',
      'Tanks come first. Still waiting: Low wall for 2 and High wall for 3.',
      'Les tanks passent en premier. Il en manque encore à Muret (2) et Rempart (3).',
    ],
    [
      twoTanks,
      { Low_wall: 2, High_wall: 3, Lookout: 1 },
      'Lookout',
      'Nothing is left to assign.',
      'Il ne reste rien à attribuer.',
    ],
    [
      tankOrdinaryBackline,
      { Low_wall: 2 },
      'Pike',
      'Backline comes last. Still waiting: Lookout for 4.',
      'L’arrière-ligne passe en dernier. Il en manque encore à Vigie (4).',
    ],
    [
      immuneOrPrevented,
      { Lookout: 2 },
      'Ghost',
      'It cannot be dealt damage. Warded still waits: no amount is lethal for it.',
      'Cette unité ne peut pas subir de dégâts. Protégée attend toujours : aucune quantité ne lui est mortelle.',
    ],
    [immuneOrPrevented, { Lookout: 3 }, 'Warded', 'Lookout has too much.', 'Vigie en a trop.'],
    [
      oneConflicting,
      { Lookout: 2 },
      'Pike',
      'Tank or Backline: first or last, not in between. Still waiting: Runner for 2.',
      'Tank ou arrière-ligne : en premier ou en dernier, pas entre les deux. Il en manque encore à Coureuse (2).',
    ],
  ] as const)(
    '%#: after %j, %s',
    (board, amounts: Readonly<Record<string, number>>, unit, english, french) => {
      const allowance = assignable(board, 'attacker', amounts).get(unit);
      if (!allowance || !('rule' in allowance)) throw new Error('it may take damage');
      const say = (locale: Locale) =>
        allowanceSentence(words[locale], unit, allowance, {
          combat: board,
          side: 'attacker',
          amounts,
          name: name(locale),
        });
      expect(say('en')).toBe(english);
      expect(say('fr')).toBe(spaced(french));
    },
  );
});

describe('a step', () => {
  const context = (board: Combat, locale: Locale) => ({ combat: board, name: name(locale) });
  const plain = (raw: number) => ({ raw, entries: [], adjusted: raw, dealt: raw });
  const assign = {
    kind: 'assign',
    rule: 'lethal-in-full',
    side: 'attacker',
    done: true,
    leftover: 0,
    left: 0,
  } as const;
  const warded = against(9, [
    { id: 'Warded', might: 2, replacements: [{ kind: 'prevent', amount: 3 }] },
    { id: 'Lookout', might: 2 },
  ]);
  const prevented = (raw: number) => ({
    raw,
    entries: [
      {
        replacement: { kind: 'prevent', amount: 3 } as const,
        before: raw,
        after: Math.max(0, raw - 3),
        left: Math.max(0, 3 - raw),
      },
    ],
    adjusted: Math.max(0, raw - 3),
    dealt: Math.max(0, raw - 3),
  });
  const cases = {
    'add-up': [
      [
        {
          kind: 'add-up',
          rule: 'sum-attackers',
          side: 'attacker',
          units: [
            { id: 'Ram', adds: 4 },
            { id: 'Runner', adds: 2 },
          ],
          total: 6,
        },
        'The attacker adds up Might: 4 + 2 = 6 damage to assign.',
        'L’attaquant additionne la puissance de ses unités : 4 + 2 = 6 à attribuer.',
      ],
      [
        {
          kind: 'add-up',
          rule: 'sum-defenders',
          side: 'defender',
          units: [
            { id: 'Low_wall', adds: 2 },
            { id: 'Lookout', adds: 0, nothing: 'stunned' },
            { id: 'Pike', adds: 0, nothing: 'negative' },
          ],
          total: 2,
        },
        'The defender adds up Might: 2 + 0 + 0 = 2 damage to assign. Lookout (stunned) and Pike (negative Might) add nothing.',
        'Le défenseur additionne la puissance de ses unités : 2 + 0 + 0 = 2 à attribuer. Vigie (étourdissement) et Pique (puissance négative) n’ajoutent rien.',
      ],
      [
        {
          kind: 'add-up',
          rule: 'sum-defenders',
          side: 'defender',
          units: [{ id: 'Pike', adds: 0, nothing: 'deals-no-combat-damage' }],
          total: 0,
        },
        'The defender adds up Might: 0 damage to assign. Pike (deals no combat damage) adds nothing.',
        'Le défenseur additionne la puissance de ses unités : 0 à attribuer. Pique (pas de dégâts de combat) n’ajoute rien.',
      ],
      [
        {
          kind: 'add-up',
          rule: 'sum-attackers',
          side: 'attacker',
          units: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => ({ id, adds: 200 })),
          total: 1400,
        },
        'The attacker adds up Might: 1,400 damage to assign.',
        'L’attaquant additionne la puissance de ses unités : 1\u202f400 à attribuer.',
      ],
    ],
    'assign-nothing': [
      [
        { kind: 'assign-nothing', rule: 'assign-nothing', side: 'defender' },
        'The defender’s total is 0, so nothing is assigned.',
        'Le total du défenseur est de 0 : rien n’est attribué.',
      ],
    ],
    choose: [
      [
        {
          kind: 'choose',
          rule: 'pick-tank-or-backline',
          side: 'attacker',
          choices: { Pike: 'tank', Pavise: 'backline' },
        },
        'The attacker counts Pike as Tank and Pavise as Backline.',
        'L’attaquant compte Pique comme tank et Pavois comme arrière-ligne.',
      ],
    ],
    assign: [
      [
        { ...assign, unit: 'Lookout', raw: 3, need: 3, ledger: plain(3), left: 1 },
        'Lookout is assigned 3: lethal in full. 1 left to assign.',
        'Vigie se voit attribuer 3 : dégâts mortels atteints. Il en reste 1 à attribuer.',
      ],
      [
        { ...assign, unit: 'Lookout', raw: 1, need: 4, done: false, ledger: plain(1) },
        'Lookout is assigned 1; it needs 4. All is assigned.',
        'Vigie se voit attribuer 1 ; il en faut 4. Tout est attribué.',
      ],
      [
        { ...assign, unit: 'Warded', raw: 5, need: 5, ledger: prevented(5), left: 4 },
        'Warded is assigned 5 raw, which makes 2: lethal in full. 4 left to assign.',
        'Protégée se voit attribuer 5 en brut, soit 2 après les effets : dégâts mortels atteints. Il en reste 4 à attribuer.',
      ],
      [
        { ...assign, unit: 'Warded', raw: 2, need: 5, done: false, ledger: prevented(2) },
        'Warded is assigned 2 raw, which makes 0; it needs 5 raw. All is assigned.',
        'Protégée se voit attribuer 2 en brut, soit 0 après les effets ; il en faut 5 en brut. Tout est attribué.',
      ],
      [
        { ...assign, unit: 'Lookout', raw: 7, need: 2, leftover: 5, ledger: plain(7) },
        'Lookout is assigned 7: lethal in full, and 5 as leftover. All is assigned.',
        'Vigie se voit attribuer 7 : dégâts mortels atteints, plus 5 d’excédent. Tout est attribué.',
      ],
      [
        { ...assign, unit: 'Lookout', raw: 3, need: 0, leftover: 3, ledger: plain(3) },
        'Lookout is assigned 3, all of it leftover. All is assigned.',
        'Vigie se voit attribuer 3, tout en excédent. Tout est attribué.',
      ],
      [
        { ...assign, unit: 'Lookout', raw: 2, need: 2, leftover: 2, ledger: plain(4) },
        'Lookout is assigned 2 more, as leftover. All is assigned.',
        'Vigie se voit attribuer 2 de plus, en excédent. Tout est attribué.',
      ],
      [
        { ...assign, unit: 'Warded', raw: 2, need: 5, leftover: 2, ledger: prevented(7) },
        'Warded is assigned 2 raw more, as leftover: 7 raw, which makes 4. All is assigned.',
        'Protégée se voit attribuer 2 en brut de plus, en excédent : 7 en brut, soit 4 après les effets. Tout est attribué.',
      ],
      [
        {
          ...assign,
          unit: 'Warded',
          raw: 4,
          need: 'never',
          done: false,
          ledger: {
            raw: 4,
            entries: [{ replacement: { kind: 'prevent', amount: 'all' }, before: 4, after: 0, left: 'all' }],
            adjusted: 0,
            dealt: 0,
          },
        },
        'Warded is assigned 4 raw, which makes 0; no amount is lethal for it. All is assigned.',
        'Protégée se voit attribuer 4 en brut, soit 0 après les effets ; aucune quantité ne lui est mortelle. Tout est attribué.',
      ],
      [
        {
          ...assign,
          unit: 'Ghost',
          raw: 4,
          need: 'exempt',
          done: false,
          leftover: 4,
          ledger: { ...plain(4), dealt: 0 },
        },
        'Ghost is assigned 4, but cannot be dealt damage: it takes 0. All is assigned.',
        'Spectre se voit attribuer 4, mais ne peut pas subir de dégâts : 0 infligé. Tout est attribué.',
      ],
    ],
    replace: [
      [
        {
          kind: 'replace',
          rule: 'prevent-value',
          side: 'attacker',
          unit: 'Warded',
          index: 0,
          entry: { replacement: { kind: 'prevent', amount: 7 }, before: 4, after: 0, left: 3 },
        },
        'On Warded, prevention stops 4: 4 becomes 0. Prevention left: 3.',
        'Sur Protégée, la prévention arrête 4 : 4 devient 0. Prévention restante : 3.',
      ],
      [
        {
          kind: 'replace',
          rule: 'prevent-value',
          side: 'attacker',
          unit: 'Warded',
          index: 0,
          entry: { replacement: { kind: 'prevent', amount: 'all' }, before: 4, after: 0, left: 'all' },
        },
        'On Warded, prevention stops all: 4 becomes 0. The prevention stays.',
        'Sur Protégée, la prévention arrête tout : 4 devient 0. Elle reste en place.',
      ],
      [
        {
          kind: 'replace',
          rule: 'replacements-at-assignment',
          side: 'attacker',
          unit: 'Warded',
          index: 0,
          entry: { replacement: { kind: 'double' }, before: 2, after: 4 },
        },
        'On Warded, 2 is doubled to 4.',
        'Sur Protégée, 2 est doublé et devient 4.',
      ],
    ],
    deal: [
      [
        { kind: 'deal', rule: 'deal-at-once', dealt: { Ram: 7, Runner: 0, Low_wall: 2, Lookout: 1 } },
        'Both sides deal their damage at once: 7 to Ram, 2 to Low wall and 1 to Lookout.',
        'Les deux camps infligent leurs dégâts en même temps : 7 à Bélier, 2 à Muret et 1 à Vigie.',
      ],
      [
        { kind: 'deal', rule: 'deal-at-once', dealt: { Ram: 0 } },
        'Both sides deal their damage at once: none.',
        'Les deux camps infligent leurs dégâts en même temps : aucun.',
      ],
    ],
    kill: [
      [
        { kind: 'kill', rule: 'kill-together', units: ['Ram'] },
        'Ram has lethal damage and dies.',
        'Bélier a des dégâts mortels et meurt.',
      ],
      [
        { kind: 'kill', rule: 'kill-together', units: ['Ram', 'Low_wall'] },
        'Ram and Low wall have lethal damage and die together.',
        'Bélier et Muret ont des dégâts mortels et meurent en même temps.',
      ],
    ],
    heal: [
      [
        { kind: 'heal', rule: 'heal-all', units: ['Lookout'] },
        'Lookout survives and is healed of all damage.',
        'Vigie survit : on soigne tous ses dégâts.',
      ],
      [
        { kind: 'heal', rule: 'heal-all', units: ['Lookout', 'Ram'] },
        'Lookout and Ram survive and are healed of all damage.',
        'Vigie et Bélier survivent : on soigne tous leurs dégâts.',
      ],
    ],
    recall: [
      [
        { kind: 'recall', rule: 'recall-attackers', units: ['Ram', 'Runner'] },
        'Both sides have units left. Recalled to base: Ram and Runner.',
        'Il reste des unités des deux camps. Rappel à la base : Bélier et Coureuse.',
      ],
    ],
    result: [
      [
        { kind: 'result', rule: 'combat-result', result: 'attacker' },
        'Only the attacker has units left, and so wins the combat.',
        'Seul l’attaquant a encore des unités : il remporte le combat.',
      ],
      [
        { kind: 'result', rule: 'combat-result', result: 'defender' },
        'Only the defender has units left, and so wins the combat.',
        'Seul le défenseur a encore des unités : il remporte le combat.',
      ],
      [
        { kind: 'result', rule: 'combat-result', result: 'no-result' },
        'No result: the attackers were recalled, or nobody is left.',
        'Aucun résultat : les attaquants ont été rappelés, ou il ne reste personne.',
      ],
    ],
  } as const satisfies {
    readonly [K in Step['kind']]: readonly (readonly [Extract<Step, { kind: K }>, string, string])[];
  };

  test.each(Object.values(cases).flat())('%# $kind', (step, english, french) => {
    expect(stepSentence(words.en, step, context(warded, 'en'))).toBe(english);
    expect(stepSentence(words.fr, step, context(warded, 'fr'))).toBe(spaced(french));
  });
});

test.each([
  [[], 'No unit dies.', 'Aucune unité ne meurt.'],
  [['Ram'], 'Ram dies.', 'Bélier meurt.'],
  [['Ram', 'Lookout'], 'Ram and Lookout die.', 'Bélier et Vigie meurent.'],
] as const)('who dies: %j', (killed, english, french) => {
  expect(outcomeSentence(words.en, killed, name('en'))).toBe(english);
  expect(outcomeSentence(words.fr, killed, name('fr'))).toBe(french);
});

describe('what is wrong with a setup', () => {
  const cases = {
    'not-json': [{ problem: 'not-json' }, 'This is not JSON.', 'Ce n’est pas du JSON.'],
    missing: [{ problem: 'missing' }, 'Might is missing.', 'Puissance : valeur manquante.'],
    'unknown-key': [{ problem: 'unknown-key' }, 'Might: unknown key.', 'Puissance : clé inconnue.'],
    'wrong-type': [
      { problem: 'wrong-type', expected: 'whole-number' },
      'Might must be a whole number.',
      'Puissance : il faut un nombre entier.',
    ],
    'out-of-range': [
      { problem: 'out-of-range', min: -99, max: 999 },
      'Might: a whole number from -99 to 999.',
      'Puissance : un nombre entier de -99 à 999.',
    ],
    'not-one-of': [
      { problem: 'not-one-of', allowed: ['prevent', 'double'] },
      'Might must be prevent or double.',
      'Puissance : il faut prevent ou double.',
    ],
    'too-many': [{ problem: 'too-many', max: 20 }, 'Might: at most 20.', 'Puissance : 20 au plus.'],
    'too-few': [{ problem: 'too-few', min: 1 }, 'Might: at least 1.', 'Puissance : 1 au moins.'],
    'too-long': [
      { problem: 'too-long', max: 40 },
      'Might: at most 40 characters.',
      'Puissance : 40 caractères au plus.',
    ],
    'bad-id': [
      { problem: 'bad-id' },
      'Might: a letter, then up to 23 letters, digits, - or _.',
      'Puissance : une lettre, puis 23 au plus parmi lettres, chiffres, - et _.',
    ],
    'repeated-id': [
      { problem: 'repeated-id', id: 'a1' },
      'Might: a1 is already used by another unit.',
      'Puissance : a1 sert déjà à une autre unité.',
    ],
    'unknown-unit': [
      { problem: 'unknown-unit', id: 'a1' },
      'Might: there is no unit a1.',
      'Puissance : aucune unité a1.',
    ],
    'not-both-keywords': [
      { problem: 'not-both-keywords', id: 'a1' },
      'Might: a1 does not have both Tank and Backline.',
      'Puissance : a1 n’a pas à la fois tank et arrière-ligne.',
    ],
  } as const satisfies {
    readonly [P in SetupProblem['problem']]: readonly [Extract<SetupProblem, { problem: P }>, string, string];
  };

  test.each(Object.values(cases))('%j', (problem, english, french) => {
    const refusal = { rule: 'not-a-combat', path: '/might', ...problem } as const;
    expect(setupProblemSentence(words.en, refusal)).toBe(english);
    expect(setupProblemSentence(words.fr, refusal)).toBe(spaced(french));
  });

  test.each([
    ['object', 'Side must be an object.', 'Camp : il faut un objet.'],
    ['array', 'Side must be a list.', 'Camp : il faut une liste.'],
    ['text', 'Side must be text.', 'Camp : il faut du texte.'],
    ['yes-or-no', 'Side must be yes or no.', 'Camp : il faut oui ou non.'],
  ] as const)('a wrong type: %s', (expected, english, french) => {
    const refusal = { rule: 'not-a-combat', path: '/side', problem: 'wrong-type', expected } as const;
    expect(setupProblemSentence(words.en, refusal)).toBe(english);
    expect(setupProblemSentence(words.fr, refusal)).toBe(spaced(french));
  });

  test('a name of the field that the caller gives', () => {
    const refusal = { rule: 'not-a-combat', path: '/might', problem: 'missing' } as const;
    expect(setupProblemSentence(words.en, refusal, 'Damage on Ram')).toBe('Damage on Ram is missing.');
  });

  test.each([
    ['', 'The input', 'L’entrée'],
    ['/combat', 'The combat', 'Le combat'],
    ['/v', 'Format version', 'Version du format'],
    ['/attacker', 'Attacker', 'Attaquant'],
    ['/attacker/units', 'Units (attacker)', 'Unités (attaquant)'],
    ['/attacker/units/0', 'Unit 1 (attacker)', 'Unité 1 (attaquant)'],
    ['/defender/units/11/might', 'Might (defender, unit 12)', 'Puissance (défenseur, unité 12)'],
    ['/combat/defender/units/1/shield', 'Shield (defender, unit 2)', 'Bouclier (défenseur, unité 2)'],
    [
      '/attacker/units/0/replacements/2/amount',
      'Amount prevented (attacker, unit 1, effect 3)',
      'Quantité prévenue (attaquant, unité 1, effet 3)',
    ],
    ['/defender/ignores/0', 'Ignored keywords (defender)', 'Mots-clés ignorés (défenseur)'],
    ['/assignment/t1', 't1 (assignment)', 't1 (attribution)'],
    ['/choices/t1', 't1 (choices)', 't1 (choix)'],
    ['/attacker/units/0/toString', 'toString (attacker, unit 1)', 'toString (attaquant, unité 1)'],
    ['/a~1b~0c', 'a/b~c', 'a/b~c'],
  ])('the place %s', (path, english, french) => {
    expect(fieldName(words.en, path)).toBe(english);
    expect(fieldName(words.fr, path)).toBe(french);
  });
});

describe('on any small board', () => {
  const whole = (sentence: string): void => {
    expect(sentence).toMatch(/^\S.*[.]$/);
    expect(sentence).not.toMatch(/ {2}|\{\{|undefined|NaN|\[object/);
  };

  test('every step, refusal and closed unit has its sentences', () => {
    fc.assert(
      fc.property(combats(small), fc.array(fc.nat(6), { minLength: 5, maxLength: 5 }), (board, numbers) => {
        for (const side of ['attacker', 'defender'] as const satisfies readonly SideName[]) {
          const amounts = Object.fromEntries(
            board[enemyOf(side)].units.map(({ id }, i) => [id, numbers[i % 5] ?? 0]),
          );
          const checked = checkAssignment(board, side, amounts);
          for (const locale of locales) {
            const context = { combat: board, side, amounts, name: (id: string) => `[${id}]` };
            for (const refusal of checked.ok ? [] : checked.refusals) {
              const { title, text } = refusalSentence(words[locale], refusal, context);
              whole(title);
              whole(text);
            }
            for (const [unit, allowance] of assignable(board, side, amounts))
              if ('rule' in allowance) whole(allowanceSentence(words[locale], unit, allowance, context));
          }
        }
        const [attacker] = legalAssignments(board, 'attacker');
        const [defender] = legalAssignments(board, 'defender');
        if (!attacker || !defender) throw new Error('no legal split');
        for (const step of resolve(board, { attacker, defender }).steps)
          for (const locale of locales)
            whole(stepSentence(words[locale], step, { combat: board, name: (id) => `[${id}]` }));
      }),
      { numRuns: 200 },
    );
  });
});
