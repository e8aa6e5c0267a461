import type { MdastPluginEntry } from 'satteri';
import { createProblems } from './problems.ts';

const MARK = /\s*\[#([^\]]*)\]$/;
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Reads `## Title [#id]`. The id is the same in every language, so a link to a heading survives the language
 * switch, and ends in a link to itself. Refused: a heading without an id, a repeated or malformed id, and a heading of level 1, which is the
 * page's title and comes from its front matter.
 */
export const headingIds: MdastPluginEntry = ({ fileURL }) => {
  const problems = createProblems(fileURL);
  const seen = new Set<string>();
  return {
    name: 'heading-ids',
    options: { position: true },
    heading(node, ctx) {
      if (node.depth === 1) problems.add(node, 'a page has one title, in its front matter: use ## here');
      const last = node.children.at(-1);
      const id = last?.type === 'text' ? MARK.exec(last.value)?.[1] : undefined;
      if (last?.type !== 'text' || id === undefined) {
        problems.add(node, 'this heading needs an id at its end: ## Title [#id]');
        return;
      }
      if (!ID.test(id)) problems.add(node, `heading id "${id}": use a-z, 0-9 and single hyphens`);
      if (seen.has(id)) problems.add(node, `heading id "${id}" is already used on this page`);
      seen.add(id);
      ctx.setProperty(last, 'value', last.value.replace(MARK, ''));
      ctx.setProperty(node, 'data', { hProperties: { id } });
      // A link to the heading itself, to be copied; its sign is the style's, so that no text has it.
      ctx.appendChild(node, {
        type: 'link',
        url: `#${id}`,
        children: [],
        data: { hProperties: { class: 'here', 'aria-labelledby': id } },
      });
    },
    after: () => problems.throwIfAny(),
  };
};
