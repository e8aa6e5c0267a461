import type { APIRoute, GetStaticPaths } from 'astro';
import { boardOf } from '../../../components/board-of.ts';
import { type ExampleId, exampleIds, examples, isExampleId } from '../../../examples/index.ts';
import { type Locale, locales, translator } from '../../../i18n/index.ts';
import { path } from '../../../i18n/routes.ts';
import type { KnownBoard } from '../../../islands/embed/open.ts';
import { pageWithBoard } from '../../../layouts/uses.ts';

/** The pages with a board of one's own, by the name that their links have in an example's place. */
const makers = ['lab', 'table'] as const;

interface Props {
  readonly locale: Locale;
  readonly example: ExampleId | (typeof makers)[number];
}

export const getStaticPaths = (() =>
  locales.flatMap((locale) =>
    [...exampleIds, ...makers].map((example) => ({
      params: { locale, example },
      props: { locale, example },
    })),
  )) satisfies GetStaticPaths;

const known = async ({ locale, example }: Props): Promise<KnownBoard> => {
  if (!isExampleId(example)) {
    const title = translator(locale, 'embed')('board');
    return { title, description: '', variants: [], names: {}, page: path(locale, example) };
  }
  const { title, description, variants, names } = boardOf(locale, example, examples[example]);
  const page = (await pageWithBoard(locale, example)) ?? path(locale);
  return { title, description, variants, names, page };
};

/** What a frame must know of the example that its board was made from. */
export const GET: APIRoute<Props> = async ({ props }) => Response.json(await known(props));
