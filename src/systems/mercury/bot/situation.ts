import { distance, neighbours } from '../../../hex/hex';
import type { HexId } from '../../../hex/hex';
import type { GroundScenario } from '../data/ground-scenario';
import type { Ask } from '../mercury';
import { zonesOf } from '../rules/ground/05-zones-of-control';
import { attackStrength, defenceStrength, defenceValue, groundOf, otherSide, standing } from '../rules/ground/ground';
import type { Ground, Marks, Standing } from '../rules/ground/ground';
import type { Side } from '../world';

/** The game on the map as the bot sees it: its seat's view, counted once for a decision. */
export interface Situation {
  q: Ask;
  ground: Ground;
  scenario: GroundScenario;
  side: Side;
  own: Standing[];
  foes: Standing[];
  /** Both sides' units by hex. */
  ownIn: ReadonlyMap<HexId, Standing[]>;
  foesIn: ReadonlyMap<HexId, Standing[]>;
  /** Hexes in zones of control of the enemy. */
  foeZones: Marks;
  /** What decides the scenario: hexes by their worth in steps. */
  goals: ReadonlyMap<HexId, number>;
  /** How far the scenario has gone, from 0 to 1: who has not won by now must risk more. */
  late: number;
}

/** Null where the game has no hex map, or none of scenarios 1 to 3 is played. */
export function situationOf(q: Ask): Situation | null {
  const scenario = q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  if (!q.view.ground || !scenario) return null;
  const ground = groundOf(q.view, q.data);
  const side = q.seat as Side;
  const there = Object.values(ground.units).flatMap((u) => (u.at === null ? [] : [standing(ground, q.data, u.id)]));
  const own = there.filter((s) => s.counter.side === side);
  const foes = there.filter((s) => s.counter.side !== side);
  return {
    ...{ q, ground, scenario, side, own, foes },
    ownIn: byHex(own),
    foesIn: byHex(foes),
    foeZones: zonesOf(ground, q.data, otherSide(side)),
    goals: goalsOf(scenario),
    late: (q.view.turn - scenario.first) / Math.max(1, scenario.last - scenario.first),
  };
}

/** Units by the hex they stand in. */
export function byHex(units: readonly Standing[]): Map<HexId, Standing[]> {
  const map = new Map<HexId, Standing[]>();
  for (const s of units) if (s.unit.at !== null) map.set(s.unit.at, [...(map.get(s.unit.at) ?? []), s]);
  return map;
}

/** Worth of an airfield, and of a hex beside one that counts as well, in steps. */
const AIRFIELD = 12;
const BESIDE = 4;
const OBJECTIVE = 8;

function goalsOf({ victory, airlanding }: GroundScenario): Map<HexId, number> {
  const goals = new Map<HexId, number>();
  for (const { hex } of victory.objectives ?? []) goals.set(hex, OBJECTIVE);
  for (const hex of Object.values(victory.airfields ?? {}).flat()) goals.set(hex, AIRFIELD);
  for (const hex of victory.airfield?.around ?? []) goals.set(hex, BESIDE);
  if (victory.airfield) goals.set(victory.airfield.hex, AIRFIELD);
  // Where units may land, the first objective is the airfield (6.51).
  const [first] = victory.objectives ?? [];
  if (airlanding && first) goals.set(first.hex, AIRFIELD);
  return goals;
}

/** Total defence and attack of a stack. */
export const defenceOf = (stack: readonly Standing[]): number => stack.reduce((n, s) => n + defenceStrength(s), 0);
export const attackOf = (stack: readonly Standing[]): number =>
  stack.reduce((n, s) => n + (s.unit.fatigued ? 0 : attackStrength(s)), 0);

/** Attack strength of units that stand no more than `within` hexes from a hex. */
export function menace(units: readonly Standing[], hex: HexId, within: number): number {
  return attackOf(units.filter((s) => s.unit.at !== null && !s.unit.dispersed && distance(s.unit.at, hex) <= within));
}

/** Terrain Defence Value of a hex, Improved Position and all. */
export const cover = ({ ground, q }: Situation, hex: HexId): number => defenceValue(ground, q.data, hex);

/** Whether a hex touches an enemy unit. */
export const touches = (foesIn: ReadonlyMap<HexId, unknown>, hex: HexId): boolean =>
  neighbours(hex).some((h) => foesIn.has(h));

/** Hexes to the nearest of `hexes`; infinity without one. */
export function nearest(from: HexId, hexes: Iterable<HexId>): number {
  let least = Infinity;
  for (const hex of hexes) least = Math.min(least, distance(from, hex));
  return least;
}
