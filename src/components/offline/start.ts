import { whenIdle } from '../../islands/when-idle.ts';

// All that a page loads of it at once: the rest comes when the browser has nothing else to do.
const keep = () => whenIdle(() => import('./keep.ts'), 10_000);

if (import.meta.env.PROD && navigator.serviceWorker)
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
