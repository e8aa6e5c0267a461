import type { APIRoute, GetStaticPaths } from 'astro';
import { cardName, cards } from '../../../catalog/cards.ts';
import { cardKeywords } from '../../../components/library/card-words.ts';
import { type Locale, locales, translator } from '../../../i18n/index.ts';
import type { LabCard } from '../../../islands/lab/data.ts';

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** Every card, for the field that adds one: too much for the page itself. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const t = translator(locale, 'lab');
  const words = translator(locale, 'cards');
  return Response.json(
    cards.map((card): LabCard => {
      const { id, type, unit, grants } = card;
      const facts = unit
        ? [t('top.might', { might: unit.might }), ...cardKeywords(locale, card)].join(', ')
        : words(`type.${type}`);
      return { id, name: cardName(card), facts, unit, isConditional: grants.length > 0 };
    }),
  );
};
