import { ServiceUnavailableException } from '@nestjs/common';
import { SeatPages } from './seat-pages';
import type { OpenSeat } from './seat-door';
import { DrawingTurns } from './drawing-turns';

describe('sheets that many ask for at once', () => {
  it('are drawn one at a time, and others are served after each', async () => {
    const turns = new DrawingTurns();
    const order: string[] = [];
    const draw = (n: number) => (): string => {
      // A request of somebody else comes in while this is drawn.
      setImmediate(() => order.push(`other ${n}`));
      order.push(`sheet ${n}`);
      return `sheet ${n}`;
    };
    expect(await Promise.all([1, 2, 3].map((n) => turns.take('a reader', draw(n))))).toEqual([
      'sheet 1',
      'sheet 2',
      'sheet 3',
    ]);
    expect(order.slice(0, 5)).toEqual(['sheet 1', 'other 1', 'sheet 2', 'other 2', 'sheet 3']);
  });

  it('wait, a hundred and twenty behind one; the next is told at once, kindly, and one that fails stops none', async () => {
    const turns = new DrawingTurns();
    const asked = Array.from({ length: 122 }, (_, n) =>
      turns.take(`reader ${n}`, () => {
        if (n === 0) throw new Error('it cannot be drawn');
        return n;
      }),
    );
    const ends = await Promise.allSettled(asked);
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(120);
    const [first, last] = [ends[0], ends[121]] as [PromiseRejectedResult, PromiseRejectedResult];
    expect(first.reason).toEqual(new Error('it cannot be drawn'));
    expect(last.reason).toBeInstanceOf(ServiceUnavailableException);
    expect(String(last.reason)).toContain('load the page again in a few seconds');
    expect(await turns.take('a reader', () => 'again')).toBe('again');
  });

  it('of one who asks for many keep nobody waiting, and more than forty of his are refused kindly', async () => {
    const turns = new DrawingTurns();
    const order: string[] = [];
    const draw = (who: string) => turns.take(who, () => void order.push(who));
    const greedy = Array.from({ length: 60 }, () => draw('greedy'));
    const others = ['anna', 'berta', 'carl'].map(draw);
    const ends = await Promise.allSettled(greedy);
    await Promise.all(others);
    expect(ends.filter((end) => end.status === 'rejected')).toHaveLength(19);
    expect(order.indexOf('carl')).toBeLessThanOrEqual(4);
  });

  it('of a seat go this way', async () => {
    const boards = { look: () => new Promise(() => undefined) };
    const pages = new SeatPages(boards as never, {} as never, {} as never, {} as never);
    const seat = { game: { id: 'g' }, side: 'axis' } as OpenSeat;
    for (let n = 0; n < 41; n++) void pages.drawing(seat, 'map');
    await expect(pages.drawing(seat, 'map')).rejects.toThrow('Too many maps');
  });
});
