/** The sections that have pages, in the order of the menu. Each is a folder of `content/{en,fr}`. */
export const sections = ['guide'] as const;

export type Section = (typeof sections)[number];
