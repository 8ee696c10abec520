import { once } from '../../../kernel/data/once';
import { drifted } from '../facts/drops';
import { fatigued } from '../facts/ground';
import {
  type Act,
  type HexId,
  hexside,
  type MercuryData,
  neighbour,
  type SeaId,
  type Side,
  type World,
} from '../mercury';
import type { PointDirection } from '../../../hex/grid';
import { rollOn } from '../../../kernel/chance/roll';
import type { GroundCounter } from '../data/ground';
import { isNight } from './03-turn';
import { germanCounter } from './16-components';
import { type Carrier, carriersOf, putBack, takeOff } from './17-3-aboard';
import { boxesOf, type PlaceId, unitsInBox } from './ground/04-boxes';
import { beachModifiers, rollLanding, takePosition } from './ground/06-2-landing';
import { eliminate } from './ground/force';
import { type Fault, type Ground, groundIn, groundOf, type GroundUnit, otherSide, standing } from './ground/ground';

/** The most steps that land in a turn: the German's from one convoy, the Allied player's from one sea zone (17.42). */
export const MOST_STEPS: Readonly<Record<Side, number>> = { german: 10, allied: 12 };

/** A unit aboard a ship or convoy off a beach. */
export interface Aboard {
  unit: string;
  /** The ship, or the printed convoy. */
  carrier: string;
  /** What the world knows the carrier by. */
  ref: string;
  zone: SeaId;
  steps: number;
  /** Why it may not land on a beach (17.41). */
  barred?: Fault;
}

/** A unit that lands: from which carrier, and on which beach or in which box. */
export interface Landing {
  unit: string;
  ref: string;
  zone: SeaId;
  at: PlaceId;
}

/** Whether a hex lies in the Suda Bay area, where no German lands (17.24, 17.43A). */
export const inSudaBay = (ground: Pick<Ground, 'hexes'>, hex: HexId): boolean =>
  ground.hexes[hex]?.areas?.includes('suda-bay') ?? false;

/** The beaches a sea zone serves on the sheets in play, and the off-map boxes whose anchorage lies in it (4.57, 17.24). */
export function shoreOf(ground: Ground, data: MercuryData, zone: SeaId): PlaceId[] {
  const hexes = beachesOf(ground.hexes).get(zone) ?? [];
  const boxes = boxesOf(ground, data).filter(({ anchorage }) => data.places.get(anchorage ?? '')?.zone === zone);
  return [...hexes, ...boxes.map(({ id }) => id)];
}

/** The beaches of a printed map by the sea zones that they are served from: a map does not change. */
const beachesOf = once((hexes: Ground['hexes']): ReadonlyMap<SeaId, readonly HexId[]> => {
  const found = new Map<SeaId, HexId[]>();
  for (const hex of Object.keys(hexes))
    for (const zone of hexes[hex]?.beach ?? []) found.set(zone, [...(found.get(zone) ?? []), hex]);
  return found;
});

/** Where a side may land from a sea zone: not in the Suda Bay area for the German, in no box with enemies (4.57, 17.43A). */
export function landingPlaces(ground: Ground, data: MercuryData, zone: SeaId, side: Side): PlaceId[] {
  return shoreOf(ground, data, zone).filter((at) => shoreFault(ground, data, at, side) === null);
}

/** Why a beach or box is shut to a side (4.57, 17.43A). */
export function shoreFault(ground: Ground, data: MercuryData, at: PlaceId, side: Side): Fault | null {
  if (side === 'german' && inSudaBay(ground, at))
    return { rule: '17.43A', text: `${at} lies in the Suda Bay area, where no German unit may land` };
  const box = data.boxes.get(at);
  if (box && unitsInBox(ground, at, otherSide(side)).length > 0)
    return { rule: '4.57', text: `enemy units are in ${box.name}` };
  return null;
}

const ARMOR = ['armor', 'light-armor'];
const GUNS = ['artillery', 'light-aa'];

/** Why a unit lands on no beach (17.41). Mortars may: they fight as infantry, and 11.11 knows them to land. */
export function beachFault({ type }: GroundCounter): Fault | null {
  if (ARMOR.includes(type)) return { rule: '17.41a', text: 'is armor, which lands on no beach' };
  if (GUNS.includes(type)) return { rule: '17.41b', text: 'is artillery or AA, which lands on no beach' };
  return null;
}

/** All units aboard of a side that stand off a place of landing, those that are barred too. */
export function offShore(world: World, data: MercuryData, side: Side): Aboard[] {
  const ground = groundOf(world, data);
  const open = carriersOf(world, data, side).filter(({ at }) => shoreOf(ground, data, at).length > 0);
  return open.flatMap((carrier) => carrier.cargo.units.map((unit) => aboard(world, data, carrier, unit)));
}

