import { listLength } from './request.ts';

/** One form of question, with a line that asks it. */
export interface HelpExample {
  readonly says: string;
  readonly line: string;
}

const combat =
  '{"v":1,"attacker":{"units":[{"id":"a","might":4}]},"defender":{"units":[{"id":"t","might":2,"tank":true},{"id":"o","might":3}]}}';

export const helpExamples: readonly HelpExample[] = [
  {
    says: 'What each side has to assign, what the units it assigns to need, how many legal assignments and outcomes there are.',
    line: `{"combat":${combat}}`,
  },
  {
    says: `The same, and up to so many legal assignments of one side (${listLength.min} to ${listLength.max}).`,
    line: `{"combat":${combat},"side":"attacker","list":10}`,
  },
  {
    says: 'Whether a side may assign like this. "choices" may say "tank" or "backline" for a unit with both keywords.',
    line: `{"combat":${combat},"side":"attacker","assignment":{"t":2,"o":2}}`,
  },
  {
    says: 'A refused assignment comes with each rule that refuses it and one nearest legal assignment.',
    line: `{"combat":${combat},"side":"attacker","assignment":{"t":1,"o":3}}`,
  },
  {
    says: 'What comes of both sides’ assignments.',
    line: `{"combat":${combat},"attacker":{"t":2,"o":2},"defender":{"a":5}}`,
  },
  {
    says: 'Anything else: what is wrong, and where.',
    line: '{"combat":{"v":1,"attacker":{"units":[]}}}',
  },
];

/** The text of `--help`. `answer` gives the answer to an example. */
export function helpText(answer: (line: string) => string | undefined): string {
  const examples = helpExamples.map(({ says, line }) => `${says}\n\n  ${line}\n  -> ${answer(line)}\n`);
  return `Usage: npm run --silent judge < questions > answers

Judges combat damage in Riftbound: one JSON object a line on standard input, one answer a line on
standard output, in the same order. Blank lines are skipped. Always exits with 0.

With --explain en or --explain fr the answers are sentences for people: the board, the verdict, the steps.

${examples.join('\n')}
A unit has an "id" and a "might", and may have: "mightChange", "assault", "shield", "marked" (numbers),
"stunned", "dealsNoCombatDamage", "tank", "backline", "immune" (true or false), "replacements" (a list of
{"kind":"prevent","amount":3}, {"kind":"prevent","amount":"all"} and {"kind":"double"}, in its controller's
order), "name" and "card". A side may have "ignores" (a list of "tank" and "backline") and "anyDamageIsLethal".
Counts are written as text, because they can be larger than a number holds exactly.
`;
}
