import type { ComponentType } from 'preact';
import type { SideName, Unit } from '../../engine/index.ts';
import type { Shared } from '../link/types.ts';

/** What a page of its own adds to its board: a fourth use beside replay, trying and changing. */
export interface Extra {
  /** What the fourth use is called. */
  readonly label: string;
  /** Stands above the board's controls in every use. */
  readonly Top: ComponentType;
  /** Stands right above the mat in the fourth use. */
  readonly Bar: ComponentType;
  /** Stands under the mat in the fourth use. */
  readonly Panel: ComponentType;
  /** Lies on each unit in the fourth use. */
  readonly OnTile: ComponentType<{ readonly unit: Unit; readonly side: SideName }>;
  /** Whether both sides' splits lie on the board in the fourth use. */
  readonly showsSplits: boolean;
  /** What the board opens with in place of its variant. */
  readonly shared: Shared | null;
  /** Is told the link of the board after each change: the page looks after the address. */
  readonly onLink: (link: string) => void;
}
