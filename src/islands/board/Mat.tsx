import { contribution, enemyOf, type SideName, tiers, total, type Unit } from '../../engine/index.ts';
import { playerFacts } from '../../i18n/player-facts.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { Line } from './Line.tsx';
import type { Scene } from './scene.ts';
import type { Trial } from './standing.ts';
import { Tile } from './Tile.tsx';

type Lane = 'first' | 'middle' | 'last';
const laneOrder: readonly Lane[] = ['first', 'middle', 'last'];

const SideOf = ({ side, scene, trial }: { side: SideName; scene: Scene; trial: Trial | null }) => {
  const { t, combat, state, veil } = useBoard();
  const { units } = combat[side];
  const from = enemyOf(side);
  const place = tiers(combat, from, state.splits[from].choices);
  // The lanes would say what comes first: they are drawn once nothing is asked any more.
  const inLane = (lane: Lane): readonly Unit[] =>
    veil ? units : units.filter((u) => place.get(u.id) === lane);
  // Attackers without Tank or Backline stand in one rank: empty lanes on both sides would crowd the mat.
  const plain =
    veil !== undefined || (side === 'attacker' && units.every((u) => place.get(u.id) === 'middle'));
  const lanes = plain ? (['middle'] as const) : laneOrder;
  const player = playerFacts(t, combat, side);
  const parts = units.map((u) => contribution(combat, u.id).adds);
  const sum = total(combat, side);
  return (
    <section class="side" data-side={side} data-plain={plain ? '' : undefined}>
      <h4 class="side-name">
        <Icon name={side === 'attacker' ? 'assault' : 'shield'} />
        {t(side === 'attacker' ? 'attackers' : 'defenders')}
        {!veil?.sums && (
          <small>
            {units.length > 1 && units.length <= 6
              ? t('sum.attacker', { parts: parts.map(t.number).join(' + '), total: sum })
              : t('sum.single', { total: sum })}
          </small>
        )}
      </h4>
      {player.length > 0 && <p class="player">{player.join(', ')}</p>}
      <div class="lanes">
        {lanes.map((lane) => {
          const here = inLane(lane);
          return (
            <div key={lane} class={here.length > 0 ? 'lane' : 'lane is-empty'} data-lane={lane}>
              {!veil && (
                <p class="lane-name">
                  {plain ? (
                    t('lane.any')
                  ) : (
                    <>
                      <b>{t(`lane.${lane}`)}</b> {t(`lane.${lane}Who`)}
                    </>
                  )}
                </p>
              )}
              {here.length > 0 ? (
                <ul class="rank">
                  {here.map((unit) => (
                    <Tile
                      key={unit.id}
                      unit={unit}
                      side={side}
                      scene={scene}
                      trial={trial && state.side === from ? trial : null}
                    />
                  ))}
                </ul>
              ) : (
                <p class="nobody">{t('lane.nobody')}</p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
};

/** Both sides with the line between them; distance from the line is the order of assignment. */
export const Mat = ({ scene, trial }: { readonly scene: Scene; readonly trial: Trial | null }) => (
  <div class="mat" data-kind={scene.kind} data-active={scene.active ?? undefined}>
    <SideOf side="attacker" scene={scene} trial={trial} />
    <Line scene={scene} />
    <SideOf side="defender" scene={scene} trial={trial} />
  </div>
);
