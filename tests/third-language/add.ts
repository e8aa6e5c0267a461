import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE, pseudo, pseudoPage, pseudoWords } from './pseudo.ts';

/** What CONTRIBUTING asks of somebody who adds a language, done to the project in a folder. */
export function addLanguage(root: string): void {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const change = (file: string, from: string, to: string) => {
    const text = read(file);
    if (text.split(from).length !== 2) throw new Error(`${file} should have once: ${from}`);
    write(file, text.replace(from, to));
  };
  const { pluralCategories } = new Intl.PluralRules(LANGUAGE).resolvedOptions();

  // The pages.
  for (const file of globSync('content/en/**/*.mdx', { cwd: root }))
    write(file.replace('content/en', `content/${LANGUAGE}`), pseudoPage(read(file)));

  // The words, what things are called, and the list of both.
  const words = `src/i18n/${LANGUAGE}`;
  for (const file of globSync('src/i18n/en/*.json', { cwd: root })) {
    const to = `${words}/${path.basename(file)}`;
    if (path.basename(file) === 'names.json') continue;
    write(to, JSON.stringify(pseudoWords(JSON.parse(read(file)), pluralCategories), null, 2));
  }
  const { terms } = JSON.parse(read('src/i18n/en/names.json')) as { terms: Record<string, string[]> };
  const names = Object.entries(terms).map(([id, [name = '']]) => [id, [pseudo(name)]]);
  const typed = { terms: {}, sections: {}, pages: {} };
  write(`${words}/names.json`, JSON.stringify({ terms: Object.fromEntries(names), typed }, null, 2));
  write(
    `${words}/index.ts`,
    read('src/i18n/fr/index.ts')
      .replace(/\bfr\b/g, LANGUAGE)
      .replace(/Shape<.+>;/, `Shape<${pluralCategories.map((category) => `'${category}'`).join(' | ')}>;`),
  );

  // A row and two lines.
  change(
    'src/i18n/languages.ts',
    "  fr: { tag: 'fr' },\n",
    `  fr: { tag: 'fr' },\n  ${LANGUAGE}: { tag: '${LANGUAGE}' },\n`,
  );
  const french = "import { fr } from './fr/index.ts';\n";
  change('src/i18n/dictionaries.ts', french, french + french.replace(/\bfr\b/g, LANGUAGE));
  change('src/i18n/dictionaries.ts', '{ en, fr }', `{ en, fr, ${LANGUAGE} }`);
  const frenchNames = "import fr from './fr/names.json' with { type: 'json' };\n";
  change('src/i18n/names.ts', frenchNames, frenchNames + frenchNames.replace(/\bfr\b/g, LANGUAGE));
  change('src/i18n/names.ts', '{ en, fr }', `{ en, fr, ${LANGUAGE} }`);
}
