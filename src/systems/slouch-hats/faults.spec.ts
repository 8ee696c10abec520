import type { Fact } from '../../kernel/flow/fact';
import { worldFaults } from './faults';
import { settleControl } from './rules/03-1-control';
import { setUp } from './set-up';
import { slouchHatsData } from './testing';
import type { World } from './world';

const data = slouchHatsData();

/** What the invariants say of a step from the settled set-up of scenario 1 to what `change` made of it, with these facts told. */
function after(change: (world: World) => void, facts: readonly Fact[] = []): string[] {
  const before = setUp(data, '1');
  settleControl(before, data);
  const world = structuredClone(before);
  change(world);
  return worldFaults(world, data, { before, facts, earlier: [] });
}

const told = (type: string, body: Fact['body']): Fact => ({ type, rule: '1.1', audience: 'all', body });

describe('what one answer may not do', () => {
  it('is nothing in the set-up', () => expect(after(() => undefined)).toEqual([]));

  it('18.1: Victory Points come by what is told alone', () => {
    const scored = (world: World): void => void (world.victoryPoints.axis += 2);
    const fact = told('points.scored', { side: 'axis', item: 'x', points: 2 });
    expect(after(scored)).toEqual([expect.stringMatching(/axis has \d+ Victory Points and should have \d+ \(18\.1\)/)]);
    expect(after(scored, [fact])).toEqual([]);
    expect(after(scored, [{ ...fact, body: { ...fact.body, side: 'allied' } }])).toHaveLength(2);
  });

  it('6.1, 15.13: Supply Points and Replacements Points neither appear nor vanish', () => {
    const [id = '', state] = Object.entries(setUp(data, '1').supply).find(([, { points }]) => points > 0) ?? [];
    const gone = (world: World): void => void Object.assign(world.supply[id] ?? {}, { at: 'used', points: 0 });
    const [removed, received] = [told('supply.removed', { units: [id], hex: state?.at ?? '' }), told('x', {})];
    expect(after(gone)).toEqual([expect.stringMatching(/ has \d+ Supply Points and should have \d+ \(6\.1\)/)]);
    expect(after(gone, [removed])).toEqual([]);
    expect(after((world) => void (world.replacementPoints += 1), [received])).toEqual([
      expect.stringMatching(/the track has 1 Replacements Points .*\(15\.13\)/),
    ]);
  });

  it('12.2: nobody loses a step without a word', () => {
    const [id = ''] =
      Object.entries(setUp(data, '1').units).find(
        ([one, { at }]) => data.ground.map.grid.has(at) && data.counters.units.get(one)?.back,
      ) ?? [];
    const reduced = (world: World): void => void Object.assign(world.units[id] ?? {}, { reduced: true });
    expect(after(reduced)).toEqual([expect.stringMatching(`^${id} has 1 steps, had 2, and nobody is told`)]);
    expect(after(reduced, [told('unit.lost', { unit: id, to: 'reduced', rule: '12.2', hex: '' })])).toEqual([]);
  });

  it('3.12: each hex has the one owner that it must have', () => {
    const [hex = ''] = Object.values(setUp(data, '1').units).flatMap(({ at }) =>
      data.ground.map.areas.get(data.ground.areaOf(at) ?? '')?.side === 'axis' ? [at] : [],
    );
    const taken = after((world) => void (world.control[hex] = 'allied'));
    expect(taken).toContain(`${hex} is not friendly to the units that stand there (3.12)`);
    expect(after((world) => void (world.control[hex] = 'axis'))).toEqual([
      expect.stringMatching(/whose area it is in/),
    ]);
  });

  it('13.12: no airfield holds more than it may', () => {
    const crowd = (world: World): void => {
      const [field = ''] = data.ground.map.places.airfield.keys();
      for (const state of Object.values(world.air)) state.at = field;
    };
    expect(after(crowd)).toEqual([expect.stringMatching(/holds more air units than it may \(13\.12\)/)]);
  });
});
