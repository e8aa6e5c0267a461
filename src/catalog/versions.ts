/** The editions of the Core Rules, oldest first. */
export const rulesVersions = ['1.0', '1.1', '1.2', '1.3', '1.4'] as const;

export type RulesVersion = (typeof rulesVersions)[number];

interface Edition {
  /** The set it came with. */
  readonly name: string;
  /** ISO 8601, as exact as we know it. */
  readonly date: string;
  /** How its numbers are known: from its text, from a copy with scrambled numbers, or through others who cite it. */
  readonly known: 'text' | 'approximate' | 'indirect';
}

/** What is known of each edition. */
export const editions: Readonly<Record<RulesVersion, Edition>> = {
  '1.0': { name: 'Pre-Origins', date: '2025-06-02', known: 'approximate' },
  '1.1': { name: 'Origins', date: '2025-10', known: 'text' },
  '1.2': { name: 'Spiritforged', date: '2025-12-12', known: 'indirect' },
  '1.3': { name: 'Unleashed', date: '2026-03-30', known: 'text' },
  '1.4': { name: 'Vendetta', date: '2026-07-16', known: 'text' },
};

/** The edition that the whole site was checked against. */
export const checkedVersion: RulesVersion = '1.4';

/** That edition, and when it came. */
export const checkedEdition = { version: checkedVersion, date: editions[checkedVersion].date } as const;
