import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { sizePlaceholders } from '../../components/offline/sizes.ts';
import { locales } from '../../i18n/locales.ts';
import { bundleWorker } from './bundle.ts';
import { isNamedByContent, keptSets } from './sets.ts';

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** In bytes, as a host sends it: packed, unless it is packed already. */
const sizeOf = (file: string, content: Buffer): number =>
  /\.(?:html|js|css|json|svg)$/.test(file) ? gzipSync(content).length : content.length;

const megabytes = (locale: string, bytes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.ceil(bytes / 1e5) / 10,
  );

/**
 * Writes the service worker, with the files that it can keep, and their sizes into the page about it. The last of the
 * integrations: it reads what all others wrote.
 */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
          .sort();
        const sets = keptSets(files);
        const contents = new Map<string, Buffer>();
        for (const file of new Set(sets.flatMap((set) => set.files)))
          contents.set(file, await readFile(path.join(root, file)));
        const read = (file: string) => contents.get(file) ?? Buffer.alloc(0);

        const bytes = new Map(
          sets.map(({ name, files }) => [
            name,
            files.reduce((sum, file) => sum + sizeOf(file, read(file)), 0),
          ]),
        );
        for (const locale of locales) {
          const file = `${locale}/offline/index.html`;
          const some = bytes.get(locale) ?? 0;
          const all = some + (bytes.get(`${locale}-all`) ?? 0);
          const html = read(file)
            .toString()
            .replaceAll(sizePlaceholders.some, megabytes(locale, some))
            .replaceAll(sizePlaceholders.all, megabytes(locale, all));
          contents.set(file, Buffer.from(html));
          await writeFile(path.join(root, file), html);
          logger.info(`${locale}: ${megabytes('en', some)} are kept, ${megabytes('en', all)} at request`);
        }

        const addresses = (names: readonly string[]) =>
          Object.fromEntries(
            names.map((file) => [
              file.replace(/(?:^|(?<=\/))index\.html$/, ''),
              isNamedByContent(file) ? null : digest(read(file)),
            ]),
          );
        const script = await bundleWorker(
          Object.fromEntries(sets.map(({ name, files }) => [name, addresses(files)])),
        );
        await writeFile(path.join(root, 'sw.js'), script);
      },
    },
  };
}
