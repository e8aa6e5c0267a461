import { whenIdle } from '../../islands/when-idle.ts';

// All that a page loads of it at once: the rest comes when the browser has nothing else to do.
// A page that is left before, or that has no network, goes without it.
const keep = () => whenIdle(() => import('./keep.ts').catch(() => {}), 10_000);

if (import.meta.env.PROD && navigator.serviceWorker)
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
