/** The sections, in the order of the menu. */
export const sections = [
  'learn',
  'guide',
  'questions',
  'glossary',
  'rules',
  'cards',
  'practice',
  'lab',
  'about',
] as const;

export type Section = (typeof sections)[number];

/** The sections whose pages are written: each is a folder of `content/{en,fr}`, one file a page. */
export const articleSections = ['learn', 'guide', 'questions', 'about'] as const satisfies readonly Section[];

export type ArticleSection = (typeof articleSections)[number];
