import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../../../src/i18n/locales.ts';
import { citationFaults, grammarFaults, headingFaults, pairFaults } from './pairs.ts';
import { type Knows, speller, spellingFaults } from './spelling.ts';
import { dictionaryTexts, readSources, textsOf } from './texts.ts';
import { settingFaults } from './typography.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const spellers = new Map(
  await Promise.all(locales.map(async (lang): Promise<[string, Knows]> => [lang, await speller(lang)])),
);

/** Everything that is checked in the sources of pages and in the dictionaries. */
const checks: Readonly<Record<string, (root: string) => string[]>> = {
  'is set as its language is written': (at) =>
    settingFaults([...readSources(at).flatMap(textsOf), ...dictionaryTexts(at)]),
  'is spelled right, and marks words of the other language': (at) =>
    spellingFaults([...readSources(at).flatMap(textsOf), ...dictionaryTexts(at)], spellers),
  'is the same in every language but for its words': (at) => pairFaults(readSources(at)),
  'leaves out no level of headings': (at) => headingFaults(readSources(at)),
  'cites its rules': (at) => citationFaults(readSources(at)),
  'has the parts of its kind': (at) => grammarFaults(readSources(at)),
};

describe('prose', () => {
  for (const [what, check] of Object.entries(checks)) {
    test(what, () => expect(check(root)).toEqual([]));
  }
});

describe('a break is caught', () => {
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'prose-'));
    for (const folder of ['content', 'src/i18n'])
      cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const guide = 'guide/advanced-combat-damage.mdx';
  const question = 'questions/which-tank-first.mdx';
  const lesson = 'learn/what-might-does.mdx';
  const [setting, spelling, pairs, headings, citations, grammar] = Object.keys(checks);

  test.each([
    ['a space before a question mark in French', setting, `content/fr/${question}`, '\u202f?', ' ?'],
    ['a straight apostrophe', setting, `content/fr/${guide}`, '’', "'"],
    ['a double space', setting, `content/en/${guide}`, ' of ', '  of '],
    ['an ordinary space before a colon in French', setting, `content/fr/${guide}`, '\u00a0:', ' :'],
    ['a word that is misspelled', spelling, `content/en/${guide}`, 'damage is', 'damge is'],
    ['an accent that is missing', spelling, `content/fr/${guide}`, 'dégâts', 'degats'],
    ['an English word in French', spelling, `content/fr/${guide}`, 'unités', 'units'],
    ['a French word in English', spelling, `content/en/${guide}`, ' damage', ' dégâts'],
    ['an English entry in a French dictionary', spelling, 'src/i18n/fr/rules.json', 'unité', 'units'],
    ['a heading with another id', pairs, `content/fr/${guide}`, '[#tank]', '[#tanks]'],
    ['a citation in one language only', pairs, `content/fr/${guide}`, '<Rule id="tank-first" />', ''],
    ['another number', pairs, `content/en/${guide}`, 'name="total"', 'name="splits"'],
    [
      'another board',
      pairs,
      `content/fr/${guide}`,
      'WorkedExample id="two-tanks"',
      'WorkedExample id="doubled"',
    ],
    ['a term in one language only', pairs, `content/en/${guide}`, /<Term id="tank">(\w+)<\/Term>/, '$1'],
    [
      'a reading in one language only',
      pairs,
      `content/fr/${guide}`,
      /<Reading id="free-start">([^<]+)<\/Reading>/,
      '$1',
    ],
    ['another place in the section', pairs, `content/en/${lesson}`, 'order: 1', 'order: 9'],
    ['a heading that is too deep', headings, `content/en/${guide}`, /^## /m, '#### '],
    ['a lesson without a citation', citations, `content/en/${lesson}`, /<Rule [^>]*>/g, ''],
    [
      'a question that does not open with its answer',
      grammar,
      `content/en/${question}`,
      '[#answer]',
      '[#first]',
    ],
    ['a lesson without a board to solve', grammar, `content/fr/${lesson}`, /<CheckYourself [^>]*>/, ''],
  ])('%s', (_what, check = '', file, from, to) => {
    const at = path.join(copy, file);
    const before = readFileSync(at, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(at, after);
    expect(checks[check]?.(copy).length).toBeGreaterThan(0);
  });

  test('a page that is missing in a language', () => {
    rmSync(path.join(copy, 'content/fr', question));
    expect(checks[pairs ?? '']?.(copy)).toContain(`${question}: missing in a language`);
  });
});
