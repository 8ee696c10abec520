import { slouchHatsData, worldWith, type Standing } from '../testing';
import { parseResult } from '../data/combat';
import { Board } from './03-board';
import { declared, type Combat, type Role } from './10-combat';
import { noWayOut, retreat, routedBy, routedMsus, stepTaker, stepTakerFault } from './12-3-flight';
import { defaultRetreat, judgeRetreat, retreatsOf, type Rout } from './12-3-retreats';

const data = slouchHatsData();
/** From 2312, attacked there, everywhere supplied. */
const rout = (units: string, more: Partial<Rout> = {}): Rout => ({
  ...{ hex: '2312', from: '2312', side: 'axis', units: units.split(' '), msus: [], inSupply: () => true },
  ...more,
});
const boardOf = (standing: Standing) => new Board(worldWith(standing), data);
const ways = (standing: Standing, flee: Rout) => retreatsOf(boardOf(standing), flee);
const ends = (...args: Parameters<typeof ways>) =>
  ways(...args)
    .map(({ end }) => end)
    .filter((end, i, all) => all.indexOf(end) === i)
    .toSorted();
const judge = (standing: Standing, flee: Rout, path: string) => judgeRetreat(boardOf(standing), flee, path.split('-'));
const rule = (...args: Parameters<typeof judge>) => judge(...args)?.rule ?? null;
const flee = (standing: Standing, group: Rout, end: string, taker: string | null = null) => {
  const world = worldWith(standing);
  const board = new Board(world, data);
  const way = retreatsOf(board, group).find((one) => one.path.join('-') === end);
  if (!way) throw new Error(`no way ${end}`);
  return { world, fled: retreat(board, world, group, way, taker) };
};

/** One attacker in the north; its zone covers 2212 and 2412. */
const NORTH = { '2312': 'I-6REI', '2311': '21-7A' };
/** Attackers in the north and south: their zones cover all around. */
const RING = { '2312': 'I-6REI', '2311': '21-7A', '2313': '25-7A' };

