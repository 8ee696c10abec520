import { setUp } from '../set-up';
import { slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import {
  arrivalsDue,
  arrive,
  delayFault,
  receiveRepl,
  receiveReplacements,
  replacementIncome,
  splitFault,
  supplyIncome,
} from './05-3-reinforcements';
import { phaseReleases, release, releaseFault, releasesDue } from './05-6-garrisons';

const data = slouchHatsData();
const turn = (name: string) => data.turns.findIndex((t) => t.name === name);
const at = (name: string, id = '1'): World => Object.assign(setUp(data, id), { turn: turn(name) });
const names = (of: readonly { unit: string }[]) => of.map(({ unit }) => unit);

describe('reinforcements (5.3)', () => {
  it('5.32, example: 23/6 comes on III June, in the Middle East box', () => {
    expect(names(arrivalsDue(at('II June'), data, 'allied'))).not.toContain('23-6');
    const world = at('III June');
    expect(names(arrive(world, data, 'allied'))).toContain('23-6');
    expect(world.units['23-6']).toMatchObject({ at: 'middle-east', reduced: false });
  });

  it('5.32: comes where the card says, at the strength of the card', () => {
    const world = at('III June');
    arrive(world, data, 'allied');
    expect(world.units['4-Cav']?.at).toBe('iraq');
    expect(world.units['17-6A']).toMatchObject({ at: 'middle-east', reduced: true });
    expect(world.ships['leander']?.at).toBe('middle-east');
    arrive(world, data, 'axis');
    expect(world.air['31B']).toMatchObject({ at: 'greece', active: true });
  });

  it('5.31: may be delayed, and then waits for a later turn; what has come does not come again', () => {
    const world = at('II June');
    expect(delayFault(world, data, 'allied', ['16-6'])).toBeNull();
    expect(delayFault(world, data, 'allied', ['23-6'])).toMatchObject({ rule: '5.31' });
    expect(names(arrive(world, data, 'allied', ['16-6']))).toEqual(['17-6A', 'leander', '84B']);
    expect(names(arrivalsDue(world, data, 'allied'))).toEqual(['16-6']);
    Object.assign(world.units['17-6A'] ?? {}, { at: 'cadre' });
    world.turn += 1;
    expect(names(arrivalsDue(world, data, 'allied')).slice(0, 2)).toEqual(['16-6', '23-6']);
  });

  it('5.33: is in supply in the turn of arrival', () => {
    const world = at('II June');
    Object.assign(world.units['16-6'] ?? {}, { outOfSupply: true, noMovementSupply: true });
    arrive(world, data, 'allied');
    expect(world.units['16-6']).toMatchObject({ outOfSupply: false, noMovementSupply: false });
    expect(world.arrived).toContain('16-6');
  });

  it('20.21 E: Iraq may send its units a turn earlier, the Middle East not', () => {
    const world = at('II June');
    world.events.lasting.push({ kind: 'early-iraq', lasts: 'game', turns: 1 });
    const due = names(arrivalsDue(world, data, 'allied'));
    expect(['4-Cav', '23-6'].map((id) => due.includes(id))).toEqual([true, false]);
  });

  it('13.13: an air unit without room in its box waits', () => {
    const world = at('II June');
    for (const id of ['III-6', 'I-7', '583', '39B']) Object.assign(world.air[id] ?? {}, { at: 'greece' });
    expect(names(arrive(world, data, 'axis'))).toEqual([]);
    Object.assign(world.air['I-7'] ?? {}, { at: '2012' });
    expect(names(arrive(world, data, 'axis'))).toEqual(['31B']);
  });

  it('13.15: a destroyed air unit does not come back as an arrival of the card', () => {
    const world = at('II June');
    Object.assign(world.air['31B'] ?? {}, { at: 'off', returns: 3 });
    expect(names(arrivalsDue(world, data, 'axis'))).toEqual([]);
  });

  it('7.12: in Scenario 2 the Air Transport marker is among the arrivals', () => {
    const world = at('II June', '2');
    expect(names(arrive(world, data, 'axis'))).toContain('air-transport');
    expect(world.airTransport).toBe(true);
    expect(names(arrivalsDue(world, data, 'axis'))).toEqual([]);
  });

  it('6.11c, 6.12: Supply Points of track and card come to the boxes of their side', () => {
    const income = (name: string, id: string) => supplyIncome(at(name, id), data, 'axis');
    expect([income('III June', '1'), income('III June', '2')]).toEqual([1, 3]);
    const world = at('II June');
    const fault = (split: object) => splitFault(world, data, 'allied', split)?.rule;
    expect([
      fault({ 'middle-east': 3, iraq: 2 }),
      fault({ iraq: 5 }),
      fault({ iraq: 6 }),
      fault({ greece: 5 }),
    ]).toEqual([...[undefined, undefined, '6.12', '6.11c']]);
    expect(fault({ 'middle-east': 6, iraq: -1 })).toBe('6.12');
    expect(splitFault(world, data, 'axis', { greece: 1 })).toBeNull();
  });
});

describe('Replacements Points (15.1)', () => {
  it('15.13, 15.15: those of the Allied player are counted on the track', () => {
    const world = at('I July');
    world.replacementPoints = 1;
    expect(receiveReplacements(world, data, 'allied')).toMatchObject({ points: 2, repl: [] });
    expect(world.replacementPoints).toBe(3);
    expect(replacementIncome(at('III July', '2'), data, 'allied').allied).toBe(3);
  });

  it('15.12: those of the Axis become REPL units in Greece; without one they are lost', () => {
    const world = at('II June');
    expect(receiveReplacements(world, data, 'axis')).toMatchObject({ repl: ['REPL-V1'], lost: 0 });
    expect(world.repl['REPL-V1']).toBe('greece');
    expect(receiveRepl(world, data, { nationality: 'vichy', points: 5 })).toEqual({
      ...{ repl: ['REPL-V2', 'REPL-V3'], lost: 3 },
    });
    expect(receiveRepl(world, data, { nationality: 'german', points: 1, at: '1519' }).repl).toEqual(['REPL-G1']);
    expect(world.repl['REPL-G1']).toBe('1519');
  });

  it('15.15: Germans get points in Scenario 2 only, the Vichy none after a surrender', () => {
    expect(replacementIncome(at('II July'), data, 'axis')).toEqual({ allied: 0, vichy: 1, german: 0 });
    const second = at('II July', '2');
    expect(replacementIncome(second, data, 'axis')).toEqual({ allied: 0, vichy: 1, german: 1 });
    second.surrendered = true;
    expect(replacementIncome(second, data, 'axis')).toEqual({ allied: 0, vichy: 0, german: 1 });
  });
});

describe('garrisons (5.6)', () => {
  it('5.63: the Axis player releases one in the first turn and one in each later; the Allied player none', () => {
    expect([releasesDue(at('I June'), data, 'axis'), releasesDue(at('III July'), data, 'axis')]).toEqual([1, 1]);
    expect(releasesDue(at('II June', '2'), data, 'axis')).toBe(1);
    expect(releasesDue(at('II June'), data, 'allied')).toBe(0);
  });

  it('5.61, 5.63: of his garrisons, as many as he may, or none', () => {
    const world = at('I June');
    const fault = (...ids: string[]) => releaseFault(new Board(world, data), 'axis', ids, 1);
    expect(fault()).toBeNull();
    expect(fault('III-16RTT')).toBeNull();
    expect(fault('III-16RTT', '4-BdL')).toMatchObject({ rule: '5.63' });
    expect(fault('Haifa')).toMatchObject({ rule: '5.61' });
    release(world, ['III-16RTT']);
    expect(world.units['III-16RTT']?.garrison).toBe(false);
    expect(fault('III-16RTT')).toMatchObject({ rule: '5.61' });
  });

  it('5.63: an enemy combat unit beside it frees a garrison of either side, an MSU or a friend does not', () => {
    const world = worldWith({ '1809': '4-BdL', '1810': 'Allied-MSU-1=1', '1808': 'I-6REI', '1527': 'Haifa' });
    for (const id of ['4-BdL', 'Haifa']) Object.assign(world.units[id] ?? {}, { garrison: true });
    const free = () => phaseReleases(new Board(world, data));
    expect(free()).toEqual([]);
    Object.assign(world.units['6-Cav'] ?? {}, { at: '1810' });
    expect(free()).toEqual(['4-BdL']);
    Object.assign(world.units['6-Cav'] ?? {}, { at: '1811' });
    Object.assign(world.units['6RCA'] ?? {}, { at: '1526' });
    expect(free()).toEqual(['Haifa']);
  });

  it('19.22: so does an Allied unit in the area of a group; nobody is named twice', () => {
    const world = worldWith({ '2723': '1-Dr', '2925': '3-Dr', '2722': '6-Cav', '2624': 'GSY' });
    for (const id of ['1-Dr', '3-Dr']) Object.assign(world.units[id] ?? {}, { garrison: true });
    expect(phaseReleases(new Board(world, data))).toEqual(['1-Dr', '3-Dr']);
  });
});
