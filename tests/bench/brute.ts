import type { Combat, SideName } from '../../src/engine/index.ts';
import { type Front, frontOf } from '../unit/oracle/oracle.ts';

/** Whether raw amounts of the right sum are legal under some choice: the refusal table, as fast as a loop can ask it. */
const isLegal = ({ targets, clash }: Front, amounts: readonly number[]): boolean => {
  let begun = 0;
  let waiting = false;
  let excess = false;
  let tankWaits = false;
  let openBegun = false;
  let notBacklineWaits = false;
  let withoutTank = false;
  let withBackline = false;
  for (let i = 0; i < targets.length; i += 1) {
    const { need, tank, backline } = targets[i] as Front['targets'][number];
    const amount = amounts[i] as number;
    const open = clash && tank && backline;
    if (amount > 0) {
      if (!tank) withoutTank = true;
      if (backline && !open) withBackline = true;
    }
    if (need === 'exempt') {
      if (amount > 0) excess = true;
      continue;
    }
    if (need === 'never' || amount < need) {
      waiting = true;
      if (amount > 0) begun += 1;
      if (amount > 0 && open) openBegun = true;
      if (tank && !open) tankWaits = true;
      if (!backline) notBacklineWaits = true;
    } else if (amount > need) excess = true;
  }
  if (!waiting) return true;
  return (
    begun <= 1 &&
    !excess &&
    !(withoutTank && tankWaits) &&
    !(withBackline && notBacklineWaits) &&
    !(openBegun && withoutTank && notBacklineWaits)
  );
};

/** How many legal splits there are, by looking at every split there is. */
export const bruteCount = (combat: Combat, side: SideName): number => {
  const front = frontOf(combat, side);
  const last = front.targets.length - 1;
  const amounts = front.targets.map(() => 0);
  let count = 0;
  const fill = (at: number, left: number): void => {
    if (at === last) {
      amounts[at] = left;
      if (isLegal(front, amounts)) count += 1;
      return;
    }
    for (let n = 0; n <= left; n += 1) {
      amounts[at] = n;
      fill(at + 1, left - n);
    }
  };
  fill(0, front.total);
  return count;
};
