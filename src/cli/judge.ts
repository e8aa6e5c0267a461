import { once } from 'node:events';
import { judgeLine } from './judge/answer.ts';
import { helpText } from './judge/help.ts';
import { linesOf } from './judge/lines.ts';

/** Answers are written in pieces of about this many characters. */
const pieceLength = 65_536;

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function judge(): Promise<void> {
  for await (const lines of linesOf(process.stdin)) {
    let answers = '';
    for (const line of lines) {
      const answer = judgeLine(line);
      if (answer !== undefined) answers += `${answer}\n`;
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
if (option === undefined) await judge();
else if (option === '--help' && others.length === 0) {
  process.stdout.write(helpText((line) => judgeLine(new TextEncoder().encode(line))));
} else {
  process.stderr.write('The only option is --help.\n');
  process.exitCode = 2;
}
