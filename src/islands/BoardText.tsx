import type { BoardProps } from './Board.tsx';
import { AsText } from './board/AsText.tsx';
import { Context } from './board/context.ts';
import { judge } from './board/judgement.ts';
import { naming } from './board/naming.ts';
import { opening } from './board/state.ts';
import { words } from './words.ts';

type Props = Pick<BoardProps, 'locale' | 'id' | 'variants' | 'variant' | 'names' | 'ruleAddress'>;

/** An example in words, as its board opens: drawn by the server alone, for readers without scripts and on paper. */
export const BoardText = ({ locale, id, variants, variant, names, ruleAddress }: Props) => {
  const { t, say } = words(locale);
  const state = opening(variants, variant, 'replay');
  return (
    <Context.Provider
      value={{
        t,
        say,
        combat: state.combat,
        state,
        dispatch: () => {},
        onMissing: () => {},
        name: naming(state.combat, names, t),
        trying: null,
        ruleHref: (rule) => ruleAddress.join(rule),
        uid: (part) => `${id}-${part}`,
      }}
    >
      <AsText steps={judge(state).resolution?.steps ?? null} />
    </Context.Provider>
  );
};
