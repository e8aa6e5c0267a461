/** The number that a rule's number stands under (`465.2.c` for `465.2.c.3`); nothing for a whole section. */
export const parentNumber = (number: string): string | undefined => {
  const end = number.lastIndexOf('.');
  return end < 0 ? undefined : number.slice(0, end);
};

/** All the numbers that a rule's number stands under, nearest first: `465.2.c`, `465.2`, `465` for `465.2.c.3`. */
export const parentNumbers = (number: string): readonly string[] => {
  const parent = parentNumber(number);
  return parent === undefined ? [] : [parent, ...parentNumbers(parent)];
};

/** Orders rule numbers as the Core Rules do: `465.2.c.4.a` before `465.2.c.10`. */
export const compareNumbers = (a: string, b: string): number => {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const [x, y] = [left[i], right[i]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if (x === y) continue;
    const difference = Number(x) - Number(y);
    return Number.isNaN(difference) ? (x < y ? -1 : 1) : difference;
  }
  return 0;
};

// Longest first, so that "rules" is not read as "rule" and an "s".
const lead =
  /^(?:core rules?|cr|rules?|règles?|regles?|sections?|sec|articles?|art|numbers?|numéros?|numeros?|num|no|nº|n°|r|§+|#+)[.:]?\s*/;
// The edition that a writer may name: "CR 1.4 465.2.c", "v1.3, 460.2.c".
const edition = /^v?\s?1\.\d[,:]?\s+/;

/** What is left when words such as "rule" and the edition are taken off the front, and whether there were any. */
const withoutLead = (text: string): { readonly led: boolean; readonly rest: string } => {
  const rest = text.replace(edition, '').replace(lead, '');
  return rest === text ? { led: false, rest } : { led: true, rest: withoutLead(rest).rest };
};

// Far beyond any way to write a number, so that a pasted text costs nothing.
const longest = 80;

/**
 * The rule number in what somebody types, written as the Core Rules write it: `rule 465.2c6`, `R 815.1.B`,
 * `CR 1.4, 465-2-c-6` and `règle 465 2 c 6` give `465.2.c.6` and `815.1.b`. It is three digits, then a number of one or
 * two digits, then letter and number in turn; a section may lack its leading zeros where a word such as "rule" stands
 * before it. Anything else is no number and gives nothing: words, a number with words behind it, a range, two numbers.
 */
export const normalizeNumber = (text: string): string | undefined => {
  if (text.length > longest) return undefined;
  const bare = text
    .normalize('NFC')
    // Full-width signs alone: NFKC for everything would turn "nº" into "no" and "½" into digits.
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .toLowerCase()
    .replace(/^[\s("'«“‘[]+|[\s.,;:!?)"'»”’\]]+$/g, '');
  const { led, rest } = withoutLead(bare);
  const [, section = '', tail = ''] = /^(\d{1,3})(.*)$/s.exec(rest) ?? [];
  const padded = led && (section.length === 2 || (section.length === 1 && tail === ''));
  if (section.length !== 3 && !padded) return undefined;
  if (!/^(?:[\s.,\-‐‑–/()[\]]*[\da-z])*$/.test(tail)) return undefined;
  // "4651" is a number of four digits before it is rule 465.1.
  if (!led && /^\d+$/.test(tail)) return undefined;
  const parts = tail.match(/\d+|[a-z]/g) ?? [];
  const inTurn = parts.every((part, i) => (i % 2 === 0 ? /^[1-9]\d?$/ : /^[a-z]$/).test(part));
  return inTurn ? [section.padStart(3, '0'), ...parts].join('.') : undefined;
};
