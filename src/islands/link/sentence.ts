import type { Format } from '../../i18n/format.ts';
import { setupProblemSentence } from '../../i18n/sentences.ts';
import type { LinkRefusal } from './types.ts';

/** Why a link shows no board, and what is shown instead. Of an impossible board the first problem is named. */
export const linkRefusalSentence = (
  share: Format<'share'>,
  say: Format<'engine'>,
  refusal: LinkRefusal,
): string => {
  if (refusal.reason !== 'impossible-board') return share(`refusal.${refusal.reason}`);
  const [first] = refusal.refusals;
  return share('refusal.impossible-board', { problem: first ? setupProblemSentence(say, first) : '' });
};
