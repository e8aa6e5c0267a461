import type { Page } from 'playwright/test';

/** Lays out every board, near or far. One that is far has the height it was once seen with, and cuts off what sticks out of it. */
const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('.board { content-visibility: visible }');
    document.adoptedStyleSheets.push(whole);
  });

/** How far the page can be pushed sideways, with what sticks out of it; nothing where all fits. */
export const sideways = async (page: Page): Promise<string[]> => {
  await layOutWhole(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`the page is ${scrollWidth} px wide`, ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });
};
