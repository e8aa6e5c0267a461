import BoardLegend from '../BoardLegend.astro';
import WorkedExample from '../WorkedExample.astro';
import CheckYourself from './CheckYourself.astro';
import { textTags } from './text-tags.ts';

/** What a page in `content/` may write as a tag. */
export const tags = { ...textTags, WorkedExample, CheckYourself, BoardLegend };
