/** The message by which a frame tells the page around it how high it is, and by which that page may ask. */
const heightMessage = 'tankline:height';

/** Tells the page around this one the height of its content, in whole CSS pixels: at once, on change and when asked. */
export function tellHeight(): void {
  if (parent === window) return;
  const root = document.documentElement;
  let told = 0;
  const tell = () => {
    told = Math.ceil(root.getBoundingClientRect().height);
    // Whoever is around may know the height: it says nothing about the reader.
    parent.postMessage({ type: heightMessage, height: told }, '*');
  };
  new ResizeObserver(() => {
    if (Math.ceil(root.getBoundingClientRect().height) !== told) tell();
  }).observe(root);
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
    if (source === parent && type === heightMessage) tell();
  });
}
