import { judgeMove } from './08-moves';
import { fieldWith, judged, moveOf, waysWith } from './testing/moves';
import type { World } from '../world';

const unsupplied = ({ units }: World): void => {
  for (const unit of Object.values(units)) unit.noMovementSupply = true;
};

describe('motor pool (9.5)', () => {
  it('9.57: the example: I-6REI with Movement Supply takes one point, moves five, and may march besides', () => {
    const field = fieldWith({ '1917': 'I-6REI' }, 'axis');
    expect(judgeMove(field, moveOf('I-6REI*: 1916'))).toMatchObject({ motorPool: 1 });
    expect(judged(field, 'I-6REI*: 2017')).toBe(5);
    const most = (mode: 'move' | 'march') =>
      Math.max(...[...waysWith(field, 'I-6REI*', mode).values()].map(({ spent }) => spent));
    expect([most('move'), most('march')]).toEqual([30, 45]);
    expect(judged(field, 'I-6REI: 1916-1915', 'march')).toMatch(/^9\.21 at 1916/);
    expect(judged(field, 'I-6REI*: 1916-1915', 'march')).toBe(1);
    expect(judged(fieldWith({ '1917': 'I-6REI' }, 'axis', {}, unsupplied), 'I-6REI*: 1916')).toMatch(/^9\.55/);
  });

  it('9.57: five points for the Axis, seven for the Allies, at the cost of wheels', () => {
    const spent = (unit: string, side: 'axis' | 'allied'): number =>
      Math.max(...[...waysWith(fieldWith({ '2311': unit }, side), `${unit}*`).values()].map((way) => way.spent));
    expect([spent('I-6REI', 'axis'), spent('16-6', 'allied')]).toEqual([30, 42]);
    expect(judged(fieldWith({ '2117': '16-6' }), '16-6*: 2018')).toBe(4);
  });

  it('9.52, 9.54: carries who goes on foot, and dumps; no wheels, no REPL units', () => {
    const field = fieldWith({ '2311': '6-Cav Allied-MSU-1=1 Allied-Dump-1=2 FFA' });
    expect(judged(field, '6-Cav*: 2310')).toMatch(/^9\.52/);
    expect(judged(field, 'Allied-MSU-1*: 2310')).toMatch(/^9\.52/);
    expect(judgeMove(field, moveOf('Allied-Dump-1*: 2310'))).toMatchObject({ spent: 6, motorPool: 2 });
    expect(judgeMove(field, moveOf('FFA*: 2310'))).toMatchObject({ motorPool: 0 });
    const repl = fieldWith({}, 'axis', {}, (world) => void (world.repl['REPL-V1'] = '1702'));
    expect(judged(repl, 'REPL-V1*: 1703')).toBe('9.54 at 1703, move to 1703');
  });

  it('9.53: an enemy zone may be entered', () => {
    expect(judged(fieldWith({ '2310': '16-6', '2412': 'I-6REI' }), '16-6*: 2311')).toBe(1);
  });

  it('9.55: a combat unit needs Movement Supply, a dump does not, nor who begins in a box', () => {
    const field = fieldWith({ '2311': '16-6 Allied-Dump-1=1', 'middle-east': '23-6' }, 'allied', {}, unsupplied);
    expect(judged(field, '16-6*: 2310')).toBe('9.55 at 2310, move to 2310');
    expect(judged(field, 'Allied-Dump-1*: 2310')).toBe(1);
    expect(judged(field, '23-6*: 1733-1732')).toBe(1);
  });

  it('9.56: not more than the capacity that is left', () => {
    const field = fieldWith({ '2311': '16-6 LE-1 1-1' });
    expect(judgeMove(field, moveOf('16-6* LE-1*: 2310'))).toMatchObject({ motorPool: 4 });
    expect(judged(field, '16-6* LE-1* 1-1*: 2310')).toBe('9.56 at 2310, move to 2310');
    expect(judged(fieldWith({ '2311': '16-6' }, 'allied', { motorPool: 2 }), '16-6*: 2310')).toMatch(/^9\.56/);
    expect(judged(fieldWith({ '2311': '16-6' }, 'allied', { motorPool: 3 }), '16-6*: 2310')).toBe(1);
  });

  it('8.12: riders and others go together at the lowest allowance', () => {
    const field = fieldWith({ '2311': '16-6 6-Cav' });
    expect(Math.max(...[...waysWith(field, '16-6* 6-Cav').values()].map(({ spent }) => spent))).toBe(42);
    expect(judged(field, '16-6* 6-Cav: 2310-2309-2308-2307-2306-2305-2304')).toBe(7);
    expect(judged(field, '16-6 6-Cav: 2310-2309-2308-2307-2306-2305-2304')).toBe('8.32 at 2304, truck to 2304');
  });

  it('9.57, 9.61: who rides neither goes by rail nor infiltrates', () => {
    expect(judged(fieldWith({ '1702': 'II-6REI' }, 'axis'), 'II-6REI*: 1703', 'rail')).toMatch(/^9\.57/);
  });
});
