import { BadBid, type Bid, type Bids } from './bid';
import { keyedDice } from './chance/dice';
import { nextAnswer } from './decide/settle';
import { Engine } from './engine';
import type { JsonObject } from './realm';
import type { Position } from './record/position';
import { toySystem, type Toy } from './testing/toy';

const dice = keyedDice('secret');
/** What a bid is worth decides the toy. */
const bids: Bids<Toy> = {
  unit: (scenario) => (scenario === '1' ? { one: 'point', many: 'points', how: 'counted at the end', most: 3 } : null),
  judged: (printed, { to, by }) => (by < 2 ? printed : { ...printed, winner: to, level: 'Won' }),
};
const engine = new Engine(toySystem({ bids }));
const begun = (balance?: Bid, of = engine): Position => {
  const options = (balance ? { balance: { ...balance } } : {}) as JsonObject;
  return of.start({ scenario: '1', options }, dice).position;
};

/** Everybody bids by chance until the game is over. */
function ended(start: Position): Position {
  let position = start;
  for (let n = 0; !position.over && n < 100; n++) {
    const open = position.open.find((o) => !o.sealed);
    const own = { kind: 'answer', source: 'bot', seat: open?.seat ?? '', decision: open?.id ?? '' } as const;
    const answer = nextAnswer(engine, position) ?? { ...own, answer: own.seat === 'north' ? 2 : 1 };
    position = engine.submit(position, answer, dice).position;
  }
  return position;
}

describe('a bid for balance', () => {
  it('is counted where the game ends, and the result says what it would have been without', () => {
    const { over } = ended(begun({ to: 'south', by: 2 }));
    expect(over).toMatchObject({
      winner: 'south',
      level: 'Won',
      detail: { bid: { to: 'south', by: 2 }, printed: 'Done' },
    });
    expect(over?.text).toBe('done House option: 2 points to the south player, counted at the end; without it: Done.');
  });

  it('that changes nothing stands in the result too; without one it is as printed', () => {
    expect(ended(begun({ to: 'south', by: 1 })).over).toMatchObject({
      ...{ winner: null, level: 'Done', text: 'done House option: 1 point to the south player, counted at the end.' },
    });
    expect(ended(begun()).over).toEqual({ winner: null, level: 'Done', rule: '4', text: 'done', detail: {} });
  });

  it('is told when the game begins, and stands in the score', () => {
    const options = { balance: { to: 'north', by: 3 } };
    const { facts, position } = engine.start({ scenario: '1', options }, dice);
    const text = '3 points to the north player, counted at the end';
    expect(facts[0]).toMatchObject({ type: 'despatch.balance', audience: 'all', body: { text } });
    expect(engine.score(position, 'south')).toEqual([`House option: ${text}`]);
  });

  it('is refused where a scenario takes none, or not such a one', () => {
    const plain = new Engine(toySystem());
    expect(() => begun({ to: 'north', by: 1 }, plain)).toThrow('scenario 1 takes no bid for balance');
    expect(() => begun({ to: 'west', by: 1 })).toThrow('goes to north or south');
    for (const by of [0, 4, 1.5, -1]) expect(() => begun({ to: 'north', by })).toThrow(BadBid);
  });
});
