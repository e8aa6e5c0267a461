import { type Combat, entry, type UnitId } from '../../engine/index.ts';
import type { Format } from '../../i18n/format.ts';
import { typedName } from '../../i18n/typed-name.ts';

/** Names units: what a reader typed, else the example's name, else "Attacker 3". */
export const naming =
  (combat: Combat, names: Readonly<Record<UnitId, string>>, t: Format<'board'>) =>
  (id: UnitId): string => {
    for (const side of ['attacker', 'defender'] as const) {
      const at = combat[side].units.findIndex((unit) => unit.id === id);
      if (at >= 0)
        return (
          typedName(combat[side].units[at]?.name) ?? entry(names, id) ?? t(`unit.${side}`, { number: at + 1 })
        );
    }
    return id;
  };
