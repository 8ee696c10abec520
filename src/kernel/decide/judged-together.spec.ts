import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import { northBid, toySystem } from '../testing/toy';
import { illegal } from './decision';
import { consider, type Verdict } from './verdict';

interface Bid {
  amount: number;
  line?: number;
}
const lineOf = ({ line }: Bid) => (line === undefined ? {} : { line });

/**
 * Several bids in a mail: nobody may bid 9, which ends the reading; behind an 8, which nobody may bid either, every one is
 * refused; each of the others is 4 at most, and the first above it
 * ends the judging; two alone cannot be put together.
 */
function mail(text: string): Verdict {
  const system = toySystem();
  const decisions = system.decisions.map((d) =>
    d.kind === northBid.kind
      ? {
          ...d,
          assemble: (bids: Bid[]) => {
            const nine = bids.find(({ amount }) => amount === 9);
            if (nine) return { objections: [illegal('2.9', 'nobody bids 9', lineOf(nine))] };
            if (bids.length === 2) return { objections: [illegal('2.8', 'bid once, or more than twice')] };
            return { answer: bids };
          },
          judge: (bids: Bid[]) => {
            const eight = bids.findIndex(({ amount }) => amount === 8);
            if (eight >= 0) return bids.slice(eight).map((bid) => illegal('2.7', 'nothing behind an 8', lineOf(bid)));
            return bids
              .filter(({ amount }) => amount > 4)
              .slice(0, 1)
              .map((bid) => illegal('2.2', `${bid.amount} is too much`, lineOf(bid)));
          },
          ifSilent: () => 'moderator' as const,
          print: (bids: Bid[]) => bids.map(({ amount }) => `bid ${amount}`),
        }
      : d,
  );
  const engine = new Engine({ ...system, decisions } as unknown as typeof system);
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('a'));
  return consider(engine, position, 'north', position.open.find((o) => o.seat === 'north') ?? null, text);
}
const statuses = (text: string) => mail(text).lines.map(({ status }) => status);

describe('a mail with a line in error', () => {
  it('calls no line wrong for standing behind it', () => {
    expect(statuses('bid 8\nbid 1\nbid 2\nbid 3')).toEqual(['error', 'ok', 'ok', 'ok']);
  });

  it('has each other line judged as it would be without that one', () => {
    const { lines, sound } = mail('bid 9\nbid 5\nbid 1\nbid 2');
    expect(lines.map(({ status }) => status)).toEqual(['error', 'error', 'unjudged', 'unjudged']);
    expect(lines[1]).toMatchObject({ rule: '2.2', why: 'without line 1: 5 is too much' });
    expect(sound).toBe(false);
  });

  it('has every fault told where judging stops at the first', () => {
    expect(statuses('bid 5\nbid 6\nbid 1\nbid 1\nbid 1')).toEqual(['error', 'error', 'ok', 'ok', 'ok']);
    expect(statuses('bid 9\nbid 3\nbid 1\nbid 1')).toEqual(['error', 'ok', 'ok', 'ok']);
  });

  it('says of lines that nothing can be told of that they were not judged, not that they are good', () => {
    expect(mail('bid 9\nbid 1\nbid 2').lines[1]).toMatchObject({
      status: 'unjudged',
      why: 'read, but not judged as long as other lines are in error',
    });
  });
});
