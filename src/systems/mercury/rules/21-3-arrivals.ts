import type { Act, Cargo, GermanUnit, MercuryData, SeaId, World } from '../mercury';
import { germanCounter } from './16-components';
import { convoyCargo, RSC_STEPS, stepsAboard as transportSteps } from './17-3-aboard';
import { findsPlace, pointsOfItem, stepsOfItem, wharvesOf } from './17-37-unloading';
import { beachFault, landingPlaces } from './17-4-landing';
import { onThisMap, standsInPort } from './21-1-allied-convoys';
import { portHolder } from './ground/14-3-control';
import { type Grounded, groundIn, groundOf, type GroundUnit } from './ground/ground';
import type { Place } from '../data/seas';
import { landingOnMap, RSC } from './17-2-landing-places';
import { stepsAboard } from './19-7-surface-combat';
import { returnToAthens } from './21-3-german-convoys';
import { placeOfUnit } from './ground/04-boxes';

/** Anchorages that Allied convoys may not use, and the Steamer may (21.13, 21.32). */
const NORTHERN = ['kisamos-kastelli', 'canea', 'retimo', 'sitia'];

type Convoy = Pick<GermanUnit, 'unit' | 'cargo'>;

/** A place where a convoy may arrive. `ashore`: something of it could come ashore there as things stand, `troops`: units too. */
export interface ArrivalPlace {
  at: SeaId;
  ashore: boolean;
  troops: boolean;
}

/** Where a convoy may come: zones off a beach of the map in play and landing places; the Steamer only those of 21.32. */
function germanArrivals(data: MercuryData, at: Grounded, unit: string): SeaId[] {
  return everyArrival(data, at, unit).filter(
    (id) => data.places.get(id)?.kind !== 'minor-port' || standsInPort(data, at, 'german', id),
  );
}

/** The same with the ports that he may come to hold (17.22). */
export function everyArrival(data: MercuryData, at: Grounded, unit: string): SeaId[] {
  const here = [...data.places.values()].filter(
    ({ friendly, id }) => friendly === 'occupant' && onThisMap(data, at, id),
  );
  const all = germanCounter(data, unit).amphibious;
  const anchorages = here.filter(({ id, kind }) => kind === 'anchorage' && (all || NORTHERN.includes(id)));
  const ports = here.filter(({ kind }) => kind === 'minor-port');
  const places = [...ports, ...anchorages].map(({ id }) => id);
  return all ? [...places, ...beachZones(data, at)] : places;
}

/**
 * The places of 21.32, the usual one first: one that is held and has room, a zone to land in, a place to be taken; last those
 * where nothing of it comes ashore, so that it would go back for good (21.33a).
 */
export function bestArrivals(data: MercuryData, at: Grounded, convoy: Convoy): ArrivalPlace[] {
  const ground = groundOf(at, data);
  const good = (id: SeaId): number => {
    const hex = data.places.get(id)?.hex ?? null;
    if (!data.places.has(id)) return 1;
    return hex !== null && portHolder(ground, hex) === 'german' ? 0 : 2;
  };
  const cargo = convoyCargo(data, convoy);
  const troops = { units: cargo.units, rsc: 0 };
  const places = germanArrivals(data, at, convoy.unit).map((id) => ({
    ...{ at: id, ashore: ashore(data, at, cargo, id) },
    troops: cargo.units.length === 0 || ashore(data, at, troops, id),
  }));
  const rank = (place: ArrivalPlace): number =>
    good(place.at) + (place.troops ? 0 : TROOPS_LOST) + (place.ashore ? 0 : ALL_LOST);
  return places.sort((a, b) => rank(a) - rank(b));
}

/** Troops that go back to Athens do not come by sea again (21.33d). */
const TROOPS_LOST = 10;
const ALL_LOST = 10;

/** Whether something of a cargo unloads at a place, or lands from a zone (17.37, 17.41). */
function ashore(data: MercuryData, at: Grounded, cargo: Cargo, to: SeaId): boolean {
  if (data.places.has(to)) return findsPlace(at, data, 'german', to, cargo);
  const lands = cargo.units.some(({ id }) => {
    const counter = data.ground.get(id);
    return counter !== undefined && beachFault(counter) === null;
  });
  return lands && landingPlaces(groundOf(at, data), data, to, 'german').length > 0;
}

