import { unloaded } from '../facts/cargo';
import { contactMoved } from '../facts/task-forces';
import type { Act, Cargo, MercuryData, SeaId, Side, World } from '../mercury';
import type { Place } from '../data/seas';
import { placeRsc } from './15-2-reserve';
import { ATHENS, onMap } from './16-components';
import { type Carrier, carriersOf, RSC_STEPS, stepsAboard, takeOff, takeOffRsc } from './17-3-aboard';
import { barredAt, kindOfLanding, kindWords, landingOnMap, RSC } from './17-2-landing-places';
import { putUnit, unitsInBox } from './ground/04-boxes';
import { inZoneOf } from './ground/05-zones-of-control';
import { portHolder } from './ground/14-3-control';
import {
  type Fault,
  type Ground,
  type Grounded,
  groundOf,
  MOST_STACKING,
  occupyHex,
  otherSide,
  pointsOf,
  stackingPoints,
  unitsIn,
} from './ground/ground';

/** What is put ashore at one place: ids of units, and `RSC` for each counter. */
export interface Unloading {
  at: SeaId;
  items: string[];
  line?: number;
}

/** A place where ships or convoys of a side lie, with what may come ashore there and what may not (17.37). */
export interface Wharf {
  at: SeaId;
  /** Steps that come ashore in one game-turn; null: no limit (17.37b). */
  limit: number | null;
  /** Troops first, then RSCs. */
  may: string[];
  barred: ({ item: string } & Fault)[];
  /** Why an RSC comes ashore only behind a unit that takes the place; absent where the place is the side's own (15.25b). */
  foreign?: Fault;
  /** Steps of each unit aboard. */
  steps: Record<string, number>;
  /** Stacking points that the hex still holds, and those of each unit; null: nobody stacks there (4.31). */
  room: number | null;
  points: Record<string, number>;
}

/** Steps of a unit or RSC for the limits of a place (15.21, 17.37b). */
export const stepsOfItem = ({ steps }: Wharf, item: string): number => (item === RSC ? RSC_STEPS : (steps[item] ?? 1));

/** Stacking points of a unit in the hex; an RSC has none (4.31). */
export const pointsOfItem = ({ points }: Wharf, item: string): number => points[item] ?? 0;

/** Everything that may come ashore at a place in one game-turn, troops first (4.31, 17.37b). */
export function asMuchAsMay(wharf: Wharf): string[] {
  let [left, room, ours] = [wharf.limit ?? Infinity, wharf.room ?? Infinity, wharf.foreign === undefined];
  return wharf.may.filter((item) => {
    const [steps, points] = [stepsOfItem(wharf, item), pointsOfItem(wharf, item)];
    if (steps > left || points > room || (item === RSC && !ours)) return false;
    left -= steps;
    room -= points;
    ours = true;
    return true;
  });
}

/**
 * Whether anything of a side lies where it could unload, loaded or not: what the other side sees too, so that nobody learns
 * from the question what is aboard (17.31).
 */
export function liesInPort(world: World, data: MercuryData, side: Side): boolean {
  const ground = groundOf(world, data);
  const convoys = (world.campaign?.convoys ?? []).flatMap(({ at }) => (at === undefined ? [] : [at]));
  const allied = [...onMap(world).flatMap(({ at }) => (at === null ? [] : [at])), ...convoys];
  const all = side === 'allied' ? allied : world.germans.flatMap(({ at }) => (at === null ? [] : [at]));
  return all.some((at) => wharfAt(ground, side, berthOf(data, side, at)) !== null);
}

/** 16.46: a convoy in the Seronikos Gulf unloads at Athens like one that lies there. */
const berthOf = (data: MercuryData, side: Side, at: SeaId): SeaId =>
  side === 'german' && at === data.places.get(ATHENS)?.zone ? ATHENS : at;

/** What a side has aboard, by the places where it may come ashore. */
const berthed = (world: World, data: MercuryData, side: Side): Carrier[] =>
  carriersOf(world, data, side).map((carrier) => ({ ...carrier, at: berthOf(data, side, carrier.at) }));

