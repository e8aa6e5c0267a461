const KEY = 'lessons';

/** The lessons whose board was solved on this device, by slug. None where nothing can be stored. */
export const solvedLessons = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
};

/** Remembers on this device that a lesson's board was solved, where that is possible. */
export const rememberLesson = (slug: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedLessons(), slug])]));
  } catch {}
};

/** Forgets all of it. */
export const forgetLessons = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {}
};
