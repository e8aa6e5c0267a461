import type { ClientDirective } from 'astro';

// A reader who comes back to where they were needs each board at its own height: the browser goes by that to find the place.
const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (came?.type !== 'navigate') document.documentElement.dataset['whole'] = '';

/**
 * Makes an island live shortly before it is on the screen, and never before the page is: its scripts are asked for once
 * the first picture has been painted.
 */
const near: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // The second frame comes when the first is on the screen.
      requestAnimationFrame(() => requestAnimationFrame(async () => (await load())()));
    },
    { rootMargin: '600px' },
  );
  for (const child of island.children) observer.observe(child);
};

export default near;
