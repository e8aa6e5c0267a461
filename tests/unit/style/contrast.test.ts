import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../src/components/style/contrast.ts';
import { decoration, least, measure, uses } from '../../../src/components/style/pairs.ts';
import { coloursIn, valuesIn } from '../../../src/components/style/tokens.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const css = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8');
const colours = coloursIn(css);

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#3a7d44', '#3a7d44', 1],
    // The lightest grey that may be text on white, and the first that may not.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2);
  });

  test('of anything but #rrggbb is refused', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('"red"');
  });
});

describe('the colours', () => {
  test('are read from the stylesheet, each in both themes', () => {
    expect(colours).toContainEqual({ token: 'paper', light: '#f5f7f5', dark: '#11181a' });
    expect(colours).toHaveLength(css.match(/light-dark\(/g)?.length ?? 0);
    expect(valuesIn(css, /^s\d$/)[0]).toEqual(['s1', '0.25rem']);
  });

  test.each(
    measure(colours).flatMap((pair) => [
      { ...pair, theme: 'light', ratio: pair.light },
      { ...pair, theme: 'dark', ratio: pair.dark },
    ]),
  )('$use in $front on $back can be seen in the $theme theme', ({ use, ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(least[use]);
  });

  test('are each measured, or decoration', () => {
    const measured = Object.values(uses).flatMap((fronts) => [
      ...Object.keys(fronts),
      ...Object.values(fronts).flat(),
    ]);
    const known = new Set([...measured, ...decoration]);
    expect(colours.map(({ token }) => token).filter((token) => !known.has(token))).toEqual([]);
  });

  test('each have a swatch on the style page and a word about their use in every language', () => {
    const page = readFileSync(path.join(root, 'src/styles/style.css'), 'utf8');
    for (const { token } of colours) expect(page).toContain(`.swatch[data-token="${token}"]`);
    const wanted = colours.map(({ token }) => token).sort();
    for (const { style } of Object.values(dictionaries))
      expect(Object.keys(style.roles).sort()).toEqual(wanted);
  });

  test('come from the tokens alone', () => {
    const strays = globSync('src/styles/*.css', { cwd: root })
      .filter((file) => !/\/(?:tokens|print)\.css$/.test(file))
      .flatMap((file) => {
        const found = readFileSync(path.join(root, file), 'utf8').match(
          /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi,
        );
        return found ? [`${file}: ${found.join(' ')}`] : [];
      });
    // A code that cameras read is on white in every theme.
    expect(strays).toEqual(['src/styles/share.css: #fff']);
  });
});
