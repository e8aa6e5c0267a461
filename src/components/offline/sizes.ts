/** Stand in a page for the sizes of what can be kept: those are known only when all pages are written. */
export const sizePlaceholders = { some: '%size-some%', all: '%size-all%' } as const;
