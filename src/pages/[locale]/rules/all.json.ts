import type { APIRoute, GetStaticPaths } from 'astro';
import { knownNumbers, numberNow, ruleIds } from '../../../catalog/rules.ts';
import type { RuleLookup } from '../../../components/library/rule-lookup.ts';
import { type Locale, locales, translator } from '../../../i18n/index.ts';

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** What the field on the page of all rules looks through: too much for the page itself. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const words = translator(locale, 'rules');
  const lookup: RuleLookup = {
    rules: ruleIds.map((id) => [id, numberNow(id), words(`text.${id}`)]),
    numbers: knownNumbers,
  };
  return Response.json(lookup);
};
