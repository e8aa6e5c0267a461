/** As the format has it, written out once more. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Five bits a character, the lowest first, 32 added to all but the last. */
const digits = (n: bigint): string => {
  const last = n < 32n;
  return alphabet[Number(last ? n : 32n + (n % 32n))] + (last ? '' : digits(n / 32n));
};

/** A version 1 link around any body, with the right length and checksum: what somebody makes who knows the format. */
export const sealed = (example: string, body: string): string => {
  const open = `${example}-A${digits(BigInt(body.length + 5))}${body}`;
  let sum = 1n;
  for (const character of open) sum = sum * 64n + BigInt(alphabet.indexOf(character));
  return open + digits(2n ** 20n + (sum % 32_505_829n));
};

/** The body of a version 1 link. */
export const bodyOf = (link: string): string => {
  const state = link.replace(/^.*?-A/, '');
  return state.slice(1 + state.search(/[A-Za-f]/), -5);
};
