import { grouped } from '../../../kernel/data/grouped';
import { type Ask, distance, type HexId, neighbours } from '../mercury';
import type { GroundScenario } from '../data/ground-scenario';
import { zonesOf } from '../rules/ground/05-zones-of-control';
import {
  attackStrength,
  defenceStrength,
  defenceValue,
  type Ground,
  groundIn,
  otherSide,
  standing,
  type Standing,
  unitsIn,
} from '../rules/ground/ground';
import { type Effort, effortOf } from './campaign/effort';
import { goalsOf, landingHexes } from './goals';
import { campaignOf } from '../rules/03-turn';
import { landingOnMap } from '../rules/17-2-landing-places';

/** Who lacks a goal pays for ground with more than he takes, the more the less time is left (14.0 counts no losses). */
const PAYS = 0.8;
const PAYS_AT_THE_END = 0.4;
/** Who leaves Crete fights for nothing but the way out (20.2). */
const SAVED = 1.5;

/** The game on the map as the bot sees it, counted once for a decision; null where there is no hex map. */
export function situationOf(q: Ask) {
  const scenario = q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  if (!q.view.ground || !scenario) return null;
  const ground = groundIn(q);
  const side = q.seat;
  const there = Object.values(ground.units).flatMap((u) => (u.at === null ? [] : [standing(ground, u.id)]));
  const own = there.filter((s) => s.counter.side === side);
  const foes = there.filter((s) => s.counter.side !== side);
  const goals = q.view.campaign ? campaignGoals(scenario, ground, q) : goalsOf(scenario, ground);
  const leaving = side === 'allied' && q.view.campaign?.evacuation !== null && q.view.campaign !== null;
  const [ownIn, foesIn] = [byHex(own), byHex(foes)];
  const effort = effortOf(scenario, ground, there, q);
  const landed = landingHexes(scenario, q.data).some((hex) => (side === 'german' ? ownIn : foesIn).has(hex));
  const played = (q.view.turn - scenario.first) / Math.max(1, scenario.last - scenario.first);
  // 22.1: the German wants an airfield in time, the Allied player wants it back.
  const late = effort?.late != null && landed !== (side === 'german') ? Math.max(played, effort.late) : played;
  const lacks = [...goals.keys()].some((hex) => (side === 'german' ? !ownIn.has(hex) : foesIn.has(hex)));
  return {
    ...{ q, ground, scenario, side },
    /** Both sides' units, and by hex. */
    ...{ own, foes, ownIn, foesIn },
    /** What decides the scenario: hexes by their worth in steps. */
    goals,
    /** How far the scenario has gone, from 0 to 1: who has not won by now must risk more. */
    late,
    /** The airfield the German fights for first; null but in a campaign. */
    effort,
    /** Hexes in zones of control of the enemy. */
    foeZones: zonesOf(ground, otherSide(side)),
    /** Hexes on which units may land by air (6.51). */
    strips: landingHexes(scenario, q.data),
    /** The Allied player leaves Crete (20.2): his goals are the ways out. */
    leaving,
    /** What an own step is worth beside one of the enemy's. */
    ownStep: worthOfOwn({ leaving, effort, lacks, late }),
  };
}
export type Situation = NonNullable<ReturnType<typeof situationOf>>;

interface Stakes {
  leaving: boolean;
  effort: Effort | null;
  late: number;
  /** A goal is not held. */
  lacks: boolean;
}

/** What an own step is worth beside one of the enemy's; in a campaign losses count again once the airfield is settled (22.2). */
function worthOfOwn({ leaving, effort, lacks, late }: Stakes): number {
  if (leaving) return SAVED;
  if (!lacks || (effort && effort.late === null)) return 1;
  return PAYS + (PAYS_AT_THE_END - PAYS) * late;
}

/** Units by the hex they stand in. */
export const byHex = (units: readonly Standing[]): Map<HexId, Standing[]> =>
  grouped(units.flatMap((s) => (s.unit.at === null ? [] : [[s.unit.at, s] as const])));

/** Total defence and attack of a stack. */
export const defenceOf = (stack: readonly Standing[]): number => stack.reduce((n, s) => n + defenceStrength(s), 0);
export const attackOf = (stack: readonly Standing[]): number =>
  stack.reduce((n, s) => n + (s.unit.fatigued ? 0 : attackStrength(s)), 0);

/** Attack strength of units that stand no more than `within` hexes from a hex. */
export function menace(units: readonly Standing[], hex: HexId, within: number): number {
  return attackOf(units.filter((s) => s.unit.at !== null && !s.unit.dispersed && distance(s.unit.at, hex) <= within));
}

/** Terrain Defence Value of a hex, Improved Position and all. */
export const cover = ({ ground }: Situation, hex: HexId): number => defenceValue(ground, hex);

/** Whether a hex touches an enemy unit. */
export const touches = (foesIn: ReadonlyMap<HexId, unknown>, hex: HexId): boolean =>
  neighbours(hex).some((h) => foesIn.has(h));

/** Hexes to the nearest of `hexes`; infinity without one. */
export function nearest(from: HexId, hexes: Iterable<HexId>): number {
  let least = Infinity;
  for (const hex of hexes) least = Math.min(least, distance(from, hex));
  return least;
}

/** Worth of a port to who leaves Crete by it, and of a place that scores, in steps a point (22.2). */
const WAY_OUT = 12;
const A_POINT = 1.2;
/** What a place may be worth beside an airfield. */
const MOST = 8;

/** What counts in a campaign: the airfields, which decide the first twelve turns (22.1), the places that score, and the way out. */
function campaignGoals(scenario: GroundScenario, ground: Ground, q: Ask): Map<HexId, number> {
  const exits = waysOut(ground, q);
  if (q.seat === 'allied' && q.view.campaign?.evacuation) return exits;
  const goals = goalsOf(scenario, ground);
  const add = (hex: HexId, worth: number): void => {
    if (ground.hexes[hex]) goals.set(hex, Math.max(goals.get(hex) ?? 0, worth));
  };
  for (const { item, at } of campaignOf(q.data, { scenario: scenario.id }).places)
    for (const hex of at) add(hex, Math.min(MOST, A_POINT * (q.data.schedule.points[item] ?? 0)));
  if (q.view.campaign?.evacuation) for (const hex of exits.keys()) add(hex, MOST);
  return goals;
}

/** Hexes of the ports and anchorages of the map in play (17.33, 20.22); for who leaves those without Germans. */
function waysOut(ground: Ground, q: Ask): Map<HexId, number> {
  const taken = (hex: HexId | null): boolean =>
    q.seat === 'allied' && hex !== null && unitsIn(ground, hex, 'german').length > 0;
  const all = [...q.data.places.values()].filter(({ friendly, hex }) => friendly === 'occupant' && !taken(hex));
  const hexes = all.map((place) => landingOnMap(ground, q.data, place)).filter((at) => at !== null && ground.hexes[at]);
  return new Map(hexes.flatMap((at) => (at === null ? [] : [[at, WAY_OUT] as const])));
}