function aboard(world: World, data: MercuryData, { side, id, at }: Carrier, unit: GroundUnit): Aboard {
  const counter = data.ground.get(unit.id);
  const convoy = side === 'german' ? world.germans.find((g) => String(g.contact) === id) : undefined;
  // 21.32 is of the game without ships; with them any convoy may lie off a beach (17.41).
  const sails = convoy && world.campaign?.withoutShips === true && !germanCounter(data, convoy.unit).amphibious;
  const barred = sails
    ? { rule: '21.32', text: 'sails in a convoy that unloads at anchorages and minor ports only' }
    : counter && beachFault(counter);
  const steps = counter?.back && !unit.reduced ? 2 : 1;
  const seen = { unit: unit.id, carrier: convoy?.unit ?? id, ref: id, zone: at, steps };
  return barred ? { ...seen, barred } : seen;
}

/**
 * Whether a side is asked for its landings. It hangs on nothing that the other does not know: any Task Force off a beach,
 * any contact there that the Allied player may take for a laden convoy.
 */
export function asksToLand(world: World, data: MercuryData, side: Side): boolean {
  const ground = groundOf(world, data);
  const off = (at: SeaId | null): boolean => at !== null && shoreOf(ground, data, at).length > 0;
  if (side === 'allied') return Object.values(world.taskForces).some((tf) => off(tf.at));
  const laden = (contact: number): boolean =>
    offShore(world, data, 'german').some((a) => a.ref === String(contact) && !a.barred);
  return world.germans.some((g) => off(g.at) && (!g.detected || laden(g.contact)));
}

/** 17.43: a unit leaves its carrier; one roll gives condition and accuracy, who misses his beach is set along the shore. */
export function landFromSea(c: Act, { unit: id, ref, zone, at }: Landing): void {
  const ground = groundIn(c);
  const unit = takeOff(c.world, c.data, ref, id);
  const counter = c.data.ground.get(id);
  if (!counter) throw new Error(`no ground unit is called "${id}"`);
  const modifiers = beachModifiers(ground, counter, at, isNight(c));
  const coming = { target: at, modifiers, rule: '17.43B', zone };
  if (rollLanding(c, { ...unit, bySea: true }, coming)) driftAshore(c, { unit: id, ref, zone, at });
  if (ground.units[id]) takePosition(c, id);
}

/** 17.43B: along the diagram. Into open water or over a cliff it stays aboard (our reading); other ground tires, the Suda Bay area kills Germans. */
function driftAshore(c: Act, { unit: id, ref, zone, at }: Landing): void {
  const ground = groundIn(c);
  const { unit, counter } = standing(ground, id);
  const chart = c.data.charts['drift-amphibious'];
  const roll = rollOn(c, chart, `drift/${id}`, 'direction', []);
  const hexes = Number(chart.at(roll.total, 'hexes'));
  const to = driftEnd(ground, at, roll.result as PointDirection, hexes);
  const told = { unit: id, from: at, zone, to, hexes, ...(to === null ? { aboard: true } : {}), roll };
  drifted(c, told, { rule: '17.43B' });
  if (to === null) return backAboard(c, ref, unit);
  unit.at = to;
  if (counter.side === 'german' && inSudaBay(ground, to)) return eliminate(c, id, '17.43A');
  if (EASY.includes(ground.hexes[to]?.terrain ?? '')) return;
  unit.fatigued = true;
  fatigued(c, { unit: id }, { rule: '17.43B' });
}

/** Ground that a boat may be run onto; an airfield is as flat as a beach (17.24). */
const EASY = ['flat', 'airfield', 'broken'];

/** Where boats come ashore that are set off their beach; null: nowhere. Open water between is no obstacle, a cliff is. */
export function driftEnd(
  ground: Pick<Ground, 'hexes' | 'cliffs'>,
  from: HexId,
  direction: PointDirection,
  hexes: number,
): HexId | null {
  let at = from;
  for (let i = 0; i < hexes; i++) {
    const next = neighbour(at, direction, 1);
    if (next === null || ground.cliffs.has(hexside(at, next))) return null;
    at = next;
  }
  return ground.hexes[at] === undefined ? null : at;
}

/** It goes back to where it was, with the step it may have lost. */
function backAboard(c: Act, ref: string, unit: GroundUnit): void {
  const { units } = groundIn(c);
  delete units[unit.id];
  const back: GroundUnit = { ...unit, at: null, dispersed: false };
  delete back.landed;
  delete back.bySea;
  putBack(c.world, c.data, ref, back);
  const convoy = c.world.campaign?.withoutShips ? c.world.germans.find((g) => String(g.contact) === ref) : undefined;
  if (convoy) convoy.setBack = true;
}
