import type { APIRoute, GetStaticPaths } from 'astro';
import { boardOf } from '../../../components/board-of.ts';
import { type ExampleId, exampleIds, examples } from '../../../examples/index.ts';
import { type Locale, locales } from '../../../i18n/index.ts';
import { path } from '../../../i18n/routes.ts';
import type { KnownBoard } from '../../../islands/embed/open.ts';
import { pageWithBoard } from '../../../layouts/uses.ts';

interface Props {
  readonly locale: Locale;
  readonly example: ExampleId;
}

export const getStaticPaths = (() =>
  locales.flatMap((locale) =>
    exampleIds.map((example) => ({ params: { locale, example }, props: { locale, example } })),
  )) satisfies GetStaticPaths;

/** What a frame must know of the example that its board was made from. */
export const GET: APIRoute<Props> = async ({ props: { locale, example } }) => {
  const { title, description, variants, names } = boardOf(locale, example, examples[example]);
  const page = (await pageWithBoard(locale, example)) ?? path(locale);
  const known: KnownBoard = { title, description, variants, names, page };
  return Response.json(known);
};
