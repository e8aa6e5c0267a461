import { contrast } from './contrast.ts';
import type { Colour } from './tokens.ts';

/** What WCAG 2.2 AA asks of text, and of everything else that one has to see. */
export const least = { text: 4.5, shape: 3 } as const;

export type Use = keyof typeof least;

/** Every colour of the front with the surfaces that it is drawn on. A pair that is not here must not be used. */
export const uses: Readonly<Record<Use, Readonly<Record<string, readonly string[]>>>> = {
  text: {
    ink: ['paper', 'mat', 'tile', 'lethal-wash', 'refused-wash'],
    'ink-soft': ['paper', 'mat', 'tile', 'lethal-wash', 'refused-wash', 'hair'],
    link: ['paper', 'mat', 'tile'],
    attack: ['mat'],
    defend: ['mat'],
    lethal: ['paper', 'mat', 'tile', 'lethal-wash'],
    refused: ['paper', 'mat', 'tile', 'refused-wash'],
    'on-ink': ['ink', 'attack', 'defend'],
  },
  shape: {
    edge: ['paper', 'mat', 'tile', 'lethal-wash', 'refused-wash'],
    attack: ['mat', 'tile', 'lethal-wash', 'refused-wash'],
    defend: ['paper', 'mat', 'tile', 'lethal-wash', 'refused-wash'],
    lethal: ['mat', 'tile', 'lethal-wash'],
    refused: ['paper', 'mat', 'tile', 'refused-wash'],
    selected: ['mat', 'tile', 'lethal-wash', 'refused-wash'],
    focus: ['paper', 'mat', 'tile', 'lethal-wash', 'refused-wash'],
  },
};

/** Colours that nothing depends on seeing. */
export const decoration: readonly string[] = ['hair', 'shade', 'stock'];

/** A pair of colours with its contrast in both themes. */
export interface Measured {
  readonly use: Use;
  readonly front: string;
  readonly back: string;
  readonly light: number;
  readonly dark: number;
}

/** Measures every pair in use. Throws on a pair of a colour that is not among those given. */
export const measure = (colours: readonly Colour[]): readonly Measured[] => {
  const colourOf = (token: string): Colour => {
    const found = colours.find((colour) => colour.token === token);
    if (!found) throw new Error(`no colour "${token}"`);
    return found;
  };
  return (Object.keys(uses) as Use[]).flatMap((use) =>
    Object.entries(uses[use]).flatMap(([front, backs]) =>
      backs.map((back) => {
        const [a, b] = [colourOf(front), colourOf(back)];
        return { use, front, back, light: contrast(a.light, b.light), dark: contrast(a.dark, b.dark) };
      }),
    ),
  );
};
