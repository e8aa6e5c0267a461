/** The edition of the rules that every page was checked against, and where its owner publishes it. */
export const rulesVersion = {
  number: '1.4',
  date: new Date(Date.UTC(2026, 6, 16)),
  hub: 'https://riftbound.leagueoflegends.com/en-us/rules-hub/',
} as const;
