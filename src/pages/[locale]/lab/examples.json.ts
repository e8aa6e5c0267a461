import type { APIRoute, GetStaticPaths } from 'astro';
import { boardOf } from '../../../components/board-of.ts';
import { type Example, examples } from '../../../examples/index.ts';
import { type Locale, locales } from '../../../i18n/index.ts';
import type { LabExample } from '../../../islands/lab/data.ts';

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** Every worked example, for a board to start from: too much for the page itself. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(
    Object.entries<Example>(examples).map(([id, example]): LabExample => {
      const { title, description, variants, names } = boardOf(locale, id, example);
      return { id, title, description, variants, names, isTask: example.task !== undefined };
    }),
  );
