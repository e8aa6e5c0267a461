import { typographyFaults } from '../../built/text.ts';
import type { Text } from './texts.ts';

/** What is wrong with how texts are set, one line each. */
export const settingFaults = (texts: readonly Text[]): string[] =>
  texts.flatMap((text) => typographyFaults(text).map((fault) => `${text.place}: ${fault}`));
