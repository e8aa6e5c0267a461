// All that a page loads of it at once: the rest comes when the browser has nothing else to do.
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3_000);
};

const keep = () => whenIdle(() => import('./keep.ts'));

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
