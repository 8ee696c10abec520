import { consider } from '../../../kernel/decide/verdict';
import { readCases } from '../../../kernel/testing/case-file';
import { PlayedCase } from '../../../kernel/testing/play-case';
import type { Ask } from '../slouch-hats';
import type { Side } from '../side';
import { slouchHatsData, slouchHatsEngine, worldWith } from '../testing';
import { slouchHatsView } from '../view/view';
import type { World } from '../world';
import { underWay } from './cargo-choices';
import { declaration } from './declaration';
import { movement } from './movement';
import { transport } from './transport';

const data = slouchHatsData();

const IN_TRANSPORT = `
system: slouch-hats
cases:
  - case: the Allied player is asked what goes by sea
    rule: "7.2"
    board: {run: Transport Phase, turn: II June, segment: C, stand: {middle-east: [16/6], 1524: [25/7A], 1522: [I-17RTS]}}
    orders: []
    expect: {asked: {allied: slouch-hats.transport}}
`;

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

  it('6.63a: the one Supply Point in reach serves the first of two attacks, and the second is told at half', () => {
    const world = worldWith({ '1723': '25-7A 6-Cav Allied-MSU-2=1', '1722': 'II-29RTA', '1822': 'I-24RMIC' });
    const told = declaration.foresee?.(
      [
        { hex: '1722', units: ['25-7A'], support: {} },
        { hex: '1822', units: ['6-Cav'], support: {} },
      ],
      asked(world),
    );
    expect(told?.[0]).toContain('SP spent: MSU 2');
    expect(told?.[1]).toContain('1 to 2');
    expect(told?.[1]).toContain('no SP is spent; no Attack Combat Supply is left for 6 Cav (6.63c)');
    expect(world.supply['Allied-MSU-2']?.points).toBe(1);
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

  it('7.23d: a move in the mail of the transport is told as it will be if the unit arrives, before the dice', () => {
    const world = worldWith({ 'middle-east': '16-6', '1524': 'I-17RTS' });
    const q = asked(world);
    const sail = [
      {
        verb: 'ship' as const,
        sailing: { from: 'middle-east', to: '1527', cargo: [{ kind: 'unit' as const, id: '16-6' }] },
        air: [],
      },
    ];
    expect(transport.foresee?.(sail, q)).toEqual([
      'what is ordered of 16/6 for later stands if the dice let it arrive (7.24)',
    ]);
    const then = { ...q, view: underWay(sail, q) };
    const put = movement.assemble([{ verb: 'move', who: { unit: '16-6' }, where: { to: '1525' } }], then);
    const moves = 'answer' in put ? put.answer : [];
    expect(movement.judge(moves, then)).toEqual([]);
    expect(movement.foresee?.(moves, then)).toEqual([
      '16/6: 1527-1526-1525, 1 of 6 points, must stop in an enemy zone of control (8.21)',
    ]);
  });

  it('10.12: a doubt in an attack ordered ahead offers no "pass", which would pass what is asked now', () => {
    const engine = slouchHatsEngine();
    const [one] = readCases({ path: 'transport.yaml', text: IN_TRANSPORT }).cases;
    const position = one && new PlayedCase(engine, one).position;
    const [open] = position?.open ?? [];
    if (!position || !open) throw new Error('nobody is asked for transport');
    const text = 'pass\nmove 25/7A to 1523\nattack 1519: 25/7A';
    const { lines } = consider(engine, position, open.seat, open, text);
    expect(lines.map(({ status }) => status)).toEqual(['ok', 'later', 'doubt']);
    expect(lines[2]?.why).toContain('no enemy combat unit stands in 1519');
    expect(lines[2]?.nearest).not.toBe('pass');
  });

  it('7.23d: moves and attacks that stand alone in the mail of the transport are told of too', () => {
    const engine = slouchHatsEngine();
    const [one] = readCases({ path: 'transport.yaml', text: IN_TRANSPORT }).cases;
    const position = one && new PlayedCase(engine, one).position;
    const [open] = position?.open ?? [];
    if (!position || !open) throw new Error('nobody is asked for transport');
    const { foreseen, lines } = consider(engine, position, open.seat, open, 'move 25/7A to 1523');
    expect(lines.map(({ status }) => status)).toEqual(['later']);
    expect(foreseen).toEqual(['25/7A: 1524-1523, 1/2 of 6 points, must stop in an enemy zone of control (8.21)']);
  });
});