describe('where a retreat may go (12.3)', () => {
  it('12.31: one or two hexes, not three, not none', () => {
    expect(ends(NORTH, rout('I-6REI')).filter((hex) => data.ground.map.grid.distance('2312', hex) > 2)).toEqual([]);
    expect(ends(NORTH, rout('I-6REI'))).toEqual(expect.arrayContaining(['2313', '2314']));
    expect(rule(NORTH, rout('I-6REI'), '2313-2314')).toBeNull();
    expect(rule(NORTH, rout('I-6REI'), '2313-2314-2315')).toBe('12.31');
    expect(judgeRetreat(boardOf(NORTH), rout('I-6REI'), [])?.rule).toBe('12.31');
  });
  it('12.3: away from the Defender Hex: attackers end farther off and go no nearer', () => {
    const at = { '2311': '21-7A', '2312': 'CLD' };
    const back = rout('21-7A', { from: '2311', side: 'allied' });
    expect(ends(at, back)).toContain('2310');
    expect(ends(at, back)).not.toContain('2212');
    expect(rule(at, back, '2212')).toBe('12.3');
    expect(rule(at, back, '2212-2213')).toBe('12.3');
    expect(rule(at, back, '2212-2112')).toBeNull();
  });
  it('12.32: not over prohibited hexsides, into enemies or off the map', () => {
    expect(rule({ '1922': 'I-6REI' }, rout('I-6REI', { hex: '1922', from: '1922' }), '1923')).toBe('12.32');
    expect(judge(NORTH, rout('I-6REI'), '2311')).toMatchObject({ rule: '12.32', why: 'an enemy stands in 2311' });
    expect(rule(NORTH, rout('I-6REI'), '2310')).toBe('12.32');
    expect(rule(NORTH, rout('I-6REI'), '2315')).not.toBeNull();
    expect(rule({ '1520': 'I-6REI' }, rout('I-6REI', { hex: '1520', from: '1520' }), '1420')).toBe('12.32');
  });
  it('8.35: armor goes into mountain along a road only', () => {
    const at = { '1821': '6RCA', '1820': '16-6' };
    const tanks = rout('6RCA', { hex: '1821', from: '1821' });
    expect(ends(at, tanks)).not.toContain('1720');
    expect(rule(at, tanks, '1720')).toBe('12.32');
    expect(rule({ ...at, '1821': 'I-6REI' }, { ...tanks, units: ['I-6REI'] }, '1720')).toBe('12.41');
    expect(rule({ '1821': 'I-6REI', '1920': 'RF' }, { ...tanks, units: ['I-6REI'] }, '1720')).toBeNull();
  });
  it('9.34, 21.12b, 19.22: Turkey is closed but for Axis units in 1302; Vichy units do not flee to Iraq, Druze not from their area', () => {
    const north = (unit: string, side: 'axis' | 'allied') => rout(unit, { hex: '1303', from: '1303', side });
    expect(ends({ '1303': 'I-6REI' }, north('I-6REI', 'axis'))).toContain('1302');
    expect(rule({ '1303': '16-6' }, north('16-6', 'allied'), '1302')).toBe('9.34');
    expect(rule({ '1303': 'I-6REI' }, north('I-6REI', 'axis'), '1302-1202')).toBe('9.34');
    const east = (unit: string) => rout(unit, { hex: '4704', from: '4704' });
    expect(rule({ '4704': 'I-6REI' }, east('I-6REI'), '4705')).toBe('21.12b');
    expect(rule({ '4704': 'Raid' }, east('Raid'), '4705')).toBeNull();
    expect(rule({ '4704': 'Lehr' }, east('Lehr'), '4705')).toBeNull();
    const jebel = (unit: string) => rout(unit, { hex: '2622', from: '2622' });
    expect(rule({ '2622': '1-Dr' }, jebel('1-Dr'), '2621')).toBe('19.22');
    expect(rule({ '2622': 'I-6REI' }, jebel('I-6REI'), '2621')).toBeNull();
  });
  it('12.32: from an Entry hex into the own box, from no other hex, nor into that of the enemy', () => {
    const at = { '1633': 'TJFF', '1632': 'CLD' };
    const south = rout('TJFF', { hex: '1633', from: '1633', side: 'allied' });
    expect(ends(at, south)).toContain('middle-east');
    expect(rule(at, south, 'iraq')).toBe('12.32');
    expect(rule({ '1633': 'I-6REI' }, { ...south, side: 'axis', units: ['I-6REI'] }, 'middle-east')).toBe('12.32');
    const { world, fled } = flee(at, south, 'middle-east');
    expect([world.units['TJFF']?.at, fled.entered]).toEqual(['middle-east', []]);
  });
  it('10.64: a commando at sea has no way', () => {
    expect(
      ways({ '1420': 'Cdo', '1520': 'I-6REI' }, rout('Cdo', { hex: '1520', from: '1420', side: 'allied' })),
    ).toEqual([]);
  });
  it('12.36: not Out of Supply while another place is left', () => {
    const inSupply: Rout['inSupply'] = (_, at) => at === '2413';
    expect(ends(NORTH, rout('I-6REI', { inSupply }))).toEqual(['2413']);
    expect(judge(NORTH, rout('I-6REI', { inSupply }), '2313')).toMatchObject({ rule: '12.36' });
    expect(ends(NORTH, rout('I-6REI', { inSupply: () => false }))).toContain('2313');
  });
});

