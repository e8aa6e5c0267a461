import { type Locator, type PlaywrightWorkerOptions, test } from 'playwright/test';

/** What Playwright asks of a Firefox that it drives by WebDriver BiDi without effect, and without an error. */
const without = {
  touch: 'a finger',
  media: 'paper or a theme',
  'no scripts': 'a page without scripts',
  downloads: 'the file that a page made',
} as const;

export const isFirefox = (): boolean => test.info().project.name === 'firefox';

/** Skips a test in Firefox that stands on what cannot be asked for there. */
export const needs = (what: keyof typeof without): void =>
  test.skip(isFirefox(), `Playwright cannot ask Firefox for ${without[what]}`);

/** A tap, and a click where there is none: for a test of a narrow screen, not of the finger. */
export const tap = (target: Locator): Promise<void> => (isFirefox() ? target.click() : target.tap());

type Launch = PlaywrightWorkerOptions['launchOptions'];

/** Launch options with preferences for Firefox, which tell it what the system asks for. */
export const withPreferences = (
  preferences: Readonly<Record<string, number>>,
): [
  (given: { launchOptions: Launch }, use: (options: Launch) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] => [
  async ({ launchOptions }, use) =>
    use({ ...launchOptions, firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...preferences } }),
  { scope: 'worker' },
];
