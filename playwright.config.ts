import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices, type LaunchOptions } from 'playwright/test';

const found = new URL('node_modules/.cache/browser.json', import.meta.url);
if (!existsSync(found)) throw new Error('No browser yet: npm run e2e finds one first.');
const chromium = JSON.parse(readFileSync(found, 'utf8')) as LaunchOptions;
const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
// Only where it is asked for: the whole suite takes more than twice the time in two browsers.
if (process.argv.some((argument) => argument.includes('firefox'))) process.env['E2E_FIREFOX'] = '1';
const withFirefox = process.env['E2E_FIREFOX'] !== undefined && existsSync(firefox);
const origin = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 4331}`;
const environment = process.env as Record<string, string>;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'reports/e2e',
  // Axe takes its time on a page full of boards.
  timeout: 60_000,
  fullyParallel: true,
  // One more than there are cores: a test waits now and then.
  workers: '150%',
  forbidOnly: !!process.env['CI'],
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // What a reader keeps on a device would make each test wait for it, and hide what the page asks for.
  // A trace costs a third of the time: `npx playwright test --trace on` where one is wanted.
  use: { baseURL: origin, trace: 'off', serviceWorkers: 'block' },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...chromium,
          env: { ...environment, ...chromium.env },
          args: [
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    ...(withFirefox
      ? [
          {
            name: 'firefox',
            // Bytes are the same in every browser; only Chromium prints to a file.
            testIgnore: /weight|print/,
            use: {
              ...devices['Desktop Firefox'],
              // The one way that drives an unpatched Firefox.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: {
                  // Playwright waits for a load that a page kept in memory does not have.
                  'browser.sessionhistory.max_total_viewers': 0,
                  // A frame in a process of its own gets no mouse and no keys.
                  'fission.webContentIsolationStrategy': 0,
                },
              },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `astro preview --ignore-lock --host 127.0.0.1 --port ${new URL(origin).port}`,
    url: `${origin}/en/`,
    env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
    reuseExistingServer: false,
  },
});
