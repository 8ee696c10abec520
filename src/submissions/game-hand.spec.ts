import type { Game } from '../games/game.entity';
import { keyedDice } from '../kernel/chance/dice';
import { atRest } from '../kernel/decide/automatic';
import { Engine } from '../kernel/engine';
import { rewindTo, submitWith } from '../kernel/record/apply';
import { positionHash } from '../kernel/record/game-file';
import type { Position } from '../kernel/record/position';
import type { RewindSubmission, Submission } from '../kernel/record/submission';
import { consolation, toySystem } from '../kernel/testing/toy';
import { GameHand } from './game-hand';

const dice = { kind: 'keyed', secret: 'secret' } as const;
const back = (to: number): RewindSubmission => ({
  ...{ kind: 'rewind', source: 'player', to, dice: 'anew', reason: 'both players agreed' },
});

/** A hand on a game of the toy, by the rules of `version`. */
function handOn(position: Position, version = '1.0.0'): GameHand {
  const migrations = [{ from: '1.0.0', to: '1.1.0', world: (world: never) => world }];
  const engine = new Engine(toySystem({ version, migrations }));
  return new GameHand({
    ...{ manager: null, game: {} as Game, seats: [], people: new Map(), unreached: new Set(), engine, position },
    ...{ submit: submitWith(engine, dice), now: new Date(0) },
  });
}
const start = (): Position =>
  new Engine(toySystem()).start({ scenario: '1', options: {} }, keyedDice(dice.secret)).position;
const advance = (change: object): Submission => ({
  ...{ kind: 'standing', source: 'player', seat: 'south' },
  change: { add: [], forget: [], askMe: [], dontAsk: [], ...change },
});
function bid(hand: GameHand, seat: string, amount: number): void {
  const decision = hand.openFor(seat)[0]?.id ?? '';
  hand.submit({ kind: 'answer', source: 'player', seat, decision, answer: amount });
}

it('goes back to a position in which an order given since does not fit, and a replay comes out the same', () => {
  const hand = handOn(start());
  hand.submit(advance({ askMe: [consolation.kind] }));
  bid(hand, 'north', 5);
  bid(hand, 'south', 1);
  const then = hand.position;
  expect(hand.openFor('south').map((o) => o.kind)).toEqual([consolation.kind]);
  bid(hand, 'south', 0);
  const order = { verb: 'bid', amount: 7, text: 'bid 7' };
  hand.submit(
    advance({ dontAsk: [consolation.kind], add: [{ kind: consolation.kind, order, text: 'bid 7', once: false }] }),
  );
  const before = hand.position;
  const [row] = hand.rewind(back(then.seq), then);
  expect(hand.openFor('south')[0]?.misfits).toEqual([expect.stringContaining('one at most')]);
  const replayed = atRest(hand.engine, rewindTo(before, then, back(then.seq)).position);
  expect(positionHash(row?.position as Position)).toBe(positionHash(replayed));
});

it('goes back beyond an upgrade of the rules, and is upgraded again at once', () => {
  const then = start();
  const hand = handOn(then, '1.1.0');
  hand.upgrade();
  bid(hand, 'north', 5);
  hand.rewind(back(then.seq), then);
  expect(hand.position).toMatchObject({ version: '1.1.0', epoch: 1 });
  expect(hand.pending.map(({ row }) => row.submission.kind)).toEqual(['upgrade', 'answer', 'rewind', 'upgrade']);
});
