import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Judgement } from './judgement.ts';
import { PredictSwitch } from './PredictSwitch.tsx';
import { openingPosition } from './scene.ts';
import type { BoardState } from './state.ts';
import { useLate } from './use-late.ts';
import { usePredicting } from './use-predicting.ts';

type ReplayParts = readonly [
  /** How many steps have been made. */
  position: number,
  /** In place of the mat, where the reader is asked what comes next. */
  asking: ComponentChildren,
  /** What the reader was told there last. */
  told: string,
  predictSwitch: ComponentChildren,
];

/** Where a replay stands, and the parts in which a reader says before each step what it will be. */
export const useReplay = (
  { combat, mode, step }: BoardState,
  { resolution, legal }: Judgement,
  onMissing: (isMissing: boolean) => void,
): ReplayParts => {
  const [isWanted, setPredicting] = usePredicting();
  const isPredicting = isWanted && mode === 'replay' && resolution !== null;
  const predict = useLate(isPredicting, () => import('../predict/Predicting.tsx'), onMissing);
  const asks = isPredicting && predict;
  const hasAsked = useRef(false);
  const [told, setTold] = useState('');
  const position = resolution
    ? Math.min(step ?? (asks ? 0 : openingPosition(resolution.steps)), resolution.steps.length)
    : 0;
  return [
    position,
    asks && (
      <asks.Predicting
        moment={{
          combat,
          steps: resolution.steps,
          position,
          choices: { attacker: legal.attacker?.choices ?? {}, defender: legal.defender?.choices ?? {} },
        }}
        onTold={setTold}
        isAskedFor={hasAsked.current}
      />
    ),
    told,
    <PredictSwitch
      isOn={isWanted}
      onSwitch={(on) => {
        hasAsked.current = true;
        setPredicting(on);
      }}
    />,
  ];
};
