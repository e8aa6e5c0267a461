import type { SideName, Unit } from '../../engine/index.ts';
import { useBoard } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { answerOf, fatesOf } from './answers.ts';
import { wishOf } from './asking.ts';
import { useLab } from './context.ts';

/** What lies on an enemy unit while the board is asked: its fate, what is wanted of it, and the whole tile as a key. */
export const OnTile = ({ unit: { id }, side }: { readonly unit: Unit; readonly side: SideName }) => {
  const { combat, state, name } = useBoard();
  const { w, asking, ask } = useLab();
  if (side === state.side || asking.question === 'compare') return null;
  const isDeaths = asking.question === 'deaths';
  const wanted = isDeaths && Object.hasOwn(asking.wanted, id) ? asking.wanted[id] : undefined;
  const fate = (() => {
    if (wanted) return w(`tile.${wanted}`);
    if (!isDeaths) {
      const now = fatesOf(combat, state.side).get(id);
      return w(now === 'open' ? 'tile.can' : now === 'dies' ? 'tile.always' : 'tile.never');
    }
    const { dying, of } = answerOf(combat, state.side, wishOf(asking, combat, state.side));
    const count = dying.get(id) ?? 0n;
    return count === 0n
      ? w('tile.never')
      : count === of
        ? w('tile.always')
        : w('tile.of', { count, all: of });
  })();
  const isPicked = !isDeaths && asking.unit === id;
  return (
    <>
      <p class="fate" data-wanted={wanted} aria-hidden="true">
        {wanted && <Icon name={wanted === 'dead' ? 'lethal' : 'shield'} />}
        {fate}
      </p>
      <button
        type="button"
        class="tile-edit"
        aria-pressed={wanted !== undefined || isPicked}
        onClick={() => ask({ type: 'press', unit: id })}
      >
        <span>{w(isDeaths ? 'tile.wish' : 'tile.pick', { name: name(id), fate })}</span>
      </button>
    </>
  );
};
