import type { Fact } from '../../kernel/flow/fact';
import { worldFaults } from './faults';
import { groundPlayFaults } from './ground-play-faults';
import type { GroundUnit } from './rules/ground/ground';
import { freshUnit } from './set-up-ground';
import { groundSetUp } from './set-up';
import { mercuryData } from './testing';
import type { World } from './world';

const data = mercuryData();

/** The set-up of a scenario with something in it changed. */
function world(scenario: string, change: (units: Record<string, GroundUnit>, world: World) => void = () => undefined) {
  const found = data.groundScenarios.find((s) => s.id === scenario);
  if (!found) throw new Error(`no scenario ${scenario}`);
  const made = groundSetUp(data, found, {});
  change(made.ground?.units ?? {}, made);
  return made;
}

const unit = (id: string, at: string | null, more: Partial<GroundUnit> = {}): GroundUnit => ({
  ...freshUnit(id, at),
  ...more,
});

describe('a sound position on the hex map', () => {
  it.each(['1', '2', '3'])('has no faults: the set-up of scenario %s', (scenario) => {
    expect(worldFaults(world(scenario), data)).toEqual([]);
  });
});

describe('a planted fault is found', () => {
  it.each<[string, string, (units: Record<string, GroundUnit>, world: World) => void]>([
    ['a unit in the sea', 'sea or off the sheets', (u) => (u['koch'] = unit('koch', 'W5201'))],
    ['a unit off the sheets', 'sea or off the sheets', (u) => (u['koch'] = unit('koch', 'E3012'))],
    ['a unit of no list', 'is no unit of the game', (u) => (u['nobody'] = unit('nobody', 'W4003'))],
    ['a unit that stands twice', "another's name", (u) => (u['koch'] = unit('genz', 'W4122'))],
    [
      'a unit in a hex and in a box',
      'in a hex and in a box',
      (u) => (u['koch'] = unit('koch', 'W4122', { box: 'spili' })),
    ],
    ['a unit in a box that does not exist', 'no off-map box', (u) => (u['koch'] = unit('koch', null, { box: 'oz' }))],
    ['one step made two', 'has one step', (u) => (u['nz22-b'] = unit('nz22-b', 'W4215', { reduced: true }))],
    [
      'a replacement that is no HQ',
      'no HQ and a replacement',
      (u) => (u['koch'] = unit('koch', 'W4122', { replacement: true })),
    ],
    [
      'an HQ that is lost and in play',
      'was lost',
      (u) => (u['hq-5-nz'] = unit('hq-5-nz', 'W4220', { lostIn: 'Maleme-Suda' })),
    ],
    ['markers on what is gone', 'bears markers', (u) => (u['koch'] = unit('koch', null, { fatigued: true }))],
    [
      'a stack of seven points',
      'W4123 holds too many',
      (u) => ['gk6-i', 'gk6-ii', 'gk6-iii', 'gk8-i'].forEach((id) => (u[id] = unit(id, 'W4123'))),
    ],
    ['both sides in a hex at rest', 'W4123 holds units of both sides', (u) => (u['koch'] = unit('koch', 'W4123'))],
    [
      'a third Greek Militia in a sector',
      '3 Greek Militia',
      (u) => ['militia-1', 'militia-2', 'militia-3'].forEach((id, i) => (u[id] = unit(id, `W371${i}`))),
    ],
    ['a combat of nobody', 'not in play', (_, w) => Object.assign(w.ground?.declared ?? {}, { koch: 'W4123' })],
    [
      'a combat left over',
      'left over',
      (u, w) => Object.assign(w.ground?.declared ?? {}, { [Object.keys(u)[0] ?? '']: 'W4123' }),
    ],
  ])('%s', (_what, says, change) => {
    expect(worldFaults(world('3', change), data)).toContainEqual(expect.stringContaining(says));
  });
});

const fact = (type: string, body: Fact['body']): Fact => ({ type, rule: '', audience: 'all', body });
const moved = (id: string, ...path: string[]): Fact => fact('ground.moved', { unit: id, path });
const fired = (id: string): Fact => fact('ground.fire', { guns: [id] });
const lost = (id: string, steps: number): Fact => fact('ground.step-lost', { unit: id, steps });

const retreated = (id: string): Fact => fact('ground.retreated', { unit: id, path: ['W4312'] });

