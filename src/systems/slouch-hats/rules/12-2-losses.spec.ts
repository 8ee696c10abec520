import { boardWith, slouchHatsData, worldWith, type Standing } from '../testing';
import { parseResult, type CombatResult } from '../data/combat';
import { Board } from './03-board';
import { declared, type Combat, type Role } from './10-combat';
import { applyLosses, defaultLosses, judgeLosses } from './12-2-losses';
import { forceOf, isMajorBattle, specialChoices, tollsOf } from './12-2-tolls';

const data = slouchHatsData();
const result = (cell: string): CombatResult => {
  const found = parseResult(cell);
  if (!found) throw new Error(cell);
  return found;
};
const combat = (attackers: string, more: Partial<Combat> = {}): Combat => ({
  ...declared('allied', '2312', attackers.split(' ')),
  ...more,
});
const toll = (standing: Standing, fight: Combat, cell: string, role: Role) =>
  tollsOf(boardWith(standing), fight, result(cell))[role];
const judge = (
  standing: Standing,
  fight: Combat,
  cell: string,
  role: Role,
  steps: string,
  special: string | null = null,
) => {
  const board = boardWith(standing);
  const due = tollsOf(board, fight, result(cell))[role];
  return judgeLosses(board, fight, due, { steps: steps === '' ? [] : steps.split(' '), special });
};
const take = (
  standing: Standing,
  fight: Combat,
  cell: string,
  role: Role,
  steps: string,
  special: string | null = null,
) => {
  const world = worldWith(standing);
  const board = new Board(world, data);
  const due = tollsOf(board, fight, result(cell))[role];
  const told = applyLosses(world, board, fight, due, { steps: steps === '' ? [] : steps.split(' '), special });
  return { world, told: told.lost.map(({ unit, to, rule }) => `${unit} ${to} ${rule}`), air: told.air };
};
const usual = (standing: Standing, fight: Combat, cell: string, role: Role) => {
  const board = boardWith(standing);
  return defaultLosses(board, fight, tollsOf(board, fight, result(cell))[role]);
};
const flight = (id: string) => ({ id, strength: 1 });

const AT = { '2312': 'I-6REI V-1RTM', '2311': '21-7A 6-Cav RF' };
const ALL = combat('21-7A 6-Cav RF');

describe('step losses (12.21, 12.22)', () => {
  it('12.21: are of the whole force, spread as its owner likes', () => {
    expect(judge(AT, ALL, 'A2R', 'attacker', '21-7A RF')).toBeNull();
    expect(judge(AT, ALL, 'A2R', 'attacker', '21-7A 21-7A')).toBeNull();
    expect(judge(AT, ALL, 'A2R', 'attacker', '21-7A')?.rule).toBe('12.21');
    expect(judge(AT, ALL, 'A1R', 'attacker', '21-7A RF')?.rule).toBe('12.21');
    expect(judge(AT, ALL, 'A2R', 'attacker', 'RF RF')?.rule).toBe('12.21');
    expect(judge({ ...AT, '2310': '16-6' }, ALL, 'A1R', 'attacker', '16-6')).toMatchObject({
      rule: '12.21',
    });
  });
  it('12.21: no more than there is', () => {
    expect(toll({ ...AT, '2312': 'V-1RTM' }, ALL, 'D3R', 'defender').due).toBe(1);
  });
  it('3.42: a full unit is reduced, a reduced one or one of one step goes to the Cadre Box', () => {
    const { world, told } = take(AT, ALL, 'A2R', 'attacker', '21-7A 21-7A');
    expect(told).toEqual(['21-7A reduced 12.21', '21-7A cadre 12.21']);
    expect(world.units['21-7A']).toMatchObject({ at: 'cadre', reduced: false });
    expect(take(AT, ALL, 'A1R', 'attacker', 'RF').told).toEqual(['RF cadre 12.21']);
    expect(take(AT, ALL, 'A1R', 'attacker', '6-Cav').world.units['6-Cav']).toMatchObject({ at: '2311', reduced: true });
  });
  it('12.22: DE sends all defenders to the Units Eliminated Box', () => {
    const { world, told } = take(AT, ALL, 'DE', 'defender', '');
    expect(told.toSorted()).toEqual(['I-6REI eliminated 12.22', 'V-1RTM eliminated 12.22']);
    expect(world.units['I-6REI']?.at).toBe('eliminated');
  });
  it('12.35: who retreated into the hex takes no loss, not even of DE', () => {
    const fight = combat('21-7A', { retreated: ['I-6REI'] });
    expect(judge(AT, fight, 'D1R', 'defender', 'I-6REI')?.rule).toBe('12.35');
    expect(take(AT, fight, 'DE', 'defender', '').told).toEqual(['V-1RTM eliminated 12.22']);
  });
  it('11.17, 11.22: guns beside the Defender Hex or in it may be lost, those of the defence elsewhere not', () => {
    const at = { ...AT, '2412': '2-4Fd', '2313': 'RAML', '2312': 'I-6REI I-RACL' };
    const fight = combat('21-7A', { guns: { attacker: ['2-4Fd'], defender: ['RAML'] } });
    expect(judge(at, fight, 'A1R', 'attacker', '2-4Fd')).toBeNull();
    expect(judge(at, fight, 'D1R', 'defender', 'I-RACL')).toBeNull();
    expect(judge(at, fight, 'D1R', 'defender', 'RAML')?.rule).toBe('11.17');
  });
  it('12.25: a side that has too few steps spares the other one', () => {
    const weak = { '2312': 'V-1RTM', '2311': 'RF' };
    expect(toll(weak, combat('RF'), 'A2/D1R', 'defender').steps).toBe(0);
    expect(toll(weak, combat('RF'), 'A1/D1R', 'defender').steps).toBe(1);
    expect(toll(AT, ALL, 'A1/D3R', 'attacker').steps).toBe(1);
    expect(toll({ ...AT, '2312': 'V-1RTM' }, ALL, 'A1*/D3R', 'attacker')).toMatchObject({ steps: 0, special: true });
  });
});

