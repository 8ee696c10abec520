import { often } from '../../../config/testing/depth';
import { BoardFault } from '../../../kernel/testing/board-fault';
import { strategyOf } from '../../../kernel/search/strategy';
import { playOut } from '../../../kernel/testing/playout';
import { worldFaults } from '../faults';
import { LETTERS } from '../letters';
import { slouchHatsData, slouchHatsEngine } from '../testing';
import { otherHand } from '../twins';
import { setUp } from '../set-up';
import { slouchHatsSystem } from '../system';
import type { World } from '../world';

const engine = slouchHatsEngine();
const data = slouchHatsData();
const system = slouchHatsSystem(data);
/** Nobody orders anything: every decision is answered by its default. */
const game = (scenario: string) =>
  playOut(engine, {
    scenario,
    seed: 'sequence',
    mode: 'strict',
    bots: strategyOf('default'),
    checkOneIn: often(20, 1),
  });
const games = new Map<string, ReturnType<typeof game>>();
/** Played once for all that is asked of it. */
function played(scenario: string): ReturnType<typeof game> {
  const known = games.get(scenario) ?? game(scenario);
  games.set(scenario, known);
  return known;
}
const titles = (scenario: string) =>
  played(scenario)
    .facts.filter(({ type }) => ['turn.begins', 'phase.begins'].includes(type))
    .map(({ body }) => (body['turn'] ?? body['title']) as string);

describe('a game of Slouch Hats and Eggshells', () => {
  it('4.21, 21.11: plays the phases in their order; the first turn has no First Axis Operations Segment', () => {
    const [, ...first] = titles('1');
    const next = first.indexOf('II June');
    const operations = (side: string) =>
      ['Transport', 'Movement', 'Combat', 'Exploitation Movement', 'Administrative'].map(
        (name) => `${side} ${name} Phase`,
      );
    const strategic = first.slice(0, 6);
    expect(strategic).toEqual([
      ...['Turn Record Phase', 'Special Events Phase', 'Reinforcements Phase'],
      ...['Supply Status Phase', 'First Supply Conversion Phase', 'Bombardment Phase'],
    ]);
    const both = (nth: string) => [...operations(`${nth} Axis`), ...operations(`${nth} Allied`)];
    const recovery = ['Engineering Phase', 'Victory Determination Phase'];
    expect(first.slice(6, next)).toEqual([
      ...operations('First Allied'),
      'Second Supply Conversion Phase',
      ...both('Second'),
      ...recovery,
    ]);
    expect(first.slice(next + 7, first.indexOf('III June'))).toEqual([
      ...[...both('First'), 'Second Supply Conversion Phase', ...both('Second'), ...recovery],
    ]);
  });

  it.each([
    ['1', 'III July', 6],
    ['2', 'II August', 8],
  ])('18.3, 21.1: Scenario %s ends after %s without a surrender: the Axis wins', (scenario, last, turns) => {
    const { position } = played(scenario);
    expect(position.over).toMatchObject({ winner: 'axis', rule: '18.3', detail: { turn: last } });
    expect(titles(scenario).filter((title) => /^I+ \w+$/.test(title))).toHaveLength(turns);
  });

  it('has worlds of the shape that cases may name, without a fault', () => {
    for (const scenario of ['1', '2']) {
      const world = setUp(data, scenario);
      expect(system.words().world.safeParse(world)).toMatchObject({ success: true });
      expect(worldFaults(world, data)).toEqual([]);
    }
  });

  it('finds what cannot be: a stack of eight, both sides in a hex, a dump without points, a lost ship', () => {
    const world = setUp(data, '1');
    Object.assign(world.units['16-6'] ?? {}, { at: '1824' });
    Object.assign(world.units['V-1RTM'] ?? {}, { at: '1525' });
    Object.assign(world.supply['Axis-Dump-1'] ?? {}, { points: 0 });
    Object.assign(world.ships['ajax'] ?? {}, { at: '9999' });
    expect(worldFaults(world, data)).toEqual([
      'ajax stands at "9999", which is no place for it',
      'both sides stand in 1525',
      '1824 holds more than seven points',
      'Axis-Dump-1 shows 0 Supply Points at 1521',
    ]);
  });

  it('20.13: a view has the own hand and only the number of the other; worlds that differ in it look the same', () => {
    const world: World = setUp(data, '1');
    Object.assign(world.markers, { A: 'axis', B: 'axis', C: 'allied' });
    const view = system.view(world, 'allied', data);
    expect([view.hand, view.held]).toEqual([['C'], { axis: 2, allied: 1 }]);
    const twin = otherHand(world, 'allied', () => 0);
    expect(twin?.markers).not.toEqual(world.markers);
    expect(JSON.stringify(system.view(twin ?? world, 'allied', data))).toBe(JSON.stringify(view));
    world.events.shown.axis = ['A', 'B'];
    expect(otherHand(world, 'allied', () => 0)).toBeNull();
    expect(LETTERS.every((letter) => world.markers[letter] !== undefined)).toBe(true);
  });

  it('tells what stands where, what changed first', () => {
    const world = setUp(data, '1');
    const before = system.view(structuredClone(world), 'axis', data);
    Object.assign(world.units['21-7A'] ?? {}, { at: '1524', reduced: true, fired: false });
    const lines = system.lines(system.view(world, 'axis', data), before);
    expect(lines.slice(0, 2)).toEqual([
      '~ 1524 Naqoura (Allied): 21/7A 2-2-6 (reduced)',
      '~ 1525 (Allied): 2/4 Fd (2)1-7, Ches Y 1-1-6, MSU 1 (2 SP)',
    ]);
    expect(lines).toContain(
      'the Middle East box (Allied): 11 Cdo 1-1-5 (reduced), 11B ?/22 (Flown), Phoebe 2/4 (Sailed), Ajax 2/4 (Sailed)',
    );
    expect(lines.some((line) => line.startsWith('~ now empty'))).toBe(false);
    for (const id of ['2-4Fd', 'CY', 'Allied-MSU-1'])
      Object.assign({ ...world.units, ...world.supply }[id] ?? {}, { at: '1524' });
    expect(system.lines(system.view(world, 'axis', data), before)).toContain('~ now empty: 1525');
  });
});

