import { fileURLToPath } from 'node:url';

interface Place {
  readonly position?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** Collects what is wrong with one page, so that the build names everything at once and then fails. */
export interface Problems {
  add(node: Place, message: string): void;
  /** Throws if anything was added; the message names the file, and line and column of each problem. */
  throwIfAny(): void;
}

export function createProblems(file: URL | undefined): Problems {
  const found: string[] = [];
  const name = file ? fileURLToPath(file) : 'a page';
  return {
    add(node, message) {
      const start = node.position?.start;
      found.push(start ? `${name}:${start.line}:${start.column} ${message}` : `${name} ${message}`);
    },
    throwIfAny() {
      if (found.length > 0) throw new Error(found.join('\n'));
    },
  };
}
