import type { UnitId } from '../../engine/index.ts';
import { several } from '../../i18n/parts.ts';
import { useBoard } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { LiveMessage } from '../board/LiveMessage.tsx';
import { answerOf } from './answers.ts';
import { wishOf } from './asking.ts';
import { useLab } from './context.ts';
import type { Reason } from './wish-answer.ts';

/** Which deaths can I get? The answer to what is wished of the enemy units. */
export const Deaths = () => {
  const { t, say, combat, state, dispatch, name } = useBoard();
  const { w, asking, ask } = useLab();
  const { side } = state;
  const wish = wishOf(asking, combat, side);
  const { all, sets, granted, alsoDie, alsoLive, reason } = answerOf(combat, side, wish);
  const { count, example } = granted;
  const isAsked = wish.dead.length + wish.alive.length > 0;
  const who = (units: readonly UnitId[]) => ({ count: units.length, names: several(say, units.map(name)) });
  const splits = t('splits.title', { count: all });
  const why = (because: Reason): string => {
    switch (because.kind) {
      case 'gone':
      case 'safe':
      case 'dies':
      case 'with':
        return w(`deaths.${because.kind}`, who(because.units));
      case 'more':
        return w('deaths.more', { count: because.more, needed: because.needed });
      case 'blocked':
      case 'together':
        return w(`deaths.${because.kind}`);
    }
  };
  const title = reason
    ? w('deaths.impossible')
    : !isAsked
      ? w('deaths.all', { splits, sets: w('deaths.sets', { count: sets }) })
      : count === all
        ? w('deaths.every')
        : w('deaths.possible', { count, splits });
  const amounts = Object.entries(example?.amounts ?? {}).map(([id, amount]) =>
    w('part', { name: name(id), amount }),
  );
  const sentences = [
    reason && why(reason),
    isAsked && !reason && alsoDie.length > 0 && w('deaths.alsoDie', who(alsoDie)),
    isAsked && !reason && alsoLive.length > 0 && w('deaths.alsoLive', who(alsoLive)),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <div class="ruling lab-answer" data-verdict={reason ? 'refused' : isAsked ? 'legal' : 'open'}>
      <h4>
        {reason ? <Icon name="refused" /> : isAsked && <Icon name="done" />}
        {title}
      </h4>
      {sentences.length > 0 && <p class={reason ? undefined : 'also'}>{sentences.join(' ')}</p>}
      {!isAsked && <p>{w('deaths.tap')}</p>}
      {isAsked && example && (
        <p>
          {amounts.length > 0 ? w('deaths.example', { list: several(say, amounts) }) : w('deaths.nothing')}
        </p>
      )}
      {isAsked && (
        <p class="keys controls">
          {example && (
            <button
              type="button"
              class="key is-small"
              data-act="load-example"
              onClick={() => {
                dispatch({ type: 'load', ...example });
                dispatch({ type: 'mode', mode: 'try' });
              }}
            >
              <span>{w('deaths.load')}</span>
              <Icon name="next" />
            </button>
          )}
          <button type="button" class="key is-small" data-act="forget" onClick={() => ask({ type: 'clear' })}>
            <span>{w('deaths.clear')}</span>
          </button>
        </p>
      )}
      <LiveMessage message={[`${title}.`, ...sentences].join(' ')} />
    </div>
  );
};
