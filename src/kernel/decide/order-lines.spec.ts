import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import { northBid, toySystem } from '../testing/toy';
import type { Objection } from './decision';
import { consider } from './verdict';

const REFUSED: Objection = { level: 'illegal', rule: '2.2', text: 'too much', nearest: 'bid 3', line: 1 };
const DOUBTED: Objection = { level: 'doubtful', rule: '9.9', text: 'is that wise?', nearest: 'bid 1', line: 1 };

/** What is said of the line `bid 5` when the rules raise these objections to it, in this order. */
function lineWith(raised: Objection[]) {
  const system = toySystem();
  const decisions = system.decisions.map((d) =>
    d.kind === northBid.kind ? { ...d, judge: (bid: number) => (bid === 5 ? raised : []) } : d,
  );
  const engine = new Engine({ ...system, decisions });
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('a'));
  const open = position.open.find((o) => o.seat === 'north');
  if (!open) throw new Error('north is not asked');
  return consider(engine, position, 'north', open, 'bid 5').lines[0];
}

describe('objections to one line', () => {
  it.each([
    ['a doubt after what refuses it', [REFUSED, DOUBTED], 'too much; is that wise?'],
    ['a doubt before what refuses it', [DOUBTED, REFUSED], 'is that wise?; too much'],
  ])('%s leaves it refused by its rule, with the order that is legal', (_, raised, why) => {
    expect(lineWith(raised)).toMatchObject({ status: 'error', rule: '2.2', nearest: 'bid 3', why });
  });

  it('what refuses it without an order in its place takes none from a doubt: one that is tried and legal is named', () => {
    const bare = { level: 'illegal', rule: '2.2', text: 'too much', line: 1 } as const;
    expect(lineWith([DOUBTED, bare])).toMatchObject({ status: 'error', nearest: 'bid 0' });
  });

  it('a doubt alone is a doubt', () => {
    expect(lineWith([DOUBTED])).toMatchObject({ status: 'doubt', rule: '9.9', nearest: 'bid 1' });
  });
});
