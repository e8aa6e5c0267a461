import { type Meaning, meaningsOf, numberNow, resolveNumber, rulesUnder } from '../../catalog/rules.ts';
import type { RulesVersion } from '../../catalog/versions.ts';
import type { Dictionary } from '../../i18n/dictionaries.ts';
import { fetchWords } from '../../i18n/fetch-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { rulePath } from '../mdx/addresses.ts';

/** A rule, or something that the site does not describe, as it is told. */
export interface ToldRule {
  /** Nothing for what the site has no page for. */
  readonly url: string | undefined;
  /** Its number now. */
  readonly number: string | undefined;
  readonly text: string;
}

/** One thing that a number stands for. */
export interface ToldMeaning extends ToldRule {
  /** The editions in which it does, newest first. */
  readonly versions: readonly RulesVersion[];
  /** Whether we have the number from the text of the newest of them. */
  readonly isSure: boolean;
  /** What else the number says there. */
  readonly besides: readonly ToldRule[];
}

/** What came of a number. */
export interface NumberAnswer {
  readonly number: string;
  /** Newest first; none where the site does not have the number. */
  readonly meanings: readonly ToldMeaning[];
  /** Where it does not: the nearest number above that it has. */
  readonly above: { readonly number: string; readonly meanings: readonly ToldMeaning[] } | undefined;
  /** The first rules that stand below it. */
  readonly below: readonly ToldRule[];
}

const MOST_BELOW = 6;
const loaders = import.meta.glob<Dictionary>('../../i18n/*/rules.json', { import: 'default' });

/** The nearest number with a meaning at or above what was typed, be it well written or not. */
const nearest = (typed: string): string | undefined => {
  const found = resolveNumber(typed);
  if (found.status === 'exact') return found.number;
  if (found.status === 'unknown') return found.nearest?.number;
  const shorter = /^(.*)[.\s-]/s.exec(typed)?.[1];
  return shorter === undefined ? undefined : nearest(shorter);
};

/** Looks rule numbers up, in any edition. */
export async function answers(locale: Locale, numbers: readonly string[]): Promise<readonly NumberAnswer[]> {
  const words = await fetchWords<'rules'>(loaders, locale);
  const rule = (id: Extract<Meaning, { kind: 'rule' }>['id']): ToldRule => ({
    url: rulePath(locale, id),
    number: numberNow(id),
    text: words(`text.${id}`),
  });
  const told = (meaning: Meaning): ToldMeaning => ({
    ...(meaning.kind === 'rule'
      ? rule(meaning.id)
      : { url: undefined, number: undefined, text: words(`topic.${meaning.id}`) }),
    versions: meaning.versions,
    isSure: meaning.known === 'text',
    besides: meaning.kind === 'rule' ? meaning.besides.map(rule) : [],
  });
  return numbers.map((typed): NumberAnswer => {
    const found = resolveNumber(typed);
    const below = (ids: ReturnType<typeof rulesUnder>) => ids.slice(0, MOST_BELOW).map(rule);
    if (found.status === 'exact')
      return {
        number: found.number,
        meanings: found.meanings.map(told),
        above: undefined,
        below: below(rulesUnder(found.number)),
      };
    const above = nearest(typed);
    const isWritten = found.status === 'unknown';
    return {
      number: isWritten ? found.number : typed,
      meanings: [],
      above: above === undefined ? undefined : { number: above, meanings: meaningsOf(above).map(told) },
      below: isWritten ? below(found.under) : [],
    };
  });
}