/** The places where a side has something aboard that lies in port, with what may come ashore (17.37). */
export function wharvesOf(world: World, data: MercuryData, side: Side): Wharf[] {
  const ground = groundOf(world, data);
  const carriers = berthed(world, data, side);
  const places = carriers.map(({ at }) => at).filter((at, i, all) => all.indexOf(at) === i);
  return places.flatMap((at) => {
    const place = wharfAt(ground, side, at);
    const aboard = carriers.filter((carrier) => carrier.at === at).map(({ cargo }) => cargo);
    return place ? [wharf(ground, place, side, aboard)] : [];
  });
}

/** Whether somebody of a side could come ashore at a place as it is now. */
export function canUnload(at: Grounded, data: MercuryData, side: Side, place: SeaId): boolean {
  const ground = groundOf(at, data);
  const known = wharfAt(ground, side, place);
  return known !== null && (known.id === ATHENS || enemyFault(ground, known, side) === null);
}

/** Whether something of a cargo could come ashore at a place as it is now, and finds room there (4.31, 15.21, 17.37). */
export function findsPlace(at: Grounded, data: MercuryData, side: Side, place: SeaId, cargo: Cargo): boolean {
  const ground = groundOf(at, data);
  const known = wharfAt(ground, side, place);
  return known !== null && asMuchAsMay(wharf(ground, known, side, [cargo])).length > 0;
}

/** A landing place of the map in play: a hex of it, a box that it leads to, or Athens for the German. */
function wharfAt({ hexes, data }: Ground, side: Side, at: SeaId): Place | null {
  const place = data.places.get(at);
  if (!place) return null;
  if (at === ATHENS) return side === 'german' ? place : null;
  return landingOnMap({ hexes }, data, place) === null ? null : place;
}

function wharf(ground: Ground, place: Place, side: Side, aboard: readonly Cargo[]): Wharf {
  const { data } = ground;
  const units = aboard.flatMap((cargo) => cargo.units);
  const items = [...units.map((u) => u.id), ...aboard.flatMap(({ rsc }) => Array.from({ length: rsc }, () => RSC))];
  const faults = items.map((item) => ({ item, fault: unloadingFault(ground, place, side, item) }));
  const printed = data.charts['naval-loading-unloading'].named(kindOfLanding(place), 'unload');
  return {
    at: place.id,
    limit: printed === 'all' ? null : Number(printed),
    may: faults.filter(({ fault }) => fault === null).map(({ item }) => item),
    barred: faults.flatMap(({ item, fault }) => (fault === null ? [] : [{ item, ...fault }])),
    ...foreignFault(ground, place, side),
    steps: Object.fromEntries(units.map((u) => [u.id, stepsAboard(data, { units: [u], rsc: 0 })])),
    room: place.hex === null ? null : Math.max(0, MOST_STACKING - stackingPoints(unitsIn(ground, place.hex, side))),
    points: Object.fromEntries(units.map((u) => [u.id, pointsOf(u.id, { data })])),
  };
}

/** Why a unit or RSC does not come ashore at a place (4.17, 4.57, 5.25, 15.21, 17.37a). */
function unloadingFault(ground: Ground, place: Place, side: Side, item: string): Fault | null {
  if (place.id === ATHENS) return item === RSC ? { rule: '17.35d', text: 'stays aboard in Athens' } : null;
  const here = enemyFault(ground, place, side);
  if (here) return here;
  if (barredAt(ground.data, place, item))
    return { rule: item === RSC ? '15.21' : '17.37a', text: `does not come ashore at ${kindWords(place)}` };
  return null;
}

/** 15.25b: an RSC needs a place of one's own; units that come ashore before it take the place. */
function foreignFault(ground: Ground, { hex, name }: Place, side: Side): Pick<Wharf, 'foreign'> {
  if (hex === null || portHolder(ground, hex) === side) return {};
  const text = `comes ashore in a place of your own, or behind a unit that takes it; ${name} is the enemy's`;
  return { foreign: { rule: '15.25b', text } };
}

