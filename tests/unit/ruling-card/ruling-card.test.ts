import fc from 'fast-check';
import { type HTMLElement, parse } from 'node-html-parser';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { type Combat, createCombat, type Setup } from '../../../src/engine/index.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { fixes } from '../../../src/islands/heavy/fixes.ts';
import {
  type RulingCard,
  type RulingCardInput,
  rulingCard,
} from '../../../src/islands/ruling-card/ruling-card.ts';
import { tame } from '../../../src/islands/ruling-card/safe-text.ts';
import { name as anyName } from '../link/arbitraries.ts';
import { runs } from '../oracle/runs.ts';

/** Hand-written French is easier to read with plain spaces: they are made no-break here, as the dictionary has them. */
const spaced = (french: string): string => french.replace(/ ([;!?])/g, '\u202f$1').replace(/ :/g, '\u00a0:');

const combat = (setup: Setup): Combat => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

const card = (
  locale: Locale,
  input: Partial<RulingCardInput> & Pick<RulingCardInput, 'combat'>,
): RulingCard => {
  const { side = 'attacker', split = { amounts: {}, choices: {} } } = input;
  return rulingCard(
    createFormat<'share'>(locale, dictionaries[locale].share),
    {
      t: createFormat<'board'>(locale, dictionaries[locale].board),
      say: createFormat<'engine'>(locale, dictionaries[locale].engine),
    },
    {
      title: locale === 'en' ? 'Two walls' : 'Deux murs',
      side,
      split,
      fix: fixes(input.combat, { [side]: split })[side],
      name: (id) => (locale === 'fr' ? (french[id] ?? id) : id.replace('_', ' ')),
      rules: { version: '1.4', date: '2026-07-16' },
      link: 'https://tankline.example/en/guide/?board=two-tanks-AbC_d#order',
      ...input,
    },
  );
};

const french: Readonly<Record<string, string>> = {
  Ram: 'Bélier',
  Runner: 'Coureuse',
  Low_wall: 'Muret',
  High_wall: 'Rempart',
  Lookout: 'Vigie',
  Pike: 'Pique',
  Warded: 'Protégée',
  Ghost: 'Spectre',
};

