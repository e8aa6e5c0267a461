import type { Example } from './types.ts';

const lancer = { id: 'lancer', might: 3, assault: 2 } as const;
const gatekeeper = { id: 'gatekeeper', might: 2, shield: 1 } as const;

export const sumAssaultShield = {
  id: 'sum-assault-shield',
  variants: [
    {
      id: 'pair',
      combat: { v: 1, attacker: { units: [lancer] }, defender: { units: [gatekeeper] } },
      plays: { attacker: { amounts: { gatekeeper: 5 } }, defender: { amounts: { lancer: 3 } } },
      tries: [
        { side: 'attacker', amounts: { gatekeeper: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { gatekeeper: 3 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['gatekeeper'],
      result: 'attacker',
      facts: {
        'lancer-might': { value: 3, noun: 'might', of: { might: 'lancer' } },
        assault: { value: 2, noun: 'might', of: { assault: 'lancer' } },
        'lancer-adds': { value: 5, noun: 'damage', of: { adds: 'lancer' } },
        'lancer-need': { value: 5, noun: 'damage', of: { need: 'lancer' } },
        'gatekeeper-might': { value: 2, noun: 'might', of: { might: 'gatekeeper' } },
        shield: { value: 1, noun: 'might', of: { shield: 'gatekeeper' } },
        'gatekeeper-adds': { value: 3, noun: 'damage', of: { adds: 'gatekeeper' } },
        'gatekeeper-need': { value: 3, noun: 'damage', of: { need: 'gatekeeper' } },
      },
    },
    {
      id: 'stunned-and-negative',
      combat: {
        v: 1,
        attacker: { units: [lancer, { id: 'drummer', might: 4, stunned: true }] },
        defender: { units: [gatekeeper, { id: 'page', might: 1, mightChange: -3 }] },
      },
      plays: {
        attacker: { amounts: { gatekeeper: 3, page: 2 } },
        defender: { amounts: { lancer: 3 } },
      },
      tries: [
        { side: 'attacker', amounts: { gatekeeper: 4, page: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { gatekeeper: 5 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { drummer: 3 }, verdict: 'legal' },
        { side: 'defender', amounts: { lancer: 2, drummer: 1 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['gatekeeper', 'page'],
      result: 'attacker',
      facts: {
        'attacker-total': { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'defender-total': { value: 3, noun: 'damage', of: { total: 'defender' } },
        'drummer-might': { value: 4, noun: 'might', of: { might: 'drummer' } },
        'drummer-adds': { value: 0, noun: 'damage', of: { adds: 'drummer' } },
        'drummer-need': { value: 4, noun: 'damage', of: { need: 'drummer' } },
        'page-might': { value: -2, noun: 'might', of: { might: 'page' } },
        'page-adds': { value: 0, noun: 'damage', of: { adds: 'page' } },
        'page-need': { value: 1, noun: 'damage', of: { need: 'page' } },
      },
    },
  ],
} as const satisfies Example;