describe('enemy zones (12.4)', () => {
  it('12.41: no vacant hex in a zone while another way is left', () => {
    expect(ends(NORTH, rout('I-6REI'))).not.toContain('2412');
    expect(rule(NORTH, rout('I-6REI'), '2412')).toBe('12.41');
    const motor = { ...NORTH, '2312': 'SV288' };
    expect(judge(motor, rout('SV288'), '2412-2512')).toMatchObject({ rule: '12.41' });
  });
  it('12.41, 12.44: surrounded by zones a unit on foot has no way', () => {
    expect(ways(RING, rout('I-6REI'))).toEqual([]);
    expect(rule(RING, rout('I-6REI'), '2412-2512')).toBe('12.44');
    expect(rule(RING, rout('I-6REI'), '2412')).toBe('12.41');
  });
  it('12.42: a hex with own combat units is open despite zones, to pass and to stay', () => {
    const at = { ...RING, '2412': 'V-1RTM' };
    expect(ends(at, rout('I-6REI'))).toEqual(['2412', '2511', '2512']);
    expect(ways(at, rout('I-6REI')).every(({ through }) => through === null)).toBe(true);
  });
  it('12.34: supply units hold no way open', () => {
    expect(ways({ ...RING, '2412': 'Axis-MSU-1=2' }, rout('I-6REI'))).toEqual([]);
  });
  it('12.43: a motorized unit goes through, two hexes, out of the zones, without loss past units on foot', () => {
    const at = { ...RING, '2312': 'SV288' };
    const found = ways(at, rout('SV288'));
    expect(found.every(({ path, through, step }) => path.length === 2 && through === path[0] && !step)).toBe(true);
    expect(found.map(({ end }) => end)).toContain('2512');
    expect(found.some(({ end }) => boardOf(at).inZone(end, 'allied'))).toBe(false);
    expect(flee(at, rout('SV288'), '2412-2512').fled).toMatchObject({ moved: ['SV288'], lost: [] });
  });
  it('12.43: with a step lost where a motorized enemy covers the hex', () => {
    const at = { ...RING, '2311': '4-Cav', '2312': 'SV288' };
    expect(ways(at, rout('SV288')).find(({ end }) => end === '2512')).toMatchObject({ through: '2412', step: true });
    const { world, fled } = flee(at, rout('SV288'), '2412-2512');
    expect(fled.lost).toEqual([{ unit: 'SV288', to: 'reduced', rule: '12.43' }]);
    expect(world.units['SV288']).toMatchObject({ at: '2512', reduced: true });
    expect(flee({ ...at, '2312': 'SV288/' }, rout('SV288'), '2412-2512').fled).toMatchObject({
      ...{ moved: [], lost: [{ unit: 'SV288', to: 'cadre' }] },
    });
  });
  it('12.44: units on foot go with a motorized one, any of them takes the step, the others stay together', () => {
    const at = { ...RING, '2311': '4-Cav', '2312': 'GAM I-6REI V-1RTM' };
    const stack = rout('GAM I-6REI V-1RTM');
    expect(ends(at, stack)).toContain('2512');
    expect(ends(at, rout('I-6REI V-1RTM'))).toEqual([]);
    const { world, fled } = flee(at, stack, '2412-2512', 'I-6REI');
    expect(fled.moved).toEqual(['GAM', 'I-6REI', 'V-1RTM']);
    expect(world.units['I-6REI']?.reduced).toBe(true);
    expect(stepTakerFault(stack, 'SV288')?.rule).toBe('12.44');
    expect(stepTakerFault(stack, 'GAM')).toBeNull();
    expect(stepTaker(boardOf(at), stack)).toBe('GAM');
  });
  it('12.36, 12.41: free and unsupplied comes before supplied through a zone', () => {
    const inSupply: Rout['inSupply'] = (_, place) => place === '2512';
    const found = ways({ ...NORTH, '2312': 'SV288', '2414': 'RF', '2511': '16-6' }, rout('SV288', { inSupply }));
    expect(found.map(({ through, supplied }) => through === null && !supplied)).toContain(true);
    expect(found.every(({ through }) => through === null)).toBe(true);
    expect(ends({ ...RING, '2312': 'SV288' }, rout('SV288', { inSupply }))).toEqual(['2512']);
  });
});

