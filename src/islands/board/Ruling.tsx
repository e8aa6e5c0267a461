import { useMemo } from 'preact/hooks';
import { amountOn, enemyOf, type LegalAssignment, type SideName, total } from '../../engine/index.ts';
import { outcomeSentence } from '../../i18n/sentences.ts';
import { fixes } from '../heavy/fixes.ts';
import { isHeavy } from '../heavy/is-heavy.ts';
import { useAnswer } from '../heavy/use-answer.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import type { Judgement } from './judgement.ts';
import { Reasons } from './Reasons.tsx';
import { RuleLink } from './RuleLink.tsx';

/** How many points the fix moves or adds. */
const moved = (from: Readonly<Record<string, number>>, to: Readonly<Record<string, number>>): number => {
  const ids = new Set([...Object.keys(from), ...Object.keys(to)]);
  const changes = [...ids].map((id) => amountOn(to, id) - amountOn(from, id));
  return Math.max(
    changes.reduce((all, c) => all + Math.max(0, c), 0),
    changes.reduce((all, c) => all + Math.max(0, -c), 0),
  );
};

const Fix = ({ side, fix }: { readonly side: SideName; readonly fix: LegalAssignment }) => {
  const { t, combat, state, dispatch, name } = useBoard();
  const given = state.splits[side].amounts;
  const ids = combat[enemyOf(side)].units
    .map((u) => u.id)
    .filter((id) => amountOn(given, id) + amountOn(fix.amounts, id) > 0);
  const row = (amounts: Readonly<Record<string, number>>) => ids.map((id) => amountOn(amounts, id));
  return (
    <div class="fix">
      <table class="fix-grid">
        <caption class="vh">
          {t('try.change', { from: row(given).join(', '), to: row(fix.amounts).join(', ') })}
        </caption>
        <thead>
          <tr>
            {ids.map((id) => (
              <th key={id} scope="col">
                {name(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {ids.map((id) => (
              <td key={id}>
                {amountOn(given, id) === amountOn(fix.amounts, id) ? null : <s>{amountOn(given, id)}</s>}
                <b>{amountOn(fix.amounts, id)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <button
        type="button"
        class="key is-main controls"
        data-act="fix"
        onClick={() => dispatch({ type: 'load', ...fix })}
      >
        <Icon name="move" />
        <span>{t('try.fix', { count: moved(given, fix.amounts) })}</span>
      </button>
    </div>
  );
};

interface Props {
  readonly judgement: Judgement;
  /** Whether the nearest legal split may be offered. */
  readonly offersFix: boolean;
}

/** What the rules say of the reader's split: legal, not finished yet, or refused by which rules. */
export const Ruling = ({ judgement, offersFix }: Props) => {
  const { t, say, combat, state, dispatch, name } = useBoard();
  const { checked, refusals, left, killed } = judgement;
  const { side } = state;
  const { amounts } = state.splits[side];
  const asked = useMemo(
    () => (offersFix && !checked.ok ? { [side]: state.splits[side] } : {}),
    [judgement, offersFix],
  );
  const answer = useAnswer('fixes', fixes, [combat, asked], side in asked && isHeavy(combat, side));
  const fix = answer?.found[side];
  const counting = !answer && <p class="hint">{t('counting')}</p>;
  if (checked.ok)
    return (
      <div class="ruling" data-verdict="legal">
        <h4>
          <Icon name="done" />
          {t('try.legal')}
        </h4>
        <p>{outcomeSentence(say, killed, name)}</p>
        <button type="button" class="key controls" onClick={() => dispatch({ type: 'mode', mode: 'replay' })}>
          <span>{t('try.see')}</span>
          <Icon name="next" />
        </button>
      </div>
    );
  if (refusals.length === 0)
    return (
      <div class="ruling" data-verdict="open">
        <h4>{t('try.leftTitle', { left, total: total(combat, side) })}</h4>
        <p>
          {t('try.leftText')} <RuleLink rule="assign-whole-total" />
        </p>
        {fix && (
          <button
            type="button"
            class="key is-small controls"
            data-act="place"
            onClick={() => dispatch({ type: 'load', ...fix })}
          >
            <span>{t('try.place', { count: left })}</span>
          </button>
        )}
        {counting}
      </div>
    );
  return (
    <div class="ruling" data-verdict="refused">
      <h4>
        <Icon name="refused" />
        {t(left > 0 ? 'try.refusedSoFar' : 'try.refused', { count: refusals.length })}
      </h4>
      <Reasons refusals={refusals} amounts={amounts} />
      {fix && <Fix side={side} fix={fix} />}
      {counting}
    </div>
  );
};
