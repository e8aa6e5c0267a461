import { expect, test } from 'vitest';
import { typedName } from '../../../src/i18n/typed-name.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['   ', undefined],
  ['\u200B\u2060', undefined],
  ['\u200D', undefined],
  ['\u3164 \uFE0F', undefined],
  [' Ram ', 'Ram'],
  ['\u202Evil', 'vil'],
  ['\u001B[31mRam', '[31mRam'],
  ['Ram\nAxe', 'RamAxe'],
  ['Œil d’or', 'Œil d’or'],
  ['שער', '\u2068שער\u2069'],
  ['\u{1F469}\u200D\u{1F467}', '\u{1F469}\u200D\u{1F467}'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('a typed name %j stands in a sentence as %j', (name, shown) => {
  expect(typedName(name)).toBe(shown);
});
