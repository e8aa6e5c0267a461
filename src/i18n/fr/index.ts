import type { Shape } from '../shape.ts';
import board from './board.json' with { type: 'json' };
import boardTrial from './board-trial.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import developers from './developers.json' with { type: 'json' };
import embed from './embed.json' with { type: 'json' };
import engine from './engine.json' with { type: 'json' };
import engineTrial from './engine-trial.json' with { type: 'json' };
import examples from './examples.json' with { type: 'json' };
import lab from './lab.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import offline from './offline.json' with { type: 'json' };
import practice from './practice.json' with { type: 'json' };
import predict from './predict.json' with { type: 'json' };
import readings from './readings.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import share from './share.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import style from './style.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import tableBoard from './table-board.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

/** Every word of the site in French. */
export const fr = {
  board: { ...board, ...boardTrial },
  cards,
  developers,
  embed,
  engine: { ...engine, ...engineTrial },
  examples,
  lab,
  library,
  offline,
  practice,
  predict,
  readings,
  rules,
  search,
  share,
  site,
  style,
  table: { ...table, ...tableBoard },
  terms,
};

type Words = Shape<'one' | 'many' | 'other'>;

// Both ways: the first alone would let a key pass that English does not have.
fr satisfies Words;
({}) as Words satisfies typeof fr;
