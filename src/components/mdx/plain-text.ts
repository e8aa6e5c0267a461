import { cardName, findCard } from '../../catalog/cards.ts';
import type { Locale } from '../../i18n/locales.ts';
import { factText } from './fact-text.ts';

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** The source of what stands below one heading of a page, by the heading's id; nothing where there is no such heading. */
export function underHeading(body: string, id: string): string | undefined {
  const [, below] = body.split(new RegExp(`^##+ .*\\[#${id}\\]\\s*$`, 'm'));
  return below?.split(/^##+ /m)[0]?.trim();
}

/** A stretch of a page's source as words alone: numbers about boards filled in, citations and markup gone. */
export function plainText(locale: Locale, source: string, url: URL): string {
  return source
    .replace(/<Fact\s([^>]*)\/>/g, (_, attributes: string) => {
      const { example = '', variant, name = '', as } = attributesOf(attributes);
      return factText(locale, { example, variant, name, as }, url);
    })
    .replace(/<Card\s([^>]*)\/>/g, (_, attributes: string) => {
      const card = findCard(attributesOf(attributes)['id'] ?? '');
      return card ? cardName(card) : '';
    })
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|`/g, '')
    .replace(/[ \n]+/g, ' ')
    .trim();
}
