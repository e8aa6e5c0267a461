import { fixes } from './fixes.ts';
import { possible } from './possible.ts';
import type { Question } from './works.ts';

const answer = (question: Question) =>
  question.work === 'fixes' ? fixes(...question.given) : possible(...question.given);

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
