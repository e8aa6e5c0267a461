import path from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const server = Array.isArray(base.webServer) ? base.webServer : [base.webServer ?? []].flat();

/** Pictures of key views, compared with those that are kept here. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'reports/visual'),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'reports/visual.json') }]],
  snapshotPathTemplate: '{testDir}/views/{arg}{ext}',
  // Two runs of the same browser differ in nothing; a few pixels more and it is another look.
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 20 } },
  projects: (base.projects ?? []).filter(({ name }) => name === 'chromium'),
  webServer: server.map((one) => ({ ...one, cwd: root })),
});
