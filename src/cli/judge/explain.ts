import {
  type Assignment,
  amountOn,
  assignedBy,
  type Choices,
  type Combat,
  checkAssignment,
  countAssignments,
  countOutcomes,
  enemyOf,
  killedBy,
  legalAssignments,
  need,
  resolve,
  type SetupRefusal,
  type SideName,
  section,
  total,
  type Unit,
} from '../../engine/index.ts';
import { dictionaries } from '../../i18n/dictionaries.ts';
import { createFormat, type Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { nothingAssigned } from '../../i18n/nothing-assigned.ts';
import { playerFacts } from '../../i18n/player-facts.ts';
import {
  fieldName,
  outcomeSentence,
  refusalSentence,
  setupProblemSentence,
  stepSentence,
} from '../../i18n/sentences.ts';
import { typedName } from '../../i18n/typed-name.ts';
import { unitFacts } from '../../i18n/unit-facts.ts';
import type { Reading, Request } from './request.ts';

interface Words {
  readonly t: Format<'board'>;
  readonly say: Format<'engine'>;
  readonly share: Format<'share'>;
}

const sides: readonly SideName[] = ['attacker', 'defender'];
/** A reader has seen enough of them then; the count says how many there are. */
const listedAtMost = 20;

const wordsOf = (locale: Locale): Words => ({
  t: createFormat<'board'>(locale, dictionaries[locale].board),
  say: createFormat<'engine'>(locale, dictionaries[locale].engine),
  share: createFormat<'share'>(locale, dictionaries[locale].share),
});

/** What a unit is called. */
const nameOf = (combat: Combat, id: string): string => {
  const unit = [...combat.attacker.units, ...combat.defender.units].find((candidate) => candidate.id === id);
  return typedName(unit?.name) ?? id;
};

const item = (line: string): string => `- ${line}`;

const unitLine = ({ t, share }: Words, combat: Combat, side: SideName, unit: Unit): string => {
  const facts = unitFacts(share, t, combat, side, unit).join(', ');
  return item(t('written.unit', { name: nameOf(combat, unit.id), facts }));
};

const boardLines = (words: Words, combat: Combat): string[] =>
  sides.flatMap((side) => {
    const player = playerFacts(words.t, combat, side);
    return [
      words.share(`side.${side}`, { count: total(combat, side) }),
      ...combat[side].units.map((unit) => unitLine(words, combat, side, unit)),
      ...(player.length > 0
        ? [item(words.t('written.unit', { name: words.t(`change.${side}`), facts: player.join(', ') }))]
        : []),
    ];
  });

const needLine = ({ t }: Words, combat: Combat, { id }: Unit): string => {
  const name = nameOf(combat, id);
  const needed = need(combat, id);
  if (needed === 'never') return item(t('written.needNever', { name }));
  return item(
    needed === 'exempt' ? t('written.needExempt', { name }) : t('written.need', { name, need: needed }),
  );
};

const amountsText = ({ t, say }: Words, combat: Combat, side: SideName, amounts: Assignment): string =>
  t.list(
    combat[enemyOf(side)].units
      .filter(({ id }) => amountOn(amounts, id) > 0)
      .map(({ id }) => say('item.dealt', { name: nameOf(combat, id), amount: amountOn(amounts, id) })),
    'and',
  );

const sideLines = (words: Words, combat: Combat, side: SideName): string[] => {
  const { t } = words;
  const count = countAssignments(combat, side);
  return [
    t(`splits.${side}`, { splits: t('splits.title', { count }) }),
    item(t('written.unit', { name: t('written.outcomes'), facts: t.number(countOutcomes(combat, side)) })),
    ...combat[enemyOf(side)].units.map((unit) => needLine(words, combat, unit)),
  ];
};

const splitLine = (words: Words, combat: Combat, side: SideName, amounts: Assignment): string => {
  const all = total(combat, side);
  const sum = assignedBy(amounts);
  if (sum === 0) return nothingAssigned(words.say, words.share, side, all);
  return `${words.share(`split.${side}`, { sum, total: all })} ${amountsText(words, combat, side, amounts)}`;
};

const verdictLines = (
  words: Words,
  combat: Combat,
  side: SideName,
  amounts: Assignment,
  choices: Choices = {},
): string[] => {
  const { t, say, share } = words;
  const name = (id: string) => nameOf(combat, id);
  const checked = checkAssignment(combat, side, amounts, choices);
  const split = splitLine(words, combat, side, amounts);
  if (checked.ok) {
    const killed = killedBy(combat, checked.value);
    return [split, `${t('try.legal')}. ${outcomeSentence(say, killed, name)}`];
  }
  const reasons = checked.refusals.map((refusal) => {
    const { title, text } = refusalSentence(say, refusal, { combat, side, amounts, name });
    const rule = t('text.rule', { section: refusal.section });
    return item(t('written.unit', { name: rule, facts: `${title} ${text}`.trim() }));
  });
  const fix = checked.fix
    ? [share('fix', { list: amountsText(words, combat, side, checked.fix.amounts) })]
    : [];
  return [split, share('refused', { count: reasons.length }), ...reasons, ...fix];
};

const resolveLines = (
  words: Words,
  combat: Combat,
  amounts: Readonly<Record<SideName, Assignment>>,
): string[] => {
  const attacker = checkAssignment(combat, 'attacker', amounts.attacker);
  const defender = checkAssignment(combat, 'defender', amounts.defender);
  const verdicts = sides.flatMap((side) => verdictLines(words, combat, side, amounts[side]));
  if (!attacker.ok || !defender.ok) return verdicts;
  const { steps } = resolve(combat, { attacker: attacker.value, defender: defender.value });
  const name = (id: string) => nameOf(combat, id);
  return [
    ...verdicts,
    words.t('written.steps'),
    ...steps.map(
      (step, i) => `${i + 1}. ${stepSentence(words.say, step, { combat, name })} (${section(step.rule)})`,
    ),
  ];
};

const requestLines = (words: Words, request: Request): string[] => {
  const { combat } = request;
  const board = boardLines(words, combat);
  switch (request.ask) {
    case 'sides':
      return [...board, ...sides.flatMap((side) => sideLines(words, combat, side))];
    case 'list': {
      const { side, list } = request;
      const splits = legalAssignments(combat, side)
        .take(Math.min(list, listedAtMost))
        .map(({ amounts }) =>
          item(amountsText(words, combat, side, amounts) || words.say(`step.assign-nothing.${side}`)),
        );
      return [...board, ...sideLines(words, combat, side), ...splits];
    }
    case 'check':
      return [...board, ...verdictLines(words, combat, request.side, request.assignment, request.choices)];
    case 'resolve':
      return [...board, ...resolveLines(words, combat, request)];
  }
};

/** Beside a combat a side’s name stands for what that side assigns. */
const refusalLine = ({ say }: Words, refusal: SetupRefusal): string =>
  item(
    setupProblemSentence(
      say,
      refusal,
      fieldName(say, refusal.path.replace(/^\/(?:attacker|defender)(?=\/|$)/, '$&/assignment')),
    ),
  );

/** Explains lines of input in a language: the board, the verdict and the steps in sentences, for people. */
export const explainer = (locale: Locale): ((reading: Reading) => string) => {
  const words = wordsOf(locale);
  return (reading) =>
    (reading.ok
      ? requestLines(words, reading.request)
      : reading.refusals.map((refusal) => refusalLine(words, refusal))
    ).join('\n');
};
