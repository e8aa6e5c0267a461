// What only a reader who tries a split needs: it comes with the first press on "Try a split".
import '../trial-words.ts';

export { Ruling } from './Ruling.tsx';
export { Task } from './Task.tsx';
export { TrialControls } from './TrialControls.tsx';
export { TryBar } from './TryBar.tsx';
