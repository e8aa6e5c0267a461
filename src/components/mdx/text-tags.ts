import Card from './Card.astro';
import Fact from './Fact.astro';
import Reading from './Reading.astro';
import Rule from './Rule.astro';
import Term from './Term.astro';

/** The tags of a page in `content/` that has no board. */
export const textTags = { Fact, Rule, Term, Card, Reading };
