import { legalAmounts } from './count.ts';
import { dies } from './deaths.ts';
import { toLegal } from './legal.ts';
import { ledgerOf } from './need.ts';
import { enemyOf } from './sides.ts';
import { targetsOf } from './targets.ts';
import type { Combat, LegalAssignment, Outcomes, SideName } from './types.ts';

export function outcomes(combat: Combat, side: SideName): Outcomes {
  const targets = targetsOf(combat, side);
  const enemy = enemyOf(side);
  const groups = new Map<string, { killed: string[]; count: bigint; example: LegalAssignment }>();
  for (const amounts of legalAmounts(targets)) {
    const killed = combat[enemy].units
      .filter((u, i) => dies(combat, u, enemy, ledgerOf(u, amounts[i] ?? 0).dealt))
      .map((u) => u.id);
    const key = killed.join();
    const g = groups.get(key);
    if (g) g.count++;
    else groups.set(key, { killed, count: 1n, example: toLegal(targets, amounts) });
  }
  return { count: BigInt(groups.size), groups: [...groups.values()] };
}
