/** The tags that a page in `content/` may use, each an Astro component of the same name in `src/components/mdx`. */
export const contentTags = [
  'WorkedExample',
  'CheckYourself',
  'BoardLegend',
  'Fact',
  'Rule',
  'Term',
  'Card',
  'Reading',
] as const;

/** Plain elements that a page may write as a tag: `<span lang="en">` marks words of the other language. */
export const contentElements = ['span'] as const;
