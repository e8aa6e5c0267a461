import { describe, expect, it } from 'vitest';
import {
  contribution,
  engineRules,
  section,
  threshold,
  total,
  type UnitSetup,
} from '../../../src/engine/index.ts';
import { combatOf } from './combats.ts';

/** What a unit adds and when it dies, on either side. */
const ofUnit = (unit: Omit<UnitSetup, 'id'>) => {
  const other = { units: [{ id: 'other', might: 1 }] };
  const attacking = combatOf({ units: [{ ...unit, id: 'x' }] }, other);
  const defending = combatOf(other, { units: [{ ...unit, id: 'x' }] });
  return {
    adds: [contribution(attacking, 'x').adds, contribution(defending, 'x').adds],
    dies: [threshold(attacking, 'x'), threshold(defending, 'x')],
    nothing: contribution(attacking, 'x').nothing,
  };
};

describe('E1 contribution and E2 lethal threshold: attacking, defending', () => {
  it.each([
    ['plain Might', { might: 4 }, [4, 4], [4, 4]],
    ['Might with this turn’s changes', { might: 4, mightChange: -1 }, [3, 3], [3, 3]],
    [
      'Assault counts for attackers, Shield for defenders',
      { might: 3, assault: 2, shield: 1 },
      [5, 4],
      [5, 4],
    ],
    ['0 Might adds nothing and still takes 1 to die', { might: 0 }, [0, 0], [1, 1]],
    ['negative Might adds 0 and dies of 1', { might: -3 }, [0, 0], [1, 1]],
    ['changes below 0', { might: 2, mightChange: -5 }, [0, 0], [1, 1]],
    ['Assault starts from the negative value', { might: -3, assault: 5, shield: 2 }, [2, 0], [2, 1]],
    [
      'stunned: adds nothing, dies of its whole Might',
      { might: 5, stunned: true, shield: 2 },
      [0, 0],
      [5, 7],
    ],
    [
      'card text: adds nothing, dies of its whole Might',
      { might: 6, dealsNoCombatDamage: true },
      [0, 0],
      [6, 6],
    ],
    ['marks do not lower Might', { might: 4, marked: 3 }, [4, 4], [4, 4]],
    ['an immune unit adds as any other', { might: 6, immune: true }, [6, 6], [6, 6]],
    [
      'the largest values',
      { might: 999, mightChange: 99, assault: 999, shield: 999 },
      [2097, 2097],
      [2097, 2097],
    ],
  ])('%s', (_, unit, adds, dies) => {
    expect(ofUnit(unit)).toMatchObject({ adds, dies });
  });

  it('says why a unit adds nothing: stunned before card text before negative Might', () => {
    expect(ofUnit({ might: -1, stunned: true, dealsNoCombatDamage: true }).nothing).toBe('stunned');
    expect(ofUnit({ might: -1, dealsNoCombatDamage: true }).nothing).toBe('deals-no-combat-damage');
    expect(ofUnit({ might: -1 }).nothing).toBe('negative');
    expect(ofUnit({ might: 0 }).nothing).toBeUndefined();
  });

  it('E1 each unit is cut off at 0 on its own', () => {
    const combat = combatOf(
      {
        units: [
          { id: 'a', might: 5 },
          { id: 'b', might: -3 },
          { id: 'c', might: 2, stunned: true },
          { id: 'd', might: 1, assault: 1 },
        ],
      },
      { units: [{ id: 'x', might: -4 }] },
    );
    expect(total(combat, 'attacker')).toBe(7);
    expect(total(combat, 'defender')).toBe(0);
  });

  it('an id that is nobody adds 0 and would die of 1', () => {
    const combat = combatOf({ units: [{ id: 'a', might: 5 }] }, { units: [{ id: 'b', might: 1 }] });
    expect(contribution(combat, 'nobody')).toEqual({ adds: 0 });
    expect(threshold(combat, 'nobody')).toBe(1);
  });
});

describe('the catalogue of rules', () => {
  it('gives each rule its section', () => {
    expect(section('tank-first')).toBe('815.1.c.2');
    for (const sectionOfRule of Object.values(engineRules))
      expect(sectionOfRule).toMatch(/^\d{3}(\.[a-z\d]+)*$/);
  });
});
