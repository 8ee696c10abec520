import { boardWith, slouchHatsData, type Standing } from '../testing';
import { oddsColumn, oddsOf } from './10-4-odds';
import { engaged } from './10-4-strengths';
import { declared, type Combat } from './10-combat';

const data = slouchHatsData();
const { columns } = data.charts['combat-results'];
const column = (attack: number, defence: number) => columns[oddsColumn(columns, attack, defence)] ?? null;
const fight = (
  standing: Standing,
  hex: string,
  attackers: string,
  more: Partial<Combat> = {},
  side: 'allied' | 'axis' = 'allied',
) => oddsOf(boardWith(standing), { ...declared(side, hex, attackers.split(' ')), ...more });
const strengths = (odds: ReturnType<typeof fight>) => ({
  attack: odds.attackers.map(({ unit, strength }) => `${unit.id} ${strength}`),
  defence: odds.defenders.map(({ unit, strength }) => `${unit.id} ${strength}`),
});
const shifts = (odds: ReturnType<typeof fight>) => odds.shifts.map(({ id, columns: by }) => `${id} ${by}`);

/** Clear ground without hexsides. */
const HEX = '2312';
const [NEXT, OTHER] = ['2311', '2412'];

describe('the odds ratio (10.42c)', () => {
  it.each([
    [8, 2, '4-1'],
    [8, 3, '2-1'],
    [8, 4, '2-1'],
    [8, 5, '3-2'],
  ])('10.42 example: %i against %i is %s', (attack, defence, odds) => {
    expect(column(attack, defence)).toBe(odds);
  });
  it('10.31: 1 against 4 is the least, 1 against 5 is none', () => {
    expect([column(1, 4), column(2, 9), column(1, 5)]).toEqual(['1-4', null, null]);
  });
  it('10.42c: is rounded for the defender at every column', () => {
    expect([column(3, 4), column(1, 2), column(7, 1), column(5, 1), column(59, 12)]).toEqual([
      ...['1-2', '1-2', '6-1', '5-1', '4-1'],
    ]);
  });
  it('12.12: more than 8-1 is 8-1', () => {
    expect([column(20, 1), column(3, 0)]).toEqual(['8-1', '8-1']);
  });
});

describe('the example of 10.53', () => {
  const standing = { '1615': 'V-1RTM 8RSA', '1616': '21-7A 25-7A 5-1/', '1715': '5-4Ind' };
  const attackers = '21-7A 25-7A 5-1 5-4Ind';
  it('with supply: all but Light units are doubled, the mountain unit and the defence on the mountain again: 4-1', () => {
    const odds = fight(standing, '1615', attackers);
    expect(strengths(odds)).toEqual({
      attack: ['21-7A 6', '25-7A 6', '5-1 1', '5-4Ind 12'],
      defence: ['V-1RTM 4', '8RSA 2'],
    });
    expect([odds.attack, odds.defence, odds.initial, odds.column]).toEqual([25, 6, '4-1', '4-1']);
  });
  it('without supply: halved after the doubling, the Light unit of 1 has nothing left: 2-1', () => {
    const odds = fight(standing, '1615', attackers, { supplied: [] });
    expect(strengths(odds).attack).toEqual(['21-7A 3', '25-7A 3', '5-1 0', '5-4Ind 6']);
    expect([odds.attack, odds.initial]).toEqual([12, '2-1']);
    expect(odds.attackers.at(-1)?.changes.map(({ rule, to }) => `${rule} ${to}`)).toEqual([
      ...['10.53a 6', '10.52a 12', '6.63c 6'],
    ]);
  });
});

