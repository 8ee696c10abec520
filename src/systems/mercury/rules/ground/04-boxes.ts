import { once } from '../../../../kernel/data/once';
import type { HexId, MercuryData, Side } from '../../mercury';
import type { OffMapBox } from '../../data/hex-map';
import type { Entry, Field, Mover } from './04-field';
import { type Fault, type Ground, type GroundUnit, marks, standing, type Standing } from './ground';

/** A hex, or the id of an off-map box. */
export type PlaceId = string;
type Boxes = Pick<MercuryData, 'boxes'>;

/** Where a unit is; null: nowhere. */
export const placeOfUnit = (unit: GroundUnit): PlaceId | null => unit.at ?? unit.box ?? null;

/** The off-map box of this id, if it is one. */
export const boxAt = (data: Boxes, place: PlaceId): OffMapBox | undefined => data.boxes.get(place);

/** All units in an off-map box, or of one side there. */
export function unitsInBox(ground: Ground, box: string, side?: Side): Standing[] {
  return Object.values(ground.units)
    .filter((u) => u.box === box)
    .map((u) => standing(ground, u.id))
    .filter((s) => side === undefined || s.counter.side === side);
}

/** The boxes of the map being played on, none where no edge hex leads to one (4.52). */
export const boxesOf = ({ hexes }: Pick<Ground, 'hexes'>, { boxes }: Boxes): readonly OffMapBox[] =>
  boxesOfMaps(hexes)(boxes);

/** What was found of printed maps, which do not change. */
const boxesOfMaps = once((hexes: Ground['hexes']) => once((boxes: Boxes['boxes']) => reachedBoxes(hexes, boxes)));

function reachedBoxes(hexes: Ground['hexes'], boxes: Boxes['boxes']): OffMapBox[] {
  const known = marks(Object.values(hexes).flatMap(({ exit }) => (exit === undefined ? [] : [exit])));
  let grown = 0;
  while (known.size > grown) {
    grown = known.size;
    for (const id of [...known.keys()]) for (const next of boxes.get(id)?.adjacent ?? []) known.set(next, true);
  }
  return [...boxes.values()].filter((box) => known.has(box.id));
}

/** Where one step leads out of a place beyond the neighbouring hexes (4.52, 4.54, 4.56). */
export function beyond(field: Pick<Field, 'ground' | 'data'>, from: PlaceId): PlaceId[] {
  const box = boxAt(field.data, from);
  if (box) return [...box.hexes.filter((hex) => field.ground.hexes[hex] !== undefined), ...box.adjacent];
  const exit = field.ground.hexes[from]?.exit;
  return exit === undefined ? [] : [exit];
}

/** Puts a unit into a hex or a box. */
export function putUnit(data: Boxes, unit: GroundUnit, place: PlaceId): void {
  delete unit.box;
  delete unit.lostOn;
  if (data.boxes.has(place)) Object.assign(unit, { at: null, box: place });
  else unit.at = place;
}

/** A step off the map, from box to box, or onto the map (4.53, 4.54, 4.56). */
export function boxStep(field: Field, mover: Mover, from: PlaceId, to: PlaceId, spent: number): Entry | Fault {
  const nameOf = (place: PlaceId): string => boxAt(field.data, place)?.name ?? place;
  if (!beyond(field, from).includes(to))
    return { rule: '4.52', text: `no way leads from ${nameOf(from)} to ${nameOf(to)}` };
  if (!boxAt(field.data, to)) return ontoTheMap(field, mover, to);
  if (boxAt(field.data, from)) return { cost: mover.points, ends: boxEnds('4.54') };
  const left = mover.points - spent;
  if (left < LEAVING)
    return { rule: '4.53', text: `leaving the map at ${from} takes a movement point, ${left} is left` };
  return { cost: LEAVING, ends: boxEnds('4.53') };
}

/** Points that must be left at the edge of the map (4.53). */
const LEAVING = 1;

const boxEnds = (rule: string): Fault => ({ rule, text: 'a move that enters an off-map box ends there' });

/** 4.56: the terrain of the edge hex is paid; the road off the map takes those in who need one. */
function ontoTheMap(field: Field, mover: Mover, to: HexId): Entry | Fault {
  if (field.enemies.has(to)) return { rule: '4.16', text: `an enemy unit is in ${to}` };
  const type = mover.s.counter.moveType;
  const terrain = Number(field.data.charts['terrain-effects'].named(field.ground.hexes[to]?.terrain ?? 'sea', type));
  const cost = Number.isNaN(terrain) ? (field.data.hexsides.road.secondary[type] ?? LEAVING) : terrain;
  const zone: Fault = { rule: '5.21', text: `${to} lies in an enemy zone of control; the move must stop there` };
  return { cost: Math.min(cost, mover.points), ends: field.zones.has(to) ? zone : mover.oneHex };
}

/** 4.61: Allied units that began off the map or at Alexandria stay there for the first game-turns. */
export function boundFault(unit: GroundUnit, turn: number): Fault | null {
  if (!unit.bound || turn > BOUND_UNTIL) return null;
  return { rule: '4.61', text: `does not move before game-turn ${BOUND_UNTIL + 1}` };
}

const BOUND_UNTIL = 6;