describe('the end of a retreat (12.33 to 12.35)', () => {
  it('12.33: over friends without limit, but who ends where there is no room goes to the Cadre Box', () => {
    const at = { ...RING, '2412': 'II-6REI III-6REI IV-6REI I-22RTA II-22RTA III-22RTA I-29RTA' };
    expect(ways(at, rout('I-6REI')).find(({ end }) => end === '2412')?.tooMany).toBe(true);
    expect(ways(at, rout('I-6REI')).find(({ end }) => end === '2512')?.tooMany).toBe(false);
    const { world, fled } = flee(at, rout('I-6REI'), '2412');
    expect(fled).toMatchObject({ moved: [], lost: [{ unit: 'I-6REI', to: 'cadre', rule: '12.33' }] });
    expect(world.units['I-6REI']?.at).toBe('cadre');
  });
  it('12.34: enemy supply units that stand alone on the way are removed', () => {
    const { world, fled } = flee({ ...NORTH, '2313': 'Allied-MSU-1=2' }, rout('I-6REI'), '2313-2314');
    expect(fled.destroyed).toEqual(['Allied-MSU-1']);
    expect(world.supply['Allied-MSU-1']).toMatchObject({ at: 'used', points: 0 });
  });
  it('3.12a: what it passes is its own', () => {
    const { world, fled } = flee(
      { '2128': 'I-6REI', '2227': 'CLD' },
      rout('I-6REI', { hex: '2128', from: '2128' }),
      '2127',
    );
    expect([fled.entered, world.control['2127']]).toEqual([['2127'], 'axis']);
  });
  it('12.22: who has no way goes to the Units Eliminated Box; 12.3: an MSU is destroyed', () => {
    const world = worldWith({ ...RING, '2312': 'I-6REI Axis-MSU-1=2' });
    expect(noWayOut(world, rout('I-6REI', { msus: ['Axis-MSU-1'] }))).toEqual([
      { unit: 'I-6REI', to: 'eliminated', rule: '12.22' },
    ]);
    expect([world.units['I-6REI']?.at, world.supply['Axis-MSU-1']?.at]).toEqual(['eliminated', 'used']);
  });
  it('8.14: a unit without movement allowance cannot retreat', () => {
    const units = new Map(data.counters.units);
    const legion = units.get('I-6REI');
    if (!legion) throw new Error('no I-6REI');
    units.set('I-6REI', { ...legion, front: { ...legion.front, move: 0 } });
    const board = new Board(worldWith(NORTH), { ...data, counters: { ...data.counters, units } });
    expect(retreatsOf(board, rout('I-6REI'))).toEqual([]);
  });
});

describe('who retreats (12.11, 11.17, 12.35)', () => {
  const fight = (more: Partial<Combat> = {}) => ({ ...declared('allied', '2312', ['21-7A']), ...more });
  const routed = (standing: Standing, combat: Combat, cell: string, role: Role) => {
    const result = parseResult(cell);
    if (!result) throw new Error(cell);
    const { must, may } = routedBy(boardOf(standing), combat, result, role);
    return [must.map(({ id }) => id), may.map(({ id }) => id)];
  };
  const at = { '2312': 'I-6REI RAML', '2311': '21-7A 25-7A', '2412': '2-4Fd' };
  it('AR: attackers, not others in their hex; guns beside the Defender Hex as their owner likes', () => {
    const guns = { attacker: ['2-4Fd'], defender: [] };
    expect(routed(at, fight({ guns }), 'AR', 'attacker')).toEqual([['21-7A'], ['2-4Fd']]);
    expect(routed(at, fight({ guns }), 'A1', 'attacker')).toEqual([[], []]);
    expect(routed(at, fight({ guns }), 'AR', 'defender')).toEqual([[], []]);
  });
  it('DR: all in the Defender Hex with its guns, not guns elsewhere', () => {
    const guns = { attacker: [], defender: ['I-RACL'] };
    expect(routed({ ...at, '2313': 'I-RACL' }, fight({ guns }), 'DR', 'defender')).toEqual([['I-6REI', 'RAML'], []]);
  });
  it('12.35: who retreated into the hex retreats again, with R or when all defenders are gone', () => {
    const guest = { ...at, '2312': 'I-6REI V-1RTM' };
    const late = fight({ retreated: ['V-1RTM'] });
    expect(routed(guest, late, 'D1R', 'defender')[0]).toEqual(['I-6REI', 'V-1RTM']);
    expect(routed(guest, late, 'D1', 'defender')[0]).toEqual([]);
    expect(routed({ ...guest, '2312': 'V-1RTM' }, late, 'DE', 'defender')[0]).toEqual(['V-1RTM']);
  });
});

