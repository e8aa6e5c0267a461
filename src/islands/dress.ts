/** Adds a stylesheet that few readers need; settles once its rules hold, is refused where it cannot be fetched. */
export const dress = (href: string): Promise<void> =>
  new Promise((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => failed(new Error(`no ${href}`));
    document.head.append(link);
  });
