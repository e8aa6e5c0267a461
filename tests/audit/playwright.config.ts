import path from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const server = Array.isArray(base.webServer) ? base.webServer : [base.webServer ?? []].flat();

/** Every page of the sitemap, in Chromium: it takes a quarter of an hour. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'reports/audit-pages'),
  timeout: 120_000,
  reporter: [['dot'], ['json', { outputFile: path.join(root, 'reports/audit-pages.json') }]],
  projects: (base.projects ?? []).filter(({ name }) => name === 'chromium'),
  webServer: server.map((one) => ({ ...one, cwd: root })),
});
