import { describe, expect, test } from 'vitest';
import {
  ancestorsOf,
  besidesOf,
  type CatalogRuleId,
  childrenOf,
  isRuleId,
  knownNumbers,
  meaningsOf,
  numberIn,
  numberNow,
  parentNumber,
  parentOf,
  ruleEntry,
  ruleIds,
  ruleSections,
  rulesNewIn,
  rulesUnder,
  sectionOf,
  sectionOfNumber,
  sectionRoots,
  topicIds,
  topicNumbers,
} from '../../../src/catalog/rules.ts';
import { type RulesVersion, rulesVersions } from '../../../src/catalog/versions.ts';
import en from '../../../src/i18n/en/rules.json' with { type: 'json' };
import fr from '../../../src/i18n/fr/rules.json' with { type: 'json' };

/** Edition and meaning, newest first, with what else the number says in brackets. */
const told = (number: string): string[] =>
  meaningsOf(number).map(
    (meaning) =>
      `${meaning.versions.join(' ')} ${meaning.kind} ${meaning.id}${
        meaning.kind === 'rule' && meaning.besides.length > 0 ? ` [${meaning.besides.join(' ')}]` : ''
      }`,
  );

describe('what a number means', () => {
  test.each<[string, string[]]>([
    ['465.2.c.6', ['1.4 rule requirements-if-able']],
    ['815', ['1.4 1.3 rule tank']],
    ['815.1.c.2', ['1.4 1.3 rule tank-first']],
    ['465.2.c', ['1.4 rule assign-whole-total [own-enemy-only]']],
    ['465.2.c.10', ['1.4 rule exempt-immune [prevented-is-not-exempt]']],
    ['460.2.c.9', ['1.3 rule exempt-immune']],
    ['142.4', ['1.4 rule damage-brings-death-closer', '1.3 topic healing']],
    ['439', ['1.4 topic creating-objects', '1.1 rule combat-damage-step']],
    ['440', ['1.4 topic burning', '1.3 topic movement', '1.1 rule combat-resolution']],
    ['410', ['1.4 topic types-of-game-action', '1.1 rule stunned']],
    ['731', ['1.4 topic xp-is-no-object', '1.1 rule tank']],
    ['741', ['1.4 topic counters', '1.2 rule tank']],
    ['727', ['1.4 topic dependent-keywords', '1.0 rule tank']],
    ['723', ['1.4 topic active-and-inactive-text', '1.1 rule assault']],
    ['730', ['1.4 topic gaining-xp', '1.1 rule shield']],
    ['433', ['1.4 topic swapping', '1.1 rule combat']],
    ['437', ['1.4 1.3 rule prevent', '1.1 topic steps-of-combat']],
    ['443', ['1.4 topic skipping', '1.2 rule combat-damage-step']],
    ['444', ['1.4 topic paying', '1.2 rule combat-resolution']],
    ['449', ['1.4 topic moves-by-effects', '1.3 rule recalls']],
    ['454', ['1.4 rule recalls', '1.3 rule combat']],
    ['456', ['1.4 rule recall-is-not-a-move', '1.3 rule staged-combat']],
    ['460', ['1.4 topic when-combat-occurs', '1.3 rule combat-damage-step']],
    ['461', ['1.4 rule staged-combat', '1.3 rule combat-resolution']],
    ['461.3', ['1.4 topic combat-and-showdown-staged', '1.3 rule combat-result']],
    ['626', ['1.0 rule combat-damage-step']],
    ['626.1', ['1.0 rule combat-damage-step']],
    ['999', []],
    ['465.2.c.11', []],
  ])('%s', (number, meanings) => {
    expect(told(number)).toEqual(meanings);
  });

  test('numbers say how well they are known', () => {
    expect(meaningsOf('626.1.d.2')[0]?.known).toBe('approximate');
    expect(meaningsOf('443.1.d.7')[0]?.known).toBe('indirect');
    expect(meaningsOf('439.1.d.9')[0]?.known).toBe('text');
    expect(meaningsOf('727').map(({ known }) => known)).toEqual(['text', 'approximate']);
  });

  test.each([...rulesVersions])('in %s no number means two things', (version) => {
    const seen = new Map<string, string>();
    const mean = (number: string, what: string) => {
      expect(`${number} ${seen.get(number) ?? what}`).toBe(`${number} ${what}`);
      seen.set(number, what);
    };
    for (const id of ruleIds) {
      const { numbers, alsoNumbered, besides } = ruleEntry(id);
      if (besides !== undefined) continue;
      for (const number of [numbers[version] ?? [], alsoNumbered?.[version] ?? []].flat()) mean(number, id);
    }
    for (const topic of topicIds)
      for (const number of topicNumbers(topic)[version] ?? []) mean(number, topic);
  });

  test('what stands beside another rule shares its number', () => {
    for (const id of ruleIds) {
      const { besides, numbers } = ruleEntry(id);
      if (besides === undefined) continue;
      if (!isRuleId(besides)) throw new Error(`${id} stands beside nothing`);
      expect(ruleEntry(besides).besides).toBeUndefined();
      expect(ruleEntry(besides).numbers).toMatchObject(numbers);
    }
    expect(besidesOf('exempt-immune')).toEqual(['prevented-is-not-exempt']);
    expect(besidesOf('own-enemy-only')).toEqual(['assign-whole-total']);
    expect(besidesOf('tank')).toEqual([]);
  });

  test('every known number has a meaning, and both languages have a word for each topic', () => {
    expect(knownNumbers.filter((number) => meaningsOf(number).length === 0)).toEqual([]);
    expect(new Set(knownNumbers).size).toBe(knownNumbers.length);
    expect(Object.keys(en.topic)).toEqual([...topicIds]);
    expect(Object.keys(fr.topic)).toEqual([...topicIds]);
  });
});

