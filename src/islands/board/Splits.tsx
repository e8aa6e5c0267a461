import {
  type Combat,
  enemyOf,
  killedBy,
  type LegalAssignment,
  need,
  type OutcomeGroup,
  type SideName,
} from '../../engine/index.ts';
import { isHeavy } from '../heavy/is-heavy.ts';
import { possible } from '../heavy/possible.ts';
import { useAnswer } from '../heavy/use-answer.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';

/** Up to this many splits each is shown; beyond, one for each set of deaths. */
const splitsAtMost = 24;
const groupsAtMost = 40;

/** The splits of a group that are shown: all of them where they were listed, else its example. */
const listed = (
  combat: Combat,
  group: OutcomeGroup,
  all: readonly LegalAssignment[],
): readonly LegalAssignment[] => {
  const dies = killedBy(combat, group.example).join();
  const same = all.filter((split) => killedBy(combat, split).join() === dies);
  return same.length > 0 ? same : [group.example];
};

interface Props {
  readonly side: SideName;
  /** What is done with the one that the reader puts on the board; left out where none can be. */
  readonly onLoad?: ((split: LegalAssignment) => void) | undefined;
}

/** One side's legal splits by which units die. */
export const Splits = ({ side, onLoad }: Props) => {
  const { t, combat, name } = useBoard();
  const units = combat[enemyOf(side)].units;
  const answer = useAnswer('possible', possible, [combat, side, splitsAtMost], isHeavy(combat, side));
  if (!answer)
    return (
      <section class="splits-of" data-side={side}>
        <h4>{t(`splits.${side}`, { splits: t('counting') })}</h4>
      </section>
    );
  const {
    count,
    all,
    outcomes: { groups, count: sets },
  } = answer.found;
  const shown = groups.slice(0, groupsAtMost);
  const title = t(`splits.${side}`, { splits: t('splits.title', { count }) });
  const amountsOf = (split: LegalAssignment) =>
    t.list(
      units.filter((u) => split.amounts[u.id]).map((u) => `${name(u.id)} ${split.amounts[u.id]}`),
      'and',
    );
  return (
    <section class="splits-of" data-side={side}>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
      <section class="scroll" tabIndex={0} aria-label={title}>
        <table class="splits">
          <thead>
            <tr>
              <th scope="col">{t('splits.who')}</th>
              {units.map((u) => (
                <th key={u.id} scope="col">
                  {name(u.id)}
                </th>
              ))}
              {onLoad && (
                <th scope="col" class="controls">
                  <span class="vh">{t('splits.action')}</span>
                </th>
              )}
            </tr>
          </thead>
          {shown.map((group) => {
            const rows = listed(combat, group, all);
            const hidden = group.count - BigInt(rows.length);
            return (
              <tbody key={group.killed.join()}>
                {rows.map((split, i) => (
                  <tr key={JSON.stringify(split.amounts)}>
                    {i === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        {group.killed.length > 0 ? t.list(group.killed.map(name), 'and') : t('splits.nobody')}
                        {hidden > 0n && <small>{t('splits.more', { amount: hidden })}</small>}
                      </th>
                    )}
                    {units.map((u) => {
                      const amount = split.amounts[u.id] ?? 0;
                      const dies = group.killed.includes(u.id);
                      const needed = need(combat, u.id);
                      return (
                        <td key={u.id} class={dies ? 'dies' : undefined}>
                          <span>{amount}</span>
                          {dies ? (
                            <>
                              <Icon name="lethal" />
                              <span class="vh"> {t('splits.dies')}</span>
                            </>
                          ) : (
                            typeof needed === 'number' &&
                            amount > 0 && <small class="of"> {t('splits.of', { need: needed })}</small>
                          )}
                        </td>
                      );
                    })}
                    {onLoad && (
                      <td class="controls">
                        <button
                          type="button"
                          class="key is-small"
                          data-act="load"
                          aria-label={t('splits.loadThis', { amounts: amountsOf(split) })}
                          onClick={() => onLoad(split)}
                        >
                          <span>{t('splits.load')}</span>
                        </button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </section>
      {BigInt(shown.length) < sets && (
        <p class="pair-note">{t('splits.groups', { shown: shown.length, all: sets })}</p>
      )}
    </section>
  );
};
