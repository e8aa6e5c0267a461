import { useBoard } from './context.ts';

interface Props {
  readonly isOn: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** Whether the replay asks before each step. It starts anew with either. */
export const PredictSwitch = ({ isOn, onSwitch }: Props) => {
  const { t, dispatch } = useBoard();
  return (
    <label class="check controls">
      <input
        type="checkbox"
        data-act="predict"
        checked={isOn}
        onChange={(e) => {
          onSwitch(e.currentTarget.checked);
          dispatch({ type: 'step', step: 0 });
        }}
      />
      <span>{t('predict')}</span>
    </label>
  );
};
