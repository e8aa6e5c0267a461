import {
  amountOn,
  type Combat,
  enemyOf,
  ledger,
  need,
  type Replacement,
  type SideName,
  type Unit,
} from '../../engine/index.ts';
import { effectName } from '../../i18n/effect-name.ts';
import { withMinus } from '../../i18n/minus.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { orderWords } from './order-words.ts';
import { RuleLink } from './RuleLink.tsx';

/** The same board with another order of one unit's replacements. */
const reordered = (combat: Combat, unit: Unit, replacements: readonly Replacement[]): Combat => {
  const side = (name: SideName) => ({
    ...combat[name],
    units: combat[name].units.map((u) => (u.id === unit.id ? { ...u, replacements } : u)),
  });
  return { v: 1, attacker: side('attacker'), defender: side('defender') };
};

const Account = ({ combat, unit, raw }: { combat: Combat; unit: Unit; raw: number }) => {
  const { t } = useBoard();
  const account = ledger(combat, unit.id, raw);
  const needed = need(combat, unit.id);
  /** What its preventions could still take. */
  const lefts = account.entries.flatMap(({ left }) => left ?? []);
  const count = lefts.filter((left) => left !== 'all').reduce((sum, left) => sum + left, 0);
  const leftWords = lefts.includes('all')
    ? t('ledger.allLeft')
    : count > 0
      ? t('ledger.leftover', { count })
      : t('ledger.noneLeft');
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t('ledger.happens')}</th>
          <th scope="col">{t('ledger.damage')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('ledger.assigned')}</th>
          <td>{raw}</td>
        </tr>
        {account.entries.map(({ replacement, before, after }, i) => (
          <tr key={i}>
            <th scope="row">
              <Icon name={replacement.kind} />
              {effectName(t, replacement)}
              <small>
                {replacement.kind === 'double'
                  ? before === 0
                    ? t('ledger.twiceNothing')
                    : t('ledger.makes', { after })
                  : replacement.amount === 'all'
                    ? t('ledger.takesAll')
                    : t('ledger.takes', { taken: before - after, before: replacement.amount })}
              </small>
            </th>
            <td>{replacement.kind === 'double' ? '×2' : withMinus(after - before)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('ledger.dealt')}
            {lefts.length > 0 && <small>{leftWords}</small>}
          </th>
          <td data-dealt={account.dealt}>{account.dealt}</td>
        </tr>
        <tr class="aside">
          <th scope="row">{t('ledger.kills')}</th>
          <td>{typeof needed === 'number' ? needed : t(`ledger.${needed}`)}</td>
        </tr>
      </tfoot>
    </>
  );
};

const Of = ({ unit, raw }: { readonly unit: Unit; readonly raw: number }) => {
  const { t, combat, dispatch, name, isFixed, onMissing } = useBoard();
  const reverse = [...unit.replacements].reverse();
  const orders = JSON.stringify(reverse) === JSON.stringify(unit.replacements) ? [] : [reverse];
  const use = (replacements: readonly Replacement[]): Promise<void> =>
    Promise.all([import('./alter.ts'), import('../trial-words.ts')]).then(
      ([{ alter }]) => {
        onMissing(false);
        const change = { type: 'edit', unit: unit.id, patch: { replacements }, field: null } as const;
        dispatch({ type: 'alter', by: alter, change });
      },
      () => onMissing(true),
    );
  const caption = (order: readonly Replacement[]) =>
    orderWords(
      t,
      order.map((effect) => effectName(t, effect)),
    );
  return (
    <section class="account" data-unit={unit.id}>
      <h4>{t('ledger.title', { name: name(unit.id) })}</h4>
      <div class="pair">
        <div class="account-of" data-current="">
          <table class="ledger">
            <caption>
              <span>{caption(unit.replacements)}</span>
              {orders.length > 0 && <small>{t('ledger.current')}</small>}
            </caption>
            <Account combat={combat} unit={unit} raw={raw} />
          </table>
        </div>
        {orders.map((order) => (
          <div class="account-of" key={caption(order)}>
            <table class="ledger">
              <caption>
                <span>{caption(order)}</span>
              </caption>
              <Account combat={reordered(combat, unit, order)} unit={unit} raw={raw} />
            </table>
            {!isFixed && (
              <button type="button" class="key controls" data-act="use-order" onClick={() => void use(order)}>
                <span>{t('ledger.use')}</span>
              </button>
            )}
          </div>
        ))}
      </div>
      {orders.length > 0 && (
        <p class="pair-note">
          {t('ledger.controller')} <RuleLink rule="replacements-at-assignment" />
        </p>
      )}
    </section>
  );
};

/** From raw to dealt for each unit with effects on its damage, under the order chosen and under the reverse of it. */
export const Ledgers = () => {
  const { combat, state } = useBoard();
  const rows = (['defender', 'attacker'] as const).flatMap((side) =>
    combat[side].units
      .filter((unit) => unit.replacements.length > 0)
      .map((unit) => ({ unit, raw: amountOn(state.splits[enemyOf(side)].amounts, unit.id) })),
  );
  if (rows.length === 0) return null;
  return (
    <div class="accounts">
      {rows.map(({ unit, raw }) => (
        <Of key={unit.id} unit={unit} raw={raw} />
      ))}
    </div>
  );
};
