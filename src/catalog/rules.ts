import { checkedVersion, type RulesVersion, rulesVersions } from './versions.ts';

type Earlier = Exclude<RulesVersion, '1.4'>;

interface RuleEntry {
  /** Its number in each edition where we know it. Our id stays when the numbers move. */
  readonly numbers: { readonly '1.4': string } & { readonly [V in Earlier]?: string };
  /** The first edition that has it. Earlier ones lack it. */
  readonly since: RulesVersion | 'unknown';
}

const inOneFour = (number: string): RuleEntry => ({ numbers: { '1.4': number }, since: 'unknown' });
const newInOneFour = (number: string): RuleEntry => ({ numbers: { '1.4': number }, since: '1.4' });
/** Same number in 1.3 and 1.4. */
const sinceOneThree = (number: string): RuleEntry => ({
  numbers: { '1.3': number, '1.4': number },
  since: '1.3',
});
const inOneThree = (number: string): RuleEntry => ({
  numbers: { '1.3': number, '1.4': number },
  since: 'unknown',
});

/** Every rule that the site speaks of, in the order of the Core Rules, under our permanent id. */
export const rules = {
  'card-text-wins': inOneFour('002'),
  'cannot-beats-can': inOneFour('054'),
  'who-owns-a-card': inOneFour('127.1'),
  'permanent-types': inOneFour('133.4.a.2'),
  'your-damage': inOneFour('142.3.b'),
  'lethal-kills-in-cleanup': newInOneFour('142.4.a'),
  'lethal-damage': newInOneFour('142.4.b'),
  'lethal-redefined': newInOneFour('142.4.c'),
  'might-has-two-jobs': inOneFour('143.2'),
  'negative-might-adds-nothing': {
    numbers: { '1.1': '140.2.b', '1.3': '143.2.b', '1.4': '143.2.b' },
    since: 'unknown',
  },
  'negative-might-is-kept': inOneThree('143.2.b.1'),
  'marks-are-temporary': inOneFour('143.3.a'),
  'marks-clear-after-combat': inOneFour('143.3.b.1'),
  'marks-clear-at-end-of-turn': inOneFour('143.3.b.2'),
  'late-units-join': inOneFour('323.2.a'),
  'death-triggers-noted': inOneFour('323.4'),
  'kill-together': inOneFour('323.5'),
  'later-cleanups-are-ordinary': inOneFour('324.2'),
  'prevent-is-a-replacement': inOneFour('369.2'),
  'replacement-applies-once': inOneFour('370.2'),
  'controller-orders-replacements': inOneFour('372'),
  'events-one-by-one': inOneFour('373'),
  'assigning-is-not-dealing': inOneFour('417.1.a'),
  'dealing-is-marking': inOneFour('417.1.b'),
  'assign-nothing': inOneFour('417.1.e'),
  'zero-is-not-dealt': inOneFour('417.1.e.1'),
  'units-are-the-source': inOneFour('417.6.c'),
  stunned: { numbers: { '1.1': '410', '1.3': '423', '1.4': '423' }, since: 'unknown' },
  'stunned-once': inOneFour('423.1.a'),
  'stunned-adds-nothing': inOneThree('423.1.b'),
  'stunned-need-unchanged': inOneThree('423.1.c'),
  'kill-to-trash': inOneFour('428.1'),
  prevent: sinceOneThree('437'),
  'prevent-value-all': inOneFour('437.1.b.1'),
  'prevent-next-damage': inOneFour('437.1.b.2'),
  'prevent-down-to-zero': inOneFour('437.2.a'),
  'prevent-value': inOneFour('437.3'),
  'prevented-was-never-dealt': inOneFour('437.4'),
  'prevented-may-be-assigned': sinceOneThree('437.5'),
  'prevention-raises-the-need': sinceOneThree('437.5.a'),
  'prevented-never-lethal': sinceOneThree('437.5.b'),
  'recall-is-not-a-move': inOneFour('456'),
  'recall-changes-no-state': inOneFour('458'),
  'two-players-fight': inOneFour('462'),
  'who-attacks': inOneFour('464.2.c.1'),
  'who-defends': inOneFour('464.2.c.2'),
  'units-get-designations': inOneFour('464.2.c.3'),
  'combat-damage-step': {
    numbers: { '1.0': '626', '1.1': '439', '1.2': '443', '1.3': '460', '1.4': '465' },
    since: '1.0',
  },
  'both-sides-needed': { numbers: { '1.4': '465.1' }, since: '1.0' },
  'no-window-before-damage': inOneFour('465.2'),
  'sum-attackers': inOneFour('465.2.a'),
  'sum-defenders': inOneFour('465.2.b'),
  'assign-whole-total': {
    numbers: { '1.0': '626.1.d', '1.1': '439.1.d', '1.2': '443.1.d', '1.3': '460.2.c', '1.4': '465.2.c' },
    since: '1.0',
  },
  'own-enemy-only': {
    numbers: { '1.0': '626.1.d', '1.1': '439.1.d', '1.2': '443.1.d', '1.3': '460.2.c', '1.4': '465.2.c' },
    since: '1.0',
  },
  'assign-before-dealing': { numbers: { '1.3': '460.2.c.1', '1.4': '465.2.c.1' }, since: '1.1' },
  'dealt-after-both-assigned': inOneFour('465.2.c.1.a'),
  'order-comes-from-abilities': {
    numbers: { '1.3': '460.2.c.2', '1.4': '465.2.c.2' },
    since: 'unknown',
  },
  'lethal-in-full': {
    numbers: {
      '1.0': '626.1.d.2',
      '1.1': '439.1.d.3',
      '1.2': '443.1.d.3',
      '1.3': '460.2.c.3',
      '1.4': '465.2.c.3',
    },
    since: '1.0',
  },
  'no-excess': {
    numbers: { '1.1': '439.1.d.4', '1.2': '443.1.d.4', '1.3': '460.2.c.4', '1.4': '465.2.c.4' },
    since: '1.1',
  },
  'smallest-raw-amount': newInOneFour('465.2.c.4.a'),
  'replacements-at-assignment': newInOneFour('465.2.c.5'),
  'requirements-if-able': {
    numbers: {
      '1.0': '626.1.d.3',
      '1.1': '439.1.d.5',
      '1.2': '443.1.d.5',
      '1.3': '460.2.c.5',
      '1.4': '465.2.c.6',
    },
    since: '1.0',
  },
  'free-order': {
    numbers: {
      '1.0': '626.1.d.4',
      '1.1': '439.1.d.6',
      '1.2': '443.1.d.6',
      '1.3': '460.2.c.6',
      '1.4': '465.2.c.7',
    },
    since: '1.0',
  },
  'pick-tank-or-backline': {
    numbers: { '1.1': '439.1.d.7', '1.2': '443.1.d.7', '1.3': '460.2.c.7', '1.4': '465.2.c.8' },
    since: '1.1',
  },
  'pick-one-by-one': {
    numbers: { '1.1': '439.1.d.8', '1.2': '443.1.d.8', '1.3': '460.2.c.8', '1.4': '465.2.c.9' },
    since: '1.1',
  },
  'exempt-immune': {
    numbers: { '1.1': '439.1.d.9', '1.2': '443.1.d.9', '1.3': '460.2.c.9', '1.4': '465.2.c.10' },
    since: '1.1',
  },
  'prevented-is-not-exempt': newInOneFour('465.2.c.10'),
  'deal-at-once': {
    numbers: { '1.1': '439.1.e', '1.2': '443.1.e', '1.3': '460.2.d', '1.4': '465.2.d' },
    since: '1.1',
  },
  'straight-to-resolution': inOneFour('465.3'),
  'combat-cleanup': { numbers: { '1.3': '461.1', '1.4': '466.1' }, since: 'unknown' },
  'heal-all': { numbers: { '1.3': '461.1.a.1', '1.4': '466.1.a.1' }, since: '1.1' },
  'recall-attackers': { numbers: { '1.3': '461.1.a.2', '1.4': '466.1.a.2' }, since: '1.1' },
  'chain-after-cleanup': { numbers: { '1.3': '461.2', '1.4': '466.2' }, since: 'unknown' },
  'combat-result': { numbers: { '1.3': '461.3', '1.4': '466.3' }, since: 'unknown' },
  'who-wins': { numbers: { '1.3': '461.3.a', '1.4': '466.3.a' }, since: 'unknown' },
  'who-loses': { numbers: { '1.3': '461.3.b', '1.4': '466.3.b' }, since: 'unknown' },
  'no-result': { numbers: { '1.3': '461.3.d', '1.4': '466.3.d' }, since: 'unknown' },
  'combat-staged-again': { numbers: { '1.3': '461.3.d.1', '1.4': '466.3.d.1' }, since: 'unknown' },
  'control-after-combat': { numbers: { '1.3': '461.5', '1.4': '466.5' }, since: 'unknown' },
  'contested-cleared': { numbers: { '1.3': '461.5.a', '1.4': '466.5.a' }, since: 'unknown' },
  'nobody-controls': { numbers: { '1.3': '461.5.b', '1.4': '466.5.b' }, since: 'unknown' },
  'conquer-after-combat': { numbers: { '1.3': '461.5.d', '1.4': '466.5.d' }, since: 'unknown' },
  'combat-ends': { numbers: { '1.3': '461.7', '1.4': '466.7' }, since: 'unknown' },
  'increases-before-decreases': inOneFour('477.3.e.1'),
  'bonus-damage-is-for-deal-actions': inOneFour('713'),
  'in-combat': inOneFour('740.2.c'),
  'ignored-keyword-inactive': newInOneFour('766'),
  'ignored-there-only': newInOneFour('767'),
  assault: { numbers: { '1.1': '723', '1.3': '807', '1.4': '807' }, since: 'unknown' },
  'assault-is-might': inOneThree('807.1.c'),
  'assault-while-attacking': inOneThree('807.1.d.1'),
  'assault-adds-up': inOneThree('807.2'),
  shield: { numbers: { '1.1': '730', '1.3': '814', '1.4': '814' }, since: 'unknown' },
  'shield-is-might': inOneThree('814.1.c'),
  'shield-while-defending': inOneThree('814.1.d.1'),
  'shield-adds-up': inOneThree('814.2'),
  tank: { numbers: { '1.0': '727', '1.1': '731', '1.2': '741', '1.3': '815', '1.4': '815' }, since: '1.0' },
  'tank-in-the-damage-step': inOneThree('815.1.b'),
  'tank-asks-for-lethal-only': inOneThree('815.1.c.1'),
  'tank-first': inOneThree('815.1.c.2'),
  'tank-twice-is-once': inOneThree('815.2'),
  backline: sinceOneThree('826'),
  'backline-after-the-others': sinceOneThree('826.3'),
  'backline-one-at-a-time': sinceOneThree('826.4.a'),
  'backline-last': sinceOneThree('826.4.b'),
  'backline-twice-is-once': sinceOneThree('826.5'),
} as const satisfies Readonly<Record<string, RuleEntry>>;

