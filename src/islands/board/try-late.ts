// For a board that does not open with a split to try: its page has no styles for one.
import styles from '../../styles/trying.css?url';
import { dress } from '../dress.ts';

// Without them it still works.
await dress(styles).catch(() => {});

export * from './trying.ts';
