import BoardLegend from '../BoardLegend.astro';
import WorkedExample from '../WorkedExample.astro';
import Card from './Card.astro';
import CheckYourself from './CheckYourself.astro';
import Fact from './Fact.astro';
import Reading from './Reading.astro';
import Rule from './Rule.astro';
import Term from './Term.astro';

/** What a page in `content/` may write as a tag. */
export const tags = { WorkedExample, CheckYourself, BoardLegend, Fact, Rule, Term, Card, Reading };
