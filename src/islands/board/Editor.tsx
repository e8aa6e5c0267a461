import { useEffect, useRef } from 'preact/hooks';
import { type Keyword, limits, type Replacement, type SideName, type Unit } from '../../engine/index.ts';
import { effectName } from '../../i18n/effect-name.ts';
import styles from '../../styles/editor.css?url';
import tryingStyles from '../../styles/trying.css?url';
import { dress } from '../dress.ts';
import { useDress } from '../use-dress.ts';
import { alter } from './alter.ts';
import '../trial-words.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { NumberField } from './NumberField.tsx';
import type { Change } from './state.ts';

// Without its styles it still works.
await Promise.allSettled([dress(tryingStyles), dress(styles)]);

/** Changes the board's units or the players' effects. */
const useChange = (): ((change: Change) => void) => {
  const { dispatch } = useBoard();
  return (change) => dispatch({ type: 'alter', by: alter, change });
};

const numbers = ['might', 'mightChange', 'assault', 'shield', 'marked'] as const;
const marks = ['tank', 'backline', 'stunned', 'dealsNoCombatDamage', 'immune'] as const;

const swap = <T,>(list: readonly T[], i: number): T[] => {
  const next = [...list];
  const [a, b] = [next[i], next[i + 1]];
  if (a !== undefined && b !== undefined) {
    next[i] = b;
    next[i + 1] = a;
  }
  return next;
};