describe('Major Battle (12.23)', () => {
  const six = 'I-6REI II-6REI III-6REI IV-6REI I-22RTA II-22RTA';
  const major = (standing: Standing, fight: Combat) => isMajorBattle(boardWith(standing), fight);
  it('both sides with six stacking points: each loses one step more', () => {
    const at = { '2312': six, '2311': '21-7A 25-7A' };
    const fight = combat('21-7A 25-7A');
    expect(toll(at, fight, 'D1R', 'attacker')).toMatchObject({ steps: 0, major: 1, due: 1 });
    expect(toll(at, fight, 'D1R', 'defender')).toMatchObject({ steps: 1, major: 1, due: 2 });
    expect(take(at, fight, 'D1R', 'defender', 'I-6REI I-22RTA').told).toEqual([
      'I-6REI reduced 12.21',
      'I-22RTA cadre 12.23',
    ]);
  });
  it('12.25: spares the other side the step of a Major Battle as any other', () => {
    const weak = { '2312': six, '2311': '21-7A 25-7A' };
    expect(toll(weak, combat('21-7A 25-7A'), 'A4/D1R', 'defender')).toMatchObject({ steps: 1, major: 1 });
    expect(toll(weak, combat('21-7A 25-7A'), 'A9/D1R', 'defender')).toMatchObject({ steps: 0, major: 1 });
    expect(toll(weak, combat('21-7A 25-7A'), 'A9', 'defender')).toMatchObject({ steps: 0, major: 0, due: 0 });
  });
  it('not with five on one side, nor by a gun that stands elsewhere or units that retreated into the hex', () => {
    const at = { '2312': six, '2311': '21-7A 6-Cav 9-Cav 2-4Fd', '2313': 'RAML' };
    expect(major(at, combat('21-7A 6-Cav 9-Cav'))).toBe(false);
    const guns = { attacker: ['2-4Fd'], defender: ['RAML'] };
    expect(major(at, combat('21-7A 6-Cav 9-Cav', { guns }))).toBe(true);
    expect(major({ ...at, '2312': six.replace(' II-22RTA', '') }, combat('21-7A 6-Cav 9-Cav', { guns }))).toBe(false);
    expect(major(at, combat('21-7A 6-Cav 9-Cav', { guns, retreated: ['I-6REI'] }))).toBe(false);
  });
  it('12.23 note: Light units count as printed', () => {
    const light = { '2312': '1-BdL 2-BdL 3-BdL', '2311': '21-7A 25-7A' };
    expect(major(light, combat('21-7A 25-7A'))).toBe(false);
  });
});

describe('armor first (10.51)', () => {
  const at = { '2312': 'Flak I-6REI', '2311': 'CCC 16-6' };
  it('against German anti-aircraft guns the first step is of an armor unit', () => {
    expect(judge(at, combat('CCC 16-6'), 'A2R', 'attacker', '16-6 CCC')).toMatchObject({
      rule: '10.51',
    });
    expect(judge(at, combat('CCC 16-6'), 'A2R', 'attacker', 'CCC 16-6')).toBeNull();
    expect(take(at, combat('CCC 16-6'), 'A1R', 'attacker', 'CCC').told).toEqual(['CCC cadre 10.51']);
  });
  it('not against others', () => {
    expect(judge({ ...at, '2312': 'I-6REI' }, combat('CCC 16-6'), 'A1R', 'attacker', '16-6')).toBeNull();
  });
});

