import { setUp } from '../set-up';
import { boardWith, slouchHatsData, worldWith } from '../testing';
import { settleControl } from './03-1-control';
import { Board, excess, fits, stepsOf } from './03-board';

const data = slouchHatsData();
const covered = (board: Board, hexes: string[], side: 'axis' | 'allied') =>
  hexes.filter((hex) => board.inZone(hex, side));

describe('zones of control (3.2)', () => {
  it('3.21: cover the hex of a unit and the six around it', () => {
    const board = boardWith({ '2312': '16-6' });
    const around = data.ground.map.grid.neighbours('2312');
    expect(covered(board, [...around, '2312'], 'allied')).toHaveLength(7);
    expect(board.inZone('2310', 'allied')).toBe(false);
    expect(board.inZone('2312', 'axis')).toBe(false);
  });

  it('3.22: a No ZOC band keeps the zone to the own hex, unless another unit there has none', () => {
    expect(covered(boardWith({ '2312': 'CLD' }), ['2312', '2311', '2313'], 'axis')).toEqual(['2312']);
    const board = boardWith({ '2312': 'CLD 2-BdL' });
    expect(board.zoneInto('2311', 'axis').map(({ id }) => id)).toEqual(['2-BdL', 'CLD']);
  });

  it('3.23: supply units and aircraft have none', () => {
    const board = boardWith({ '2312': 'Axis-MSU-1=2 I-7' });
    expect(covered(board, ['2312', '2311'], 'axis')).toEqual([]);
  });

  it('3.24: do not cross escarpment, swamp, lava or the coast, but wadi and ridge, whoever stands there', () => {
    const board = boardWith({ '1922': 'I-22RTA', '1923': '16-6', '1521': 'II-22RTA' });
    // Hermon falls to Kuneitra as an escarpment.
    expect(board.inZone('1923', 'axis')).toBe(false);
    expect(board.inZone('1922', 'allied')).toBe(false);
    expect(covered(board, ['1520', '1421', '1522'], 'axis')).toEqual(['1520', '1522']);
  });

  it('8.35: that of armor reaches into mountain only along a road or trail', () => {
    const [by, armor] = [boardWith({ '1719': 'I-22RTA' }), boardWith({ '1719': '6RCA' })];
    const mountains = data.ground.map.grid.neighbours('1719').filter((hex) => data.ground.kindOf(hex) === 'mountain');
    const onRoad = mountains.filter((hex) => data.ground.road('1719', hex) !== null);
    expect(covered(by, mountains, 'axis')).toEqual(mountains);
    expect(covered(armor, mountains, 'axis')).toEqual(onRoad);
    expect(onRoad.length).toBeLessThan(mountains.length);
  });
});

describe('control (3.12)', () => {
  it('2.12: is that of the area before anybody moved', () => {
    const world = setUp(data, '1');
    expect(settleControl(world, data).length).toBeGreaterThan(0);
    const board = new Board(world, data);
    expect(['1702', '1527', '4914', '1100'].map((hex) => board.friendlyTo(hex))).toEqual([
      'axis',
      'allied',
      'allied',
      null,
    ]);
  });

  it('3.12a: of a vacant hex goes to whose zone alone covers it, and stays when the zone goes', () => {
    const world = worldWith({ '2120': '16-6' });
    const taken = settleControl(world, data);
    expect(taken).toContainEqual({ hex: '2121', side: 'allied' });
    Object.assign(world.units['16-6'] ?? {}, { at: 'middle-east' });
    expect(settleControl(world, data)).toEqual([]);
    expect(new Board(world, data).friendlyTo('2120')).toBe('allied');
  });

  it('3.12b: a vacant hex in zones of both is contested and stays whose it was', () => {
    const world = worldWith({ '2120': '16-6', '2122': 'V-1RTM' });
    settleControl(world, data);
    const board = new Board(world, data);
    expect(board.contested('2121')).toBe(true);
    expect(board.friendlyTo('2121')).toBe('axis');
  });

  it('3.11c: what is won back by who had it first needs no note', () => {
    const world = worldWith({ '2120': '16-6' });
    settleControl(world, data);
    Object.assign(world.units['16-6'] ?? {}, { at: 'off' });
    Object.assign(world.units['V-1RTM'] ?? {}, { at: '2120' });
    settleControl(world, data);
    expect(world.control['2120']).toBeUndefined();
  });
});

describe('stacking (3.3)', () => {
  it('3.32: seven points fit a hex, any number a box; units of value zero do not count', () => {
    const board = boardWith({ '1824': '21-7A 25-7A', '1927': '16-6 RF CCC Roy', 'middle-east': '23-6 17-6A 14-6' });
    expect([board.stackingPoints('1824'), board.stackingPoints('1927')]).toEqual([6, 4]);
    expect(
      fits(
        board,
        '1824',
        board.at('1927').filter(({ id }) => ['RF', 'CCC', 'Roy'].includes(id)),
      ),
    ).toBe(true);
    expect(fits(board, '1824', board.at('1927'))).toBe(false);
    expect(fits(board, 'middle-east', board.at('1824'))).toBe(true);
  });

  it('3.32: of a stack above seven those of who entered go that are worth least, of equals the last', () => {
    const board = boardWith({ '1824': '21-7A 25-7A RF CCC 6-Cav' });
    expect(excess(board, '1824', ['6-Cav', 'RF', 'CCC']).map(({ id }) => id)).toEqual(['RF']);
    expect(excess(board, '1824', []).map(({ id }) => id)).toEqual([]);
  });

  it('3.32: no more leave than must: one of two points spares one of one that came later', () => {
    const board = boardWith({ '1519': 'I-6REI II-6REI III-6REI IV-6REI I-22RTA II-22RTA RTA SK-F' });
    expect(excess(board, '1519', ['RTA', 'SK-F']).map(({ id }) => id)).toEqual(['RTA']);
  });

  it('3.41: a counter with a back has two steps, one on its back one', () => {
    const board = boardWith({ '1824': '21-7A 25-7A/ RF' });
    expect(board.at('1824').map(stepsOf)).toEqual([2, 1, 1]);
  });
});
