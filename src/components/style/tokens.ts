/** A colour of the stylesheet in both themes, as `#rrggbb`. */
export interface Colour {
  readonly token: string;
  readonly light: string;
  readonly dark: string;
}

/** The colours that a stylesheet sets by `light-dark()`, in its order. */
export const coloursIn = (css: string): readonly Colour[] =>
  [...css.matchAll(/--([\w-]+):\s*light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)/gi)].map(
    ([, token = '', light = '', dark = '']) => ({ token, light, dark }),
  );

/** The values of the properties whose names match, in the stylesheet's order: `s1` → `0.25rem`. */
export const valuesIn = (css: string, name: RegExp): readonly (readonly [token: string, value: string])[] =>
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].flatMap(([, token = '', value = '']) =>
    name.test(token) ? [[token, value] as const] : [],
  );
