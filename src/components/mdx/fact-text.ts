import { type Fact, findExample, findVariant } from '../../examples/index.ts';
import { type Locale, translator } from '../../i18n/index.ts';
import { withMinus } from '../../i18n/minus.ts';
import { unknownId } from './page.ts';

/** What names one number about a board. */
export interface FactName {
  /** The example's id. */
  readonly example: string;
  /** One of its variants; the first where left out. */
  readonly variant?: string | undefined;
  /** The number's name. */
  readonly name: string;
  /** `number`: without its noun. */
  readonly as?: string | undefined;
}

/** A number about a board, with its noun in the right plural. Throws on a number that does not exist. */
export function factText(
  locale: Locale,
  { example: id, variant: variantId, name, as }: FactName,
  url: URL,
): string {
  const example = findExample(id);
  if (!example) throw unknownId('Fact', id, url);
  const variant = findVariant(example, variantId);
  if (!variant) throw unknownId('Fact', `${id}, ${variantId}`, url);
  const fact: Fact | undefined = Object.hasOwn(variant.facts, name) ? variant.facts[name] : undefined;
  if (!fact) throw unknownId('Fact', `${id}, ${variant.id}, ${name}`, url);
  if (as !== undefined && as !== 'number') throw unknownId('Fact', `as ${as}`, url);
  const text =
    as === 'number'
      ? new Intl.NumberFormat(locale).format(fact.value)
      : translator(locale, 'examples')(`nouns.${fact.noun}`, { count: fact.value });
  return withMinus(text);
}