const Replacements = ({ unit }: { readonly unit: Unit }) => {
  const { t } = useBoard();
  const change = useChange();
  const list = unit.replacements;
  const set = (replacements: readonly Replacement[], field: string | null = null) =>
    change({ type: 'edit', unit: unit.id, patch: { replacements }, field });
  const isFull = list.length >= limits.replacementsPerUnit.max;
  return (
    <fieldset class="effects">
      <legend>{t('change.replacements')}</legend>
      {list.length === 0 && <p class="nobody">{t('change.noReplacements')}</p>}
      <ol>
        {list.map((effect, i) => (
          <li key={i}>
            {effect.kind === 'double' ? (
              <span class="effect-name">
                <Icon name="double" />
                {t('keyword.double')}
              </span>
            ) : (
              <span class="effect-name">
                <Icon name="prevent" />
                {effect.amount === 'all' ? (
                  t('keyword.preventAll')
                ) : (
                  <NumberField
                    field={`${unit.id}/replacements/${i}`}
                    label={t('change.preventAmount')}
                    hideLabel
                    value={effect.amount}
                    range={limits.prevent}
                    onValue={(amount) =>
                      set(
                        list.map((e, at) => (at === i ? { kind: 'prevent', amount } : e)),
                        `${unit.id}/replacements/${i}`,
                      )
                    }
                  />
                )}
                <label class="check">
                  <input
                    type="checkbox"
                    checked={effect.amount === 'all'}
                    onChange={(e) =>
                      set(
                        list.map((old, at) =>
                          at === i ? { kind: 'prevent', amount: e.currentTarget.checked ? 'all' : 3 } : old,
                        ),
                      )
                    }
                  />
                  <span>{t('change.all')}</span>
                </label>
              </span>
            )}
            <span class="effect-keys">
              <button
                type="button"
                class="key is-small"
                aria-disabled={i === 0}
                aria-label={t('change.earlier', { effect: effectName(t, effect) })}
                onClick={() => i > 0 && set(swap(list, i - 1))}
              >
                <Icon name="prev" />
              </button>
              <button
                type="button"
                class="key is-small"
                aria-disabled={i === list.length - 1}
                aria-label={t('change.later', { effect: effectName(t, effect) })}
                onClick={() => i < list.length - 1 && set(swap(list, i))}
              >
                <Icon name="next" />
              </button>
              <button
                type="button"
                class="key is-small"
                aria-label={t('change.drop', { effect: effectName(t, effect) })}
                onClick={() => set(list.filter((_, at) => at !== i))}
              >
                <Icon name="minus" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p class="keys">
        <button
          type="button"
          class="key is-small"
          aria-disabled={isFull}
          onClick={() => !isFull && set([...list, { kind: 'prevent', amount: 3 }])}
        >
          <Icon name="prevent" />
          <span>{t('change.addPrevent')}</span>
        </button>
        <button
          type="button"
          class="key is-small"
          aria-disabled={isFull}
          onClick={() => !isFull && set([...list, { kind: 'double' }])}
        >
          <Icon name="double" />
          <span>{t('change.addDouble')}</span>
        </button>
      </p>
    </fieldset>
  );
};

/** Everything about one unit. */
export const UnitEditor = ({ unit, only }: { readonly unit: Unit; readonly only: boolean }) => {
  const { t, dispatch, name, uid } = useBoard();
  const change = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  // Pressing a unit takes the reader to its fields, by keyboard and ear too.
  useEffect(() => {
    // One who goes through the modes by the arrow keys stays on them.
    if (!document.activeElement?.matches('[type=radio]')) heading.current?.focus({ preventScroll: true });
  }, [unit.id]);
  return (
    <section class="editor" data-editing={unit.id}>
      <h4 ref={heading} tabIndex={-1}>
        {t('change.unit', { name: name(unit.id) })}
      </h4>
      <p class="text-field">
        <label for={uid('name')}>{t('change.name')}</label>
        <input
          id={uid('name')}
          type="text"
          maxLength={limits.nameLength.max}
          value={unit.name ?? ''}
          placeholder={name(unit.id)}
          onInput={(e) => {
            const typed = e.currentTarget.value;
            change({
              type: 'edit',
              unit: unit.id,
              patch: { name: typed === '' ? undefined : typed } as Partial<Unit>,
              field: `${unit.id}/name`,
            });
          }}
        />
      </p>
      <fieldset class="numbers">
        <legend>{t('change.numbers')}</legend>
        {numbers.map((field) => (
          <NumberField
            key={field}
            field={`${unit.id}/${field}`}
            label={t(`change.${field}`)}
            value={unit[field]}
            range={limits[field]}
            onValue={(value) =>
              change({
                type: 'edit',
                unit: unit.id,
                patch: { [field]: value },
                field: `${unit.id}/${field}`,
              })
            }
          />
        ))}
      </fieldset>
      <fieldset class="checks">
        <legend>{t('change.marks')}</legend>
        {marks.map((field) => (
          <label key={field} class="check">
            <input
              type="checkbox"
              checked={unit[field]}
              onChange={(e) =>
                change({
                  type: 'edit',
                  unit: unit.id,
                  patch: { [field]: e.currentTarget.checked },
                  field: `${unit.id}/${field}/${String(e.currentTarget.checked)}`,
                })
              }
            />
            <span>{t(`change.${field}`)}</span>
          </label>
        ))}
      </fieldset>
      <Replacements unit={unit} />
      <p class="keys">
        <button
          type="button"
          class="key is-small"
          aria-disabled={only}
          onClick={() => !only && change({ type: 'remove', unit: unit.id })}
        >
          <Icon name="minus" />
          <span>{t('change.remove')}</span>
        </button>
        <button type="button" class="key is-small" onClick={() => dispatch({ type: 'select', unit: null })}>
          <span>{t('change.done')}</span>
        </button>
      </p>
    </section>
  );
};

/** What one player’s effects change. */
export const SideEditor = ({ side }: { readonly side: SideName }) => {
  const { t, combat } = useBoard();
  const change = useChange();
  const { ignores, anyDamageIsLethal, units } = combat[side];
  const isFull = units.length >= limits.unitsPerSide.max;
  const ignore = (keyword: Keyword, on: boolean) =>
    change({
      type: 'edit-side',
      side,
      patch: {
        ignores: (['tank', 'backline'] as const).filter((k) => (k === keyword ? on : ignores.includes(k))),
      },
    });
  return (
    <fieldset class="checks" data-side={side}>
      <legend>{t(`change.${side}`)}</legend>
      {(['tank', 'backline'] as const).map((keyword) => (
        <label key={keyword} class="check">
          <input
            type="checkbox"
            checked={ignores.includes(keyword)}
            onChange={(e) => ignore(keyword, e.currentTarget.checked)}
          />
          <span>{t(keyword === 'tank' ? 'player.ignoresTank' : 'player.ignoresBackline')}</span>
        </label>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={anyDamageIsLethal}
          onChange={(e) =>
            change({ type: 'edit-side', side, patch: { anyDamageIsLethal: e.currentTarget.checked } })
          }
        />
        <span>{t('player.anyDamageIsLethal')}</span>
      </label>
      <button
        type="button"
        class="key is-small"
        data-act={`add-${side}`}
        aria-disabled={isFull}
        onClick={() => !isFull && change({ type: 'add', side })}
      >
        <Icon name="plus" />
        <span>{t(side === 'attacker' ? 'change.addAttacker' : 'change.addDefender')}</span>
      </button>
      {isFull && <p class="problem">{t('change.full', { max: limits.unitsPerSide.max })}</p>}
    </fieldset>
  );
};

/** Everything about the units and the players' effects that a reader may change. */
export const Editor = () => {
  useDress(tryingStyles, styles);
  const { t, combat, state } = useBoard();
  const side = (['attacker', 'defender'] as const).find((s) =>
    combat[s].units.some((u) => u.id === state.selected),
  );
  const unit = side && combat[side].units.find((u) => u.id === state.selected);
  return (
    <div class="change">
      {unit && side ? (
        <UnitEditor unit={unit} only={combat[side].units.length === 1} />
      ) : (
        <p class="hint">{t('change.pick')}</p>
      )}
      <div class="players">
        <SideEditor side="attacker" />
        <SideEditor side="defender" />
      </div>
    </div>
  );
};
