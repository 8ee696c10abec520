import { slouchHatsData, worldWith, type Standing } from '../testing';
import { settleControl } from './03-1-control';
import { Board } from './03-board';
import { fieldOf } from './08-field';
import { judgeMove } from './08-moves';
import { carryOut, metOn } from './08-on-the-way';
import { isFault } from '../../../kernel/decide/fault';
import { moveOf } from './testing/moves';

const data = slouchHatsData();

function started(standing: Standing, text: string, side: 'axis' | 'allied' = 'allied') {
  const world = worldWith(standing);
  settleControl(world, data);
  const field = fieldOf(new Board(world, data), side, { traces: () => true });
  const moved = judgeMove(field, moveOf(text));
  if (isFault(moved)) throw new Error(`${moved.rule}: ${moved.why}`);
  return { world, field, moved, met: metOn(field, moved) };
}

describe('what happens on the way', () => {
  it("3.12a: hexes that a combat unit moves through are its side's, those around its end too", () => {
    const { world, field, moved } = started({ '2310': '16-6' }, '16-6: 2309-2308-2307');
    const taken = carryOut(world, data, field, moved).map(({ hex, side }) => [hex, side]);
    expect(world.units['16-6']?.at).toBe('2307');
    expect(taken).toContainEqual(['2308', 'allied']);
    expect(taken).toContainEqual(['2306', 'allied']);
    expect(taken).not.toContainEqual(['2310', 'allied']);
    expect(new Board(world, data).friendlyTo('2309')).toBe('allied');
  });

  it('3.12a: supply units take nothing, nor does a stack after its combat units are dropped', () => {
    const { world, field, moved } = started(
      { '2310': 'LE-1 Allied-MSU-1=1' },
      'LE-1@2309 Allied-MSU-1: 2309-2308-2307-2306',
    );
    const taken = carryOut(world, data, field, moved).map(({ hex }) => hex);
    expect([world.units['LE-1']?.at, world.supply['Allied-MSU-1']?.at]).toEqual(['2309', '2306']);
    expect(world.supply['Allied-MSU-1']?.moved).toBe(true);
    expect(taken).not.toContain('2306');
    expect(new Board(world, data).friendlyTo('2306')).toBe('axis');
  });

  it('6.16, 12.34: a combat unit comes upon enemy supply units and REPL units, on its way and at its end', () => {
    const standing = {
      '2310': '16-6',
      '2309': 'Axis-Dump-1=2 Axis-MSU-1=1',
      '2307': 'Axis-Large-1=4',
      '2306': 'Axis-Dump-2=1',
    };
    const { field, met } = started(standing, '16-6: 2309-2308-2307');
    expect(met).toEqual([
      { hex: '2309', supply: ['Axis-MSU-1', 'Axis-Dump-1'], repl: [], air: [] },
      { hex: '2307', supply: ['Axis-Large-1'], repl: [], air: [] },
    ]);
    const world = worldWith({ '2310': '16-6' });
    world.repl['REPL-V1'] = '2309';
    const other = fieldOf(new Board(world, data), 'allied', { traces: () => true });
    const moved = judgeMove(other, moveOf('16-6: 2309'));
    expect(isFault(moved) ? moved : metOn(other, moved)).toEqual([
      { hex: '2309', supply: [], repl: ['REPL-V1'], air: [] },
    ]);
    expect(field.board.at('2310')).toHaveLength(1);
  });

  it('6.16a: supply units capture nothing', () => {
    expect(started({ '2310': 'Allied-MSU-1=1', '2309': 'Axis-Dump-1=2' }, 'Allied-MSU-1: 2309').met).toEqual([]);
  });

  it('13.14: aircraft on an airfield that is moved onto are destroyed, own ones are not', () => {
    const { met } = started({ '2310': '16-6', '2309': 'I-7 208' }, '16-6: 2309');
    expect(met).toEqual([{ hex: '2309', supply: [], repl: [], air: ['I-7'] }]);
  });

  it('9.33: into a box', () => {
    const { world, field, moved } = started({ '1733': '16-6 Allied-MSU-1=2' }, '16-6 Allied-MSU-1: ME');
    expect(carryOut(world, data, field, moved)).toEqual([]);
    expect([world.units['16-6']?.at, world.supply['Allied-MSU-1']?.at]).toEqual(['middle-east', 'middle-east']);
  });

  it('12.34, 15.21: REPL units move as others do', () => {
    const world = worldWith();
    world.repl['REPL-V1'] = '2310';
    const field = fieldOf(new Board(world, data), 'axis', { traces: () => true });
    const moved = judgeMove(field, moveOf('REPL-V1: 2309-2308'));
    if (!isFault(moved)) carryOut(world, data, field, moved);
    expect(world.repl['REPL-V1']).toBe('2308');
  });
});