describe('MSUs (12.34, 6.16d)', () => {
  const combat = declared('axis', '2312', ['I-6REI']);
  const msus = (standing: Standing, cell: string, leaving: string[], from = '2312', role: Role = 'defender') => {
    const result = parseResult(cell);
    if (!result) throw new Error(cell);
    return routedMsus(boardOf(standing), combat, result, role, from, leaving);
  };
  const alone = { '2312': 'Allied-MSU-1=2 Allied-Dump-1=1', '2311': 'I-6REI' };
  it('6.16d example: with D2R the MSU leaves though 21/7A is gone; without R it stays; a dump always does', () => {
    expect(msus(alone, 'D2R', [])).toEqual(['Allied-MSU-1']);
    expect(msus(alone, 'D2', [])).toEqual([]);
    expect(msus(alone, 'DE', [])).toEqual([]);
  });
  it('12.34: only if all friendly units of the hex retreat', () => {
    const at = { '2311': 'I-6REI V-1RTM Axis-MSU-1=1', '2312': '16-6' };
    expect(msus(at, 'AR', ['I-6REI'], '2311', 'attacker')).toEqual([]);
    expect(msus(at, 'AR', ['I-6REI', 'V-1RTM'], '2311', 'attacker')).toEqual(['Axis-MSU-1']);
  });
  it('retreats as a motorized unit, with the others or alone; a motorized enemy zone lets none through alone', () => {
    const group: Rout = { ...rout('', { side: 'allied', msus: ['Allied-MSU-1'] }), units: [] };
    const { world, fled } = flee(alone, group, '2313');
    expect([world.supply['Allied-MSU-1']?.at, fled.moved]).toEqual(['2313', ['Allied-MSU-1']]);
    const ring = { ...alone, '2313': 'V-1RTM' };
    expect(ends(ring, group)).toContain('2512');
    expect(ends({ ...ring, '2311': 'SV288', '2313': 'GAM' }, group)).toEqual([]);
    const both: Rout = { ...rout('V-1RTM', { msus: ['Axis-MSU-1'] }) };
    const together = flee({ ...NORTH, '2312': 'V-1RTM Axis-MSU-1=1' }, both, '2313');
    expect(together.fled.moved).toEqual(['V-1RTM', 'Axis-MSU-1']);
  });
});

describe('a retreat if the owner says nothing', () => {
  const usual = (standing: Standing, group: Rout) => {
    const board = boardOf(standing);
    return defaultRetreat(board, group, retreatsOf(board, group))?.path.join('-') ?? null;
  };
  it('goes to the nearest own stack, by one hex if it can', () => {
    expect(usual({ ...NORTH, '2314': 'II-6REI' }, rout('I-6REI'))).toBe('2313-2314');
    expect(usual({ ...NORTH, '2317': 'II-6REI', '2213': 'V-1RTM' }, rout('I-6REI'))).toBe('2213');
    expect(usual(RING, rout('I-6REI'))).toBeNull();
  });
  it('saves the step and the stacking first', () => {
    const full = { ...RING, '2412': 'II-6REI III-6REI IV-6REI I-22RTA II-22RTA III-22RTA I-29RTA' };
    expect(usual(full, rout('I-6REI'))).toMatch(/^2412-/);
  });
});
