import type { Card } from '../../catalog/cards.ts';
import type { Grant } from '../../catalog/grants.ts';
import { type Locale, translator } from '../../i18n/index.ts';
import { withMinus } from '../../i18n/minus.ts';
import type { English } from '../../i18n/shape.ts';

type Words = English['cards'];

/** What a card does, in a sentence of ours. */
export const cardEffect = (locale: Locale, { id }: Card): string =>
  translator(locale, 'cards')(`effect.${id as keyof Words['effect']}`);

/** What a card with a page does to the assignment. */
export const cardDoes = (locale: Locale, { id }: Card): string =>
  translator(locale, 'cards')(`does.${id as keyof Words['does']}`);

const plainGifts = [
  'tank',
  'stun',
  'double',
  'immune',
  'anyDamageIsLethal',
  'ignoresTank',
  'noCombatDamage',
] as const satisfies readonly (keyof Grant)[];

function gifts(locale: Locale, { assault, shield, might, prevent, ...grant }: Grant): readonly string[] {
  const t = translator(locale, 'cards');
  const found = plainGifts.filter((gift) => grant[gift]).map((gift) => t(`gives.${gift}`));
  if (assault !== undefined)
    found.push(assault === 'varies' ? t('gives.assaultVaries') : t('gives.assault', { amount: assault }));
  if (shield !== undefined) found.push(t('gives.shield', { amount: shield }));
  if (might === 'varies') found.push(t('gives.mightVaries'));
  else if (might === 'double') found.push(t('gives.mightDouble'));
  else if (might === 'swap') found.push(t('gives.mightSwap'));
  else if (might !== undefined)
    found.push(t('gives.might', { amount: might < 0 ? withMinus(might) : `+${might}` }));
  if (prevent !== undefined)
    found.push(prevent === 'all' ? t('gives.preventAll') : t('gives.prevent', { amount: prevent }));
  return found;
}

/** What a card gives, and to whom and when. */
export function cardGrants(
  locale: Locale,
  { grants }: Card,
): readonly { readonly what: string; readonly to: string }[] {
  const t = translator(locale, 'cards');
  return grants.map((grant) => ({
    what: gifts(locale, grant).join(', '),
    to: t('gives.to', { whom: t(`whom.${grant.whom}`), when: t(`when.${grant.when}`) }),
  }));
}

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
