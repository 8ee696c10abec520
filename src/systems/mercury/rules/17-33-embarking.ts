import { embarked, evacuated } from '../facts/cargo';
import type { Act, MercuryData, SeaId, ShipId, World } from '../mercury';
import { freshUnit } from '../set-up-ground';
import { onMap, ratingsOf, shipsOf } from './16-components';
import { barredAt, kindOfLanding, kindWords, landingOnMap } from './17-2-landing-places';
import { putAboard, stepsAboard } from './17-3-aboard';
import { type PlaceId, placeOfUnit } from './ground/04-boxes';
import type { Field, Mover } from './ground/04-field';
import { waysOf } from './ground/04-goal';
import { isMover, moverOf } from './ground/04-movement';
import { type Fault, groundOf } from './ground/ground';

/** One unit that leaves Crete. */
export interface Embarking {
  unit: string;
  at: SeaId;
  /** Null in the game without ships. */
  ship: ShipId | null;
  line?: number;
}

/** Whether Allied units may leave Crete: from the order on (17.32d, 20.22). */
export const evacuating = ({ campaign }: Pick<World, 'campaign'>): boolean => campaign?.evacuation !== undefined;

/** The piers of the map in play; where ships are played only those where one with room lies (17.33d, 20.22, 21.2). */
export function piersOf(world: World, data: MercuryData) {
  const ground = groundOf(world, data);
  return [...data.places.values()].flatMap((place) => {
    const at = place.friendly === 'occupant' ? landingOnMap(ground, data, place) : null;
    if (at === null) return [];
    /** Steps that may leave in one game-turn (17.33a). */
    const limit = Number(data.charts['naval-loading-unloading'].named(kindOfLanding(place), 'evacuate'));
    /** Ships with room, in the order of their Task Forces; null in the game without ships (21.2). */
    const ships = world.campaign?.withoutShips ? null : shipsAt(world, data, place.id);
    return ships?.length === 0 ? [] : [{ at: place.id, place: at, limit, ships }];
  });
}
/** A port or anchorage of Crete from which units may leave, with its hex or off-map box (17.33). */
export type Pier = ReturnType<typeof piersOf>[number];

function shipsAt(world: World, data: MercuryData, at: SeaId): { id: ShipId; room: number }[] {
  const there = onMap(world).filter((tf) => tf.at === at);
  return there
    .flatMap((tf) => shipsOf(world, tf.letter))
    .map((ship) => ({
      id: ship.id,
      room: ratingsOf(data, ship).transport - stepsAboard(data, ship.cargo ?? { units: [], rsc: 0 }),
    }))
    .filter(({ room }) => room > 0);
}

/** Steps of a unit on Crete. */
export function stepsOfUnit({ ground }: Field, id: string): number {
  const unit = ground.units[id];
  return unit ? stepsAboard(ground.data, { units: [unit], rsc: 0 }) : 0;
}

/**
 * Why a unit does not get aboard at a pier; null: it does. It needs a Movement Point when it is in the hex, from a box it must
 * have begun there (17.33b and c). Our reading: who stands in the hex already boards if it may move at all.
 */
export function pierFault(field: Field, unit: string, pier: Pick<Pier, 'at' | 'place'>): Fault | null {
  const { place } = pier;
  const heavy = barredAtPier(field, unit, pier);
  if (heavy) return heavy;
  const here = field.ground.units[unit];
  const mover = moverOf(field, unit);
  if (!here || !isMover(mover)) return isMover(mover) ? { rule: '17.33', text: 'is not on Crete' } : mover;
  if (placeOfUnit(here) === place) return null;
  if (field.data.boxes.has(place)) return { rule: '17.33c', text: 'did not begin the phase in that box' };
  // 4.41: a march is a way of moving there like any other.
  const movers = [mover, moverOf(field, unit, true)].filter(isMover);
  const left = movers.flatMap((one) => pointsLeft(field, one, place) ?? []);
  if (left.length === 0) return { rule: '17.33b', text: 'does not reach it in this phase' };
  return left.some((points) => points >= 1)
    ? null
    : { rule: '17.33b', text: 'has no Movement Point left when it is there' };
}

/** Points that a unit has left when it comes to a place; null: it does not come there. */
function pointsLeft(field: Field, mover: Mover, place: PlaceId): number | null {
  const way = waysOf(field, mover).get(place);
  if (!way) return null;
  return mover.oneHex ? 0 : mover.points - way.spent;
}

/** Why a kind of unit cannot leave from a place: it would not come ashore there either (Naval Loading/Unloading Table). */
function barredAtPier({ data }: Field, unit: string, { at }: Pick<Pier, 'at'>): Fault | null {
  const place = data.places.get(at);
  if (!place || !barredAt(data, place, unit)) return null;
  return { rule: '17.37a', text: `is too heavy for ${kindWords(place)}` };
}

/** A unit leaves Crete; that it goes is seen, on which ship is not. Without ships it is away at once (17.33e, 21.2). */
export function embark(c: Act, { unit: id, at, ship }: Embarking): void {
  const { ground, campaign } = c.world;
  const unit = ground?.units[id];
  if (!ground || !campaign || !unit) throw new Error(`${id} is not on Crete`);
  ground.units = Object.fromEntries(Object.entries(ground.units).filter(([other]) => other !== id));
  const gone = { ...freshUnit(id, null, unit.reduced), ...(unit.replacement ? { replacement: unit.replacement } : {}) };
  // 9.76: going aboard rests nobody.
  if (unit.fatigued) gone.fatigued = true;
  const body = { unit: id, at };
  if (ship === null) {
    campaign.evacuated = [...(campaign.evacuated ?? []), id];
    return evacuated(c, body);
  }
  const carrier = c.world.ships[ship];
  if (!carrier) throw new Error(`${ship} is not in this game`);
  putAboard(carrier, gone);
  embarked(c, { ...body, ship });
}