export type CatalogRuleId = keyof typeof rules;

export const ruleIds = Object.keys(rules) as readonly CatalogRuleId[];

export const isRuleId = (id: string): id is CatalogRuleId => Object.hasOwn(rules, id);

/** A rule's number in an edition: `absent` where the edition lacks the rule, `unknown` where we do not know. */
export const numberIn = (id: CatalogRuleId, version: RulesVersion): string => {
  const { numbers, since }: RuleEntry = rules[id];
  const number = numbers[version];
  if (number !== undefined) return number;
  if (since === 'unknown') return 'unknown';
  return rulesVersions.indexOf(version) < rulesVersions.indexOf(since) ? 'absent' : 'unknown';
};

/** A rule's number in the edition that the site was checked against. */
export const numberNow = (id: CatalogRuleId): string => numberIn(id, checkedVersion);

/** The first edition that has the rule, or `unknown`. */
export const ruleSince = (id: CatalogRuleId): RulesVersion | 'unknown' => rules[id].since;

/** The number that a rule's number stands under (`465.2.c` for `465.2.c.3`); nothing for a whole section. */
export const parentNumber = (number: string): string | undefined => {
  const end = number.lastIndexOf('.');
  return end < 0 ? undefined : number.slice(0, end);
};

/** Orders rule numbers as the Core Rules do: `465.2.c.4.a` before `465.2.c.10`. */
export const compareNumbers = (a: string, b: string): number => {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const [x, y] = [left[i], right[i]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if (x === y) continue;
    const difference = Number(x) - Number(y);
    return Number.isNaN(difference) ? (x < y ? -1 : 1) : difference;
  }
  return 0;
};
