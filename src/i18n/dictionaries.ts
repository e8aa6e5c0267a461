import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/**
 * The words of one namespace in one language: i18next's JSON, nested as deep as one likes, with `{{placeholders}}`
 * and plural forms as `key_one`, `key_many`, `key_other`.
 */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Every word of the site. For the build and for Node: a browser gets only the namespaces of its islands. */
export const dictionaries = { en, fr };
