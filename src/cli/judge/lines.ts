/** A longer line is not kept in memory: it is refused. In bytes. */
export const longestLine = 16 * 1024 * 1024;

/** A line as it was written, without its end; `undefined` when it is longer than `longestLine`. */
export type Line = Uint8Array | undefined;

const newline = 0x0a;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The lines of a stream, together with those that ended in the same chunk. Holds one line at a time at most. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Line[]> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > longestLine) parts = [];
    else parts.push(part);
  };
  const end = (): Line => {
    const line = length > longestLine ? undefined : joined(parts);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, to));
      lines.push(end());
      from = to + 1;
    }
    add(chunk.subarray(from));
    yield lines;
  }
  if (length > 0) yield [end()];
}
