import type { RulesVersion } from '../versions.ts';

interface Topic {
  /** The numbers that stand for it, by edition. */
  readonly numbers: { readonly [V in RulesVersion]?: readonly string[] };
}

const now = (...numbers: string[]): Topic => ({ numbers: { '1.4': numbers } });

/**
 * What numbers of our table mean in editions where they are about something that the site does not describe. Only so
 * that an old number is not taken for the current one; each is told in a few words, and none has a page.
 */
export const topics = {
  healing: { numbers: { '1.3': ['142.4'] } },
  'types-of-game-action': now('410'),
  swapping: now('433'),
  'steps-of-combat': { numbers: { '1.1': ['437'] } },
  'creating-objects': now('439'),
  movement: { numbers: { '1.3': ['440'] } },
  burning: now('440'),
  skipping: now('443'),
  paying: now('444'),
  'moves-by-effects': now('449'),
  'showdown-after-a-move': now('451'),
  'cleanup-after-a-move': now('453'),
  'recalled-gear': now('457', '457.1'),
  'when-combat-occurs': now('460'),
  'showdown-turns-into-combat': now('460.1'),
  'which-combat-first': now('461.1'),
  'staged-combat-dropped': now('461.2'),
  'combat-and-showdown-staged': now('461.3'),
  'active-and-inactive-text': now('723'),
  'dependent-keywords': now('727'),
  'gaining-xp': now('730'),
  'xp-is-no-object': now('731'),
  counters: now('741'),
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicId = keyof typeof topics;

export const topicIds = Object.keys(topics) as readonly TopicId[];

/** The numbers of a topic, by edition. */
export const topicNumbers = (id: TopicId): Topic['numbers'] => topics[id].numbers;
