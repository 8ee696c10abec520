import type { Ask } from '../slouch-hats';
import type { Side } from '../side';
import { slouchHatsData, worldWith } from '../testing';
import { slouchHatsView } from '../view/view';
import type { World } from '../world';
import { underWay } from './cargo';
import { declaration } from './declaration';
import { movement } from './movement';
import { transport } from './transport';

const data = slouchHatsData();

function asked(world: World, seat: Side = 'allied'): Ask & { facts: object } {
  return { seat, view: slouchHatsView(world, seat, data), data, facts: {} };
}

describe('what orders come to, before they are sent', () => {
  const front = (): World => worldWith({ '1723': '25-7A 6-Cav Allied-MSU-2=2', '1722': 'II-29RTA Axis-Dump-1=2' });

  it('10.42: an attack its odds, every shift, the column, and whose Supply Point is spent', () => {
    const q = asked(front());
    const [line] = declaration.foresee?.([{ hex: '1722', units: ['25-7A', '6-Cav'], support: {} }], q) ?? [];
    expect(line).toBe(
      '1722: 5 to 1, 5-1 (rough: -1), column 4-1 before aircraft, ships and further guns of the defender; SP spent: MSU 2',
    );
  });

  it('10.12: of an attack by who is not beside the hex, the same attack by those who are', () => {
    const world = front();
    Object.assign(world.units['21-7A'] ?? {}, { at: '1525' });
    const wrong = [{ hex: '1722', units: ['25-7A', '21-7A'], support: {} }];
    const [fault] = declaration.judge(wrong, asked(world));
    expect(fault).toMatchObject({ text: '21/7A is not beside 1722', nearest: 'attack 1722: 25/7A' });
  });

  it('8.11: who stands in the goal already is told so', () => {
    const q = asked(front());
    const put = movement.assemble([{ verb: 'move', who: { unit: '25-7A' }, where: { to: '1723' } }], q);
    const faults = 'answer' in put ? movement.judge(put.answer, q) : [];
    expect(faults[0]?.text).toBe('25/7A: already in 1723; leave it out of the order');
  });

  it('10.63, 10.64: a raid how the commando goes on, and that it is lost otherwise', () => {
    const world = worldWith({ '1527': 'Cdo' });
    const raid = (coast: string) => [{ verb: 'raid' as const, raid: { unit: 'Cdo', coast, sea: '1424' } }];
    const told = (coast: string) => transport.foresee?.(raid(coast), asked(world)) ?? [];
    expect(told('1523')).toEqual(['11 Cdo is lost unless it lands in this Segment (10.63): move 11 Cdo to 1523']);
    Object.assign(world.units['8RSA'] ?? {}, { at: '1523' });
    expect(told('1523')).toEqual(['11 Cdo is lost unless it attacks in this Segment (10.64): attack 1523: 11 Cdo']);
  });

  it('10.63: the landing may be planned with the raid, and who stays at sea with no enemy near is told of', () => {
    const world = worldWith({ '1527': 'Cdo' });
    const q = asked(world);
    const view = underWay([{ verb: 'raid', raid: { unit: 'Cdo', coast: '1523', sea: '1424' } }], q);
    const then = { ...q, view };
    const put = movement.assemble([{ verb: 'move', who: { unit: 'Cdo' }, where: { to: '1523' } }], then);
    expect('answer' in put ? movement.judge(put.answer, then) : null).toEqual([]);
    expect(movement.foresee?.([], then)).toEqual(['11 Cdo stays at sea with nobody to attack, and is lost (10.64)']);
    expect(movement.prompt(then).question).toContain('11 Cdo lies at sea');
    expect(movement.prompt(q).question).not.toContain('at sea');
  });
});
