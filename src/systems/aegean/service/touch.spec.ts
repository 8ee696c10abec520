import { clicks } from '../../../cli/testing/clicks';
import { touched, type Offer } from '../../../kernel/decide/touch';
import type { JsonObject } from '../../../kernel/realm';
import type { AnyEngine } from '../../systems';
import type { Side } from '../side';
import { aegeanData, aegeanEngine, worldWith } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;

clicks('aegean', 'leros-november', 6, engine);

describe('every decision', () => {
  it('is answered by click: something is picked, or a button stands for it', () => {
    expect(engine.system.decisions.filter(({ touch }) => touch === undefined).map(({ kind }) => kind)).toEqual([]);
  });
});

/** What may be ordered of who is picked, on a board; `force`: all ships of it sail as a task force. */
function offered(
  kind: string,
  seat: Side,
  board: JsonObject,
  picked: string[],
  facts: object = {},
  force?: 'A',
): Offer[] {
  const data = aegeanData();
  const world = worldWith(board);
  if (force) for (const ship of Object.values(world.ships)) ship.force = force;
  const view = engine.system.view(world, seat, data) as object;
  return touched(engine.kind(`aegean.${kind}`), { seat, view, facts, data }, picked).offers;
}

describe('ships', () => {
  const atSea = { impulse: 1, impulses: 3, stand: { '2627': ['de-lc-a-1'], 'de-lc-a-1': ['ir16-ii'] } };

  it('sail by one click, and to a shore where they may land by one click land whom they carry', () => {
    const offers = offered('naval-orders', 'german', atSea, ['sail/de-lc-a-1']);
    const shore = offers.filter(({ at }) => at === '2524');
    expect(shore.map(({ lines }) => lines.length)).toEqual([1, 2]);
    expect(shore[1]?.lines[1]).toMatch(/^land 2\/16/);
    expect(offers.filter(({ at }) => at === '2727').map(({ lines }) => lines.length)).toEqual([1]);
  });

  it('that are submerged sail as far as a boat that comes up, as it does without an order to dive', () => {
    const goals = (boat: string): (string | null)[] =>
      offered('naval-orders', 'german', { impulse: 2, impulses: 3, stand: { '2810': [boat] } }, ['sail/u-565']).map(
        ({ at }) => at,
      );
    expect(goals('U 565 (submerged)').length).toBeGreaterThan(10);
    expect(goals('U 565 (submerged)')).toEqual(expect.arrayContaining(goals('U 565').filter((at) => at !== '2810')));
  });

  it('of the box form a task force by a button that names them', () => {
    const stand = { 'allied-holding': ['Faulknor', 'Penn', 'Echo'] };
    const buttons = offered('naval-orders', 'allied', { impulse: 1, impulses: 3, stand }, []);
    expect(buttons.flatMap(({ lines }) => lines)).toContain('form TF A with Echo, Faulknor, Penn');
  });

  it('of a task force sail together, whichever of them is picked', () => {
    const stand = { '5520': ['Faulknor', 'Penn', 'Echo'] };
    const [first] = offered('naval-orders', 'allied', { impulse: 1, impulses: 3, stand }, ['sail/penn'], {}, 'A');
    expect(first?.lines).toEqual([expect.stringMatching(/^sail Echo, Faulknor, Penn to /)]);
    expect(first?.of).toEqual(['sail/echo', 'sail/faulknor', 'sail/penn']);
  });

  it('appear wherever they may, not only nearest to Kos', () => {
    const facts = { edge: 'west', within: 3, ships: ['olympus', 'savona'] };
    const stand = { 'german-not-arrived': ['olympus', 'savona'] };
    const one = offered('entry', 'german', { stand }, ['olympus'], facts);
    expect(one.length).toBeGreaterThan(100);
    expect(new Set(one.map(({ at }) => at)).size).toBe(one.length);
    const both = offered('entry', 'german', { stand }, ['olympus', 'savona'], facts);
    expect(both.map(({ at }) => at)).toEqual(one.map(({ at }) => at));
    expect(both[0]?.lines).toEqual([expect.stringMatching(/^enter Olympus, Savona at /)]);
  });

  it('that fire deal two hits on one or on two by a click', () => {
    const stand = { '2627': ['TA 14', 'Penn (spotted)', 'Echo (spotted)'] };
    const offers = offered('deal-hits-german', 'german', { stand }, ['hits'], { at: '2627', hits: 2 });
    expect(offers.flatMap(({ lines }) => lines).toSorted()).toEqual([
      ...['hit Echo, Echo', 'hit Echo, Penn', 'hit Penn, Echo', 'hit Penn, Penn'],
    ]);
  });
});
