/** The shapes of the page's one sprite; each always stands beside a word. */
export type IconName =
  | 'tank'
  | 'backline'
  | 'assault'
  | 'shield'
  | 'stun'
  | 'prevent'
  | 'double'
  | 'immune'
  | 'lethal'
  | 'refused'
  | 'waits'
  | 'prev'
  | 'next'
  | 'first'
  | 'last'
  | 'play'
  | 'pause'
  | 'undo'
  | 'move'
  | 'done'
  | 'minus'
  | 'plus';

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="ic" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
