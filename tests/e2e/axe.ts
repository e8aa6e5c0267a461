import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { isFirefox } from './firefox.ts';

type Options = Parameters<AxeBuilder['options']>[0];

interface Part {
  /** Selectors of what to look at, instead of the whole page. */
  readonly include?: readonly string[];
  readonly exclude?: string;
  /** What the page shows, for the message. */
  readonly state?: string;
  /** Whether to look for targets that are too small and too close to the next as well. */
  readonly withTargets?: boolean;
}

/** What axe finds in a part of a page, in the theme that is shown. */
const violationsIn = async (page: Page, { include = [], exclude }: Part, options: Options) => {
  // All at once and in the page itself: a third of the time, and no page has a frame of another origin to look into.
  let axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...options }).setLegacyMode(true);
  for (const selector of include) axe = axe.include(selector);
  if (exclude !== undefined) axe = axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Expects that axe finds nothing on a page or a part of it, in either theme. */
export const expectAccessible = async (page: Page, part: Part = {}): Promise<void> => {
  const { state = 'the page', withTargets = false } = part;
  await page.emulateMedia({ colorScheme: 'light' });
  expect(
    await violationsIn(page, part, { rules: { 'target-size': { enabled: withTargets } } }),
    `${state}, light`,
  ).toEqual([]);
  if (isFirefox()) return;
  // The themes differ in their colours alone.
  await page.emulateMedia({ colorScheme: 'dark' });
  const colours = { runOnly: ['color-contrast', 'link-in-text-block'] };
  expect(await violationsIn(page, part, colours), `${state}, dark`).toEqual([]);
};
