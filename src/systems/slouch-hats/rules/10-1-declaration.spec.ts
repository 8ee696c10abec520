import { boardWith, worldWith, slouchHatsData, type Standing } from '../testing';
import { Board } from './03-board';
import { findFault, whatFalls, type Attack, type DeclarationContext } from './10-1-declaration';
import { nearestDeclaration, tellAttacks } from './10-1-nearest';

const plain: Omit<DeclarationContext, 'board'> = {
  ...{ side: 'allied', supplied: () => true, fought: [], resolved: [], notLight: [] },
};
/** `2312: 21-7A 25-7A` as an attack. */
const attack = (told: string): Attack => {
  const [hex = '', units = ''] = told.split(': ');
  return { hex, units: units === '' ? [] : units.split(' ') };
};
/** What is wrong with a declaration, and the nearest one that stands; null: nothing is. */
function judge(standing: Standing, told: string[], more: Partial<DeclarationContext> = {}) {
  const [board, attacks] = [boardWith(standing), told.map(attack)];
  const context = { ...plain, board, ...more };
  const found = findFault(context, attacks);
  return found && { ...found.fault, nearest: tellAttacks(board, nearestDeclaration(context, attacks)) };
}
const rule = (...args: Parameters<typeof judge>) => judge(...args)?.rule ?? null;

/** Clear ground: 2312 and 2310 lie on both sides of 2311. */
const AT = { '2312': 'I-6REI', '2311': '21-7A 25-7A' };

describe('who may attack what (10.12 to 10.14, 10.32 to 10.34)', () => {
  it('10.12: units beside a hex with enemy combat units', () => {
    expect(rule(AT, ['2312: 21-7A 25-7A'])).toBeNull();
    expect(rule({ ...AT, '2312': 'Axis-MSU-1=2 I-7' }, ['2312: 21-7A'])).toBe('10.12');
    expect(rule({ ...AT, '2309': '16-6' }, ['2312: 16-6'])).toBe('10.12');
    expect(rule(AT, ['2312: I-6REI'])).toBe('10.12');
    expect(rule(AT, ['2312: '])).toBe('10.12');
  });
  it('10.12: units of a stack may attack different hexes', () => {
    expect(rule({ ...AT, '2310': 'V-1RTM' }, ['2312: 21-7A', '2310: 25-7A'])).toBeNull();
  });
  it('9.36: nobody attacks from a holding box', () => {
    expect(rule({ '1633': 'V-1RTM', 'middle-east': '16-6' }, ['1633: 16-6'])).toBe('9.36');
  });
  it('10.32: a hex is attacked once, by one combat, and who has fought does not fight again', () => {
    expect(rule(AT, ['2312: 21-7A', '2312: 25-7A'])).toBe('10.32');
    expect(rule(AT, ['2312: 21-7A'], { fought: ['21-7A'] })).toBe('10.32');
    expect(rule(AT, ['2312: 21-7A'], { resolved: ['2312'] })).toBe('10.32');
  });
  it('10.33: a unit does not divide its strength', () => {
    expect(rule({ ...AT, '2310': 'V-1RTM' }, ['2312: 21-7A', '2310: 21-7A'])).toBe('10.33');
    expect(judge(AT, ['2312: 21-7A 21-7A'])).toMatchObject({ rule: '10.33', nearest: 'attack 2312: 21/7A' });
  });
  it('10.34: artillery alone does not attack; 10.16: with others it is named as support', () => {
    const at = { ...AT, '2311': '21-7A 2-4Fd' };
    expect(judge(at, ['2312: 2-4Fd'])).toMatchObject({ rule: '10.34', nearest: 'pass' });
    expect(judge(at, ['2312: 21-7A 2-4Fd'])).toMatchObject({ rule: '10.16', nearest: 'attack 2312: 21/7A' });
  });
  it('10.16: a unit without attack strength does not attack', () => {
    expect(rule({ '2312': '16-6', '2311': 'DCA V-1RTM' }, ['2312: DCA'], { side: 'axis' })).toBe('10.16');
  });
  it('15.24: nor one that receives replacements', () => {
    const world = worldWith(AT);
    Object.assign(world.units['21-7A'] ?? {}, { receiving: true });
    const board = new Board(world, slouchHatsData());
    expect(findFault({ ...plain, board }, [attack('2312: 21-7A')])?.fault.rule).toBe('15.24');
  });
  it('10.24: not where the terrain bars it, and 10.26b: armor into mountain only along a road', () => {
    expect(rule({ '1922': 'I-22RTA', '1923': '16-6' }, ['1922: 16-6'])).toBe('10.24');
    expect(rule({ '1720': 'I-22RTA', '1821': 'CCC' }, ['1720: CCC'])).toBe('10.26b');
    expect(rule({ '1822': 'RF', '1722': '6RCA' }, ['1822: 6RCA'], { side: 'axis' })).toBeNull();
  });
  it('10.64: a commando at sea attacks the coast and needs to attack nobody else', () => {
    expect(rule({ '1520': 'V-1RTM', '1519': 'I-6REI', '1420': 'Cdo' }, ['1520: Cdo'])).toBeNull();
  });
});