/** Why nobody of a side comes ashore at a place: enemies there, in its box, or their zone of control (4.17, 4.57, 5.25). */
export function enemyFault(ground: Ground, place: Place, side: Side): Fault | null {
  const { name, hex, kind } = place;
  const enemy = otherSide(side);
  const box = hex === null ? landingOnMap(ground, ground.data, place) : null;
  if (box !== null && unitsInBox(ground, box, enemy).length > 0)
    return { rule: '4.57', text: `does not come ashore in a box that enemy units hold (${name})` };
  if (hex === null) return null;
  if (unitsIn(ground, hex, enemy).length > 0)
    return { rule: '17.37', text: `does not come ashore among enemy units in ${name}` };
  const rule = kind === 'minor-port' ? '5.25' : '4.17';
  return inZoneOf(ground, hex, enemy)
    ? { rule, text: `does not come ashore in an enemy zone of control (${name})` }
    : null;
}

/** 17.37: units and RSCs come ashore; half of the allowance is spent (17.37c), or all of the turn in a box (17.37d). */
export function unloadAt(c: Act, side: Side, { at, items }: Unloading): void {
  if (items.length === 0) return;
  const units = items.filter((item) => item !== RSC);
  for (const id of units) comeAshore(c, side, at, id);
  const rsc = items.length - units.length;
  const body = { side, at, units, rsc };
  // Who waits at Athens for a place in an aeroplane is seen when he has flown (17.37e).
  if (at === ATHENS) unloaded(c, body, { rule: '17.37e', to: 'german' });
  else unloaded(c, body);
  const sector = c.world.ground && groundOf(c.world, c.data).hexes[c.data.places.get(at)?.hex ?? '']?.sector;
  for (let n = 0; n < rsc; n++) {
    takeOffRsc(c.world, c.data, carrierWith(c, side, at, ({ rsc: aboard }) => aboard > 0).id);
    placeRsc(c, side, sector ?? '');
  }
}

function comeAshore(c: Act, side: Side, at: SeaId, id: string): void {
  const ground = groundOf(c.world, c.data);
  const carrier = carrierWith(c, side, at, ({ units }) => units.some((u) => u.id === id));
  const unit = takeOff(c.world, c.data, carrier.id, id);
  if (at === ATHENS) return landAtAthens(c, carrier, unit);
  const place = c.data.places.get(at);
  const to = place ? landingOnMap(ground, c.data, place) : null;
  if (!place || to === null) throw new Error(`nobody comes ashore at ${at}`);
  ground.units[id] = { ...unit, unloaded: place.hex === null ? 'box' : 'hex' };
  putUnit(c.data, ground.units[id], to);
  if (place.hex !== null) occupyHex(ground, place.hex, side);
}

/** 16.46, 17.37e: the convoy goes through the boxes of Athens once more, its troops wait for the airlift. */
function landAtAthens(c: Act, carrier: Carrier, unit: Cargo['units'][number]): void {
  const { campaign } = c.world;
  if (campaign) campaign.athens = [...(campaign.athens ?? []), unit];
  const convoy = c.world.germans.find((g) => String(g.contact) === carrier.id);
  if (!convoy) return;
  if (convoy.at !== ATHENS) {
    contactMoved(c, { contact: convoy.contact, from: convoy.at ?? '', path: [ATHENS] }, { rule: '16.46' });
    convoy.at = ATHENS;
  }
  convoy.box = c.data.refit.athens[0];
}

function carrierWith(c: Act, side: Side, at: SeaId, holds: (cargo: Cargo) => boolean): Carrier {
  const found = berthed(c.world, c.data, side).find((carrier) => carrier.at === at && holds(carrier.cargo));
  if (!found) throw new Error(`nothing of that lies at ${at}`);
  return found;
}
