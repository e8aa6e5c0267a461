import { forgetLessons, solvedLessons } from './progress.ts';

// Marks the lessons that were solved on this device.
const rows = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
const line = document.querySelector<HTMLElement>('[data-progress]');

const show = (): void => {
  const solved = new Set(solvedLessons());
  let done = 0;
  for (const row of rows) {
    const isDone = solved.has(row.dataset['lesson'] ?? '');
    row.toggleAttribute('data-done', isDone);
    const mark = row.querySelector('small');
    if (mark) mark.hidden = !isDone;
    if (isDone) done += 1;
  }
  const words = line?.querySelector('span');
  if (!line || !words) return;
  line.hidden = done === 0;
  words.textContent = (line.dataset['progress'] ?? '').replace('#', String(done));
};

line?.querySelector('button')?.addEventListener('click', () => {
  forgetLessons();
  show();
  // The button is gone; the reader goes on with the first lesson.
  rows[0]?.querySelector('a')?.focus();
});
// Also when the page comes back from where the lesson was.
addEventListener('pageshow', show);
addEventListener('storage', show);
