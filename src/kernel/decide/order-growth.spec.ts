import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import { northBid, toySystem } from '../testing/toy';
import { illegal } from './decision';
import type { Order } from './order';
import { consider } from './verdict';

/** Reads a text where every line is refused by the rules; counts the lines judged and the lines read by their verb. */
function work(text: string) {
  const count = { judged: 0, read: 0 };
  const verbs = northBid.verbs.map((verb) => ({
    ...verb,
    read: (...said: Parameters<typeof verb.read>) => (count.read++, verb.read(...said)),
  }));
  const assemble = (orders: readonly Order[]) => {
    count.judged += orders.length;
    const objections = orders.map(({ line }) => ({ level: 'illegal' as const, rule: '2.2', text: 'too much', line }));
    return { objections: objections as never[] };
  };
  const system = toySystem();
  const decisions = system.decisions.map((d) => (d.kind === northBid.kind ? { ...d, verbs, assemble } : d));
  const engine = new Engine({ ...system, decisions: decisions as typeof system.decisions });
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('a'));
  const open = position.open.find((o) => o.seat === 'north');
  if (!open) throw new Error('north is not asked');
  return { verdict: consider(engine, position, 'north', open, text), ...count };
}

type Bid = Order & { amount: number };

/** How often somebody works out what the bids of a mail come to, each judged by its line: nine at most. */
function foreseenBy(text: string): { told: string[]; times: number } {
  let times = 0;
  const byLines = {
    assemble: (orders: readonly Order[]) => ({ answer: orders }),
    judge: (bids: readonly Bid[]) =>
      bids.flatMap(({ amount, line }) => (amount > 9 ? [illegal('2.2', 'too much', { line: line ?? 0 })] : [])),
    ifSilent: () => 'moderator' as const,
    print: (bids: readonly Bid[]) => bids.map(({ amount }) => `bid ${amount}`),
    foresee: () => [`foreseen ${++times}`],
  };
  const system = toySystem();
  const decisions = system.decisions.map((d) =>
    d.kind === northBid.kind ? { ...d, ...byLines, single: undefined } : d,
  );
  const engine = new Engine({ ...system, decisions: decisions as unknown as typeof system.decisions });
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('a'));
  const open = position.open.find((o) => o.seat === 'north') ?? null;
  return { told: consider(engine, position, 'north', open, text).foreseen, times };
}

describe('what orders cost', () => {
  it('what an answer comes to is worked out once, and not at all beside a line in error', () => {
    expect(foreseenBy('bid 3')).toEqual({ told: ['foreseen 1'], times: 1 });
    expect(foreseenBy('bid 3\nbid 50')).toEqual({ told: [], times: 0 });
  });

  it('the search for nearest orders ends: more lines that are refused are not all tried against each other', () => {
    const [some, many] = [work('bid 5\n'.repeat(200)), work('bid 5\n'.repeat(2_000))];
    expect(some.judged).toBeLessThan(2_000);
    expect(many.judged).toBeLessThan(4_000);
    expect(many.verdict.lines).toHaveLength(2_000);
    expect(many.verdict.lines.every((l) => l.status === 'error')).toBe(true);
  });

  it('the same line that is nothing is read once, and refused in each place', () => {
    const [once, often] = [work('bid x'), work('bid x\n'.repeat(500))];
    expect(often.read).toBe(once.read);
    expect(often.verdict.lines).toHaveLength(500);
    expect(often.verdict.lines.slice(0, 5).map((l) => l.why)).toEqual(Array(5).fill(once.verdict.lines[0]?.why));
  });

  it('many blanks are one, before any pattern meets them', () => {
    expect(work(`bid${' \t'.repeat(30_000)}3`).verdict.lines[0]).toMatchObject({ text: 'bid 3', read: 'bid 3' });
  });
});
