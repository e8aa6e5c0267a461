import type { Dictionary } from '../i18n/dictionaries.ts';
import { loadWords } from './words.ts';

// What is said only to a reader who tries a split, changes the board or opens its text.
if (!import.meta.env.SSR)
  await loadWords(import.meta.glob<Dictionary>('../i18n/*/{board,engine}-trial.json', { import: 'default' }));
