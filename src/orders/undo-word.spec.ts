import type { Game } from '../games/game.entity';
import { keyedDice } from '../kernel/chance/dice';
import { Engine } from '../kernel/engine';
import { submitWith } from '../kernel/record/apply';
import type { Submission } from '../kernel/record/submission';
import { northBid, toySystem } from '../kernel/testing/toy';
import { GameHand } from '../submissions/game-hand';
import { undo } from './undo-word';

const secret = 'secret';

/** Both sides of the toy are asked at the same time. */
function handOnToy(): GameHand {
  const engine = new Engine(toySystem());
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice(secret));
  return new GameHand({
    ...{ manager: null, game: {} as Game, seats: [], people: new Map(), unreached: new Set(), engine, position },
    ...{ submit: submitWith(engine, { kind: 'keyed', secret }), now: new Date(0) },
  });
}
const advance = (change: object): Submission => ({
  ...{ kind: 'standing', source: 'player', seat: 'north' },
  change: { add: [], forget: [], askMe: [], dontAsk: [], ...change },
});

it('what a standing order has answered is answered by it again, and that is told; without it he is asked', () => {
  const hand = handOnToy();
  const order = { verb: 'bid', amount: 3, text: 'bid 3' };
  hand.submit(advance({ add: [{ kind: northBid.kind, order, text: 'bid 3', once: false }] }));
  expect(undo(hand, 'north').lines).toEqual([
    expect.stringMatching(/taken back, but .* have answered again\. In a mail with UNDO, "forget/),
  ]);
  expect(hand.openFor('north')[0]?.sealed).toBeDefined();
  hand.submit(advance({ forget: ['s1'] }));
  expect(undo(hand, 'north').lines).toEqual([expect.stringContaining('you are asked again')]);
  expect(undo(hand, 'north').lines).toEqual([expect.stringContaining('There is nothing to take back')]);
});
