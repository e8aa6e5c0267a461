import type { Example } from './types.ts';

const hail = { id: 'hail', might: 2 } as const;
const gust = { id: 'gust', might: 1 } as const;
const drizzle = { id: 'drizzle', might: 1 } as const;
const shutter = { id: 'shutter', might: 2 } as const;

const preventFirst = {
  id: 'lantern',
  might: 4,
  replacements: [{ kind: 'prevent', amount: 2 }, { kind: 'double' }],
} as const;
const doubleFirst = {
  id: 'lantern',
  might: 4,
  replacements: [{ kind: 'double' }, { kind: 'prevent', amount: 2 }],
} as const;

const alone = {
  attacker: { amounts: { lantern: 3 } },
  defender: { amounts: { hail: 3, gust: 1 } },
} as const;
const counterBlow = { amounts: { hail: 4, gust: 1, drizzle: 1 } } as const;

export const orderOfEffects = {
  id: 'order-of-effects',
  variants: [
    {
      id: 'prevent-first',
      combat: { v: 1, attacker: { units: [hail, gust] }, defender: { units: [preventFirst] } },
      plays: alone,
      tries: [{ side: 'attacker', amounts: { lantern: 3 }, verdict: 'legal' }],
      killed: ['gust', 'hail'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 4, noun: 'might', of: { might: 'lantern' } },
        prevents: { value: 2, noun: 'damage', of: { prevents: 'lantern' } },
        need: { value: 4, noun: 'damage', of: { need: 'lantern' } },
        dealt: { value: 2, noun: 'damage', of: { dealt: 'lantern' } },
      },
    },
    {
      id: 'double-first',
      combat: { v: 1, attacker: { units: [hail, gust] }, defender: { units: [doubleFirst] } },
      plays: alone,
      tries: [{ side: 'attacker', amounts: { lantern: 3 }, verdict: 'legal' }],
      killed: ['gust', 'hail', 'lantern'],
      result: 'no-result',
      facts: {
        need: { value: 3, noun: 'damage', of: { need: 'lantern' } },
        dealt: { value: 4, noun: 'damage', of: { dealt: 'lantern' } },
      },
    },
    {
      id: 'beside-prevent-first',
      combat: {
        v: 1,
        attacker: { units: [hail, gust, drizzle] },
        defender: { units: [preventFirst, shutter] },
      },
      plays: { attacker: { amounts: { lantern: 4 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { lantern: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { shutter: 2, lantern: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { lantern: 3, shutter: 1 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['drizzle', 'gust', 'hail', 'lantern'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        need: { value: 4, noun: 'damage', of: { need: 'lantern' } },
        'lantern-takes': { value: 4, noun: 'damage', of: { raw: 'lantern' } },
      },
    },
    {
      id: 'beside-double-first',
      combat: {
        v: 1,
        attacker: { units: [hail, gust, drizzle] },
        defender: { units: [doubleFirst, shutter] },
      },
      plays: { attacker: { amounts: { lantern: 3, shutter: 1 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { lantern: 3, shutter: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { shutter: 2, lantern: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { lantern: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['drizzle', 'gust', 'hail', 'lantern'],
      result: 'defender',
      facts: {
        need: { value: 3, noun: 'damage', of: { need: 'lantern' } },
        'shutter-takes': { value: 1, noun: 'damage', of: { raw: 'shutter' } },
        'refused-lantern': { value: 4, noun: 'damage', of: { tried: [2, 'lantern'] } },
      },
    },
  ],
} as const satisfies Example;
