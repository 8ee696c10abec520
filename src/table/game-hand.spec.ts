import { atRest } from '../kernel/decide/automatic';
import { rewindTo } from '../kernel/record/apply';
import { positionHash } from '../kernel/record/game-file';
import type { Position } from '../kernel/record/position';
import type { RewindSubmission } from '../kernel/record/submission';
import { consolation } from '../kernel/testing/toy';
import type { GameHand } from './game-hand';
import { inAdvance, toyHand, toyStart } from './testing/toy-hand';

const back = (to: number): RewindSubmission => ({
  ...{ kind: 'rewind', source: 'player', to, dice: 'anew', reason: 'both players agreed' },
});

function bid(hand: GameHand, seat: string, amount: number): void {
  const decision = hand.openFor(seat)[0]?.id ?? '';
  hand.submit({ kind: 'answer', source: 'player', seat, decision, answer: amount });
}

it('goes back to a position in which an order given since does not fit, and a replay comes out the same', () => {
  const hand = toyHand();
  hand.submit(inAdvance('south', { askMe: [consolation.kind] }));
  bid(hand, 'north', 5);
  bid(hand, 'south', 1);
  const then = hand.position;
  expect(hand.openFor('south').map((o) => o.kind)).toEqual([consolation.kind]);
  bid(hand, 'south', 0);
  const order = { verb: 'bid', amount: 7, text: 'bid 7' };
  hand.submit(
    inAdvance('south', {
      dontAsk: [consolation.kind],
      add: [{ kind: consolation.kind, order, text: 'bid 7', once: false }],
    }),
  );
  const before = hand.position;
  const [row] = hand.rewind(back(then.seq), then);
  expect(hand.openFor('south')[0]?.misfits).toEqual([expect.stringContaining('one at most')]);
  const replayed = atRest(hand.engine, rewindTo(hand.engine, before, then, back(then.seq)).position);
  expect(positionHash(row?.position as Position)).toBe(positionHash(replayed));
});

it('goes back to a position that an order given since answers, and the order answers it at once', () => {
  const hand = toyHand();
  hand.submit(inAdvance('south', { askMe: [consolation.kind] }));
  bid(hand, 'north', 5);
  bid(hand, 'south', 1);
  const then = hand.position;
  bid(hand, 'south', 0);
  const order = { verb: 'bid', amount: 1, text: 'bid 1' };
  hand.submit(inAdvance('south', { add: [{ kind: consolation.kind, order, text: 'bid 1', once: false }] }));
  const rows = hand.rewind(back(then.seq), then);
  expect(rows.map(({ submission }) => submission.kind)).toEqual(['rewind', 'answer']);
  expect(rows[1]?.submission).toMatchObject({ source: 'standing', seat: 'south', answer: 1 });
  expect(hand.openFor('south').map((o) => o.kind)).not.toContain(consolation.kind);
});

it('goes back beyond an upgrade of the rules, and is upgraded again at once', () => {
  const then = toyStart();
  const hand = toyHand(then, {}, '1.1.0');
  hand.upgrade();
  bid(hand, 'north', 5);
  hand.rewind(back(then.seq), then);
  expect(hand.position).toMatchObject({ version: '1.1.0', epoch: 1 });
  expect(hand.pending.map(({ row }) => row.submission.kind)).toEqual(['upgrade', 'answer', 'rewind', 'upgrade']);
});