describe('the board of a case', () => {
  it('puts counters where they stand, with their markers', () => {
    const { world, local } = system.board({
      ...{ run: 'Movement Phase', segment: 'F', turn: 'II July', 'victory points': { axis: 4 } },
      stand: { '1824': ['25/7A (reduced, fired)', 'Allied-MSU-2 (2)'], greece: 'REPL-V1', '2120': ['I/7 (flown)'] },
    });
    expect([world.turn, world.moment.segment, local]).toEqual([4, 'F', { segment: 'F' }]);
    expect(world.units['25-7A']).toMatchObject({ at: '1824', reduced: true, fired: true });
    expect(world.supply['Allied-MSU-2']).toMatchObject({ at: '1824', points: 2 });
    expect([world.repl['REPL-V1'], world.air['I-7']?.active, world.victoryPoints.axis]).toEqual(['greece', false, 4]);
    expect(world.units['21-7A']?.at).toBe('off');
  });

  it.each([
    [{ stands: {} }, 'stands'],
    [{ stand: { '9999': ['25/7A'] } }, '9999'],
    [{ stand: { '1824': ['25/7B'] } }, '25/7A'],
    [{ stand: { '1824': ['25/7A (tired)'] } }, 'tired'],
    [{ turn: 'IV June' }, 'IV June'],
    [{ segment: 'H' }, 'H'],
  ])('refuses %j and names it', (board, named) => {
    const build = () => system.board(board);
    expect(build).toThrow(BoardFault);
    expect(build).toThrow(named);
  });
});
