import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../../copy/copy-site.ts';
import { linkFaults, readSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const out = path.join(root, 'node_modules/.cache/under-a-base-path');

test('a site built for a folder of a host has every link inside that folder', { timeout: 180_000 }, () => {
  rmSync(out, { recursive: true, force: true });
  const dir = copySite();
  // Without what Vitest puts into the environment: Astro would take BASE_URL from there.
  const { PATH, HOME } = process.env;
  const { status, stderr } = spawnSync('astro', ['build', '--force', '--outDir', out], {
    cwd: dir,
    encoding: 'utf8',
    env: { PATH, HOME, BASE_PATH: '/some/where', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  rmSync(dir, { recursive: true });
  expect(status, stderr).toBe(0);
  const site = readSite(out, '/some/where');
  expect(site.pages.length).toBeGreaterThan(0);
  expect(linkFaults(site)).toEqual([]);
});
