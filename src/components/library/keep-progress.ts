import { rememberLesson } from './progress.ts';

// A lesson is done when its last board is solved.
const slug = document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'];
addEventListener('board:solved', () => {
  if (slug !== undefined) rememberLesson(slug);
});
