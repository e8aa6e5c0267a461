import type { Replacement } from '../engine/index.ts';
import type { Format } from './format.ts';

/** What an effect on damage does, in two or three words: `prevents 3`, `doubles`. */
export const effectName = (t: Format<'board'>, effect: Replacement): string => {
  if (effect.kind === 'double') return t('keyword.double');
  const { amount } = effect;
  return amount === 'all' ? t('keyword.preventAll') : t('keyword.prevent', { amount });
};
