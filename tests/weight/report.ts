/** Prints what pages of a folder of built pages weigh: `npm run weight -- dist en/guide/index.html …`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { packed, partsOf } from './weight.ts';

const [dir = '', ...files] = process.argv.slice(2);
const missing = files.filter((file) => !existsSync(path.join(dir, file)));
if (files.length === 0 || missing.length > 0) {
  console.error(
    `Name a folder of built pages and files in it.${missing.map((file) => ` Not there: ${file}`)}`,
  );
  process.exit(2);
}

const sum = (texts: readonly string[]) => texts.reduce((bytes, text) => bytes + packed(text), 0);
console.table(
  files.map((file) => {
    const { html, styles, scripts, inline } = partsOf(readFileSync(path.join(dir, file), 'utf8'), dir);
    const [page, css, js] = [packed(html), sum(styles), sum(scripts)];
    return { file, page, css, js, 'js in the page': sum(inline), all: page + css + js };
  }),
);
