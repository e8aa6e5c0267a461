import { fileURLToPath } from 'node:url';
import { bundled } from '../bundled.ts';

const source = fileURLToPath(new URL('../../offline/worker.ts', import.meta.url));

/**
 * Bundles the service worker into one script.
 *
 * @param sets name of a set → address below the base → digest of the file
 */
export async function bundleWorker(
  sets: Readonly<Record<string, Readonly<Record<string, string | null>>>>,
): Promise<string> {
  const [script, ...more] = await bundled({
    define: { 'process.env.NODE_ENV': '"production"', SETS: JSON.stringify(sets) },
    build: {
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('the service worker is not one script');
  return script.code;
}
