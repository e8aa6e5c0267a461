import { useEffect, useState } from 'preact/hooks';

/** Draws once more after hydration, which leaves form fields as the browser restored them: that puts them right. */
export const useRedraw = (): void => {
  const [, redraw] = useState(false);
  useEffect(() => redraw(true), []);
};
