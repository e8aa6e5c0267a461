import { type Declaration, engineDeclarations } from './declarations.ts';

/** The pages about the engine's exports, by the last part of their address. */
export const references = {
  'engine-functions': ['function', 'value'],
  'engine-types': ['type'],
} as const satisfies Readonly<Record<string, readonly Declaration['kind'][]>>;

export type Reference = keyof typeof references;

export const referenceIds = Object.keys(references) as readonly Reference[];

/** What of the engine can be imported, of one kind, by name. */
export const exportsOf = (kind: Declaration['kind']): readonly Declaration[] =>
  engineDeclarations()
    .filter((one) => one.isPublic && one.kind === kind)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