describe('Special Results (12.24)', () => {
  const at = { '2312': '6RCA I-6REI', '2311': 'Roy 16-6', '1825': '208' };
  const air = { attacker: [flight('208')], defender: [] };
  it('12.24a: an air unit or a step of armor or armored car, as the owner likes', () => {
    const fight = combat('Roy 16-6', { air });
    expect(judge(at, fight, 'A1R*', 'attacker', '16-6', '208')).toBeNull();
    expect(judge(at, fight, 'A1R*', 'attacker', '16-6', 'Roy')).toBeNull();
    expect(judge(at, fight, 'A1R*', 'attacker', '16-6', '16-6')?.rule).toBe('12.24a');
    expect(judge(at, fight, 'A1R*', 'attacker', '16-6')).toMatchObject({
      rule: '12.24a',
    });
    expect(judge(at, fight, 'A1R', 'attacker', '16-6', '208')?.rule).toBe('12.24b');
  });
  it('12.24b: from the other category if one is missing; nothing if both are', () => {
    expect(usual(at, combat('Roy 16-6'), 'A1R*', 'attacker')).toEqual({ steps: ['16-6'], special: 'Roy' });
    expect(judge(at, combat('16-6'), 'A1R*', 'attacker', '16-6')).toBeNull();
  });
  it('12.24a: armor is lost only if the other side has armor, armored cars, or defends with German guns', () => {
    const special = (standing: Standing, role: Role, attackers: string) =>
      specialChoices(boardWith(standing), combat(attackers), { role }, []).units;
    expect(special({ ...at, '2312': 'I-6REI' }, 'attacker', 'Roy 16-6')).toEqual([]);
    expect(special({ ...at, '2312': 'Flak' }, 'attacker', 'Roy 16-6')).toEqual(['Roy']);
    expect(special({ ...at, '2312': 'DCA' }, 'attacker', 'Roy 16-6')).toEqual([]);
    const units = new Map(data.counters.units);
    for (const counter of units.values())
      if (counter.id === 'Flak') units.set('Flak', { ...counter, front: { ...counter.front, attack: 1 } });
    const armed = { ...data, counters: { ...data.counters, units } };
    const attacking = { ...declared('axis', '2312', ['Flak']) };
    const board = new Board(worldWith({ '2312': 'CCC 16-6', '2311': 'Flak' }), armed);
    expect(specialChoices(board, attacking, { role: 'defender' }, []).units).toEqual([]);
    expect(special(at, 'defender', 'Roy 16-6')).toEqual(['6RCA']);
    expect(special(at, 'defender', '16-6')).toEqual([]);
  });
  it('12.24c: comes on top of the others, of what they have left', () => {
    const { told } = take({ ...at, '2312': 'Flak 6RCA' }, combat('Roy 16-6'), 'D1*', 'defender', '6RCA', '6RCA');
    expect(told).toEqual(['6RCA reduced 12.21', '6RCA cadre 12.24a']);
    expect(specialChoices(boardWith(at), combat('Roy 16-6'), { role: 'attacker' }, ['Roy'])).toEqual({
      air: [],
      units: [],
    });
  });
  it('13.34: the air unit is named, its owner rolls for how long it is gone (13.15)', () => {
    const { air: gone, told } = take(at, combat('Roy 16-6', { air }), 'A1R*', 'attacker', '16-6', '208');
    expect([gone, told]).toEqual(['208', ['16-6 reduced 12.21']]);
  });
});

describe('losses if the owner says nothing', () => {
  it('the cheapest full unit that is not the last of its kind, then the next', () => {
    const at = { '2312': 'I-6REI', '2311': '21-7A 25-7A/ 6-Cav 9-Cav RF' };
    expect(usual(at, combat('21-7A 25-7A 6-Cav 9-Cav RF'), 'A2R', 'attacker').steps).toEqual(['6-Cav', '9-Cav']);
    expect(usual(at, combat('21-7A RF 6-Cav'), 'A1R', 'attacker').steps).toEqual(['21-7A']);
  });
  it('air before armor', () => {
    const at = { '2312': '6RCA', '2311': 'Roy 16-6', '1825': '208 80' };
    const air = { attacker: [{ id: '80', strength: 2 }, flight('208')], defender: [] };
    expect(usual(at, combat('Roy 16-6', { air }), 'A1R*', 'attacker').special).toBe('208');
  });
  it('always stand', () => {
    for (const cell of ['A2R*', 'A1R*', 'A1/D1', 'D3R*', 'DE'])
      for (const role of ['attacker', 'defender'] as const) {
        const board = boardWith({ '2312': 'Flak 6RCA', '2311': 'CCC Roy 16-6' });
        const fight = combat('CCC Roy 16-6', { air: { attacker: [flight('208')], defender: [flight('I-7')] } });
        const due = tollsOf(board, fight, result(cell))[role];
        expect(judgeLosses(board, fight, due, defaultLosses(board, fight, due))).toBeNull();
        expect(forceOf(board, fight, role).length).toBeGreaterThan(0);
      }
  });
});
