import enBoard from './en/board.json' with { type: 'json' };
import enBoardTrial from './en/board-trial.json' with { type: 'json' };
import enCards from './en/cards.json' with { type: 'json' };
import enDevelopers from './en/developers.json' with { type: 'json' };
import enEmbed from './en/embed.json' with { type: 'json' };
import enEngine from './en/engine.json' with { type: 'json' };
import enEngineTrial from './en/engine-trial.json' with { type: 'json' };
import enExamples from './en/examples.json' with { type: 'json' };
import enLab from './en/lab.json' with { type: 'json' };
import enLibrary from './en/library.json' with { type: 'json' };
import enOffline from './en/offline.json' with { type: 'json' };
import enPractice from './en/practice.json' with { type: 'json' };
import enPredict from './en/predict.json' with { type: 'json' };
import enReadings from './en/readings.json' with { type: 'json' };
import enRules from './en/rules.json' with { type: 'json' };
import enSearch from './en/search.json' with { type: 'json' };
import enShare from './en/share.json' with { type: 'json' };
import enSite from './en/site.json' with { type: 'json' };
import enStyle from './en/style.json' with { type: 'json' };
import enTable from './en/table.json' with { type: 'json' };
import enTableBoard from './en/table-board.json' with { type: 'json' };
import enTerms from './en/terms.json' with { type: 'json' };
import frBoard from './fr/board.json' with { type: 'json' };
import frBoardTrial from './fr/board-trial.json' with { type: 'json' };
import frCards from './fr/cards.json' with { type: 'json' };
import frDevelopers from './fr/developers.json' with { type: 'json' };
import frEmbed from './fr/embed.json' with { type: 'json' };
import frEngine from './fr/engine.json' with { type: 'json' };
import frEngineTrial from './fr/engine-trial.json' with { type: 'json' };
import frExamples from './fr/examples.json' with { type: 'json' };
import frLab from './fr/lab.json' with { type: 'json' };
import frLibrary from './fr/library.json' with { type: 'json' };
import frOffline from './fr/offline.json' with { type: 'json' };
import frPractice from './fr/practice.json' with { type: 'json' };
import frPredict from './fr/predict.json' with { type: 'json' };
import frReadings from './fr/readings.json' with { type: 'json' };
import frRules from './fr/rules.json' with { type: 'json' };
import frSearch from './fr/search.json' with { type: 'json' };
import frShare from './fr/share.json' with { type: 'json' };
import frSite from './fr/site.json' with { type: 'json' };
import frStyle from './fr/style.json' with { type: 'json' };
import frTable from './fr/table.json' with { type: 'json' };
import frTableBoard from './fr/table-board.json' with { type: 'json' };
import frTerms from './fr/terms.json' with { type: 'json' };

/**
 * The words of one namespace in one language: i18next's JSON, nested as deep as one likes, with `{{placeholders}}`
 * and plural forms as `key_one`, `key_many`, `key_other`.
 */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

const en = {
  board: { ...enBoard, ...enBoardTrial },
  cards: enCards,
  developers: enDevelopers,
  embed: enEmbed,
  engine: { ...enEngine, ...enEngineTrial },
  examples: enExamples,
  lab: enLab,
  library: enLibrary,
  offline: enOffline,
  practice: enPractice,
  predict: enPredict,
  readings: enReadings,
  rules: enRules,
  search: enSearch,
  share: enShare,
  site: enSite,
  style: enStyle,
  table: { ...enTable, ...enTableBoard },
  terms: enTerms,
};

const fr = {
  board: { ...frBoard, ...frBoardTrial },
  cards: frCards,
  developers: frDevelopers,
  embed: frEmbed,
  engine: { ...frEngine, ...frEngineTrial },
  examples: frExamples,
  lab: frLab,
  library: frLibrary,
  offline: frOffline,
  practice: frPractice,
  predict: frPredict,
  readings: frReadings,
  rules: frRules,
  search: frSearch,
  share: frShare,
  site: frSite,
  style: frStyle,
  table: { ...frTable, ...frTableBoard },
  terms: frTerms,
};

export type English = typeof en;

type FrenchKey<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other`
  ? `${Base}_one` | `${Base}_many` | `${Base}_other`
  : K;

/** The shape that the French words must have: the English one, with a `many` beside each `one` and `other`. */
type French<Words> = {
  [K in keyof Words & string as FrenchKey<K>]: Words[K] extends string ? string : French<Words[K]>;
};

// Both ways: the first alone would let a French key pass that English does not have.
fr satisfies French<English>;
({}) as French<English> satisfies typeof fr;

/** Every word of the site. For the build and for Node: a browser gets only the namespaces of its islands. */
export const dictionaries = { en, fr };
