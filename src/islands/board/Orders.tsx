import type { UnitId } from '../../engine/index.ts';
import { useBoard } from './context.ts';
import { orderWords } from './order-words.ts';

interface Props {
  /** Replay orders of the attackers' split to choose from. */
  readonly orders: readonly (readonly UnitId[])[];
  readonly order: readonly UnitId[];
}

/** A split has no order, its replay has one: the reader may watch another. */
export const Orders = ({ orders, order }: Props) => {
  const { t, dispatch, name, uid } = useBoard();
  if (orders.length < 2) return null;
  return (
    <fieldset class="orders controls">
      <legend>{t('replay.orders')}</legend>
      {orders.map((ids) => (
        <label key={ids.join()}>
          <input
            type="radio"
            name={uid('order')}
            checked={ids.join() === order.join()}
            onChange={() => dispatch({ type: 'order', side: 'attacker', order: ids })}
          />
          <span>{orderWords(t, ids.map(name))}</span>
        </label>
      ))}
    </fieldset>
  );
};
