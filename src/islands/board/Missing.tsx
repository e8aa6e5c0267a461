import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';

/** Says that a part which comes late did not come. */
export const Missing = () => {
  const { t } = useBoard();
  return (
    <p class="problem" role="alert">
      <Icon name="refused" />
      {t('missing')}
    </p>
  );
};
