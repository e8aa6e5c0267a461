import {
  type Allowance,
  type AssignmentRefusal,
  amountOn,
  need,
  type RuleId,
  type UnitId,
} from '../engine/index.ts';
import { rawAmount, type SplitContext, several, unitOf, type Words, waitingSentence } from './parts.ts';

/** Why one rule refuses a split: what is wrong, then the numbers behind it. */
export interface RefusalSentence {
  readonly title: string;
  readonly text: string;
}

/** What a unit has of what it needs. */
const has = (t: Words, id: UnitId, context: SplitContext): string => {
  const unit = unitOf(context.combat, id);
  const needed = need(context.combat, id);
  const amount = amountOn(context.amounts, id);
  return typeof needed === 'number'
    ? t('item.has', { name: context.name(id), amount, need: rawAmount(t, unit, needed) })
    : t('item.hasNever', { name: context.name(id), amount: rawAmount(t, unit, amount) });
};

/** What a unit has beyond what it needs. */
const hasOver = (t: Words, id: UnitId, context: SplitContext): string => {
  const unit = unitOf(context.combat, id);
  const needed = need(context.combat, id);
  return t('item.over', {
    name: context.name(id),
    amount: rawAmount(t, unit, amountOn(context.amounts, id)),
    need: rawAmount(t, unit, typeof needed === 'number' ? needed : 0),
  });
};

/** The sentence for one refusal of a split, whose raw amounts are in the context. Throws for a rule that refuses no split. */
export const refusalSentence = (
  t: Words,
  refusal: AssignmentRefusal,
  context: SplitContext,
): RefusalSentence => {
  const { rule, units, given = 0, total = 0 } = refusal;
  const names = { count: units.length, names: several(t, units.map(context.name)) };
  const waiting = waitingSentence(t, refusal.waiting, context);
  const list = (item: typeof has): string =>
    several(
      t,
      units.map((id) => item(t, id, context)),
    );
  const wholeTotalTitle = (): string => {
    if (units.length > 0) return t('refusal.assign-whole-total.titleNoNumber', names);
    return given < total
      ? t('refusal.assign-whole-total.titleUnder', { count: total - given })
      : t('refusal.assign-whole-total.titleOver', { count: given - total });
  };
  switch (rule) {
    case 'assign-whole-total':
      return { title: wholeTotalTitle(), text: t(`refusal.${rule}.text`, { total }) };
    case 'own-enemy-only':
      return { title: t(`refusal.${rule}.title`, names), text: t(`refusal.${rule}.${context.side}`) };
    case 'lethal-in-full':
      return {
        title: t(`refusal.${rule}.title`, { number: units.length }),
        text: t(`refusal.${rule}.text`, { list: list(has) }),
      };
    case 'no-excess':
      return {
        title: t(`refusal.${rule}.title`, names),
        text: t(`refusal.${rule}.text`, { list: list(hasOver), waiting }),
      };
    case 'pick-tank-or-backline':
      // Nobody waits where a stated choice itself is refused.
      if (refusal.waiting.length === 0)
        return { title: t(`refusal.${rule}.titleNoChoice`, names), text: t(`refusal.${rule}.textNoChoice`) };
      return {
        title: t(`refusal.${rule}.title`, names),
        text: t(`refusal.${rule}.text`, { list: list(has), waiting }),
      };
    case 'tank-first':
      return {
        title: t(`refusal.${rule}.title`, names),
        text: t(`refusal.${rule}.text`, { count: units.length, waiting }),
      };
    case 'exempt-immune':
    case 'backline-last':
      return { title: t(`refusal.${rule}.title`, names), text: t(`refusal.${rule}.text`, { waiting }) };
    default:
      throw new Error(`${rule} refuses no split`);
  }
};

/** An allowance of 0, which says why. */
export type ClosedAllowance = Extract<Allowance, { readonly rule: RuleId }>;

/** Why a unit may not take any damage now, be it for what others have already; the context has the raw amounts assigned so far. Throws for a rule that holds no unit back. */
export const allowanceSentence = (
  t: Words,
  unit: UnitId,
  allowance: ClosedAllowance,
  context: SplitContext,
): string => {
  const { rule, units, waiting: ids } = allowance;
  if (!units.includes(unit)) return refusalSentence(t, allowance, context).title;
  const waiting = waitingSentence(t, ids, context);
  switch (rule) {
    case 'assign-whole-total':
    case 'own-enemy-only':
      return t(`allowance.${rule}`);
    case 'lethal-in-full':
    case 'no-excess':
    case 'exempt-immune':
    case 'tank-first':
    case 'backline-last':
    case 'pick-tank-or-backline':
      return t(`allowance.${rule}`, { waiting }).trim();
    default:
      throw new Error(`${rule} holds no unit back`);
  }
};
