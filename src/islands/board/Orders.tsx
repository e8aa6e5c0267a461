import type { UnitId } from '../../engine/index.ts';
import { useBoard } from './context.ts';

interface Props {
  /** Replay orders of the attackers' split to choose from. */
  readonly orders: readonly (readonly UnitId[])[];
  readonly order: readonly UnitId[];
}

/** A split has no order, its replay has one: the reader may watch another. */
export const Orders = ({ orders, order }: Props) => {
  const { t, dispatch, name, uid } = useBoard();
  if (orders.length < 2) return null;
  const words = (ids: readonly UnitId[]): string =>
    ids.map(name).reduceRight((rest, first) => t('replay.order', { first, rest }));
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
          <span>{words(ids)}</span>
        </label>
      ))}
    </fieldset>
  );
};
