import { describe, expect, test } from 'vitest';
import { cards, findCard } from '../../../src/catalog/cards.ts';
import {
  amountOn,
  type Combat,
  checkAssignment,
  contribution,
  countAssignments,
  createCombat,
  type LegalAssignment,
  ledger,
  need,
  resolve,
  type SideName,
  total,
  type Unit,
  withOrder,
} from '../../../src/engine/index.ts';
import {
  type Example,
  exampleIds,
  examples,
  findExample,
  findVariant,
  type Measure,
  type Play,
  type Variant,
} from '../../../src/examples/index.ts';

const combatOf = ({ combat }: Variant): Combat => {
  const checked = createCombat(combat);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

const legal = (combat: Combat, side: SideName, { amounts, choices }: Play): LegalAssignment => {
  const checked = checkAssignment(combat, side, amounts, choices);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

const unitOf = (combat: Combat, id: string): Unit => {
  const found = [...combat.attacker.units, ...combat.defender.units].find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

const isDefender = (combat: Combat, id: string) => combat.defender.units.some((unit) => unit.id === id);

/** The engine's answer to what a fact counts. */
const measured = (combat: Combat, variant: Variant, of: Measure): unknown => {
  const raw = (id: string) =>
    amountOn(variant.plays[isDefender(combat, id) ? 'attacker' : 'defender'].amounts, id);
  if ('total' in of) return total(combat, of.total);
  if ('adds' in of) return contribution(combat, of.adds).adds;
  if ('might' in of) return unitOf(combat, of.might).might + unitOf(combat, of.might).mightChange;
  if ('assault' in of) return unitOf(combat, of.assault).assault;
  if ('shield' in of) return unitOf(combat, of.shield).shield;
  if ('marked' in of) return unitOf(combat, of.marked).marked;
  if ('prevents' in of) {
    return unitOf(combat, of.prevents).replacements.find((effect) => effect.kind === 'prevent')?.amount;
  }
  if ('need' in of) return need(combat, of.need);
  if ('raw' in of) return raw(of.raw);
  if ('dealt' in of) return ledger(combat, of.dealt, raw(of.dealt)).dealt;
  if ('preventionLeft' in of) {
    const { entries } = ledger(combat, of.preventionLeft, raw(of.preventionLeft));
    return entries.find((entry) => entry.left !== undefined)?.left;
  }
  if ('splits' in of) return Number(countAssignments(combat, of.splits));
  if ('units' in of) return combat[of.units].units.length;
  if ('tried' in of) return amountOn(variant.tries[of.tried[0]]?.amounts ?? {}, of.tried[1]);
  const refused = variant.tries[of.moved];
  if (!refused) throw new Error(`no try ${of.moved}`);
  const checked = checkAssignment(combat, refused.side, refused.amounts, refused.choices);
  if (checked.ok || !checked.fix) throw new Error('nothing to move');
  const { amounts } = checked.fix;
  return Object.keys({ ...amounts, ...refused.amounts }).reduce(
    (sum, id) => sum + Math.max(0, amountOn(amounts, id) - amountOn(refused.amounts, id)),
    0,
  );
};

const variants = exampleIds.flatMap((id) =>
  (examples[id] satisfies Example).variants.map((variant: Variant) => ({ id, variant })),
);

describe.each(variants)('$id, $variant.id', ({ variant }) => {
  const combat = combatOf(variant);

  test.each(variant.tries)('$side: $amounts $choices is $verdict', ({ side, amounts, choices, verdict }) => {
    const checked = checkAssignment(combat, side, amounts, choices);
    const answer = checked.ok ? 'legal' : checked.refusals.map(({ rule }) => rule).sort();
    expect(answer).toEqual(verdict === 'legal' ? 'legal' : [...verdict].sort());
  });

  test('the replay kills whom it should and ends as it should', () => {
    const resolution = resolve(combat, {
      attacker: legal(combat, 'attacker', variant.plays.attacker),
      defender: legal(combat, 'defender', variant.plays.defender),
    });
    expect(resolution.killed).toEqual(variant.killed);
    expect(resolution.result).toBe(variant.result);
  });

  test.each(variant.orders ?? [])('the order %s, … can be replayed', (...order) => {
    const split = legal(combat, 'attacker', variant.plays.attacker);
    expect(withOrder(combat, split, order as string[])?.order).toEqual(order);
  });

  test.each(Object.entries(variant.facts))('the fact %s holds', (_name, { value, of }) => {
    expect(measured(combat, variant, of)).toBe(value);
  });

  test('a unit that stands for a card is that card', () => {
    for (const unit of [...variant.combat.attacker.units, ...variant.combat.defender.units]) {
      if (unit.card === undefined) continue;
      expect(cards.map(({ id }) => id)).toContain(unit.card);
      expect(unit).toEqual({ ...findCard(unit.card)?.unit, id: unit.id });
    }
  });
});

describe('the registry', () => {
  test.each(exampleIds)('%s stands under its own id', (id) => {
    expect(examples[id].id).toBe(id);
  });

  test.each(exampleIds)('%s shows its first variant where none is named, and has each once', (id) => {
    const example: Example = examples[id];
    expect(findVariant(example)).toBe(example.variants[0]);
    for (const variant of example.variants) expect(findVariant(example, variant.id)).toBe(variant);
  });

  test('an unknown id finds nothing', () => {
    expect(findExample('constructor')).toBeUndefined();
    expect(findExample('two-tank')).toBeUndefined();
    expect(findVariant(examples['two-tanks'], 'three-tanks')).toBeUndefined();
  });

  test.each(exampleIds)('%s: names that stay English belong to its units', (id) => {
    const example: Example = examples[id];
    const units = example.variants.flatMap(({ combat }) => [
      ...combat.attacker.units,
      ...combat.defender.units,
    ]);
    expect(units.map((unit) => unit.id)).toEqual(expect.arrayContaining([...(example.englishNames ?? [])]));
  });
});