describe('strengths (10.25, 10.5, 3.5)', () => {
  it('3.53: each unit is halved alone and rounded down, only those without supply', () => {
    const odds = fight({ [HEX]: 'I-6REI', [NEXT]: '21-7A 25-7A 6-Cav' }, HEX, '21-7A 25-7A 6-Cav', {
      supplied: ['6-Cav'],
    });
    expect(strengths(odds).attack).toEqual(['21-7A 1', '25-7A 1', '6-Cav 2']);
    expect([odds.attack, odds.initial]).toEqual([4, '2-1']);
  });
  it('3.54: who is left with nothing drops out, with all that hangs on him', () => {
    const standing = { '1520': 'I-6REI', '1521': '21-7A', '1620': 'RF' };
    const both = { ...declared('allied', '1520', ['21-7A', 'RF']), supplied: ['21-7A'] };
    const odds = oddsOf(boardWith(standing), both);
    expect(odds.attackers.map(({ unit, out }) => [unit.id, out?.rule ?? null])).toEqual([
      ['21-7A', null],
      ['RF', '3.54'],
    ]);
    expect(odds.terrain.benefits.map(({ what }) => what)).toContain('wadi');
    expect(engaged(boardWith(standing), both).attackers).toEqual(['21-7A']);
  });
  it('10.16: an attack with less than one point does not take place', () => {
    const odds = fight({ [HEX]: 'V-1RTM', [NEXT]: 'RF' }, HEX, 'RF', { supplied: [] });
    expect([odds.fault?.rule, odds.column]).toEqual(['10.16', null]);
  });
  it('10.31: nor one below 1-4, even if a shift would help it', () => {
    const odds = fight({ [HEX]: '21-7A 25-7A', [NEXT]: 'V-1RTM' }, HEX, 'V-1RTM', { defenceSupply: false }, 'axis');
    expect([odds.fault?.rule, odds.column, odds.sum]).toEqual(['10.31', null, 1]);
  });
  it('10.53a: a Light defender doubles the attackers, a Light attacker the defenders', () => {
    expect(strengths(fight({ [HEX]: '1-BdL', [NEXT]: '21-7A' }, HEX, '21-7A'))).toEqual({
      attack: ['21-7A 6'],
      defence: ['1-BdL 1'],
    });
    expect(strengths(fight({ [HEX]: 'I-6REI', [NEXT]: '5-1' }, HEX, '5-1'))).toEqual({
      attack: ['5-1 2'],
      defence: ['I-6REI 4'],
    });
  });
  it('20.22 Q: a unit that is not Light counts as any other', () => {
    const odds = fight({ [HEX]: '1-BdL', [NEXT]: '21-7A' }, HEX, '21-7A', { notLight: ['1-BdL'] });
    expect(odds.attack).toBe(3);
  });
  it('10.52a: a mountain unit is doubled against mountain only', () => {
    const at = { '1615': 'I-6REI', [HEX]: 'II-6REI', '1616': '5-4Ind', [NEXT]: '21-10Ind' };
    expect(fight(at, '1615', '5-4Ind').attack).toBe(6);
    expect(fight(at, HEX, '21-10Ind').attack).toBe(3);
  });
  it('10.26a, 10.25: armor is not doubled by mountain, and halved when it attacks mountain', () => {
    const at = { '1822': '6RCA', '1722': 'CCC 16-6' };
    const odds = fight(at, '1822', '16-6 CCC');
    expect([odds.defence, odds.attack]).toEqual([2, 3]);
    const axis = fight({ '1822': '16-6', '1722': '6RCA' }, '1822', '6RCA', {}, 'axis');
    expect([axis.attack, axis.defence]).toEqual([1, 8]);
  });
  it('10.64: a commando at sea has its supply', () => {
    expect(fight({ '1520': 'V-1RTM', '1420': 'Cdo' }, '1520', 'Cdo', { supplied: [] }).attack).toBe(2);
  });
  it('12.35: who retreated into the hex gives it no strength', () => {
    const odds = fight({ [HEX]: 'V-1RTM I-6REI', [NEXT]: '21-7A' }, HEX, '21-7A', { retreated: ['I-6REI'] });
    expect(strengths(odds).defence).toEqual(['V-1RTM 1']);
  });
  it('11.16, 11.22: a gun in the hex gives support or defence strength, not both; 11.21: alone its defence strength', () => {
    const at = { [HEX]: 'I-6REI RAML', [NEXT]: '21-7A' };
    const firing = { guns: { attacker: [], defender: ['RAML'] } };
    expect(fight(at, HEX, '21-7A').defence).toBe(3);
    expect(fight(at, HEX, '21-7A', firing).defence).toBe(2);
    expect(fight({ [HEX]: 'RAML', [NEXT]: '21-7A' }, HEX, '21-7A', firing).defence).toBe(1);
  });
});

