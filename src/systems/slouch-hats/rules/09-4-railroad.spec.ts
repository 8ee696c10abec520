import { judgeMove } from './08-moves';
import { fieldWith, judged, moveOf, waysWith } from './testing/moves';

describe('railroad movement (9.4)', () => {
  it('9.42: any distance along the railroad, for all points', () => {
    const field = fieldWith({ '1702': 'II-6REI' }, 'axis');
    expect(judged(field, 'II-6REI: 1703-1704-1805-1806-1807-1808-1809', 'rail')).toBe(4);
    const ways = waysWith(field, 'II-6REI', 'rail');
    expect([ways.has('1819'), ways.has('1515'), ways.has('1820')]).toEqual([true, true, false]);
    expect([...ways.values()].every(({ spent }) => spent === 24)).toBe(true);
    expect(judged(field, 'II-6REI: 1703-1803', 'rail')).toBe('9.42 at 1803, move to 1803');
    expect(judged(fieldWith({ '1803': 'II-6REI' }, 'axis'), 'II-6REI: 1704', 'rail')).toMatch(/^9\.42/);
  });

  it('9.41: Axis only, two points a phase: stacking points, or Supply Points', () => {
    expect(judged(fieldWith({ '1702': '16-6' }), '16-6: 1703', 'rail')).toBe('9.41 at 1703, move to 1703');
    const standing = { '1702': 'II-6REI I-6REI RTA Axis-Dump-1=2 Axis-Large-1=3' };
    const field = fieldWith(standing, 'axis');
    expect(judgeMove(field, moveOf('II-6REI I-6REI: 1703', 'rail'))).toMatchObject({ railroad: 2, motorPool: 0 });
    expect(judged(field, 'II-6REI RTA: 1703', 'rail')).toBe('9.41 at 1703, move to 1703');
    expect(judged(field, 'Axis-Dump-1: 1703', 'rail')).toBe(0);
    expect(judged(field, 'Axis-Large-1: 1703', 'rail')).toMatch(/^9\.41/);
    expect(judged(fieldWith(standing, 'axis', { railroad: 1 }), 'RTA: 1703', 'rail')).toMatch(/^9\.41/);
    expect(judged(fieldWith(standing, 'axis', { railroad: 1 }), 'I-6REI: 1703', 'rail')).toBe(4);
  });

  it('9.41, 15.21: a REPL unit goes by rail as one point, or on foot', () => {
    const field = fieldWith({}, 'axis', {}, (world) => void (world.repl['REPL-V1'] = '1702'));
    expect(judgeMove(field, moveOf('REPL-V1: 1703', 'rail'))).toMatchObject({ railroad: 1 });
    expect(judged(field, 'REPL-V1: 1703-1803')).toBe(1.5);
  });

  it('9.41, 9.43: neither out of an enemy zone nor into one', () => {
    const leaving = fieldWith({ '1702': 'II-6REI', '1601': '16-6' }, 'axis');
    expect(judged(leaving, 'II-6REI: 1703', 'rail')).toMatch(/^9\.41 at 1703/);
    const into = fieldWith({ '1702': 'II-6REI', '1905': '16-6' }, 'axis');
    expect(judged(into, 'II-6REI: 1703-1704-1805', 'rail')).toMatch(/^9\.43 at 1805/);
    expect(waysWith(into, 'II-6REI', 'rail').has('1704')).toBe(true);
    expect(waysWith(into, 'II-6REI', 'rail').has('1809')).toBe(false);
  });

  it('9.41: the line must be open to the north edge of the map', () => {
    const cut = fieldWith({ '1809': 'II-6REI', '1602': '16-6' }, 'axis');
    expect(judged(cut, 'II-6REI: 1808', 'rail')).toBe('9.41 at 1808, move to 1808');
    const banded = fieldWith({ '1809': 'II-6REI', '1602': 'A-1-Al' }, 'axis');
    expect(judged(banded, 'II-6REI: 1808', 'rail')).toMatch(/^9\.41/);
    // A unit with a No ZOC band beside the line does not cut it.
    expect(judged(fieldWith({ '1809': 'II-6REI', '1603': 'A-1-Al' }, 'axis'), 'II-6REI: 1808', 'rail')).toBe(4);
  });

  it('9.43: when the enemy is gone the line is open again', () => {
    expect(judged(fieldWith({ '1809': 'II-6REI', '2602': '16-6' }, 'axis'), 'II-6REI: 1808', 'rail')).toBe(4);
  });
});
