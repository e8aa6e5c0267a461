import type { Placeholders } from './placeholders.ts';
import type { English } from './shape.ts';

export type Namespace = keyof English;

type FlatKey<Words> = {
  [K in keyof Words & string]: Words[K] extends string ? K : `${K}.${FlatKey<Words[K]>}`;
}[keyof Words & string];

type Base<K> = K extends `${infer B}_one` | `${infer B}_other` ? B : K;

/** What may be asked of a namespace: `key` or `group.key`, plural forms under one name. */
export type Key<N extends Namespace> = Base<FlatKey<English[N]>>;

type Names<N, K> = N extends keyof Placeholders
  ? K extends keyof Placeholders[N]
    ? Placeholders[N][K]
    : never
  : never;

type Values<Name> = {
  readonly [P in Name & string]: P extends 'count' ? number | bigint : string | number | bigint;
};

/** What must be given along with a key: nothing, or a value for each of its placeholders. */
export type Params<N extends Namespace, K extends Key<N>> = [Names<N, K>] extends [never]
  ? []
  : [values: Values<Names<N, K>>];

/** Words for a key. Numbers are written the way of the language. A wrong key or a placeholder left out does not compile. */
export type Translate<N extends Namespace> = <K extends Key<N>>(key: K, ...params: Params<N, K>) => string;
