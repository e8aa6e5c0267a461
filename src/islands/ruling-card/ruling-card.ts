import {
  amountOn,
  type Choices,
  type Combat,
  checkLegality,
  enemyOf,
  killedBy,
  type LegalAssignment,
  ledger,
  need,
  type SideName,
  total,
  type Unit,
  type UnitId,
} from '../../engine/index.ts';
import type { Format } from '../../i18n/format.ts';
import { tagOf } from '../../i18n/locales.ts';
import { nothingAssigned } from '../../i18n/nothing-assigned.ts';
import { rawAmount, unitOf } from '../../i18n/parts.ts';
import { playerFacts } from '../../i18n/player-facts.ts';
import { outcomeSentence, refusalSentence } from '../../i18n/sentences.ts';
import { unitFacts } from '../../i18n/unit-facts.ts';
import type { Split } from '../board/state.ts';
import type { Edition } from '../edition.ts';
import type { Words } from '../words.ts';
import { address, inMarkdown, tame } from './safe-text.ts';

export interface RulingCardInput {
  /** What the board is called in the language of the card. */
  readonly title: string;
  readonly combat: Combat;
  /** Whose split it is. */
  readonly side: SideName;
  /** That side's split, legal or not. */
  readonly split: Pick<Split, 'amounts' | 'choices'>;
  /** The nearest legal one, where that split is refused and it has been found. */
  readonly fix?: LegalAssignment | undefined;
  /** What a unit is called; names that readers typed are made safe here. */
  readonly name: (id: UnitId) => string;
  readonly rules: Edition;
  /** The absolute address of the board. */
  readonly link: string;
}

/** The same ruling for chats that show text as it is, and for those that read Markdown. */
export interface RulingCard {
  readonly plain: string;
  readonly markdown: string;
}

/** A paragraph: a first line, a list, more lines. */
interface Block {
  readonly head: string;
  readonly items?: readonly string[];
  readonly tail?: readonly string[];
}

/** How a text is written. */
interface Style {
  /** Makes a name or title harmless. */
  readonly safe: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly link: (address: string) => string;
  /** Between a paragraph's lines and its list. */
  readonly gap: string;
}

const plain: Style = { safe: tame, strong: (text) => text, link: (text) => text, gap: '\n' };
const markdown: Style = {
  safe: (text) => inMarkdown(tame(text)),
  strong: (text) => `**${text}**`,
  link: (text) => `<${text}>`,
  // Some readers of Markdown see a list only behind an empty line.
  gap: '\n\n',
};

type Share = Format<'share'>;

const sides = ['attacker', 'defender'] as const;

const written = ({ head, items = [], tail = [] }: Block, { strong, gap }: Style): string =>
  [strong(head), items.map((item) => `- ${item}`).join('\n'), tail.join('\n')].filter(Boolean).join(gap);

const date = (share: Share, day: string): string =>
  new Intl.DateTimeFormat(tagOf(share.locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

/** What lies on a unit, what becomes of it, and what would be enough. */
const assigned = (share: Share, { say }: Words, combat: Combat, unit: Unit, raw: number): string => {
  const amount =
    unit.replacements.length > 0
      ? say('amount.makes', { raw, dealt: ledger(combat, unit.id, raw).dealt })
      : share.number(raw);
  const needed = need(combat, unit.id);
  return typeof needed === 'number'
    ? share('amount.needs', { amount, need: rawAmount(say, unit, needed) })
    : share(`amount.${needed}`, { amount });
};

/** Which keyword counts for which unit, where that was chosen. */
const chosen = ({ say }: Words, side: SideName, choices: Choices, name: (id: UnitId) => string): string[] => {
  const items = Object.entries(choices).map(([id, keyword]) =>
    say('item.as', { name: name(id), keyword: say(`keyword.${keyword}`) }),
  );
  return items.length > 0 ? [say(`step.choose.${side}`, { list: say.list(items, 'and') })] : [];
};

const compose = (share: Share, words: Words, input: RulingCardInput, style: Style): string => {
  const { combat, side, split } = input;
  const { amounts, choices } = split;
  const { t, say } = words;
  const line = (name: string, facts: readonly string[]) =>
    t('written.unit', { name, facts: facts.join(', ') });
  const name = (id: UnitId): string => {
    const typed = style.safe(input.name(id));
    if (typed !== '') return typed;
    const of = sides.find((s) => combat[s].units.some((u) => u.id === id)) ?? enemyOf(side);
    return t(`unit.${of}`, { number: combat[of].units.findIndex((u) => u.id === id) + 1 });
  };

  const board = sides.map((s): Block => {
    const player = playerFacts(t, combat, s);
    return {
      head: share(`side.${s}`, { count: total(combat, s) }),
      items: [
        ...combat[s].units.map((unit) => line(name(unit.id), unitFacts(share, t, combat, s, unit))),
        ...(player.length > 0 ? [line(t(`change.${s}`), player)] : []),
      ],
    };
  });

  const checked = checkLegality(combat, side, amounts, choices);
  const all = total(combat, side);
  const targets = combat[enemyOf(side)].units.filter((unit) => amountOn(amounts, unit.id) > 0);
  const sum = targets.reduce((so, unit) => so + amountOn(amounts, unit.id), 0);
  const assignment = ((): Block => {
    if (sum === 0) return { head: nothingAssigned(say, share, side, all) };
    return {
      head: share(`split.${side}`, { sum, total: all }),
      items: targets.map((unit) =>
        line(name(unit.id), [assigned(share, words, combat, unit, amountOn(amounts, unit.id))]),
      ),
      tail: chosen(words, side, checked.ok ? checked.value.choices : choices, name),
    };
  })();

  const nearest = ({ amounts: raw, choices: picked }: LegalAssignment): string[] => {
    const items = Object.entries(raw).map(([id, amount]) =>
      say('item.dealt', { name: name(id), amount: rawAmount(say, unitOf(combat, id), amount) }),
    );
    if (items.length === 0) return [say(`step.assign-nothing.${side}`)];
    return [share('fix', { list: say.list(items, 'and') }), ...chosen(words, side, picked, name)];
  };

  const verdict: Block = checked.ok
    ? { head: `${t('try.legal')}.`, tail: [outcomeSentence(say, killedBy(combat, checked.value), name)] }
    : {
        head: share('refused', { count: checked.refusals.length }),
        items: checked.refusals.map((refusal) => {
          const { title, text } = refusalSentence(say, refusal, { combat, side, amounts, name });
          const rule = t('text.rule', { section: refusal.section });
          return line(style.strong(rule), [`${title} ${text}`.trim()]);
        }),
        tail: input.fix ? nearest(input.fix) : [],
      };

  const { version, date: day } = input.rules;
  return [
    ...[{ head: style.safe(input.title) }, ...board, assignment, verdict].map((block) =>
      written(block, style),
    ),
    share('rules', { version, date: date(share, day) }) + style.gap + style.link(address(input.link)),
  ].join('\n\n');
};

/**
 * A ruling to post: the board with both sides, who assigns, the split, what the rules say of it with their numbers and
 * the nearest legal split, the edition of the rules, the link. In the language of the words. Names cannot call anybody,
 * and are text in Markdown too.
 */
export const rulingCard = (share: Share, words: Words, input: RulingCardInput): RulingCard => ({
  plain: compose(share, words, input, plain),
  markdown: compose(share, words, input, markdown),
});
