import type { MdastPluginEntry, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { createProblems } from './problems.ts';
import { contentElements, contentTags } from './tags.ts';

const allowed: ReadonlySet<string> = new Set([...contentTags, ...contentElements]);

/** Keeps pages to Markdown and the mapped tags: no import, no export, no `{expression}`, no other tag. */
export const plainMdx: MdastPluginEntry = ({ fileURL }) => {
  const problems = createProblems(fileURL);
  const tag = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>) => {
    if (node.name === null || !allowed.has(node.name)) {
      problems.add(
        node,
        `<${node.name ?? ''}> is not a tag for pages; there are: ${[...allowed].join(', ')}`,
      );
    }
    for (const attribute of node.attributes) {
      const plain = attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object';
      if (!plain) problems.add(node, `<${node.name ?? ''}>: write attributes as name="text"`);
    }
  };
  const expression = (node: Parameters<typeof problems.add>[0]) =>
    problems.add(node, 'a brace starts an expression, which pages may not have; for the sign write \\{');
  return {
    name: 'plain-mdx',
    options: { position: true },
    mdxJsxFlowElement: tag,
    mdxJsxTextElement: tag,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: (node) => problems.add(node, 'pages have no import and no export'),
    after: () => problems.throwIfAny(),
  };
};
