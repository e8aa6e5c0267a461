import { describe, expect, test } from 'vitest';
import { hasOtherView, type ReadingId, reading, readingIds } from '../../../src/catalog/readings.ts';
import enReadings from '../../../src/i18n/en/readings.json' with { type: 'json' };
import frReadings from '../../../src/i18n/fr/readings.json' with { type: 'json' };

describe.each([
  { language: 'English', readings: enReadings },
  { language: 'French', readings: frReadings },
])('$language', ({ readings }) => {
  test('every reading has its point and our answer, and the other view where one is told', () => {
    expect(Object.keys(readings.point).sort()).toEqual([...readingIds].sort());
    expect(Object.keys(readings.ours).sort()).toEqual([...readingIds].sort());
    expect(Object.keys(readings.other).sort()).toEqual(readingIds.filter(hasOtherView).sort());
  });
});

describe('readings', () => {
  test.each([
    ['free-start', 'high'],
    ['clash-needs-ordinary', 'medium'],
    ['prevented-tank', 'medium'],
    ['prevented-blocks-backline', 'medium'],
    ['prevented-start-traps', 'medium'],
    ['leftover-waits-for-prevented', 'medium'],
    ['leftover-free', 'medium'],
    ['exempt-takes-leftover', 'low'],
    ['order-before-amount', 'medium'],
    ['several-prevents', 'medium'],
    ['single-event', 'medium'],
    ['killed-when-dealt', 'medium'],
    ['override-and-prevent', 'medium'],
    ['earlier-marks-override', 'low'],
    ['ignore-one-of-both', 'medium'],
    ['choice-fixed', 'low'],
    ['already-lethal', 'low'],
    ['no-combat-damage-text', 'low'],
    ['doubling-overshoot', 'low'],
    ['excess-damage', 'low'],
  ] as const satisfies readonly (readonly [ReadingId, string])[])(
    '%s is taken with %s confidence',
    (id, confidence) => {
      expect(reading(id).confidence).toBe(confidence);
    },
  );

  test('there are twenty', () => {
    expect(readingIds).toHaveLength(20);
  });
});