describe('shifts (10.42c)', () => {
  const at = { [HEX]: 'I-6REI', [NEXT]: '21-7A', [OTHER]: '25-7A' };
  const both = '21-7A 25-7A';
  it('6.64b: no Defense Combat Supply is one to the right; 10.53b: Light units never need it', () => {
    expect(shifts(fight(at, HEX, both, { defenceSupply: false }))).toEqual(['no-defence-supply 1']);
    const light = { [HEX]: '1-BdL', [NEXT]: '21-7A' };
    expect(shifts(fight(light, HEX, '21-7A', { defenceSupply: false }))).toEqual([]);
    const mixed = { [HEX]: '1-BdL V-1RTM', [NEXT]: '21-7A' };
    expect(shifts(fight(mixed, HEX, '21-7A', { defenceSupply: false }))).toEqual(['no-defence-supply 1']);
    expect(shifts(fight(light, HEX, '21-7A', { defenceSupply: false, notLight: ['1-BdL'] }))).toHaveLength(1);
  });
  it('10.51: German anti-aircraft guns shift armor one to the left; not armored cars, not Vichy guns', () => {
    const tanks = { [HEX]: 'Flak I-6REI', [NEXT]: 'CCC 16-6 Roy' };
    expect(shifts(fight(tanks, HEX, 'CCC 16-6'))).toEqual(['german-aa -1']);
    expect(shifts(fight(tanks, HEX, '16-6 Roy'))).toEqual([]);
    expect(shifts(fight({ [HEX]: 'DCA', [NEXT]: 'CCC 16-6' }, HEX, 'CCC 16-6'))).toEqual([]);
  });
  it('11.14, 13.33, 13.36 example: a difference of 3 is two columns, 2 and 1 are one, none is none, less is left', () => {
    const air = (attacker: number, defender: number) =>
      shifts(
        fight(at, HEX, both, {
          air: { attacker: [{ id: '208', strength: attacker }], defender: [{ id: 'I-7', strength: defender }] },
        }),
      );
    expect([air(3, 0), air(2, 0), air(1, 0), air(2, 2), air(0, 1), air(0, 2), air(1, 5)].flat()).toEqual([
      ...['air 2', 'air 1', 'air 1', 'air -1', 'air -1', 'air -2'],
    ]);
  });
  it('11.14, 11.15: guns add up; 11.17: terrain and Light units leave their support as it is', () => {
    const guns = { '1520': '1-BdL', '1521': '21-7A 2-4Fd 2-5Fd' };
    const odds = fight(guns, '1520', '21-7A', { guns: { attacker: ['2-4Fd', '2-5Fd'], defender: [] } });
    expect(odds.shifts.find(({ id }) => id === 'artillery')).toMatchObject({
      columns: 2,
      why: 'guns and ships 4 against 0',
    });
  });
  it('19.13: ships fire with the Allied guns, in attack and defence; 20.22 P: a German bomber offsets them', () => {
    const ships = { ships: ['ajax'] };
    expect(shifts(fight(at, HEX, both, ships))).toEqual(['artillery 1']);
    const axis = fight({ [HEX]: '21-7A', [NEXT]: '141-6Geb' }, HEX, '141-6Geb', ships, 'axis');
    expect(shifts(axis)).toEqual(['artillery -1']);
    expect(shifts(fight(at, HEX, both, { ...ships, againstShips: 'KG26' }))).toEqual([]);
  });
  it('20.21 G, H, 20.22 H: events shift for their side; G and H are one column, G needs a Free French attacker', () => {
    const free = { [HEX]: 'I-6REI', [NEXT]: 'LE-1 21-7A' };
    const events = (ids: string[], who: string) => fight(free, HEX, who, { events: ids }).sum;
    expect(events(['allied-event-h'], '21-7A')).toBe(1);
    expect(events(['allied-event-g'], '21-7A')).toBe(0);
    expect(events(['allied-event-g'], 'LE-1')).toBe(1);
    expect(events(['allied-event-g', 'allied-event-h'], 'LE-1')).toBe(1);
    expect(events(['axis-event-h'], '21-7A')).toBe(-1);
    const axis = fight({ [HEX]: '21-7A', [NEXT]: '141-6Geb' }, HEX, '141-6Geb', { events: ['axis-event-h'] }, 'axis');
    expect(axis.sum).toBe(1);
  });
  it('10.42c: all of them together move three columns at most', () => {
    const air = { attacker: [{ id: '208', strength: 3 }], defender: [] };
    const odds = fight(at, HEX, both, { air, ships: ['ajax', 'perth'], defenceSupply: false });
    expect([odds.initial, odds.sum, odds.net, odds.column]).toEqual(['3-1', 5, 3, '6-1']);
  });
  it('12.12: the last columns are the ends', () => {
    const air = { attacker: [{ id: '208', strength: 3 }], defender: [] };
    const strong = { [HEX]: 'V-1RTM', [NEXT]: '21-7A 25-7A', [OTHER]: '16-6' };
    expect(fight(strong, HEX, '21-7A 25-7A 16-6', { air }).column).toBe('8-1');
    const weak = { '1520': '16-6', '1521': 'V-1RTM' };
    expect(fight(weak, '1520', 'V-1RTM', {}, 'axis').column).toBe('1-4');
  });
});
