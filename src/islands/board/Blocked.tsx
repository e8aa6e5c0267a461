import type { SideName } from '../../engine/index.ts';
import { useBoard } from './context.ts';

/** Stands where there is no replay, for want of a legal split of one side: leads to it. */
export const Blocked = ({ side }: { readonly side: SideName }) => {
  const { t, dispatch } = useBoard();
  return (
    <div class="replay">
      <p class="said">
        <span class="said-text">
          {t(side === 'attacker' ? 'replay.blockedAttacker' : 'replay.blockedDefender')}
        </span>
      </p>
      <button
        type="button"
        class="key controls"
        onClick={() => {
          dispatch({ type: 'side', side });
          dispatch({ type: 'mode', mode: 'try' });
        }}
      >
        <span>{t('replay.open')}</span>
      </button>
    </div>
  );
};
