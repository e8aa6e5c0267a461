import { total } from '../../engine/index.ts';
import { useBoard } from '../board/context.ts';
import { Segments } from '../board/Segments.tsx';
import { useLate } from '../board/use-late.ts';
import type { Question } from './asking.ts';
import { useLab } from './context.ts';
import { Deaths } from './Deaths.tsx';
import { Needs } from './Needs.tsx';

const questions: readonly Question[] = ['deaths', 'needs', 'compare'];

/** The questions that a board can be asked, and whose damage they are about. */
export const Bar = () => {
  const { t, combat, state, dispatch, uid } = useBoard();
  const { w, asking, ask } = useLab();
  const { question } = asking;
  return (
    <div class="try-bar lab-bar controls">
      <Segments
        label={w('question.label')}
        name={uid('question')}
        options={questions.map((value) => ({ value, label: w(`question.${value}`) }))}
        value={question}
        onValue={(to) => ask({ type: 'question', question: to })}
      />
      {question !== 'compare' && (
        <Segments
          label={t('try.side')}
          name={uid('ask-side')}
          options={(['attacker', 'defender'] as const).map((value) => ({
            value,
            label: t(`try.${value}`, { total: total(combat, value) }),
          }))}
          value={state.side}
          onValue={(side) => dispatch({ type: 'side', side })}
        />
      )}
    </div>
  );
};

/** The answer to the question that is asked. */
export const Panel = () => {
  const { t } = useBoard();
  const { w, asking, tell } = useLab();
  const { question } = asking;
  const late = useLate(
    question === 'compare',
    () => import('./Compare.tsx'),
    (isMissing) => isMissing && tell(t('missing')),
  );
  return (
    <section class="lab-ask" data-question={question} aria-label={w(`question.${question}`)}>
      {question === 'deaths' && <Deaths />}
      {question === 'needs' && <Needs />}
      {question === 'compare' && late && <late.Compare />}
    </section>
  );
};
