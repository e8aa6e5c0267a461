import type { Combat, SideName } from '../engine/index.ts';
import type { Format } from './format.ts';

/** What a side's player ignores, and whether any damage of the side is lethal. */
export const playerFacts = (t: Format<'board'>, combat: Combat, side: SideName): readonly string[] => {
  const { ignores, anyDamageIsLethal } = combat[side];
  return [
    ignores.includes('tank') && t('player.ignoresTank'),
    ignores.includes('backline') && t('player.ignoresBackline'),
    anyDamageIsLethal && t('player.anyDamageIsLethal'),
  ].filter((fact) => fact !== false);
};
