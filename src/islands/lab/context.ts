import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Combat, SideName, UnitId } from '../../engine/index.ts';
import type { Format } from '../../i18n/format.ts';
import type { Split } from '../board/state.ts';
import type { Shared } from '../link/types.ts';
import type { Ask, Asking } from './asking.ts';
import type { Lists } from './data.ts';

/** A board beside the one on the table. */
export interface Other {
  readonly title: string;
  readonly link: string;
  readonly combat: Combat;
  readonly splits: Readonly<Record<SideName, Split>>;
  readonly name: (id: UnitId) => string;
}

/** What the parts of the lab share, beside their board. */
export interface LabContext {
  readonly w: Format<'lab'>;
  readonly lists: Lists;
  /** The example that the board on the table was made from, or `lab`. */
  readonly origin: string;
  readonly asking: Asking;
  readonly ask: (action: Ask) => void;
  /** Puts the board of a link on the table; `from` is the one to go back to. */
  readonly show: (link: string, from: string | null) => Promise<void>;
  readonly empty: Shared;
  /** The board before the last one that was put on the table. */
  readonly before: string | null;
  /** What is said about the last thing that was done. */
  readonly said: string;
  readonly tell: (text: string) => void;
  readonly other: Other | null;
  /** Sets another board beside the one on the table, by its link. */
  readonly setOther: (link: string | null) => Promise<void>;
}

export const Lab = createContext<LabContext | null>(null);

export const useLab = (): LabContext => {
  const lab = useContext(Lab);
  if (!lab) throw new Error('outside the lab');
  return lab;
};
