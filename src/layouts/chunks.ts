import { boardsIn, idsIn } from '../components/mdx/used.ts';

/** What is named in one stretch of a page, and the board that stands closest to it. */
export interface Chunk {
  /** Id of the heading above it; nothing before the first heading. */
  readonly heading: string | undefined;
  readonly rules: readonly string[];
  readonly terms: readonly string[];
  readonly cards: readonly string[];
  readonly readings: readonly string[];
  readonly boards: readonly string[];
  /** The next board below it under the same heading, else the last one above it. */
  readonly nearest: string | undefined;
}

const HEADING = /^#{2,4} .*\[#([^\]]+)\]\s*$/;

/** Cuts a page's source into its paragraphs, each with the heading that it stands under. */
export function chunksOf(body: string): readonly Chunk[] {
  let heading: string | undefined;
  const blocks: { heading: string | undefined; text: string }[] = [];
  for (const text of body.split(/\n\s*\n/)) {
    const id = HEADING.exec(text.split('\n', 1)[0] ?? '')?.[1];
    if (id !== undefined) heading = id;
    blocks.push({ heading, text });
  }
  const boards = blocks.map(({ text }) => boardsIn(text));
  return blocks.map((block, i) => {
    const isHere = (_: unknown, at: number) => blocks[at]?.heading === block.heading;
    const below = boards.filter((_, at) => at >= i && isHere(_, at)).flat()[0];
    const above = boards
      .filter((_, at) => at < i && isHere(_, at))
      .flat()
      .at(-1);
    return {
      heading: block.heading,
      rules: idsIn(block.text, 'Rule'),
      terms: idsIn(block.text, 'Term'),
      cards: idsIn(block.text, 'Card'),
      readings: idsIn(block.text, 'Reading'),
      boards: boards[i] ?? [],
      nearest: below ?? above,
    };
  });
}
