import type { Format } from '../../i18n/format.ts';

/** What comes after what, by name. */
export const orderWords = (t: Format<'board'>, names: readonly string[]): string =>
  names.reduceRight((rest, first) => t('replay.order', { first, rest }));
