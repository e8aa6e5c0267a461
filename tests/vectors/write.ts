/** Writes the published vectors: `npm run vectors`. */
import { writeFileSync } from 'node:fs';
import { allVectors } from './vectors.ts';

export const vectorsPath = new URL('../../public/conformance/v1/vectors.json', import.meta.url);

/** One vector a line: short, and a change shows where it is. */
export const textOf = ({ vectors, ...head }: ReturnType<typeof allVectors>['file']): string =>
  `${JSON.stringify(head).slice(0, -1)},"vectors":[\n${vectors.map((v) => JSON.stringify(v)).join(',\n')}\n]}\n`;

if (import.meta.main) writeFileSync(vectorsPath, textOf(allVectors().file));
