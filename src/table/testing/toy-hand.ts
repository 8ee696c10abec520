import { charterSchema } from '../charter';
import type { Game } from '../game.entity';
import { keyedDice } from '../../kernel/chance/dice';
import type { StandingChange } from '../../kernel/decide/standing';
import { Engine } from '../../kernel/engine';
import { submitWith } from '../../kernel/record/apply';
import type { Position } from '../../kernel/record/position';
import type { Submission } from '../../kernel/record/submission';
import { toySystem } from '../../kernel/testing/toy';
import { GameHand, type GameAtHand } from '../game-hand';

const secret = 'secret';

/** Of its row no more than clocks and words ask for. */
const toyGame = (): Game => ({ charter: charterSchema.parse({}), changes: [], state: 'running' }) as unknown as Game;

/** A game of the toy that has just begun: both seats are asked at the same time. */
export const toyStart = (): Position =>
  new Engine(toySystem()).start({ scenario: '1', options: {} }, keyedDice(secret)).position;

/** A game of the toy in hand, of which no database knows, by the rules of `version` (1.0.0 or 1.1.0, which are the same). */
export function toyHand(position = toyStart(), at: Partial<GameAtHand> = {}, version = '1.0.0'): GameHand {
  const engine = new Engine(toySystem({ version, migrations: [{ from: '1.0.0', to: '1.1.0', world: (w) => w }] }));
  return new GameHand({
    ...{ manager: null, game: toyGame(), seats: [], people: new Map(), unreached: new Set(), engine, position },
    ...{ submit: submitWith(engine, { kind: 'keyed', secret }), renewDice: () => null, now: new Date(0), ...at },
  });
}

/** Orders that a seat gives in advance, and those it takes back. */
export const inAdvance = (seat: string, change: Partial<StandingChange>): Submission => ({
  ...{ kind: 'standing', source: 'player', seat },
  change: { add: [], forget: [], askMe: [], dontAsk: [], ...change },
});
