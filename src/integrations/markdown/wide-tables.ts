import type { MdastPluginEntry } from 'satteri';

/** A table of fewer columns fits the narrowest screen. */
const WIDE = 3;

/** A table that may have to be moved sideways on a phone can be reached and moved by keyboard in every browser. */
export const wideTables: MdastPluginEntry = () => ({
  name: 'wide-tables',
  table(node, ctx) {
    if ((node.children[0]?.children.length ?? 0) >= WIDE)
      ctx.setProperty(node, 'data', { hProperties: { tabIndex: 0 } });
  },
});
