import { readFileSync } from 'node:fs';

/** The one block of code on the developers' page that is in a language and has a text, as it is written. */
export function codeIn(locale: string, language: string, having: string): string {
  const file = new URL(`../../content/${locale}/about/developers.mdx`, import.meta.url);
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.filter(([, is, code = '']) => is === language && code.includes(having));
  const [only, ...more] = found;
  if (only?.[2] === undefined || more.length > 0)
    throw new Error(`${found.length} blocks of ${language} have "${having}" (${locale})`);
  return only[2];
}
