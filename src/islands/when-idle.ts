/** Does something once the browser has nothing else to do, or after some milliseconds at the latest. */
export const whenIdle = (work: () => void, atLatest = 1_000): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: atLatest });
  else setTimeout(work, atLatest / 4);
};
