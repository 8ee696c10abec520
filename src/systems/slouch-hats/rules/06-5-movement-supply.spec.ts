import { slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { emergencySupply, giveEmergencySupply, type Emergency } from './06-47-emergency';
import { markMovementSupply, movementSupply, usualMovementSpend } from './06-5-movement-supply';

const data = slouchHatsData();
const out = (world: World, ...ids: string[]): World => {
  for (const id of ids) Object.assign(world.units[id] ?? {}, { outOfSupply: true, noMovementSupply: true });
  return world;
};

describe('Movement Supply (6.5)', () => {
  const standing = { '2120': '6RCA DCA V-1RTM I-7 Axis-Dump-1=2', '2012': '7RCA 39B', greece: 'KG26' };
  const world = worldWith(standing);
  const board = new Board(world, data);

  it('6.51, 6.52, 9.55: one point serves all with a line, on foot for trucks; a box needs none', () => {
    const given = movementSupply(board, 'axis', { spend: ['Axis-Dump-1'] });
    expect(given).toMatchObject({ active: ['I-7', 'KG26'], flown: ['39B'], without: ['7RCA'] });
    expect('supplied' in given ? given.supplied : []).toEqual(['V-1RTM', '6RCA', 'DCA']);
  });

  it('6.52: only who could not move or fly without is readied: none on foot, none in a box, no garrison', () => {
    expect(movementSupply(board, 'axis', { spend: ['Axis-Dump-1'] })).toMatchObject({
      readied: { units: ['6RCA', 'DCA'], air: ['I-7'] },
    });
    expect(movementSupply(board, 'axis')).toMatchObject({ readied: { units: [], air: [] } });
  });

  it('6.51: is refused where it serves nobody', () => {
    expect(movementSupply(board, 'axis', { spend: ['Axis-Dump-1', 'Axis-Dump-1'] })).toMatchObject({ rule: '6.51' });
    const box = new Board(worldWith({ greece: 'KG26', '2120': 'Axis-Dump-1' }), data);
    expect(movementSupply(box, 'axis', { spend: ['Axis-Dump-1'] })).toMatchObject({ rule: '6.51' });
  });

  it('6.33: not for what is Out of Supply', () => {
    const given = movementSupply(new Board(out(worldWith(standing), '6RCA'), data), 'axis', { spend: ['Axis-Dump-1'] });
    expect('without' in given ? given.without : []).toEqual(['6RCA', '7RCA']);
  });

  it('5.33: reinforcements of the turn have it for nothing', () => {
    const given = movementSupply(board, 'axis', { arrived: ['6RCA', '39B'] });
    expect(given).toMatchObject({ supplied: ['6RCA'], active: ['39B', 'KG26'], without: ['V-1RTM', '7RCA', 'DCA'] });
  });

  it('6.53, 6.54: markers, aircraft and the point are written', () => {
    const own = worldWith(standing);
    const given = movementSupply(new Board(own, data), 'axis', { spend: ['Axis-Dump-1'] });
    if ('rule' in given) throw new Error(given.why);
    markMovementSupply(own, given);
    expect([own.units['6RCA'], own.units['7RCA']].map((unit) => unit?.noMovementSupply)).toEqual([false, true]);
    expect([own.air['I-7'], own.air['39B']].map((air) => air?.active)).toEqual([true, false]);
    expect(own.supply['Axis-Dump-1']?.points).toBe(1);
  });

  it('6.24: an airfield in an enemy zone with no friendly combat unit gets none', () => {
    const near = new Board(worldWith({ '2012': '39B', '2011': '16-6', '2014': 'Axis-Dump-1 7RCA' }), data);
    expect(movementSupply(near, 'axis', { spend: ['Axis-Dump-1'] })).toMatchObject({
      flown: ['39B'],
      supplied: ['7RCA'],
    });
  });

  it('the default spends where a point readies two air units or three motorized ones', () => {
    const spends = (standing: Record<string, string>) =>
      usualMovementSpend(new Board(worldWith(standing), data), 'axis');
    expect(spends({ '2120': '6RCA DCA Axis-Dump-1' })).toEqual([]);
    expect(spends({ '2120': '6RCA DCA GAM Axis-Dump-1', '1702': '7RCA Axis-Dump-2' })).toEqual(['Axis-Dump-1']);
    expect(spends({ '2120': 'I-7 583 Axis-MSU-1 Axis-Dump-1' })).toEqual(['Axis-Dump-1']);
  });
});

describe('emergency supply (6.47, 6.55, 6.56)', () => {
  const standing = { '2120': '6RCA DCA V-1RTM I-7 Axis-Dump-1=2', '3333': 'II-6REI' };
  const ask = (board: Board, kind: Emergency['kind'], ...units: string[]) =>
    emergencySupply(board, 'axis', { kind, counter: 'Axis-Dump-1', units });

  it('6.47 then 6.55: an isolated unit gets both, a point each', () => {
    const world = out(worldWith(standing), '6RCA');
    expect(ask(new Board(world, data), 'movement', '6RCA')).toMatchObject({ rule: '6.56' });
    for (const kind of ['general', 'movement'] as const) {
      const told = ask(new Board(world, data), kind, '6RCA');
      if ('rule' in told) throw new Error(told.why);
      giveEmergencySupply(world, { kind, counter: 'Axis-Dump-1', units: ['6RCA'] }, told);
    }
    expect(world.units['6RCA']).toMatchObject({ outOfSupply: false, noMovementSupply: false });
    expect(world.supply['Axis-Dump-1']).toMatchObject({ at: 'used', points: 0 });
  });

  it('6.55, 9.55, 9.57: a unit on foot is given it to ride', () => {
    const world = worldWith(standing);
    Object.assign(world.units['V-1RTM'] ?? {}, { noMovementSupply: true });
    const told = ask(new Board(world, data), 'movement', 'V-1RTM');
    if ('rule' in told) throw new Error(told.why);
    giveEmergencySupply(world, { kind: 'movement', counter: 'Axis-Dump-1', units: ['V-1RTM'] }, told);
    expect(world.units['V-1RTM']?.noMovementSupply).toBe(false);
  });

  it('6.55: air units become Active by it', () => {
    const world = worldWith(standing);
    Object.assign(world.air['I-7'] ?? {}, { active: false });
    const told = ask(new Board(world, data), 'movement', 'I-7');
    if ('rule' in told) throw new Error(told.why);
    giveEmergencySupply(world, { kind: 'movement', counter: 'Axis-Dump-1', units: ['I-7'] }, told);
    expect(world.air['I-7']?.active).toBe(true);
  });

  it('one point serves seven units and no eighth', () => {
    const many = ['I-22RTA', 'II-22RTA', 'III-22RTA', 'I-29RTA', 'II-29RTA', 'III-29RTA', 'I-6REI', 'II-6REI'];
    const world = out(worldWith({ '2120': `${many.join(' ')} Axis-Dump-1` }), ...many);
    expect(ask(new Board(world, data), 'general', ...many)).toMatchObject({
      rule: '6.47',
      why: 'one SP serves 7 units, 8 are named',
    });
    expect(ask(new Board(world, data), 'general', ...many.slice(1))).toMatchObject({ lost: 0 });
  });

  it('is refused to those who need none, cannot trace, or are not there', () => {
    const board = new Board(out(worldWith(standing), 'II-6REI'), data);
    expect(ask(board, 'general', 'V-1RTM')).toMatchObject({ rule: '6.47' });
    expect(ask(board, 'general', 'II-6REI')).toMatchObject({ rule: '6.47' });
    expect(ask(board, 'movement', 'V-1RTM')).toMatchObject({ rule: '6.55' });
    expect(ask(board, 'movement', '6RCA')).toMatchObject({ rule: '6.55' });
    expect(ask(board, 'movement', 'I-7')).toMatchObject({ rule: '6.55' });
    expect(ask(board, 'movement', '80')).toMatchObject({ rule: '6.55' });
    expect(ask(board, 'movement')).toMatchObject({ rule: '6.55' });
  });
});
