const sheets = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet that few readers need, unless the page has it; settles once its rules hold, is refused where it cannot be
 * fetched.
 */
export const dress = (href: string): Promise<void> => {
  const known = sheets.get(href);
  if (known) return known;
  const own = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (own?.sheet) return Promise.resolve();
  const sheet = new Promise<void>((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      failed(new Error(`no ${href}`));
    };
    document.head.append(link);
  });
  sheets.set(href, sheet);
  return sheet;
};
