import { type SideName, total } from '../../engine/index.ts';
import { useBoard } from './context.ts';
import type { Scene } from './scene.ts';

const beadsAtMost = 12;

/** Where one side's damage lies until it is assigned: figures, and a bead a point (a stack of five above twelve). */
const Pool = ({ side, scene }: { readonly side: SideName; readonly scene: Scene }) => {
  const { t, combat, veil } = useBoard();
  const sum = total(combat, side);
  const left = scene.left[side];
  const by = sum > beadsAtMost ? 5 : 1;
  const beads = veil?.sums ? 0 : Math.min(24, Math.ceil(sum / by));
  const here = left === null ? 0 : Math.ceil(Math.max(0, left) / by);
  return (
    <div
      class="pool"
      data-side={side}
      data-active={scene.active === side ? '' : undefined}
      role="img"
      aria-label={
        left === null ? t('pool.waiting') : t(`pool.${side}`, { left: Math.max(0, left), total: sum })
      }
    >
      <span class="line-cap">
        {left === null ? (
          <span class="line-none">–</span>
        ) : (
          <>
            {left < 0 ? `+${-left}` : left}
            <small>{left < 0 ? t('pool.over', { total: sum }) : t('pool.left', { total: sum })}</small>
          </>
        )}
      </span>
      <span class={by === 5 ? 'beads is-stacked' : 'beads'}>
        {Array.from({ length: beads }, (_, i) => (
          <i key={i} class={i >= beads - here ? 'bead is-here' : 'bead'} />
        ))}
      </span>
    </div>
  );
};

/** The line between the sides: both sides' damage, not yet assigned. */
export const Line = ({ scene }: { readonly scene: Scene }) => (
  <div class="line">
    <Pool side="attacker" scene={scene} />
    <Pool side="defender" scene={scene} />
  </div>
);
