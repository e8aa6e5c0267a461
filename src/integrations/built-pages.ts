import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page that the build has written. */
export interface BuiltPage {
  /** Its place in the output folder, with slashes. */
  readonly file: string;
  /** Its place on the disk. */
  readonly at: string;
  readonly read: () => Promise<string>;
}

/** The pages in the output folder, in the order of their files. */
export async function builtPages(dir: URL): Promise<readonly BuiltPage[]> {
  const root = fileURLToPath(dir);
  const files = await readdir(root, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const at = path.join(root, file);
      return { file: file.split(path.sep).join('/'), at, read: () => readFile(at, 'utf8') };
    });
}

/** Whether search engines may list a page. */
export const isListed = (html: string): boolean => !html.includes('<meta name="robots" content="noindex">');