/** Whether an RSC could come ashore somewhere that a convoy may come to, as things stand (15.25b). */
export function takesRsc(data: MercuryData, at: Grounded, unit: string): boolean {
  const rsc = germanCounter(data, unit).cargo.filter((item) => item.rsc);
  return bestArrivals(data, at, { unit, cargo: rsc.map(({ id }) => ({ id, steps: 1 })) }).some((place) => place.ashore);
}

/** Zones whose shore has a beach on the map in play, or a box that may be landed in (17.24, 4.57). */
function beachZones(data: MercuryData, at: Grounded): SeaId[] {
  const { sheets } = groundOf(at, data);
  const hexes = sheets.flatMap((sheet) => [...data.hexMaps[sheet].hexes.values()]);
  const boxed = [...data.places.values()].filter(({ id, hex }) => hex === null && onThisMap(data, at, id));
  const zones = [...data.zones.keys()].filter((zone) => hexes.some((hex) => hex.beach && hex.coast.includes(zone)));
  return [...new Map([...zones, ...boxed.map(({ zone }) => zone)].map((id) => [id, true])).keys()];
}

/** Steps aboard the German convoys that lie off Crete, by their numbers. */
export const stepsOffCrete = ({ germans }: Pick<World, 'germans'>): Record<string, number> =>
  Object.fromEntries(germans.filter(({ at }) => at !== null).map((g) => [String(g.contact), stepsAboard(g)]));

/**
 * 21.33a, 21.34: a convoy that has no troops left is a marker for an RSC again. Who arrives unloads or lands: what is left in a
 * convoy waits only for what they could not do now, for room at the place (17.37b) or for boats that were set into open water
 * (17.43B); else it goes back, as nobody could meet it there, and it would come ashore later without a roll. `before`: the
 * steps aboard before landing and unloading; of a game that was kept before they were counted nobody goes back.
 */
export function germanConvoysLeave(c: Act, before: Readonly<Record<string, number>> | undefined): void {
  for (const convoy of c.world.germans.filter(({ at }) => at !== null)) {
    const { setBack } = convoy;
    delete convoy.setBack;
    const were = before?.[String(convoy.contact)];
    const empty = convoyCargo(c.data, convoy).units.length === 0;
    if (setBack || (were === undefined ? !empty : waitsForRoom(c, convoy, were))) continue;
    returnToAthens(c, convoy, empty ? '21.34' : '21.33a');
  }
}

/** 17.37b: some came ashore at a port or anchorage, and the others find no room there in this game-turn, which takes no more. */
function waitsForRoom(c: Act, convoy: GermanUnit, before: number): boolean {
  const place = convoy.at === null ? undefined : c.data.places.get(convoy.at);
  const ashore = before - stepsAboard(convoy);
  const wharf = wharvesOf(c.world, c.data, 'german').find(({ at }) => at === place?.id);
  if (!place || !wharf || ashore === 0) return false;
  const { units, rsc } = convoyCargo(c.data, convoy);
  const aboard = [...units.map(({ id }) => id), ...(rsc > 0 ? [RSC] : [])];
  const wait = wharf.may.filter((item) => aboard.includes(item));
  const left = (wharf.limit ?? Infinity) - stepsUnloaded(c, place, convoy, ashore);
  const noRoom = (item: string): boolean =>
    stepsOfItem(wharf, item) > left || pointsOfItem(wharf, item) > (wharf.room ?? Infinity);
  return wait.length > 0 && wait.every(noRoom);
}

/** Steps that a place has taken in this game-turn; an RSC of the convoy is what came ashore besides units (17.37b). */
function stepsUnloaded({ world, data }: Act, place: Place, { unit }: GermanUnit, ashore: number): number {
  const ground = groundIn({ world, data });
  const where = landingOnMap(ground, data, place);
  const side = (u: GroundUnit) => data.ground.get(u.id)?.side;
  const units = Object.values(ground.units).filter(
    (u) => u.unloaded && placeOfUnit(u) === where && side(u) === 'german',
  );
  const card = germanCounter(data, unit).cargo.map(({ names }) => names[0]);
  const own = units.filter(({ id }) => card.includes(data.ground.get(id)?.cargoName));
  const steps = (some: GroundUnit[]): number => transportSteps(data, { units: some, rsc: 0 });
  return steps(units) + (ashore - steps(own)) * RSC_STEPS;
}
