import { distance, type HexId, type MercuryData, type World } from '../mercury';
import { decidingHexes, type GroundScenario, type GroundVictory } from '../data/ground-scenario';
import { groundScenarioOf } from '../rules/03-turn';
import {
  attackStrength,
  defenceStrength,
  type Ground,
  groundOf,
  inPlay,
  standing,
  type Standing,
} from '../rules/ground/ground';

/** Of the value, what the two forces themselves count; the rest is what decides the scenario. */
const BY_FORCE = 0.2;
/** How sure a hex is that is held now, at the beginning of a game and at its end. */
const SURE = { first: 0.25, last: 0.95 };
/** What a unit counts that is fatigued, or has not rallied. */
const TIRED = 0.8;
const NEAR = 5;

export interface Force {
  at: HexId;
  strength: number;
  german: boolean;
}

/** What a game on the hex map is worth to the German: how likely he holds what decides it at the end (14.1 to 14.3). */
export function groundValue(world: World, data: MercuryData): number {
  const ground = groundOf(world, data);
  const scenario = groundScenarioOf(data, world);
  const forces = forcesOn(ground);
  const held = chances(
    forces,
    scenario,
    Math.min(1, (world.turn - scenario.first) / (scenario.last - scenario.first + 1)),
  );
  return (1 - BY_FORCE) * objective(scenario.victory, held) + BY_FORCE * Math.tanh(2 * balanceOf(ground));
}

/** By how much the German is the stronger on the map, -1 to 1. */
export function balanceOf(ground: Ground): number {
  const sum = (german: boolean): number =>
    Object.keys(ground.units).reduce((n, id) => n + strengthOf(standing(ground, id), german), 0);
  const [mine, his] = [sum(true), sum(false)];
  return (mine - his) / Math.max(1, mine + his);
}

/** Half of attack and defence, as the unit is now; nothing for one that is gone, or of the other side. */
function strengthOf(s: Standing, german: boolean): number {
  if (!inPlay(s.unit) || (s.counter.side === 'german') !== german) return 0;
  return ((attackStrength(s) + defenceStrength(s)) / 2) * (s.unit.fatigued ? TIRED : 1);
}

/** All units on the map, with their strength as they are. */
export function forcesOn(ground: Ground): Force[] {
  return Object.values(ground.units).flatMap(({ id, at }): Force[] => {
    if (at === null) return [];
    const s = standing(ground, id);
    const german = s.counter.side === 'german';
    return [{ at, german, strength: strengthOf(s, german) }];
  });
}

/** How likely the German holds each deciding hex at the end: by who stands in it, and who stands near. */
function chances(forces: readonly Force[], { victory }: GroundScenario, gone: number): Map<HexId, number> {
  const sure = SURE.first + (SURE.last - SURE.first) * gone;
  return new Map(
    decidingHexes(victory).map(({ hex }): [HexId, number] => {
      const there = forces.filter((f) => f.at === hex);
      const near = share(forces, hex);
      const now = there.length === 0 ? near / 2 : there.some((f) => f.german) ? 1 : 0;
      return [hex, sure * now + (1 - sure) * near];
    }),
  );
}

/** The German share of the strength near a hex; what stands farther off counts less, and nobody near makes it Allied. */
export function share(forces: readonly Force[], hex: HexId): number {
  let [german, all] = [0, 1];
  for (const force of forces) {
    const away = distance(force.at, hex);
    if (away > NEAR) continue;
    const weight = force.strength / (1 + away);
    all += weight;
    if (force.german) german += weight;
  }
  return german / all;
}

function objective(victory: GroundVictory, held: ReadonlyMap<HexId, number>): number {
  const at = (hex: HexId): number => held.get(hex) ?? 0;
  if (victory.airfield) return oneAirfield(at(victory.airfield.hex), victory.airfield.around.map(at));
  if (victory.airfields) return twoAirfields(Object.values(victory.airfields).map((hexes) => least(hexes.map(at))));
  return between(
    LEVELS,
    (victory.objectives ?? []).reduce((n, { hex }) => n + at(hex), 0),
  );
}

/** 14.1: without the airfield all is lost, with it a Marginal victory, with all the land around it an Overwhelming one. */
function oneAirfield(airfield: number, around: readonly number[]): number {
  const part = around.reduce((n, p) => n + p, 0) / Math.max(1, around.length);
  return -1 + airfield * (4 / 3 + (2 / 3) * part ** 2);
}

/** 14.2: both, one, or none. */
function twoAirfields(held: readonly number[]): number {
  const none = held.reduce((n, p) => n * (1 - p), 1);
  const both = held.reduce((n, p) => n * p, 1);
  return both + (2 / 3) * (1 - none - both) - none * FAR;
}

/** Between a Substantive and an Overwhelming defeat: whether somebody stands near an airfield is soon mended. */
const FAR = 0.8;

/** Of an airfield of several hexes: mostly what the weakest is worth, and a little of the others. */
const least = (chance: readonly number[]): number =>
  0.7 * Math.min(...chance) + (0.3 * chance.reduce((n, p) => n + p, 0)) / Math.max(1, chance.length);

/** 14.3: hexes held, and the worth of their level. */
const LEVELS: readonly [number, number][] = [
  ...([
    [0, -1],
    [1, -2 / 3],
    [2, -1 / 3],
  ] as [number, number][]),
  ...([
    [3, 1 / 3],
    [4, 1 / 2],
    [5, 2 / 3],
    [6, 1],
  ] as [number, number][]),
];

/** The value at `n` on the line through points. */
function between(line: readonly [number, number][], n: number): number {
  const above = line.findIndex(([x]) => x >= n);
  if (above < 0) return line.at(-1)?.[1] ?? 0;
  const [[x1, y1], [x0, y0]] = [line[above] ?? [0, 0], line[Math.max(0, above - 1)] ?? [0, 0]];
  return x1 === x0 ? y1 : y0 + ((n - x0) / (x1 - x0)) * (y1 - y0);
}
