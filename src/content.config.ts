import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const article = z.strictObject({
  title: z.string(),
  /** One or two sentences for search results and lists. */
  description: z.string().max(200),
  /** The sentence below the title. */
  lede: z.string().optional(),
  /** Who the page is written for. */
  level: z.enum(['player', 'judge']).optional(),
  /** Place within the section, from 1; the same in every language. */
  order: z.int().min(1),
});

/** Its place among the questions comes from the list of topics. */
const question = article.omit({ order: true });

const pages = <Schema extends typeof article | typeof question>(section: string, schema: Schema) =>
  defineCollection({ loader: glob({ base: './content', pattern: `*/${section}/**/*.mdx` }), schema });

/** The part of the home page below its board. */
const home = defineCollection({
  loader: glob({ base: './content', pattern: '*/home.mdx' }),
  schema: z.strictObject({ title: z.string() }),
});

export const collections = {
  home,
  learn: pages('learn', article),
  guide: pages('guide', article),
  questions: pages('questions', question),
  about: pages('about', article),
};
