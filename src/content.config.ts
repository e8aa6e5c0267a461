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
  /** One line a rule, its number in front; one A4 page in print. */
  sheet: z.literal(true).optional(),
});

/** Its place among the questions comes from the list of topics. */
const question = article.omit({ order: true });

const files = (section: string) => glob({ base: './content', pattern: `*/${section}/**/*.mdx` });

/** The part of the home page below its board. */
const home = defineCollection({
  loader: glob({ base: './content', pattern: '*/home.mdx' }),
  schema: z.strictObject({ title: z.string() }),
});

/** What a part of the rules is about, in a few sentences above its list. */
const rules = defineCollection({
  loader: glob({ base: './content', pattern: '*/rules/*.mdx' }),
  schema: z.strictObject({ title: z.string(), description: z.string().max(200) }),
});

export const collections = {
  home,
  learn: defineCollection({ loader: files('learn'), schema: article }),
  guide: defineCollection({ loader: files('guide'), schema: article }),
  questions: defineCollection({ loader: files('questions'), schema: question }),
  rules,
  about: defineCollection({ loader: files('about'), schema: article }),
};