describe('odds (10.31, 3.54)', () => {
  it('10.31: below 1-4 an attack is not allowed, the nearest has help or is given up', () => {
    const at = { '2312': 'I-6REI II-6REI III-6REI', '2311': 'RF' };
    expect(judge(at, ['2312: RF'])).toMatchObject({ rule: '10.31', nearest: 'pass' });
    expect(judge({ ...at, '2412': '6-Cav' }, ['2312: RF'])).toMatchObject({ nearest: 'attack 2312: 1 RF, 6 Cav' });
    expect(rule({ '2312': 'I-6REI II-6REI', '2311': 'RF' }, ['2312: RF'])).toBeNull();
  });
  it('10.31: is asked after halving and doubling', () => {
    const at = { '2312': 'I-6REI II-6REI 6RCA', '2311': 'LE-1' };
    expect(rule(at, ['2312: LE-1'])).toBeNull();
    expect(rule(at, ['2312: LE-1'], { supplied: () => false })).toBe('10.31');
  });
  it('10.16, 3.54: who keeps nothing for want of supply does not attack', () => {
    const supplied: DeclarationContext['supplied'] = ({ id }) => id !== 'RF';
    expect(rule({ ...AT, '2311': 'RF' }, ['2312: RF'], { supplied })).toBe('10.16');
    expect(judge({ ...AT, '2311': '21-7A RF' }, ['2312: 21-7A RF'], { supplied })).toMatchObject({
      ...{ rule: '3.54', nearest: 'attack 2312: 21/7A' },
    });
  });
});

describe('the duty to attack (10.15)', () => {
  const both = { ...AT, '2310': 'V-1RTM' };
  it('every enemy whose zone reaches an attacker is attacked', () => {
    expect(rule(both, ['2312: 21-7A'])).toBe('10.15');
    expect(judge(both, ['2312: 21-7A'])?.why).toContain('2310');
    expect(rule(both, ['2312: 21-7A', '2310: 25-7A'])).toBeNull();
  });
  it('by anybody: also by a unit that stands elsewhere', () => {
    expect(rule({ ...both, '2309': '16-6' }, ['2312: 21-7A 25-7A', '2310: 16-6'])).toBeNull();
  });
  it('only for units that attack: others in that zone may stay quiet', () => {
    expect(rule({ ...AT, '2313': '16-6', '2314': 'V-1RTM' }, ['2312: 21-7A'])).toBeNull();
  });
  it('not for an enemy without zone, nor across an escarpment', () => {
    expect(rule({ ...AT, '2310': 'CLD' }, ['2312: 21-7A'])).toBeNull();
    expect(rule({ '1923': '16-6', '2023': 'V-1RTM', '1922': 'I-22RTA' }, ['2023: 16-6'])).toBeNull();
  });
  it('an attack that is over has met it', () => {
    expect(rule(both, ['2312: 21-7A'], { resolved: ['2310'] })).toBeNull();
  });
  it('names the nearest declaration: a free unit joins, one of the attack turns, or all is given up', () => {
    expect(judge(both, ['2312: 21-7A'])?.nearest).toBe('attack 2312: 21/7A; attack 2310: 25/7A');
    expect(judge(both, ['2312: 21-7A 25-7A'])?.nearest).toBe('attack 2312: 25/7A; attack 2310: 21/7A');
    expect(judge({ ...both, '2311': '21-7A' }, ['2312: 21-7A'])?.nearest).toBe('pass');
  });
  it('10.24: where the second attack is barred the first one falls', () => {
    const at = { '1821': 'CCC', '1820': 'V-1RTM', '1720': 'I-22RTA' };
    expect(judge(at, ['1820: CCC'])).toMatchObject({ rule: '10.15', nearest: 'pass' });
  });
  it('what is named as nearest stands, also after several faults, and keeps what was right', () => {
    const at = { ...both, '2120': 'RF', '2121': 'V-1RTM I-22RTA', '2512': '16-6', '2513': 'I-16RTT' };
    const board = boardWith(at);
    const wish = ['2312: 21-7A 6-Cav', '2121: RF', '2513: 16-6', '1111: 16-6'].map(attack);
    const found = nearestDeclaration({ ...plain, board }, wish);
    expect(findFault({ ...plain, board }, found)).toBeNull();
    expect(found.map(({ hex }) => hex)).toEqual(expect.arrayContaining(['2312', '2121', '2513']));
  });
});

describe('what falls with an attack (note to 10.16)', () => {
  it('all whose attackers stand in a zone from its hex, and what hangs on these', () => {
    const board = boardWith({
      ...{ '2310': 'V-1RTM', '2311': '21-7A', '2312': 'I-6REI', '2313': '25-7A', '2314': 'II-6REI' },
      ...{ '2315': '16-6', '2120': 'RF', '2121': 'I-22RTA' },
    });
    const [a, b, c] = [attack('2312: 21-7A'), attack('2314: 25-7A 16-6'), attack('2121: RF')];
    expect(whatFalls(board, 'allied', [a, b, c], '2310')).toEqual([a, b]);
    expect(whatFalls(board, 'allied', [b, c], '2310')).toEqual([]);
  });
});
