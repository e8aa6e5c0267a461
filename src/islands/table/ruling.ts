import {
  type AssignmentRefusal,
  amountOn,
  type Combat,
  enemyOf,
  ledger,
  need,
  type RuleId,
  type SideName,
  total,
  type UnitId,
} from '../../engine/index.ts';
import { outcomeSentence, refusalSentence } from '../../i18n/sentences.ts';
import type { Judgement } from '../board/judgement.ts';
import { naming } from '../board/naming.ts';
import type { Split } from '../board/state.ts';
import type { Words } from '../words.ts';

export type Glance = 'legal' | 'open' | 'refused' | 'refusedSoFar';

/** The verdict in a word: what is begun and not finished is open as long as no rule is broken. */
export const glanceOf = ({ checked, refusals, left }: Judgement): Glance => {
  if (checked.ok) return 'legal';
  if (refusals.length === 0) return 'open';
  return left > 0 ? 'refusedSoFar' : 'refused';
};

/** A ruling in the words of one language. */
export interface Ruling {
  /** The verdict: who dies, or that something is still to be assigned. */
  readonly verdict: string;
  readonly reasons: readonly { readonly rule: RuleId; readonly section: string; readonly text: string }[];
  /** What each unit has of what it needs, as `Wall: 2 of 3`. */
  readonly units: readonly { readonly id: UnitId; readonly text: string }[];
}

interface Case {
  readonly combat: Combat;
  readonly side: SideName;
  readonly split: Split;
  readonly judgement: Judgement;
}

const reason = (
  { say }: Words,
  refusal: AssignmentRefusal,
  { combat, side, split }: Case,
  name: (id: UnitId) => string,
) => {
  const { title, text } = refusalSentence(say, refusal, { combat, side, amounts: split.amounts, name });
  return { rule: refusal.rule, section: refusal.section, text: `${title} ${text}`.trim() };
};

/** The ruling on a split, to be read out in the language of the words. */
export const rulingIn = (words: Words, one: Case): Ruling => {
  const { t, say } = words;
  const { combat, side, split, judgement } = one;
  const name = naming(combat, {}, t);
  const targets = combat[enemyOf(side)].units;
  const glance = glanceOf(judgement);
  return {
    verdict:
      glance === 'legal'
        ? `${t('try.legal')}. ${outcomeSentence(say, judgement.killed, name)}`
        : glance === 'open'
          ? t('try.leftTitle', { left: judgement.left, total: total(combat, side) })
          : t(`try.${glance}`, { count: judgement.refusals.length }),
    reasons: judgement.refusals.map((refusal) => reason(words, refusal, one, name)),
    units: targets.map(({ id }) => {
      const needed = need(combat, id);
      const amount = amountOn(split.amounts, id);
      const facts = (() => {
        if (typeof needed !== 'number')
          return amount > 0 ? t(`tile.${needed}Has`, { count: amount }) : t(`tile.${needed}`);
        if (needed === 0 && amount === 0) return t('tile.already');
        const { dealt } = ledger(combat, id, amount);
        return dealt === amount
          ? t('tile.of', { amount, need: needed })
          : t('tile.ofMakes', { amount, need: needed, count: dealt });
      })();
      return { id, text: t('written.unit', { name: name(id), facts }) };
    }),
  };
};
