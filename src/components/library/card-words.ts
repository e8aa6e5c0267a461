import type { Card } from '../../catalog/cards.ts';
import { type Dictionary, dictionaries } from '../../i18n/dictionaries.ts';
import { type Locale, translator } from '../../i18n/index.ts';

/** What a card does, in a sentence of ours; nothing where we have none in this language. */
export const cardEffect = (locale: Locale, { id }: Card): string | undefined => {
  const words: Dictionary = dictionaries[locale].cards;
  const effects = words['effect'];
  const text = typeof effects === 'object' ? effects[id] : undefined;
  return typeof text === 'string' ? text : undefined;
};

/** The keywords that a card has at all times. */
export function cardKeywords(locale: Locale, { keywords }: Card): readonly string[] {
  const t = translator(locale, 'library');
  const { tank, backline, assault, shield } = keywords;
  return [
    tank && t('cards.keyword.tank'),
    backline && t('cards.keyword.backline'),
    assault !== undefined && t('cards.keyword.assault', { amount: assault }),
    shield !== undefined && t('cards.keyword.shield', { amount: shield }),
  ].filter((text) => typeof text === 'string');
}

/** A card's type, Might and keywords on one line. */
export function cardFacts(locale: Locale, card: Card): string {
  const t = translator(locale, 'cards');
  const { type, might } = card;
  return [t(`type.${type}`), might !== null && t('foot.might', { might }), ...cardKeywords(locale, card)]
    .filter((text) => typeof text === 'string')
    .join(', ');
}
