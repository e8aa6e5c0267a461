import { useEffect, useRef, useState } from 'preact/hooks';
import { useLab } from './context.ts';

interface Option {
  readonly id: string;
  readonly name: string;
  /** Stands beside the name. */
  readonly note?: string;
}

/** More would be scrolled through by nobody; a letter more finds it. */
const shownAtMost = 60;

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Options whose name has every word that was typed, those that begin with them first. */
const matching = <T extends Option>(options: readonly T[], typed: string): readonly T[] => {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  const found = options.filter(({ name }) => words.every((word) => bare(name).includes(word)));
  const begins = ({ name }: T) => bare(name).startsWith(words.join(' '));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
};

interface Props<T extends Option> {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** `null` until they have come. */
  readonly options: readonly T[] | null;
  readonly isFailed: boolean;
  readonly onPick: (option: T) => void;
}

/** One of many, found by typing. */
export const Combo = <T extends Option>({ id, label, hint, options, isFailed, onPick }: Props<T>) => {
  const { w } = useLab();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = options ? matching(options, typed) : [];
  const shown = found.slice(0, shownAtMost);
  const isListed = isOpen && shown.length > 0;
  const at = Math.min(active, shown.length - 1);
  /** What stood there when Enter was pressed before the options had come. */
  const entered = useRef<string>();
  useEffect(() => {
    const [first] = shown;
    if (isListed && first && entered.current === typed) pick(first);
    if (options) entered.current = undefined;
  }, [options === null]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, isListed]);
  const pick = (option: T) => {
    setTyped('');
    setOpen(false);
    setActive(0);
    onPick(option);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.isComposing) return;
    if (e.key === 'Escape' && isOpen) setOpen(false);
    else if (e.key === 'Enter' && isListed && shown[at]) pick(shown[at]);
    else if (e.key === 'Enter' && isOpen && typed && !options) entered.current = typed;
    else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      const by = e.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive((at + by + shown.length) % Math.max(1, shown.length));
      setOpen(true);
    } else return;
    e.preventDefault();
  };
  const status = isFailed
    ? w('top.failed')
    : options && typed !== '' && found.length === 0
      ? w('top.none')
      : isOpen && options
        ? w('top.found', { count: found.length })
        : hint;
  return (
    <div class="combo">
      <label for={id}>{label}</label>
      <div class="combo-field">
        <input
          id={id}
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListed ? `${id}-${at}` : undefined}
          aria-describedby={`${id}-hint`}
          value={typed}
          onInput={(e) => {
            setTyped(e.currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <div
          id={`${id}-list`}
          ref={list}
          class="combo-list"
          role="listbox"
          aria-label={label}
          hidden={!isListed}
        >
          {shown.map((option, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the field that owns the list
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={option.id}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === at}
              data-option={option.id}
              onMouseDown={(e) => e.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.name}
              {option.note && <small> {option.note}</small>}
            </div>
          ))}
        </div>
      </div>
      <p class="combo-hint" id={`${id}-hint`} role="status">
        {status}
      </p>
    </div>
  );
};