/** What is found when `facts` led from the set-up of scenario 3 with `before` in it to `after`, `earlier` facts before them. */
function found(
  facts: Fact[],
  before: Record<string, GroundUnit> = {},
  after: Record<string, GroundUnit> = before,
  earlier: Fact[] = [],
): string[] {
  const put = (more: Record<string, GroundUnit>): World => world('3', (units) => void Object.assign(units, more));
  return groundPlayFaults({ before: put(before), facts, earlier }, put({ ...before, ...after }), data);
}

describe('a planted fault in a step is found', () => {
  it('steps lost that nobody told', () => {
    expect(found([], {}, { 'nz22-b': unit('nz22-b', null) })).toEqual([expect.stringContaining('nz22-b has 0 steps')]);
    expect(found([lost('nz22-b', 1)], {}, { 'nz22-b': unit('nz22-b', null) })).toEqual([]);
  });

  it('steps told as lost that are still there', () => {
    expect(found([lost('welsh-a', 1)])).toEqual([expect.stringContaining('welsh-a has 2 steps and should have 1')]);
    expect(found([lost('welsh-a', 1)], {}, { 'welsh-a': unit('welsh-a', 'W4227', { reduced: true }) })).toEqual([]);
  });

  it('a unit that is back without having come back', () => {
    const gone = { 'hq-5-nz': unit('hq-5-nz', null) };
    const back = { 'hq-5-nz': unit('hq-5-nz', 'W4220', { replacement: true }) };
    expect(found([], gone, back)).toEqual([expect.stringContaining('hq-5-nz has 1 steps and should have 0')]);
    expect(found([fact('ground.returned', { unit: 'hq-5-nz', steps: 1 })], gone, back)).toEqual([]);
  });

  /** By its marker, and by what it has done since the game-turn began. */
  const thrice = (gun: string): string[] => [
    `${gun} fires or moves 3 times, 2 are left to it (11.11)`,
    `${gun} fires or moves 3 times in a game-turn (11.11)`,
  ];

  it('a gun that fires three times', () => {
    expect(found([fired('aa-156'), fired('aa-156')])).toEqual([]);
    expect(found([fired('aa-156'), fired('aa-156'), fired('aa-156')])).toEqual(thrice('aa-156'));
  });

  it('a gun that fires a third time in a game-turn, its marker lost in between', () => {
    const twice = [fired('aa-156'), fact('ground.coordination', {}), fired('aa-156')];
    expect(found([fired('aa-156')], {}, {}, twice)).toEqual(['aa-156 fires or moves 3 times in a game-turn (11.11)']);
    expect(found([fired('aa-156')], {}, {}, [...twice, fact('turn.begins', {})])).toEqual([]);
  });

  it('a unit that retreats twice in a combat, by one answer or by two; in the next it may again', () => {
    const twice = ['koch retreats 2 times in a combat (9.62)'];
    const next = fact('ground.coordination', { target: 'W4313' });
    expect(found([next, retreated('koch'), retreated('koch')])).toEqual(twice);
    expect(found([retreated('koch')], {}, {}, [next, retreated('genz'), retreated('koch')])).toEqual(twice);
    expect(found([next, retreated('koch')], {}, {}, [next, retreated('koch')])).toEqual([]);
  });

  it('a gun that moves and fires twice, or fires with its Final Fire marker; a new game-turn lets it again', () => {
    expect(found([moved('a-27-nz', 'W4219'), fired('a-27-nz'), fired('a-27-nz')])).toEqual(thrice('a-27-nz'));
    const tired = { 'aa-156': unit('aa-156', 'W4415', { fire: 'final' }) };
    expect(found([fired('aa-156')], tired)).toHaveLength(1);
    expect(found([fact('turn.begins', {}), fired('aa-156')], tired)).toEqual([]);
  });

  it('a move on through a zone of control, or from one to another beyond a hex', () => {
    const beside = { koch: unit('koch', 'W4313') };
    const west = { koch: unit('koch', 'W4412') };
    expect(found([moved('koch', 'W4413', 'W4414')], west)).toEqual([]);
    expect(found([moved('koch', 'W4413', 'W4414', 'W4513')], west)).toEqual([
      expect.stringContaining('koch moves on in a zone of control'),
    ]);
    expect(found([moved('koch', 'W4414')], beside)).toEqual([]);
    expect(found([moved('koch', 'W4414', 'W4413')], beside)).toHaveLength(1);
    const slow = { 'gk1-i': unit('gk1-i', 'W4122'), koch: unit('koch', 'W4121') };
    expect(found([moved('gk1-i', 'W4021')], slow)).toHaveLength(1);
  });
});
