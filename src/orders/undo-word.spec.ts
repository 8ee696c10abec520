import { northBid } from '../kernel/testing/toy';
import { inAdvance, toyHand } from '../table/testing/toy-hand';
import { undoSealed } from './undo-word';

it('what a standing order has answered is answered by it again, and that is told; without it he is asked', () => {
  const hand = toyHand();
  const order = { verb: 'bid', amount: 3, text: 'bid 3' };
  hand.submit(inAdvance('north', { add: [{ kind: northBid.kind, order, text: 'bid 3', once: false }] }));
  expect(undoSealed(hand, 'north')?.lines).toEqual([
    expect.stringMatching(/taken back, but .* have answered again\. In a mail with UNDO, "forget/),
  ]);
  expect(hand.openFor('north')[0]?.sealed).toBeDefined();
  hand.submit(inAdvance('north', { forget: ['s1'] }));
  expect(undoSealed(hand, 'north')?.lines).toEqual([expect.stringContaining('you are asked again')]);
  expect(undoSealed(hand, 'north')).toBeNull();
});
