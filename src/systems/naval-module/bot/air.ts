import type { Ask } from '../naval-module';
import { bestFirst, flightTo, BOX, MOST_AT_A_PLACE, readyAircraft, raidedPlaces } from '../rules/g57-missions';
import { Board } from '../rules/board';
import { defenceOf, garrisonOf, sumOf, isInContact, isOut } from '../rules/g13-units';
import { isSupply, servedBy } from '../rules/g33-sources';
import { canBuild } from '../rules/g85-works';
import { chooseReactions } from '../decisions/react';
import type { Attacked } from '../rules/g25-reaction';

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
  const box = flightTo(BOX, chosen);
  const left = order.filter((one) => one.kind === 'B' && !chosen.includes(one));
  const harbour = HARBOURS.find((hex) => new Board(q.view, q.data).holder(hex) === 'soviet');
  const over = left.length > SPARE && harbour !== undefined ? left.slice(0, 1) : [];
  return over.length === 0 ? [box] : [box, flightTo(harbour ?? BOX, over)];
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
  return [{ ...flightTo(at, bombers), escorts: escort.map(({ id }) => id), prefers: ['T'] }];
}

/** Up to three aircraft with a rating over the first combat. */
export function support(q: Ask<{ hexes: string[] }>): Flight[] {
  const [at] = q.facts.hexes;
  const able = readyAircraft(q.view, q.data, q.seat).filter((one) => one.cas > 0);
  if (at === undefined || able.length === 0) return [];
  const best = able.toSorted((a, b) => b.cas - a.cas || (a.id < b.id ? -1 : 1)).slice(0, MOST_AT_A_PLACE);
  return [flightTo(at, best)];
}

/** G25: who can come into an attacked hex goes to the weakest one. */
export function reactions(q: Ask<Attacked>): { unit: string; to: string }[] {
  const board = new Board(q.view, q.data);
  const strength = (hex: string): number => sumOf(garrisonOf(board, q.seat, hex), defenceOf);
  const lines: { unit: string; to: string }[] = [];
  for (const to of q.facts.hexes.toSorted((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1)))
    for (const { id } of board.onHexes(q.seat)) {
      const next = [...lines, { unit: id, to }];
      if (!lines.some(({ unit }) => unit === id) && chooseReactions.judge(next, q).length === 0)
        lines.push({ unit: id, to });
    }
  return lines;
}

/** Units Out of Supply from which on an MSU is spent for food. */
const MANY = 2;

/** G37: an MSU is food where two units or more that it reaches would be Out of Supply. */
export function food(q: Ask<{ unfed: string[] }>): { unit: string }[] {
  const board = new Board(q.view, q.data);
  const hungry = q.facts.unfed
    .flatMap((id) => board.unit(id) ?? [])
    .filter((unit) => isOut({ hunger: (unit.hunger ?? 0) + 1 }));
  const best = board
    .units(q.seat)
    .filter((unit) => isSupply(board, unit))
    .map((unit) => ({ unit: unit.id, fed: servedBy(board, unit, hungry).length }))
    .toSorted((a, b) => b.fed - a.fed || (a.unit < b.unit ? -1 : 1));
  return best.slice(0, 1).flatMap(({ unit, fed }) => (fed >= MANY ? [{ unit }] : []));
}

/** G85: engineers build where enemies stand beside them. */
export function works(q: Ask): { unit: string }[] {
  const board = new Board(q.view, q.data);
  const able = canBuild(board, q.seat).filter(({ at }) => isInContact(board, q.seat, at));
  return able.map(({ id }) => ({ unit: id }));
}
