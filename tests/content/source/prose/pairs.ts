import { locales } from '../../../../src/i18n/locales.ts';
import type { Source } from './texts.ts';

/** Sections whose pages state rules: each such page cites at least one. */
const stating = new Set(['learn', 'guide', 'questions']);

const outline = (body: string): string =>
  [...body.matchAll(/^(#+) .*\[#([^\]]+)\]\s*$/gm)]
    .map(([, marks = '', id]) => `${marks.length}:${id}`)
    .join(' ');

/** Every tag of a kind with its attributes, sorted: sentences may stand in another order in another language. */
const tagsOf = (body: string, tag: string): string =>
  [...body.matchAll(new RegExp(`<${tag}\\s([^>]*?)\\s*/?>`, 'g'))]
    .map(([, attributes = '']) =>
      [...attributes.matchAll(/\w+="[^"]*"/g)]
        .map(([pair]) => pair)
        .sort()
        .join(' '),
    )
    .sort()
    .join('\n');

const links = (body: string): string =>
  [...new Set([...body.matchAll(/\]\((\/[^)]*|#[^)]*)\)/g)].map(([, href]) => href))].sort().join(' ');

const compared: readonly (readonly [what: string, of: (source: Source) => string])[] = [
  ['headings', ({ body }) => outline(body)],
  ['boards', ({ body }) => tagsOf(body, 'WorkedExample') + tagsOf(body, 'CheckYourself')],
  [
    'facts',
    ({ body }) =>
      [
        ...new Set(
          tagsOf(body, 'Fact')
            .replace(/as="number" /g, '')
            .split('\n'),
        ),
      ]
        .sort()
        .join('\n'),
  ],
  ['rules', ({ body }) => tagsOf(body, 'Rule')],
  ['terms', ({ body }) => tagsOf(body, 'Term')],
  ['readings', ({ body }) => tagsOf(body, 'Reading')],
  ['cards', ({ body }) => tagsOf(body, 'Card')],
  ['links between pages', ({ body }) => links(body)],
  ['front matter', ({ front: { order = '', level = '', sheet = '' } }) => [order, level, sheet].join(' ')],
];

/** What is on one list and not on the other, for the report. */
const difference = (a: string, b: string): string => {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const only = (these: string[], those: string[]) => these.filter((one) => !those.includes(one)).slice(0, 3);
  return `${only(left, right).join(', ')} | ${only(right, left).join(', ')}`;
};

/** Pages that are not the same in every language, but for their words; one line each. */
export function pairFaults(sources: readonly Source[]): string[] {
  const names = [...new Set(sources.map(({ name }) => name))];
  return names.flatMap((name) => {
    const [first, ...others] = locales.map((lang) =>
      sources.find((one) => one.lang === lang && one.name === name),
    );
    if (!first || others.some((other) => !other)) return [`${name}: missing in a language`];
    return others.flatMap((other) =>
      other
        ? compared
            .filter(([, of]) => of(first) !== of(other))
            .map(([what, of]) => `${name}: other ${what}: ${difference(of(first), of(other))}`)
        : [],
    );
  });
}

/** Headings that leave out a level, or begin above the second; one line each. */
export const headingFaults = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, body }) => {
    const depths = [...body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    return depths.flatMap((depth, i) =>
      depth > (depths[i - 1] ?? 1) + 1 ? [`${file}: heading ${i + 1} jumps to level ${depth}`] : [],
    );
  });

/** Lessons, guides and questions that cite no rule; one line each. */
export const citationFaults = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ section, body }) => stating.has(section) && !body.includes('<Rule '))
    .map(({ file }) => `${file}: cites no rule`);

/** Questions that do not open with the answer, lessons that do not end with a board to solve; one line each. */
export const grammarFaults = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, section, body }) => {
    const heads = outline(body).split(' ');
    if (section === 'questions') {
      const order = ['answer', 'why', 'board', 'traps', 'cards'];
      const found = heads.filter((head) => head.startsWith('2:')).map((head) => head.slice(2));
      const places = found.map((id) => order.indexOf(id)).filter((place) => place >= 0);
      if (found[0] !== 'answer') return [`${file}: does not open with the answer`];
      if (places.some((place, i) => place <= (places[i - 1] ?? -1)))
        return [`${file}: its parts are ${found.join(', ')}`];
    }
    if (section === 'learn' && !/<CheckYourself [^>]*\/>\s*$/.test(body))
      return [`${file}: does not end with a board to solve`];
    return [];
  });
