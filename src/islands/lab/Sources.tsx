import { useState } from 'preact/hooks';
import { limits, type SideName, type UnitSetup } from '../../engine/index.ts';
import { alter } from '../board/alter.ts';
import { useBoard } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { Segments } from '../board/Segments.tsx';
import { encodeBoard } from '../link/link.ts';
import { Combo } from './Combo.tsx';
import { useLab } from './context.ts';
import type { LabCard, LabExample } from './data.ts';
import { nextName } from './next-name.ts';
import { useLink } from './use-link.ts';
import { useList } from './use-list.ts';

/** Worked examples by title; those that are somebody's task are left out. */
export const Examples = (props: {
  readonly id: string;
  readonly label: string;
  readonly onPick: (link: string, example: LabExample) => void;
}) => {
  const { w, lists } = useLab();
  const { list, isFailed } = useList<LabExample>(lists.examples);
  const options = list
    ?.filter(({ isTask }) => !isTask)
    .map((example) => ({ ...example, name: example.title }));
  return (
    <Combo
      id={props.id}
      label={props.label}
      hint={w('top.exampleHint')}
      options={options ?? null}
      isFailed={isFailed}
      onPick={(example) => {
        const [variant] = example.variants;
        if (!variant) return;
        const { setup, splits } = variant;
        const shared = { example: example.id, variant: variant.id, setup, splits, side: 'attacker' as const };
        props.onPick(encodeBoard({ ...shared, mode: 'ask' }), example);
      }}
    />
  );
};

/** An example, or nothing, in place of the board on the table. */
export const Start = () => {
  const { uid } = useBoard();
  const { w, show, empty, before } = useLab();
  const link = useLink();
  return (
    <section class="lab-panel" aria-label={w('top.start')}>
      <Examples id={uid('example')} label={w('top.example')} onPick={(to) => void show(to, link())} />
      <p class="keys">
        <button
          type="button"
          class="key is-small"
          data-act="empty"
          onClick={() => void show(encodeBoard(empty), link())}
        >
          <span>{w('top.empty')}</span>
        </button>
        {before !== null && (
          <button
            type="button"
            class="key is-small"
            data-act="before"
            onClick={() => void show(before, link())}
          >
            <Icon name="undo" />
            <span>{w('top.before')}</span>
          </button>
        )}
      </p>
    </section>
  );
};

/** Units, from cards or plain ones. */
export const Add = () => {
  const { t, combat, dispatch, uid } = useBoard();
  const { w, lists, tell } = useLab();
  const [side, setSide] = useState<SideName>('attacker');
  const { list, isFailed } = useList<LabCard>(lists.cards);
  const [last, setLast] = useState<LabCard | null>(null);
  const options = list?.map((card) => ({ ...card, note: card.facts })) ?? null;
  const { max } = limits.unitsPerSide;
  const isFull = combat[side].units.length >= max;
  const add = (unit: Partial<UnitSetup>, name: string, facts: string, more = '') => {
    if (isFull) {
      tell(w('top.full', { max }));
      return;
    }
    dispatch({ type: 'alter', by: alter, change: { type: 'add', side, unit } });
    tell(`${w(side === 'attacker' ? 'top.joined' : 'top.joinedDefenders', { name, facts })} ${more}`.trim());
  };
  const names = [...combat.attacker.units, ...combat.defender.units].map((unit) => unit.name);
  const addCard = (card: LabCard) => {
    if (!card.unit) {
      tell(w('top.noUnit', { name: card.name }));
      return;
    }
    const { id: _, ...unit } = card.unit;
    const name = nextName(card.name, names);
    add({ ...unit, name }, name, card.facts, card.isConditional ? w('top.conditional') : '');
    setLast(card);
  };
  const plain = t(`unit.${side}`, { number: combat[side].units.length + 1 });
  return (
    <section class="lab-panel" aria-label={w('top.add')}>
      <Segments
        label={w('top.side')}
        name={uid('add-side')}
        options={[
          { value: 'attacker', label: w('top.toAttackers') },
          { value: 'defender', label: w('top.toDefenders') },
        ]}
        value={side}
        onValue={setSide}
      />
      <Combo
        id={uid('card')}
        label={w('top.card')}
        hint={w('top.cardHint')}
        options={options}
        isFailed={isFailed}
        onPick={addCard}
      />
      <p class="keys">
        <button
          type="button"
          class="key is-small"
          data-act="plain"
          aria-disabled={isFull}
          onClick={() => add({ might: 3 }, plain, w('top.might', { might: 3 }))}
        >
          <Icon name="plus" />
          <span>{w('top.plain')}</span>
        </button>
        {last && (
          <button
            type="button"
            class="key is-small"
            data-act="copy"
            aria-disabled={isFull}
            onClick={() => addCard(last)}
          >
            <Icon name="plus" />
            <span>{w('top.copy', { name: last.name })}</span>
          </button>
        )}
      </p>
    </section>
  );
};
