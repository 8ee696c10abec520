import * as search from '../../../../hex/search';
import type { HexId } from '../../mercury';
import { boundFault, type PlaceId, placeOfUnit } from './04-boxes';
import { enter, type Field, interdiction, isFault, type Mover, openPlaces } from './04-field';
import { paralysis, type Paralysis } from './04-paralysis';
import { marchFault, STRATEGIC_POINTS, strategicFault } from './04-strategic';
import { unloadedFault, unloadedPoints } from './04-17-unloaded';
import { airlandedFault, airlandedPoints } from './06-5-airlanded';
import { absentFault } from './absent';
import { type Fault, isArtillery, standing, type Standing } from './ground';

/** Hexes and boxes entered, and the points they took. */
export type Way = search.Way<PlaceId>;

/** Movement points of a unit in this phase; 0 never moves (4.15, 4.17 to 4.19, 4.41, 4.63, 6.54, 12.42a). */
export function allowance(field: Field, s: Standing, strategic = false): number {
  const printed = s.side.move;
  const start = placeOfUnit(s.unit);
  if (printed === 0 || start === null) return 0;
  if (s.unit.landed) return 1;
  if (s.unit.airlanded) return airlandedPoints(s);
  const cut = heldBack(field, start).points ?? Math.max(1, printed - interdiction(field, start));
  if (s.unit.unloaded) return unloadedPoints(s.unit, cut);
  return cut + (strategic ? STRATEGIC_POINTS : 0);
}

const LANDED: Fault = { rule: '4.18', text: 'a unit that landed this turn moves one hex' };

/** 4.15, 12.42a: coming ashore under Interdiction may take all there is, and one hex is always left. */
const SPENT: Fault = { rule: '4.15', text: 'its allowance went into coming ashore; it moves one hex' };

const heldBack = (field: Field, hex: HexId): Paralysis =>
  paralysis(field.side, field.turn, field.ground.hexes[hex]?.sector ?? '');

/** The unit as a mover, or why it may not move at all (4.15, 4.41, 4.61, 4.62, 6.32a, 11.11). */
export function moverOf(field: Field, id: string, strategic = false): Mover | Fault {
  const absent = absentFault(field.ground, id, '4.0');
  if (absent) return absent;
  const s = standing(field.ground, id);
  const start = placeOfUnit(s.unit);
  if (start === null) throw new Error(`${id} is in play and nowhere`);
  if (s.counter.side !== field.side) return { rule: '4.0', text: 'is not yours' };
  if (s.side.move === 0) return { rule: '4.15', text: 'has no movement allowance' };
  if (s.unit.dispersed) return { rule: '6.32a', text: 'is dispersed' };
  if (isGun(s) && s.unit.fire === 'final') return { rule: '11.11', text: 'has a Final Fire marker' };
  const held = heldBack(field, start);
  const fault =
    boundFault(s.unit, field.turn) ??
    airlandedFault(s.unit, strategic) ??
    unloadedFault(s.unit, strategic) ??
    held.fault ??
    (strategic ? strategicFault(field, s, start) : null);
  const points = allowance(field, s, strategic);
  const oneHex = s.unit.landed ? LANDED : points === 0 ? SPENT : (held.oneHex ?? null);
  return fault ?? { s, start, points, strategic, oneHex };
}

export const isMover = (found: Mover | Fault): found is Mover => 's' in found;

/** Guns pay for a move with a fire marker, mortars do not (11.11, 13.41). */
export const isGun = (s: Standing): boolean => isArtillery(s) && s.counter.type !== 'mortar';

/** Every hex and box the unit can end in, with its cheapest way (4.1, 4.2, 5.2). The start is not among them. */
export function reach(field: Field, mover: Mover): Map<PlaceId, Way> {
  return search.reach({
    start: mover.start,
    points: mover.points,
    part: HALF_POINT,
    next: (from) => openPlaces(field, mover, from),
    enter: stepOf(field, mover),
  });
}

/** Points come in halves (4.22). */
const HALF_POINT = 0.5;

/** Follows a path hex by hex: what it costs, or the first thing that is wrong with it. */
export function follow(field: Field, mover: Mover, path: readonly PlaceId[]): Way | Fault {
  const found = search.follow(mover.start, path, stepOf(field, mover));
  return search.isWay(found) ? found : found.fault;
}

/** One step of a mover; on a march, one that keeps to the rules of it too (4.4). */
function stepOf(field: Field, mover: Mover): search.Enter<PlaceId, Fault> {
  return (from, to, spent) => {
    const entry = enter(field, mover, from, to, spent);
    if (isFault(entry) || !mover.strategic) return entry;
    return marchFault(field, from, to) ?? entry;
  };
}

export const isWay = (found: Way | Fault): found is Way => 'path' in found;
