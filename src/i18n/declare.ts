/** Writes `placeholders.ts` from the English dictionaries: `node src/i18n/declare.ts`. */
import { writeFileSync } from 'node:fs';
import { dictionaries } from './dictionaries.ts';
import { entries } from './parity.ts';

const quoted = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`);

/** The text of `placeholders.ts`. */
export const declaration = (): string => {
  const lines = Object.entries(dictionaries.en).flatMap(([namespace, dictionary]) => {
    const named = [...entries(dictionary)].filter(([, entry]) => entry.values.length > 0);
    if (named.length === 0) return [];
    const keys = named.map(
      ([key, entry]) => `    ${quoted(key)}: ${entry.values.map((name) => `'${name}'`).join(' | ')};`,
    );
    return [`  ${namespace}: {`, ...keys, '  };'];
  });
  return `/** Written from the English dictionaries by \`declare.ts\`: TypeScript does not read the texts of a JSON file. */
export interface Placeholders {
${lines.join('\n')}
}
`;
};

if (import.meta.main) writeFileSync(new URL('placeholders.ts', import.meta.url), declaration());