describe('from 1.3 to 1.4', () => {
  test.each<[string, string]>([
    ['460', '465'],
    ['460.2.c', '465.2.c'],
    ['460.2.c.1', '465.2.c.1'],
    ['460.2.c.2', '465.2.c.2'],
    ['460.2.c.3', '465.2.c.3'],
    ['460.2.c.4', '465.2.c.4'],
    ['460.2.c.5', '465.2.c.6'],
    ['460.2.c.6', '465.2.c.7'],
    ['460.2.c.7', '465.2.c.8'],
    ['460.2.c.8', '465.2.c.9'],
    ['460.2.c.9', '465.2.c.10'],
    ['460.2.d', '465.2.d'],
    ['461', '466'],
    ['461.1', '466.1'],
    ['461.1.a.1', '466.1.a.1'],
    ['461.3.d', '466.3.d'],
    ['461.5.e', '466.5.e'],
    ['449', '454'],
    ['454', '459'],
    ['437.5.b', '437.5.b'],
    ['807', '807'],
    ['814', '814'],
    ['815', '815'],
    ['826', '826'],
  ])('%s became %s', (before, now) => {
    const ids = ruleIds.filter((id) => numberIn(id, '1.3') === before && !ruleEntry(id).besides);
    expect(ids.map(numberNow)).toEqual([now]);
  });

  test('what is new in 1.4 was nowhere before', () => {
    const { brought } = rulesNewIn('1.4');
    expect(brought).toEqual([
      'prevent-includes-bonus-damage',
      'smallest-raw-amount',
      'replacements-at-assignment',
      'prevented-is-not-exempt',
      'ignoring-effects',
      'abilities-can-be-ignored',
      'ignored-keyword-inactive',
      'ignored-there-only',
    ]);
    for (const id of brought) expect(numberIn(id, '1.3')).toBe('absent');
  });

  test('letters that 1.4 moved are not carried over', () => {
    expect(numberIn('end-of-combat-effects', '1.3')).toBe('unknown');
    expect(numberIn('this-combat-effects-expire', '1.3')).toBe('unknown');
    expect(numberIn('who-attacks', '1.3')).toBe('unknown');
  });

  test.each<[RulesVersion, CatalogRuleId[]]>([
    ['1.1', ['assign-whole-total']],
    ['1.3', ['designations-updated', 'combat-result', 'tank-in-the-damage-step']],
    [
      '1.4',
      [
        'damage-brings-death-closer',
        'lethal-damage',
        'death-triggers-noted',
        'stun-ends-with-the-turn',
        'prevention-raises-the-need',
        'straight-to-resolution',
        'no-result',
      ],
    ],
  ])('%s changed', (version, ids) => {
    expect(rulesNewIn(version).changed).toEqual(ids);
  });
});

describe('the tree', () => {
  test('a parent that the site does not describe is a bare number', () => {
    expect(parentOf('lethal-in-full')).toEqual({ number: '465.2.c', id: 'assign-whole-total' });
    expect(parentOf('prevent-includes-bonus-damage')).toEqual({ number: '437.1.a', id: undefined });
    expect(parentOf('tank')).toBeUndefined();
    expect(ancestorsOf('prevent-value-all')).toEqual([
      { number: '437.1.b.1', id: 'prevent-usual-form' },
      { number: '437.1.b', id: undefined },
      { number: '437.1', id: undefined },
      { number: '437', id: 'prevent' },
    ]);
  });

  test('children are those whose nearest described ancestor a rule is', () => {
    expect(childrenOf('tank')).toEqual(['tank-is-passive', 'tank-twice-is-once', 'tank-can-be-checked']);
    expect(childrenOf('tank-is-passive')).toEqual([
      'tank-in-the-damage-step',
      'tank-asks-for-lethal-only',
      'tank-first',
    ]);
    expect(childrenOf('no-excess')).toEqual(['smallest-raw-amount']);
    expect(childrenOf('own-enemy-only')).toEqual([]);
    expect(childrenOf('assign-whole-total')).toHaveLength(11);
  });

  test('each rule is the child of what it stands under, and shown once', () => {
    const reached = (ids: readonly CatalogRuleId[]): CatalogRuleId[] =>
      ids.flatMap((id) => [id, ...reached(childrenOf(id))]);
    const shown = ruleSections.flatMap(({ slug }) => reached(sectionRoots(slug)));
    expect(shown.toSorted()).toEqual(ruleIds.toSorted());
    for (const id of ruleIds) expect(parentOf(id)?.number).toBe(parentNumber(numberNow(id)));
  });

  test('what stands under a number, described or not', () => {
    expect(rulesUnder('437.1')).toEqual([
      'prevent-includes-bonus-damage',
      'prevent-usual-form',
      'prevent-value-is-the-number',
      'prevent-value-all',
      'prevent-next-damage',
    ]);
    expect(rulesUnder('46')).toEqual([]);
  });

  test('parts follow each other without a gap, and none is empty', () => {
    ruleSections.forEach(({ from, to }, i) => {
      expect(from).toBeLessThanOrEqual(to);
      expect(from).toBe((ruleSections[i - 1]?.to ?? 0) + 1);
    });
    for (const { slug } of ruleSections) expect(sectionRoots(slug)).not.toEqual([]);
    expect(sectionOf('card-text-wins')).toBe('first-principles');
    expect(sectionOf('lethal-in-full')).toBe('combat-damage-step');
    expect(sectionOf('heal-all')).toBe('after-the-damage');
    expect(sectionOfNumber('437.5')).toBe('prevent');
    expect(sectionOfNumber('826.5')).toBe('keywords');
    expect(() => sectionOfNumber('tank')).toThrow(RangeError);
  });
});
