import { expect, test } from 'vitest';
import { limits } from '../../../src/engine/index.ts';
import { cameraCode } from '../../../src/islands/board/camera-code.ts';
import { encodeBoard } from '../../../src/islands/link/link.ts';

const { max } = limits.unitsPerSide;
const units = (side: string, name?: string) =>
  Array.from({ length: max }, (_, n) => ({ id: `${side}${n + 1}`, might: 3, ...(name && { name }) }));
const linkOf = (name?: string): string => {
  const board = encodeBoard({
    example: 'lab',
    setup: { v: 1, attacker: { units: units('a', name) }, defender: { units: units('d', name) } },
    splits: { attacker: { amounts: {}, choices: {} }, defender: { amounts: {}, choices: {} } },
    mode: 'change',
    side: 'attacker',
  });
  return `https://tankline.example/en/lab/?board=${board}`;
};

test('as many units as there may be fit into a picture for a camera', () => {
  expect(cameraCode(linkOf())).toMatch(/^<svg .*<\/svg>$/s);
});

test('with names as long as they may be they do not, and there is none', () => {
  expect(cameraCode(linkOf('é'.repeat(limits.nameLength.max)))).toBeNull();
});