const walls = combat({
  v: 1,
  attacker: {
    units: [
      { id: 'Ram', might: 4 },
      { id: 'Runner', might: 1, assault: 1, shield: 2 },
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
const spread = { amounts: { Low_wall: 1, High_wall: 1, Lookout: 4 }, choices: {} };

describe('a refused split: every rule, and the nearest legal one', () => {
  test('as long as that one has not been found, the rules alone', () => {
    const found = card('en', { combat: walls, split: spread }).plain;
    expect(card('en', { combat: walls, split: spread, fix: undefined }).plain).toBe(
      found.replace(/\nNearest legal split: .*/, ''),
    );
  });

  test('in English', () => {
    expect(card('en', { combat: walls, split: spread }).plain).toBe(`Two walls

Attackers, 6 damage to assign
- Ram: Might 4
- Runner: Might 1, Assault 1

Defenders, 9 damage to assign
- Low wall: Might 2, Tank
- High wall: Might 3, Tank
- Lookout: Might 4

The attacker assigns 6 of 6:
- Low wall: 1 (needs 2)
- High wall: 1 (needs 3)
- Lookout: 4 (needs 4)

2 rules refuse this split:
- Rule 465.2.c.3: 2 units are begun and not finished. Low wall has 1 of 2 and High wall has 1 of 3. Finish one before starting another.
- Rule 815.1.c.2: Lookout is too early. Tanks come first, and it does not count as one. Still waiting: Low wall for 1 and High wall for 2.
Nearest legal split: 2 to Low wall, 3 to High wall and 1 to Lookout.

Core Rules 1.4 of 16 July 2026
https://tankline.example/en/guide/?board=two-tanks-AbC_d#order`);
  });

  test('in French', () => {
    expect(card('fr', { combat: walls, split: spread }).plain).toBe(
      spaced(`Deux murs

Attaquants, 6 dégâts à attribuer
- Bélier : Puissance 4
- Coureuse : Puissance 1, Assaut 1

Défenseurs, 9 dégâts à attribuer
- Muret : Puissance 2, Tank
- Rempart : Puissance 3, Tank
- Vigie : Puissance 4

L’attaquant attribue 6 sur 6 :
- Muret : 1 (il en faut 2)
- Rempart : 1 (il en faut 3)
- Vigie : 4 (il en faut 4)

2 règles refusent cette répartition :
- Règle 465.2.c.3 : 2 unités sont entamées sans être achevées. Muret en a 1 sur 2 et Rempart en a 1 sur 3. Il faut achever une unité avant d’en entamer une autre.
- Règle 815.1.c.2 : Vigie reçoit des dégâts trop tôt. Les tanks passent en premier, et cette unité ne compte pas comme tank. Il en manque encore à Muret (1) et Rempart (2).
Répartition légale la plus proche : 2 à Muret, 3 à Rempart et 1 à Vigie.

Core Rules 1.4 du 16 juillet 2026
https://tankline.example/en/guide/?board=two-tanks-AbC_d#order`),
    );
  });

  test('in Markdown', () => {
    expect(card('en', { combat: walls, split: spread }).markdown).toBe(`**Two walls**

**Attackers, 6 damage to assign**

- Ram: Might 4
- Runner: Might 1, Assault 1

**Defenders, 9 damage to assign**

- Low wall: Might 2, Tank
- High wall: Might 3, Tank
- Lookout: Might 4

**The attacker assigns 6 of 6:**

- Low wall: 1 (needs 2)
- High wall: 1 (needs 3)
- Lookout: 4 (needs 4)

**2 rules refuse this split:**

- **Rule 465.2.c.3**: 2 units are begun and not finished. Low wall has 1 of 2 and High wall has 1 of 3. Finish one before starting another.
- **Rule 815.1.c.2**: Lookout is too early. Tanks come first, and it does not count as one. Still waiting: Low wall for 1 and High wall for 2.

Nearest legal split: 2 to Low wall, 3 to High wall and 1 to Lookout.

Core Rules 1.4 of 16 July 2026

<https://tankline.example/en/guide/?board=two-tanks-AbC_d#order>`);
  });
});

// Pike has both keywords: as a Tank it goes before Lookout, which then takes the rest.
const pike = combat({
  v: 1,
  attacker: { units: [{ id: 'Ram', might: 4, mightChange: 1 }], anyDamageIsLethal: false },
  defender: {
    units: [
      { id: 'Pike', might: 3, tank: true, backline: true, marked: 1 },
      { id: 'Lookout', might: 6, mightChange: -1, shield: 1, stunned: true },
    ],
  },
});
const tankFirst = { amounts: { Pike: 2, Lookout: 3 }, choices: { Pike: 'tank' as const } };

describe('a legal split: who dies, and the keyword that was chosen', () => {
  test('in English', () => {
    expect(card('en', { combat: pike, split: tankFirst }).plain).toBe(`Two walls

Attackers, 5 damage to assign
- Ram: Might 5 (4 + 1 this turn)

Defenders, 3 damage to assign
- Pike: Might 3, Tank, Backline, 1 damage marked
- Lookout: Might 5 (6 − 1 this turn), Shield 1, Stunned

The attacker assigns 5 of 5:
- Pike: 2 (needs 2)
- Lookout: 3 (needs 6)
The attacker counts Pike as Tank.

This split is legal.
Pike dies.

Core Rules 1.4 of 16 July 2026
https://tankline.example/en/guide/?board=two-tanks-AbC_d#order`);
  });

  test('in French', () => {
    expect(card('fr', { combat: pike, split: tankFirst }).markdown).toBe(
      spaced(`**Deux murs**

**Attaquants, 5 dégâts à attribuer**

- Bélier : Puissance 5 (4 + 1 ce tour-ci)

**Défenseurs, 3 dégâts à attribuer**

- Pique : Puissance 3, Tank, Arrière-ligne, 1 dégât marqué
- Vigie : Puissance 5 (6 − 1 ce tour-ci), Bouclier 1, Étourdie

**L’attaquant attribue 5 sur 5 :**

- Pique : 2 (il en faut 2)
- Vigie : 3 (il en faut 6)

L’attaquant compte Pique comme tank.

**Cette répartition est légale.**

Pique meurt.

Core Rules 1.4 du 16 juillet 2026

<https://tankline.example/en/guide/?board=two-tanks-AbC_d#order>`),
    );
  });

  test('the keyword is named also where the reader left it open', () => {
    const { plain } = card('en', { combat: pike, split: { amounts: tankFirst.amounts, choices: {} } });
    expect(plain).toContain(
      '- Lookout: 3 (needs 6)\nThe attacker counts Pike as Tank.\n\nThis split is legal.',
    );
  });

  test('a unit that cannot be dealt damage dies of earlier damage that is lethal already', () => {
    const marked = combat({
      v: 1,
      attacker: { units: [{ id: 'Ram', might: 2 }] },
      defender: {
        units: [
          { id: 'Ghost', might: 3, marked: 3, immune: true },
          { id: 'Lookout', might: 2 },
        ],
      },
    });
    const { plain } = card('en', { combat: marked, split: { amounts: { Lookout: 2 }, choices: {} } });
    expect(plain).toContain('This split is legal.\nGhost and Lookout die.');
  });
});

// Of 4 on Warded, 3 are prevented and the last is doubled. Nobody waits for Ghost; nothing is lethal for Low wall.
const effects = combat({
  v: 1,
  attacker: {
    units: [
      { id: 'Warded', might: 2, replacements: [{ kind: 'prevent', amount: 3 }, { kind: 'double' }] },
      { id: 'Ghost', might: 1, immune: true },
      { id: 'Low_wall', might: 1, backline: true, replacements: [{ kind: 'prevent', amount: 'all' }] },
    ],
  },
  defender: {
    units: [
      { id: 'Ram', might: 8 },
      { id: 'Runner', might: -1, dealsNoCombatDamage: true },
    ],
    ignores: ['backline'],
    anyDamageIsLethal: true,
  },
});

describe('effects: what is raw is said to be, and what becomes of it', () => {
  const split = { amounts: { Warded: 4, Ghost: 1, Low_wall: 2 }, choices: {} };

  test('in English', () => {
    expect(card('en', { combat: effects, side: 'defender', split }).plain).toBe(`Two walls

Attackers, 4 damage to assign
- Warded: Might 2, Prevents 3, Takes double
- Ghost: Might 1, Cannot be dealt damage
- Low wall: Might 1, Backline (ignored), Prevents all

Defenders, 8 damage to assign
- Ram: Might 8
- Runner: Might −1, Deals no combat damage
- The defenders’ player: ignores Backline, any damage is lethal

The defender assigns 7 of 8:
- Warded: 4 raw, which makes 2 (needs 4 raw)
- Ghost: 1 (cannot be dealt damage)
- Low wall: 2 raw, which makes 0 (no amount is lethal)

2 rules refuse this split:
- Rule 465.2.c: 1 damage is left to assign. The total is 8, and all of it goes to enemy units.
- Rule 465.2.c.10: Ghost cannot be dealt damage. In our reading, only leftover damage may go there. Low wall still waits: no amount is lethal for it.
Nearest legal split: 4 raw to Warded and 4 raw to Low wall.

Core Rules 1.4 of 16 July 2026
https://tankline.example/en/guide/?board=two-tanks-AbC_d#order`);
  });

  test('in French', () => {
    expect(card('fr', { combat: effects, side: 'defender', split }).plain).toBe(
      spaced(`Deux murs

Attaquants, 4 dégâts à attribuer
- Protégée : Puissance 2, Prévention 3, Dégâts subis doublés
- Spectre : Puissance 1, Ne peut pas subir de dégâts
- Muret : Puissance 1, Arrière-ligne (mot-clé ignoré), Prévention totale

Défenseurs, 8 dégâts à attribuer
- Bélier : Puissance 8
- Coureuse : Puissance −1, N’inflige pas de dégâts de combat
- Le joueur défenseur : ignore l’arrière-ligne, tout dégât est mortel

Le défenseur attribue 7 sur 8 :
- Protégée : 4 en brut, soit 2 après les effets (il en faut 4 en brut)
- Spectre : 1 (ne peut pas subir de dégâts)
- Muret : 2 en brut, soit 0 après les effets (aucune quantité n’est mortelle)

2 règles refusent cette répartition :
- Règle 465.2.c : Il reste 1 dégât à attribuer. Le total est de 8 et doit aller en entier aux unités adverses.
- Règle 465.2.c.10 : Spectre ne peut pas subir de dégâts. Selon notre lecture, seul l’excédent peut y aller. Muret attend toujours : aucune quantité ne lui est mortelle.
Répartition légale la plus proche : 4 en brut à Protégée et 4 en brut à Muret.

Core Rules 1.4 du 16 juillet 2026
https://tankline.example/en/guide/?board=two-tanks-AbC_d#order`),
    );
  });
});

describe('nothing on the board', () => {
  const stunned = combat({
    v: 1,
    attacker: { units: [{ id: 'Ram', might: 4, stunned: true }] },
    defender: { units: [{ id: 'Lookout', might: 1 }] },
  });

  test('a total of 0', () => {
    expect(card('en', { combat: stunned }).plain).toContain(`
The attacker’s total is 0, so nothing is assigned.

This split is legal.
No unit dies.
`);
    expect(card('fr', { combat: stunned }).plain).toContain(
      spaced(`
Le total de l’attaquant est de 0 : rien n’est attribué.

Cette répartition est légale.
Aucune unité ne meurt.
`),
    );
  });

  test('something to assign, and nothing assigned', () => {
    expect(card('en', { combat: stunned, side: 'defender' }).plain).toContain(`
Nothing is assigned yet: the defender has 1 damage.

A rule refuses this split:
- Rule 465.2.c: 1 damage is left to assign. The total is 1, and all of it goes to enemy units.
Nearest legal split: 1 to Ram.
`);
    expect(card('fr', { combat: stunned, side: 'defender' }).plain).toContain(
      spaced(`
Rien n’est encore attribué : le défenseur a 1 dégât.

Une règle refuse cette répartition :
- Règle 465.2.c : Il reste 1 dégât à attribuer. Le total est de 1 et doit aller en entier aux unités adverses.
Répartition légale la plus proche : 1 à Bélier.
`),
    );
  });

  test('something assigned where the total is 0', () => {
    const split = { amounts: { Lookout: 1 }, choices: {} };
    expect(card('en', { combat: stunned, split }).plain).toContain(`
A rule refuses this split:
- Rule 465.2.c: 1 damage too much. The total is 0, and all of it goes to enemy units.
The attacker’s total is 0, so nothing is assigned.
`);
  });
});

describe('a typed name is text', () => {
  const named = (name: string) => card('en', { combat: walls, split: spread, name: () => name });

  test.each([
    ['*bold* _it_ ~~no~~ ||spoiler||', String.raw`\*bold\* \_it\_ \~\~no\~\~ \|\|spoiler\|\|`],
    ['<img src=x onerror=alert(1)>', String.raw`\<img src\=x onerror\=alert\(1\)\>`],
    ['[x](javascript:alert(1))', String.raw`\[x\]\(javascript\:alert\(1\)\)`],
    ['`code` &amp; \\', '\\`code\\` \\&amp; \\\\'],
    ['@everyone', '@\u200beveryone'],
    ['<@123> #1 :x:', '\\<@\u200b123\\> \\#\u200b1 \\:x\\:'],
    ['https://a.example', '\\:\u200b\\/\\/'],
    ['www.a.example', 'www\\.\u200ba\\.example'],
    ['1. one\n- two\r\n\n# three', String.raw`1\. one \- two \#${'\u200b'} three`],
    ['L’écu d’or, n° 2', 'L’écu d’or, n° 2'],
  ])('%j', (typed, expected) => {
    expect(named(typed).markdown).toContain(expected);
  });

  test('nobody is called in plain text either, and no line is added or turned round', () => {
    const { plain } = named('@here\n- Rule 1: \u202elegal\ud800 http://a.example');
    expect(plain.split('\n')).toHaveLength(named('Wall').plain.split('\n').length);
    expect(plain).toContain('- @\u200bhere - Rule 1: legal\ufffd http:\u200b//a.example: Might 4');
  });

  test('an empty one gives way to a number', () => {
    expect(named(' \n').plain).toContain('- Attacker 2: Might 1, Assault 1');
    expect(named('\u202e').markdown).toContain('- Defender 3: 4 (needs 4)');
  });

  test('any: Markdown makes of it the same text, no element, no link but ours', () => {
    const markup = fc.string({
      unit: fc.constantFrom(...'*_`<>[]()!#+-.|~&:;/\\"\'{}@^$= \nab1'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(markup, anyName), (typed) => {
        fc.pre(tame(typed) !== '');
        const page: HTMLElement = parse(markdownToHtml(named(typed).markdown).html);
        const tags = new Set(page.querySelectorAll('*').map(({ tagName }) => tagName.toLowerCase()));
        expect([...tags].sort()).toEqual(['a', 'li', 'p', 'strong', 'ul']);
        expect(page.querySelectorAll('a')).toHaveLength(1);
        expect(page.querySelectorAll('li')).toHaveLength(10);
        expect(page.querySelector('li')?.text.trim()).toBe(`${tame(typed)}: Might 4`);
      }),
      runs(300),
    );
  });
});

test('the link stays one address on a line of its own', () => {
  const { plain, markdown } = card('en', { combat: walls, link: 'https://a.example/> <b>\nx' });
  expect(plain.split('\n').at(-1)).toBe('https://a.example/%3E%20%3Cb%3E%0Ax');
  expect(markdown.split('\n').at(-1)).toBe('<https://a.example/%3E%20%3Cb%3E%0Ax>');
});

const amounts = [0, 1, 3, 5];
const triples = amounts.flatMap((a) => amounts.flatMap((b) => amounts.map((c) => [a, b, c])));

test.each(locales)('no card of a small board in %s has an empty part or a placeholder', (locale) => {
  for (const board of [walls, pike, effects])
    for (const side of ['attacker', 'defender'] as const)
      for (const triple of triples) {
        const { units } = board[side === 'attacker' ? 'defender' : 'attacker'];
        const split = {
          amounts: Object.fromEntries(units.map(({ id }, i) => [id, triple[i] ?? 0])),
          choices: {},
        };
        const { plain } = card(locale, { combat: board, side, split });
        expect(plain).not.toMatch(/\{\{|undefined|NaN| {2}| $|\n{3}| \.|^- $/m);
      }
});
