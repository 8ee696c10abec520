import type { HexId } from '../../../hex/hex';
import { chooseBombHits } from '../decisions/bomb-hits';
import { choosePressOn } from '../decisions/press-on';
import { define, type Act } from '../aegean';
import * as told from '../facts/air';
import { crew, goalOf } from '../rules/5-aloft';
import { KIND_OF } from '../rules/5-4-missions';
import { orderFault } from '../rules/5-orders';
import { Routes } from '../rules/5-3-routes';
import { startsOf, type Station } from '../rules/5-2-stations';
import { FAR_OFF } from '../rules/3-6-search';
import { Wing } from '../rules/5-wing';
import { fireAa } from './aa-fire';
import { airCombat, type AirFight } from './air-combat';
import { goOn, searchFromAir } from './air-search';
import { attack } from './bombing';
import { dealBombs } from './bomb-ships';
import { flyHomeEmpty, inFlight, type Flight } from './flight';
import { finish } from './mission-end';

/** 4.D3: it takes off, if there is still something for it to do; each by its own shortest way (5.3.1). */
function takeOff(c: Act<Flight>): void {
  const { data, local } = c;
  const { side, line } = local;
  const q = { view: c.view(side), data, seat: side };
  const fault = orderFault(q, line, []);
  if (fault) return void told.stayed(c, { side, units: crew(line), why: fault.why });
  local.goal = goalOf(q, line);
  local.units = [...line.units];
  local.escorts = [...line.also.escorts];
  local.afar = line.verb === 'far search';
  const wing = new Wing(c.world, data);
  for (const id of inFlight(local)) {
    const base = wing.get(id)?.base;
    if (base) local.ways[id] = wayOf(c, base);
  }
  local.ahead = capAhead(c);
  tellFlight(c);
}

/** 5.3.1: the way from a base; to the Holding Box it is the way back from the edge. */
function wayOf(c: Act<Flight>, base: Station): HexId[] {
  const { data, local } = c;
  const cap = capOver(c);
  const isCap = (hex: HexId): boolean => cap.has(hex);
  const { grid } = data.isles;
  if (local.goal === null && base.hex === null) return [];
  const box = new Wing(c.world, data).station(`${local.side}-holding`);
  const from = local.goal === null && box ? startsOf(data, local.side, box) : startsOf(data, local.side, base);
  const way = new Routes(grid, isCap).to(local.goal ?? base.hex ?? '', from, local.line.also.via);
  if (local.goal === null) return way.toReversed();
  return local.afar ? way.slice(0, Math.max(1, way.length - FAR_OFF)) : way;
}

/** 5.3.5, 5.8.3: enemy CAP that meets flights of this impulse, by hex. */
function capOver({ world, data, local }: Act<Flight>): ReadonlyMap<HexId, string[]> {
  const over = new Map<HexId, string[]>();
  for (const id of Object.keys(world.air).toSorted()) {
    const { at, cap } = world.air[id] ?? { at: '', cap: null };
    if (cap?.night === world.clock.night && data.air.get(id)?.side !== local.side)
      over.set(at, [...(over.get(at) ?? []), id]);
  }
  return over;
}

/** Hexes with CAP on anybody's way, the farthest from the target first. */
function capAhead(c: Act<Flight>): HexId[] {
  const { grid } = c.data.isles;
  const { ways, goal } = c.local;
  const hexes = Object.values(ways).flat();
  const met = [...capOver(c).keys()].filter((hex) => hexes.includes(hex));
  const left = (hex: HexId): number => (goal === null ? 0 : grid.distance(hex, goal));
  return met.toSorted((a, b) => left(b) - left(a) || (a < b ? -1 : 1));
}

function tellFlight(c: Act<Flight>): void {
  const { side, line, goal, units, escorts, ways } = c.local;
  const way = ways[units[0] ?? ''] ?? [];
  const at = goal ?? `${side}-holding`;
  told.flew(c, { side, at, mission: KIND_OF[line.verb], units: [...units], escorts: [...escorts], way });
}

/** 5.5.1: those whose way leads through the next hex with CAP fight there. */
function nextFight(c: Act<Flight>): AirFight {
  const { local } = c;
  const [at = '', ...left] = local.ahead;
  local.ahead = left;
  const here = (id: string): boolean => local.ways[id]?.includes(at) === true;
  const alone = local.line.verb === 'escort';
  return {
    ...{ flight: { ...local }, side: local.side, no: local.no, at, cap: capOver(c).get(at) ?? [] },
    escorts: (alone ? inFlight(local) : local.escorts).filter(here),
    others: alone ? [] : local.units.filter(here),
    split: {},
    spare: {},
  };
}

function afterFight(c: Act<Flight>, { flight }: AirFight): void {
  const { local } = c;
  const { units, escorts, back, lost, jettisoned } = flight;
  Object.assign(local, { units, escorts, back, lost, jettisoned });
  flyHomeEmpty(c);
  if (inFlight(local).length === 0) local.ahead = [];
}

/** 4.D3, 5.4: one mission, from its base to its base. */
export const mission = define<Flight>('Mission', (s) => [
  s.do('it takes off', takeOff),
  s.while('5.5 CAP on the way', ({ local }) => local.ahead.length > 0, [
    s.call('air combat', airCombat, nextFight, afterFight),
  ]),
  s.do('3.7 search', searchFromAir),
  s.ask('5.4.2 press on', choosePressOn),
  s.do('5.4.2 they go on', (c) => {
    if (goOn(c)) c.local.ahead = capAhead(c);
  }),
  s.while('5.5 CAP over the ships', ({ local }) => local.ahead.length > 0, [
    s.call('air combat', airCombat, nextFight, afterFight),
  ]),
  s.do('5.6 AA fire', fireAa),
  s.do('5.4 the attack', attack),
  s.ask('6.4.3 hits of bombs', chooseBombHits),
  s.do('hits count', dealBombs),
  s.do('4.D4 home', finish),
]);
