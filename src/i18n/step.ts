import type { CombatResult, LedgerEntry, Step, UnitId } from '../engine/index.ts';
import { type BoardContext, rawAmount, several, unitOf, type Words } from './parts.ts';

type StepOf<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;

// A longer sum says less than its total.
const addendsAtMost = 6;

const addUp = (t: Words, { side, units, total }: StepOf<'add-up'>, { name }: BoardContext): string => {
  const whole = t.number(total);
  const shown = units.length > 1 && units.length <= addendsAtMost;
  const sum = shown ? `${units.map(({ adds }) => t.number(adds)).join(' + ')} = ${whole}` : whole;
  const zeros = units.flatMap(({ id, nothing }) =>
    nothing ? [t('item.zero', { name: name(id), why: t(`why.${nothing}`) })] : [],
  );
  return [
    t(`step.add-up.${side}`, { sum }),
    zeros.length > 0 && t('step.add-up.nothing', { count: zeros.length, list: several(t, zeros) }),
  ]
    .filter(Boolean)
    .join(' ');
};

const assigned = (t: Words, step: StepOf<'assign'>, { combat, name }: BoardContext): string => {
  const { raw, need, done, leftover, ledger } = step;
  const unit = unitOf(combat, step.unit);
  const whole =
    ledger.entries.length > 0
      ? t('amount.makes', { raw: ledger.raw, dealt: ledger.dealt })
      : t.number(ledger.raw);
  // The ledger is of all that is on the unit: a second part, always leftover, says what it is and then what all of it makes.
  if (ledger.raw > raw) {
    const values = { name: name(step.unit), amount: rawAmount(t, unit, raw) };
    return ledger.entries.length > 0
      ? t('step.assign.moreMakes', { ...values, whole })
      : t('step.assign.more', values);
  }
  const values = { name: name(step.unit), amount: whole };
  if (need === 'exempt') return t('step.assign.exempt', values);
  if (need === 'never') return t('step.assign.never', values);
  if (!done) return t('step.assign.begun', { ...values, need: rawAmount(t, unit, need) });
  if (leftover === 0) return t('step.assign.done', values);
  if (leftover === raw) return t('step.assign.leftover', values);
  return t('step.assign.beyond', { ...values, leftover: rawAmount(t, unit, leftover) });
};

const replaced = (t: Words, name: string, { replacement, before, after, left = 0 }: LedgerEntry): string => {
  if (replacement.kind === 'double') return t('step.replace.double', { name, before, after });
  if (left === 'all') return t('step.replace.preventAll', { name, before });
  return t('step.replace.prevent', { name, stopped: before - after, before, after, left });
};

const dealt = (t: Words, amounts: Readonly<Record<UnitId, number>>, { name }: BoardContext): string => {
  const items = Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([id, amount]) => t('item.dealt', { name: name(id), amount }));
  return items.length > 0 ? t('step.deal.listed', { list: several(t, items) }) : t('step.deal.nothing');
};

/** What the combat ends with. */
export const resultSentence = (t: Words, result: CombatResult): string => t(`step.result.${result}`);

/** Which units die. */
export const outcomeSentence = (t: Words, killed: readonly UnitId[], name: (id: UnitId) => string): string =>
  killed.length > 0
    ? t('outcome.dies', { count: killed.length, names: several(t, killed.map(name)) })
    : t('outcome.nobody');

/** What happens in one step: a sentence, or two short ones. Every amount says whether it is raw or dealt where the two differ. */
export const stepSentence = (t: Words, step: Step, context: BoardContext): string => {
  const { name } = context;
  const who = (ids: readonly UnitId[]) => ({ count: ids.length, names: several(t, ids.map(name)) });
  switch (step.kind) {
    case 'add-up':
      return addUp(t, step, context);
    case 'assign-nothing':
      return t(`step.assign-nothing.${step.side}`);
    case 'choose': {
      const items = Object.entries(step.choices).map(([id, keyword]) =>
        t('item.as', { name: name(id), keyword: t(`keyword.${keyword}`) }),
      );
      return t(`step.choose.${step.side}`, { list: several(t, items) });
    }
    case 'assign': {
      const left = step.left > 0 ? t('step.assign.left', { left: step.left }) : t('step.assign.spent');
      return `${assigned(t, step, context)} ${left}`;
    }
    case 'replace':
      return replaced(t, name(step.unit), step.entry);
    case 'deal':
      return dealt(t, step.dealt, context);
    case 'kill':
    case 'heal':
      return t(`step.${step.kind}.units`, who(step.units));
    case 'recall':
      return t('step.recall.attackers', { names: who(step.units).names });
    case 'result':
      return resultSentence(t, step.result);
  }
};
