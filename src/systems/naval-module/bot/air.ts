import type { Ask } from '../naval-module';
import { bestFirst, BOX, MOST_AT_A_PLACE, readyAircraft } from '../rules/g57-missions';
import { raidedPlaces } from '../rules/g57-faults';
import { Board } from '../rules/board';

interface Flight {
  at: string;
  units: string[];
  escorts: string[];
}
const MOST_LEVEL = 2;

/** Level 2 in the box, by the units that are worth least against ships; a bomber that is left over goes over the besieged harbour (G65). */
export function interdiction(q: Ask): Flight[] {
  const able = readyAircraft(q.view, q.data, 'axis').filter((one) => one.interdiction > 0);
  const order = able.toSorted((a, b) => a.cas - b.cas || b.interdiction - a.interdiction || (a.id < b.id ? -1 : 1));
  const chosen: typeof able = [];
  for (const one of order) {
    const sum = chosen.reduce((all, { interdiction: n }) => all + n, 0);
    if (sum < MOST_LEVEL && chosen.length < MOST_AT_A_PLACE && one.kind === 'B') chosen.push(one);
  }
  if (chosen.length === 0) return [];
  const box = { at: BOX, units: chosen.map(({ id }) => id), escorts: [] };
  const left = order.filter((one) => one.kind === 'B' && !chosen.includes(one));
  const harbour = HARBOURS.find((hex) => new Board(q.view, q.data).holder(hex) === 'soviet');
  const over = left.length > SPARE && harbour !== undefined ? left.slice(0, 1) : [];
  return over.length === 0 ? [box] : [box, { at: harbour ?? BOX, units: over.map(({ id }) => id), escorts: [] }];
}
/** Harbours whose capacity is worth a Zone of Interdiction, and bombers that are kept for raids and support. */
const HARBOURS = ['O0910', '1527'];
const SPARE = 3;

/** Bombers against the place with most ships, a fighter beside them. */
export function raids(q: Ask): (Flight & { prefers: string[] })[] {
  const board = new Board(q.view, q.data);
  const count = (at: string): number =>
    (q.view.sightings[at]?.count ?? 0) + board.ships('soviet').filter((ship) => ship.at === at).length;
  const [at] = raidedPlaces(q.view, q.data, false).toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const ready = readyAircraft(q.view, q.data, 'axis');
  const bombers = ready.filter((one) => one.kind === 'B' && one.interdiction > 0).slice(0, MOST_AT_A_PLACE - 1);
  if (at === undefined || bombers.length === 0) return [];
  const escort = bestFirst(ready.filter(({ kind }) => kind === 'F')).slice(0, 1);
  return [{ at, units: bombers.map(({ id }) => id), escorts: escort.map(({ id }) => id), prefers: ['T'] }];
}

/** Up to three aircraft with a rating over the first combat. */
export function support(q: Ask<{ hexes: string[] }>): Flight[] {
  const [at] = q.facts.hexes;
  const able = readyAircraft(q.view, q.data, q.seat).filter((one) => one.cas > 0);
  if (at === undefined || able.length === 0) return [];
  const best = able.toSorted((a, b) => b.cas - a.cas || (a.id < b.id ? -1 : 1)).slice(0, MOST_AT_A_PLACE);
  return [{ at, units: best.map(({ id }) => id), escorts: [] }];
}
