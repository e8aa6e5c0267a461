import { useEffect } from 'preact/hooks';
import type { Step } from '../../engine/index.ts';
import { stepSentence } from '../../i18n/step.ts';
import { useBoard } from './context.ts';
import { Icon, type IconName } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';

/** Past this many steps the ticks become a figure and a range control. */
const ticksAtMost = 9;
const playEvery = 2200;

interface Props {
  readonly steps: readonly Step[];
  /** From 1. */
  readonly position: number;
}

/** One sentence for the step, its rule, and the way to the other steps. */
export const Replay = ({ steps, position }: Props) => {
  const { t, say, combat, state, dispatch, name } = useBoard();
  const last = steps.length;
  const within = (step: number) => Math.max(1, Math.min(last, step));
  const go = (step: number) => dispatch({ type: 'step', step: within(step) });
  useEffect(() => {
    if (!state.playing) return undefined;
    const timer = setTimeout(
      () => dispatch({ type: 'step', step: position + 1, playing: position + 1 < last }),
      playEvery,
    );
    return () => clearTimeout(timer);
  }, [state.playing, position, last, dispatch]);
  const step = steps[position - 1];
  const key = (icon: IconName, label: string, to: number, main = false) => {
    const isAhead = icon === 'next' || icon === 'last';
    const isThere = within(to) === position;
    return (
      <button
        type="button"
        class={main ? 'key is-main' : 'key'}
        aria-disabled={isThere}
        data-go={icon}
        onClick={() => isThere || go(to)}
      >
        {isAhead || <Icon name={icon} />}
        <span>{label}</span>
        {isAhead && <Icon name={icon} />}
      </button>
    );
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).matches('input')) return;
    const to = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 1, End: last }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    go(to);
  };
  return (
    <div class="replay">
      <p class="said">
        <span class="said-rule">{step && <RuleLink rule={step.rule} />}</span>
        <span class="said-text">{step && stepSentence(say, step, { combat, name })}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a second way to the buttons inside */}
      <div class="transport controls" onKeyDown={onKeyDown}>
        {key('first', t('replay.first'), 1)}
        {key('prev', t('replay.back'), position - 1)}
        <button
          type="button"
          class="key"
          data-go="play"
          onClick={() =>
            dispatch({
              type: 'play',
              playing: !state.playing,
              ...(state.playing ? {} : { from: position >= last ? 1 : position }),
            })
          }
        >
          <Icon name={state.playing ? 'pause' : 'play'} />
          <span>{t(state.playing ? 'replay.pause' : 'replay.play')}</span>
        </button>
        {last <= ticksAtMost ? (
          <ol class="ticks">
            {steps.map((_, i) => {
              const at = i + 1;
              return (
                <li key={at}>
                  <button
                    type="button"
                    class="tick"
                    data-when={at < position ? 'past' : at === position ? 'now' : 'ahead'}
                    aria-current={at === position ? 'step' : undefined}
                    aria-label={t('replay.step', { step: at })}
                    onClick={() => go(at)}
                  >
                    {at}
                  </button>
                </li>
              );
            })}
          </ol>
        ) : (
          <label class="slide">
            <span>{t('replay.of', { step: position, steps: last })}</span>
            <input
              type="range"
              min={1}
              max={last}
              value={position}
              aria-label={t('replay.slider')}
              onInput={(e) => go(Number(e.currentTarget.value))}
            />
          </label>
        )}
        {key('next', t('replay.next'), position + 1, true)}
        {key('last', t('replay.last'), last)}
      </div>
    </div>
  );
};
