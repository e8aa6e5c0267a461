export { allowanceSentence, refusalSentence } from './refusal.ts';
export { fieldName, setupProblemSentence } from './setup-problem.ts';
export { outcomeSentence, resultSentence, stepSentence } from './step.ts';
