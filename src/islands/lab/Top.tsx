import { useState } from 'preact/hooks';
import { useBoard } from '../board/context.ts';
import { useLate } from '../board/use-late.ts';
import { useLab } from './context.ts';

/** Where a board comes from: an example, nothing, cards. */
export const Top = () => {
  const { t } = useBoard();
  const { w, said, tell } = useLab();
  const [isOpen, setOpen] = useState<'start' | 'add' | null>(null);
  const sources = useLate(
    isOpen !== null,
    () => import('./Sources.tsx'),
    (isMissing) => isMissing && tell(t('missing')),
  );
  const opener = (what: 'start' | 'add') => (
    <button
      type="button"
      class="key is-small"
      data-act={what}
      aria-expanded={isOpen === what}
      onClick={() => setOpen(isOpen === what ? null : what)}
    >
      <span>{w(`top.${what}`)}</span>
    </button>
  );
  return (
    <div class="lab-top controls">
      <p class="keys">
        {opener('start')}
        {opener('add')}
      </p>
      {isOpen === 'start' && sources && <sources.Start />}
      {isOpen === 'add' && sources && <sources.Add />}
      {said && (
        <p class="lab-said" aria-hidden="true">
          {said}
        </p>
      )}
    </div>
  );
};
