export type { BoardContext, SplitContext } from './parts.ts';
export { allowanceSentence, type ClosedAllowance, type RefusalSentence, refusalSentence } from './refusal.ts';
export { fieldName, setupProblemSentence } from './setup-problem.ts';
export { outcomeSentence, resultSentence, stepSentence } from './step.ts';
