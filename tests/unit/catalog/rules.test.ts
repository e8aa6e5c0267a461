import { describe, expect, test } from 'vitest';
import {
  type CatalogRuleId,
  compareNumbers,
  numberIn,
  numberNow,
  parentNumber,
  ruleIds,
  ruleSince,
  rules,
} from '../../../src/catalog/rules.ts';
import { checkedVersion, editions, type RulesVersion, rulesVersions } from '../../../src/catalog/versions.ts';

describe('numbers', () => {
  const inVersions: readonly [CatalogRuleId, ...Record<RulesVersion, string>[]][] = [
    ['combat-damage-step', { '1.0': '626', '1.1': '439', '1.2': '443', '1.3': '460', '1.4': '465' }],
    [
      'lethal-in-full',
      { '1.0': '626.1.d.2', '1.1': '439.1.d.3', '1.2': '443.1.d.3', '1.3': '460.2.c.3', '1.4': '465.2.c.3' },
    ],
    [
      'no-excess',
      { '1.0': 'absent', '1.1': '439.1.d.4', '1.2': '443.1.d.4', '1.3': '460.2.c.4', '1.4': '465.2.c.4' },
    ],
    [
      'replacements-at-assignment',
      { '1.0': 'absent', '1.1': 'absent', '1.2': 'absent', '1.3': 'absent', '1.4': '465.2.c.5' },
    ],
    [
      'pick-tank-or-backline',
      { '1.0': 'absent', '1.1': '439.1.d.7', '1.2': '443.1.d.7', '1.3': '460.2.c.7', '1.4': '465.2.c.8' },
    ],
    ['backline', { '1.0': 'absent', '1.1': 'absent', '1.2': 'absent', '1.3': '826', '1.4': '826' }],
    [
      'negative-might-adds-nothing',
      { '1.0': 'unknown', '1.1': '140.2.b', '1.2': 'unknown', '1.3': '143.2.b', '1.4': '143.2.b' },
    ],
  ];
  test.each(inVersions)('%s has had %o', (id, numbers) => {
    expect(Object.fromEntries(rulesVersions.map((version) => [version, numberIn(id, version)]))).toEqual(
      numbers,
    );
  });

  test.each(ruleIds)('%s has well-formed numbers, and none before its first edition', (id) => {
    const known = Object.entries(rules[id].numbers);
    for (const [, number] of known) expect(number).toMatch(/^\d{3}(?:\.(?:\d+|[a-z]))*$/);
    const since = ruleSince(id);
    if (since === 'unknown') return;
    for (const [version] of known) {
      expect(rulesVersions.indexOf(version as RulesVersion)).toBeGreaterThanOrEqual(
        rulesVersions.indexOf(since),
      );
    }
  });

  test('the table is in the order of the Core Rules', () => {
    const numbers = ruleIds.map(numberNow);
    expect(numbers).toEqual(numbers.toSorted(compareNumbers));
  });

  test.each([
    ['465.2.c.4', '465.2.c.4.a'],
    ['465.2.c.4.a', '465.2.c.5'],
    ['465.2.c.9', '465.2.c.10'],
    ['054', '465'],
    ['465.2.c.10', '465.2.d'],
  ])('%s comes before %s', (first, second) => {
    expect(compareNumbers(first, second)).toBeLessThan(0);
    expect(compareNumbers(second, first)).toBeGreaterThan(0);
    expect(compareNumbers(first, first)).toBe(0);
  });

  test('a number stands under its parent', () => {
    expect(parentNumber('465.2.c.3')).toBe('465.2.c');
    expect(parentNumber('465')).toBeUndefined();
  });
});

test('the edition checked against is the newest', () => {
  expect(checkedVersion).toBe(rulesVersions.at(-1));
  const dates = rulesVersions.map((version) => editions[version].date);
  expect(dates).toEqual(dates.toSorted());
});
