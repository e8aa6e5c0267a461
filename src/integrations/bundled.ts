import { build, type InlineConfig } from 'vite';

/** What comes of bundling a source by itself, with none of the site's settings. Nothing is written. */
export async function bundled(config: Pick<InlineConfig, 'build' | 'define'>) {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    ...config,
    build: { ...config.build, write: false },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}
