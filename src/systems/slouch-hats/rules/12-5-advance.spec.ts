import { slouchHatsData, worldWith, type Standing } from '../testing';
import { Board } from './03-board';
import { declared, type Combat } from './10-combat';
import { advance, advancers, defaultAdvance, judgeAdvance, leftAtSea } from './12-5-advance';

const data = slouchHatsData();
const combat = (attackers: string, more: Partial<Combat> = {}): Combat => ({
  ...declared('allied', '2312', attackers.split(' ')),
  ...more,
});
const boardOf = (standing: Standing) => new Board(worldWith(standing), data);
const judge = (standing: Standing, fight: Combat, units: string) =>
  judgeAdvance(boardOf(standing), fight, units.split(' '));
const rule = (...args: Parameters<typeof judge>) => judge(...args)?.rule ?? null;
const AT = { '2311': '21-7A 6-Cav RF', '2412': '25-7A' };

describe('advance after combat (12.5)', () => {
  it('12.5: only into a hex without combat units; supply units do not hold it', () => {
    expect(rule(AT, combat('21-7A 6-Cav'), '21-7A 6-Cav')).toBeNull();
    expect(rule({ ...AT, '2312': 'V-1RTM' }, combat('21-7A'), '21-7A')).toBe('12.5');
    expect(rule({ ...AT, '2312': 'Axis-MSU-1=2' }, combat('21-7A'), '21-7A')).toBeNull();
  });
  it('12.54: only units of that attack, from any of its hexes', () => {
    expect(rule(AT, combat('21-7A 25-7A'), '25-7A 21-7A')).toBeNull();
    expect(judge(AT, combat('21-7A'), 'RF 21-7A')).toMatchObject({ rule: '12.54' });
  });
  it('12.52: one hex: not who has retreated from beside it', () => {
    expect(rule({ ...AT, '2310': '16-6' }, combat('16-6'), '16-6')).toBe('12.52');
  });
  it('12.53: defenders never advance', () => {
    expect(rule({ ...AT, '2313': 'I-6REI' }, combat('21-7A'), 'I-6REI')).toBe('12.53');
  });
  it('12.56: artillery and anti-aircraft units do not', () => {
    expect(
      rule({ ...AT, '2413': '2-4Fd' }, combat('21-7A', { guns: { attacker: ['2-4Fd'], defender: [] } }), '2-4Fd'),
    ).toBe('12.56');
    const flak = declared('axis', '2312', ['I-6REI', 'Flak']);
    expect(rule({ '2311': 'I-6REI Flak' }, flak, 'Flak')).toBe('12.56');
  });
  it('12.57: seven stacking points', () => {
    const at = { ...AT, '2413': '16-6' };
    const all = combat('21-7A 25-7A 6-Cav 16-6');
    expect(rule(at, all, '21-7A 25-7A 6-Cav')).toBeNull();
    expect(judge(at, all, '21-7A 25-7A 16-6')).toMatchObject({ rule: '12.57' });
  });
  it('21.12b: Vichy units do not advance into Iraq', () => {
    const into = declared('axis', '4705', ['I-6REI']);
    expect(rule({ '4704': 'I-6REI' }, into, 'I-6REI')).toBe('21.12b');
  });
  it('12.55, 3.12a: enters whatever zones there are, the hex is taken', () => {
    const world = worldWith({ ...AT, '2313': 'V-1RTM' });
    const board = new Board(world, data);
    expect(judgeAdvance(board, combat('21-7A'), ['21-7A'])).toBeNull();
    expect(advance(world, board, combat('21-7A'), ['21-7A'])).toEqual(['21-7A']);
    expect([world.units['21-7A']?.at, world.control['2312']]).toEqual(['2312', 'allied']);
  });
});

describe('who advances if nobody says', () => {
  it('the least unit, unless a stack would lose its supply', () => {
    const board = boardOf(AT);
    expect(defaultAdvance(board, combat('21-7A 6-Cav RF'), () => false)).toEqual(['RF']);
    expect(defaultAdvance(board, combat('21-7A 6-Cav RF'), () => true)).toEqual([]);
    expect(advancers(board, combat('21-7A 6-Cav')).map(({ id }) => id)).toEqual(['21-7A', '6-Cav']);
    expect(defaultAdvance(boardOf({ ...AT, '2312': 'V-1RTM' }), combat('21-7A'), () => false)).toEqual([]);
  });
  it('10.64: a commando at sea, whatever it breaks; else it is lost', () => {
    const fight = declared('allied', '1520', ['Cdo', '21-7A']);
    const world = worldWith({ '1420': 'Cdo', '1521': '21-7A' });
    const board = new Board(world, data);
    expect(defaultAdvance(board, fight, () => true)).toEqual(['Cdo']);
    expect(leftAtSea(world, board, fight, false)).toEqual([{ unit: 'Cdo', to: 'cadre', rule: '10.64' }]);
    const landed = worldWith({ '1420': 'Cdo' });
    advance(landed, new Board(landed, data), fight, ['Cdo']);
    expect(leftAtSea(landed, new Board(landed, data), fight, false)).toEqual([]);
  });
});
