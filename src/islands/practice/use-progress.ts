import { useEffect, useRef, useState } from 'preact/hooks';
import { merged } from '../../practice/progress/merge.ts';
import { type ProgressProblem, readProgress } from '../../practice/progress/read.ts';
import { nothingYet, type Progress } from '../../practice/progress/types.ts';
import type { Problem } from '../../practice/types.ts';

const KEY = 'practice';

/** Why progress is not kept on the device. */
export type Trouble = 'not-kept' | 'full' | { readonly unreadable: ProgressProblem };

export interface Kept {
  readonly progress: Progress;
  readonly trouble: Trouble | null;
  /** Notes an answer. */
  readonly note: (problem: Problem, isRight: boolean) => Promise<void>;
  /** Adds a copy's progress; says why where the text is none. */
  readonly add: (text: string) => ProgressProblem | null;
  readonly forget: () => void;
  /** The progress as it is now, also where another tab has changed it. */
  readonly now: () => Progress;
}

interface State {
  readonly progress: Progress;
  readonly trouble: Trouble | null;
}

const stored = (before: Progress): State => {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return { progress: before, trouble: 'not-kept' };
  }
  if (text === null) return { progress: nothingYet, trouble: null };
  const read = readProgress(text);
  // What cannot be read stays where it is: another version of this page may know it.
  return read.ok
    ? { progress: read.progress, trouble: null }
    : { progress: before, trouble: { unreadable: read } };
};

const write = (progress: Progress): Trouble | null => {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'not-kept';
  }
};

/** The reader's progress on this device, or as long as the page where nothing can be kept. */
export const useProgress = (): Kept => {
  const [state, setState] = useState<State>({ progress: nothingYet, trouble: null });
  // What is called later, after other answers, must not go by what was known when it was made.
  const known = useRef(state);
  const set = (to: State): void => {
    known.current = to;
    setState(to);
  };
  useEffect(() => {
    set(stored(nothingYet));
    const again = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) set(stored(known.current.progress));
    };
    addEventListener('storage', again);
    return () => removeEventListener('storage', again);
  }, []);

  /** What is kept, so that two tabs do not undo each other; where it is not kept, what this page knows. */
  const latest = (): State =>
    typeof known.current.trouble === 'string' ? known.current : stored(known.current.progress);
  const save = (progress: Progress, from: State): void => {
    const isUnreadable = typeof from.trouble === 'object' && from.trouble !== null;
    set({ progress, trouble: isUnreadable ? from.trouble : write(progress) });
  };
  return {
    ...state,
    note: async (problem, isRight) => {
      const { withAnswer } = await import('../../practice/progress/record.ts');
      const from = latest();
      save(withAnswer(from.progress, problem, isRight, new Date()), from);
    },
    add: (text) => {
      const read = readProgress(text);
      if (!read.ok) return read;
      const from = latest();
      save(merged(from.progress, read.progress), from);
      return null;
    },
    forget: () => {
      try {
        localStorage.removeItem(KEY);
        set({ progress: nothingYet, trouble: null });
      } catch {
        set({ progress: nothingYet, trouble: 'not-kept' });
      }
    },
    now: () => latest().progress,
  };
};
