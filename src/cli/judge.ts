import { once } from 'node:events';
import { isLocale, locales } from '../i18n/locales.ts';
import { judgeLine, readLine } from './judge/answer.ts';
import { helpText } from './judge/help.ts';
import { type Line, linesOf } from './judge/lines.ts';

/** Answers are written in pieces of about this many characters. */
const pieceLength = 65_536;

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Answers each line of standard input, in order; `answer` gives nothing for a line to be skipped. */
async function answerAll(answer: (line: Line) => string | undefined): Promise<void> {
  for await (const lines of linesOf(process.stdin)) {
    let answers = '';
    for (const line of lines) {
      const text = answer(line);
      if (text !== undefined) answers += `${text}\n`;
      if (answers.length >= pieceLength) {
        await write(answers);
        answers = '';
      }
    }
    if (answers.length > 0) await write(answers);
  }
}

// Whoever reads the answers may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const [option, ...others] = process.argv.slice(2);
const [language] = others;
if (option === undefined) await answerAll(judgeLine);
else if (option === '--help' && others.length === 0) {
  process.stdout.write(helpText((line) => judgeLine(new TextEncoder().encode(line))));
} else if (option === '--explain' && others.length === 1 && isLocale(language)) {
  // Only people read explanations: the words are not loaded for machines.
  const { explainer } = await import('./judge/explain.ts');
  const explain = explainer(language);
  await answerAll((line) => {
    const reading = readLine(line);
    return reading && `${explain(reading)}\n`;
  });
} else {
  process.stderr.write(`The options are --help and --explain ${locales.join('|')}.\n`);
  process.exitCode = 2;
}
