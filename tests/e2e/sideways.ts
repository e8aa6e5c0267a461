import type { Page } from 'playwright/test';

/** How far the page can be pushed sideways, with what sticks out of it; nothing where all fits. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A board that is laid out only when it is near cuts off what sticks out of it.
    const whole = new CSSStyleSheet();
    whole.replaceSync('.board { content-visibility: visible }');
    document.adoptedStyleSheets.push(whole);
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide =
      scrollWidth <= clientWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth)
            .map((element) => element.outerHTML.slice(0, 120));
    document.adoptedStyleSheets.pop();
    return scrollWidth <= clientWidth ? [] : [`the page is ${scrollWidth} px wide`, ...wide];
  });
