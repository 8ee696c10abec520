import { navalData, worldWith } from '../testing';
import type { Side } from '../side';
import { positionLines } from './lines';
import { navalView, openView } from './policies';
import type { NavalView } from './view';

const data = navalData();
const seen = (side: Side, stand: Record<string, string[]>): NavalView =>
  navalView(worldWith({ run: 'Interphase', turn: 57, stand }), side, data);

describe('what the other side knows', () => {
  it('of a harbour that nobody looks into it is known that ships are there', () => {
    const view = seen('axis', { odessa: ['Gp-A', 'Bodry'], 'map-t': ['K. Kavkaz'] });
    expect([view.exists, view.ships, view.sightings]).toEqual([['map-t', 'odessa'], {}, {}]);
    expect(positionLines(view, data, null)).toContain('Odessa: enemies');
  });

  it('of a harbour under guns the ships are known', () => {
    // O0908 is two hexes from Odessa, O0907 three.
    const view = seen('axis', { odessa: ['Gp-A (Sailed, damage 1)'], O0908: ['617'] });
    expect(view.ships).toEqual({ 't-gp-a': { at: 'odessa' } });
    expect(seen('axis', { odessa: ['Gp-A'], O0907: ['617'] }).ships).toEqual({});
  });

  it('of troops who stand next to one’s own are known, of others that somebody is there', () => {
    const stand = { O0808: ['1327 (lost 1)'], O0709: ['95 Div'], O0807: ['11 Div'], O0611: ['617'] };
    const view = seen('axis', stand);
    expect(view.units['s-1327-rr']).toEqual({ at: 'O0808', lost: 1 });
    expect(view.units['s-95-rd']).toBeUndefined();
    expect(view.exists).toEqual(['O0709']);
    // Guns look at nobody by standing there: a combat unit does.
    expect(Object.keys(seen('soviet', stand).units).toSorted()).toEqual(['r-11-id', 's-1327-rr', 's-95-rd']);
  });

  it('of cargo the enemy knows nothing', () => {
    const view = seen('axis', { 'zone-odessa': ['Gp-A'], 't-gp-a': ['25 Chapaev'] });
    expect([view.units, view.exists]).toEqual([{}, []]);
    expect(view.sightings).toEqual({ 'zone-odessa': { count: 1, classes: null } });
  });

  it('of aircraft and supply on hand the enemy knows nothing', () => {
    const stand = { O0910: ['Il-2 18 ShAP of the fleet', 'Dump 1'], O0909: ['11 Div'] };
    const view = seen('axis', stand);
    expect(view.air).toEqual({});
    expect(view.units['s-dump-1']).toEqual({ at: 'O0910', lost: 0 });
    expect(Object.keys(seen('soviet', stand).air)).toEqual(['il2-n18']);
  });

  it('of points and of what a harbour has loaded the Axis knows nothing', () => {
    const world = worldWith({
      ...{ run: 'Interphase', turn: 57, evacuations: ['odessa'] },
      world: { scored: [{ item: 'hq', of: 's-hq-coastal', vp: 3 }], ledger: { odessa: { loaded: 4, unloaded: 0 } } },
    });
    const view = navalView(world, 'axis', data);
    expect([view.scored, view.ledger, view.evacuations]).toEqual([[], {}, {}]);
    expect(Object.keys(navalView(world, 'soviet', data).evacuations)).toEqual(['odessa']);
  });

  it('says once whose a counter is whose name says it', () => {
    const lines = positionLines(seen('axis', { O0808: ['Axis MSU 1', '11 Div'] }), data, null);
    expect(lines).toContain('O0808: Axis MSU 1; Axis 11 Div 4-5-4');
  });

  it('of either side a watcher knows where somebody is, and who was lost', () => {
    const stand = { O0808: ['1327'], O0807: ['11 Div'], odessa: ['Gp-A'], lost: ['Bodry'] };
    const view = openView(worldWith({ run: 'Interphase', turn: 57, stand }), data);
    expect([view.ships, view.units]).toEqual([{ 'dd-bodry': { at: 'lost' } }, {}]);
    expect(view.exists).toEqual(['O0807', 'O0808', 'odessa']);
  });
});
