import { type Combat, createCombat, type Setup, type SideName } from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { Context } from './board/context.ts';
import type { Scene } from './board/scene.ts';
import type { Trial } from './board/standing.ts';
import { opening, type Variant } from './board/state.ts';
import { Tile } from './board/Tile.tsx';
import * as trying from './board/trying.ts';
import { words } from './words.ts';

/** One tile out of its board, in one state, with a sentence about it. */
export interface Specimen {
  readonly unit: string;
  readonly name: string;
  readonly caption: string;
  readonly amount?: number;
  readonly killed?: boolean;
  readonly healed?: boolean;
  readonly recalled?: boolean;
  readonly now?: boolean;
  readonly trial?: Trial;
}

interface Props {
  readonly locale: Locale;
  readonly id: string;
  readonly setup: Setup;
  readonly specimens: readonly Specimen[];
}

const sideOf = (combat: Combat, unit: string): SideName =>
  combat.attacker.units.some((u) => u.id === unit) ? 'attacker' : 'defender';

/** Tiles in states of one's choice, never hydrated: for the legend and the style page. */
export const Specimens = ({ locale, id, setup, specimens }: Props) => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(`impossible specimens: ${made.refusals.map((r) => r.path).join(', ')}`);
  const combat = made.value;
  const variant: Variant = {
    id,
    label: '',
    setup,
    splits: { attacker: { amounts: {}, choices: {} }, defender: { amounts: {}, choices: {} } },
    orders: [],
  };
  const { t, say } = words(locale);
  return (
    <ul class="specimens">
      {specimens.map((specimen, i) => {
        const side = sideOf(combat, specimen.unit);
        const unit = combat[side].units.find((u) => u.id === specimen.unit);
        if (!unit) throw new Error(`no unit ${specimen.unit}`);
        const amounts = specimen.amount ? { [unit.id]: specimen.amount } : {};
        const scene: Scene = {
          assigned: {
            attacker: side === 'defender' ? amounts : {},
            defender: side === 'attacker' ? amounts : {},
          },
          left: { attacker: 0, defender: 0 },
          active: null,
          now: new Set(specimen.now ? [unit.id] : []),
          kind: 'trying',
          dealt: false,
          killed: new Set(specimen.killed ? [unit.id] : []),
          healed: new Set(specimen.healed ? [unit.id] : []),
          recalled: new Set(specimen.recalled ? [unit.id] : []),
          result: null,
        };
        return (
          <Context.Provider
            key={specimen.unit}
            value={{
              t,
              say,
              combat,
              state: opening([variant], id, specimen.trial ? 'try' : 'replay'),
              dispatch: () => {},
              onMissing: () => {},
              name: () => specimen.name,
              trying,
              ruleHref: () => '',
              uid: (part) => `${id}-${i}-${part.replaceAll('/', '-')}`,
            }}
          >
            <li>
              <ul class="rank">
                <Tile unit={unit} side={side} scene={scene} trial={specimen.trial ?? null} />
              </ul>
              <p>{specimen.caption}</p>
            </li>
          </Context.Provider>
        );
      })}
    </ul>
  );
};
