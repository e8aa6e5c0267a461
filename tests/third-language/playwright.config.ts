import path from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const server = Array.isArray(base.webServer) ? base.webServer : [base.webServer ?? []].flat();

export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'reports/third-language'),
  timeout: 240_000,
  reporter: [['list']],
  projects: (base.projects ?? []).filter(({ name }) => name === 'chromium'),
  webServer: server.map((one) => ({ ...one, cwd: root })),
});
