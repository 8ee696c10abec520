import { onceBy } from '../../../kernel/data/once';
import { type Ask, distance, type HexId, hexside, neighbours } from '../mercury';
import { goalsOf, landingHexes } from '../bot/goals';
import { isFighting } from '../bot/garrison';
import type { GroundScenario } from '../data/ground-scenario';
import {
  attackStrength,
  barrier,
  defenceStrength,
  defenceValue,
  type Ground,
  groundIn,
  isArtillery,
  standing,
  type Standing,
} from '../rules/ground/ground';

/** A stack as sums: nothing else is looked at in a rollout. */
export interface Stack {
  units: Standing[];
  attack: number;
  defence: number;
}

/** The hex map counted once for a quick answer. */
export interface Lay {
  q: Ask;
  ground: Ground;
  own: Standing[];
  ownIn: Map<HexId, Stack>;
  foesIn: Map<HexId, Stack>;
  /** What decides the scenario, by its worth in steps. */
  goals: ReadonlyMap<HexId, number>;
  strips: readonly HexId[];
  /** 0 in the first game-turn, 1 in the last. */
  late: number;
}

/** Null where the game has no hex map, or none of scenarios 1 to 3 is played. */
export function layOf(q: Ask): Lay | null {
  const scenario = q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  if (!q.view.ground || !scenario) return null;
  const ground = groundIn(q);
  const { goals, strips } = aimsOf(scenario, ground);
  const late = (q.view.turn - scenario.first) / Math.max(1, scenario.last - scenario.first);
  const lay: Lay = { q, ground, own: [], ownIn: new Map(), foesIn: new Map(), goals, strips, late };
  for (const { id, at } of Object.values(ground.units)) {
    if (at === null) continue;
    const s = standing(ground, id);
    const mine = s.counter.side === q.seat;
    if (mine) lay.own.push(s);
    add(mine ? lay.ownIn : lay.foesIn, at, s);
  }
  return lay;
}

function add(map: Map<HexId, Stack>, hex: HexId, s: Standing): void {
  const stack = map.get(hex) ?? { units: [], attack: 0, defence: 0 };
  stack.units.push(s);
  stack.attack += attackOf(s);
  stack.defence += defenceStrength(s);
  map.set(hex, stack);
}

/** What a unit brings to an attack: nothing fatigued, below one, or of a gun. */
export function attackOf(s: Standing): number {
  const strength = s.unit.fatigued || (isArtillery(s) && s.counter.type !== 'mortar') ? 0 : attackStrength(s);
  return strength < 1 ? 0 : strength;
}

const aimsOf = onceBy(
  (scenario: GroundScenario, _ground: Ground) => scenario,
  (scenario, ground) => ({ goals: goalsOf(scenario, ground), strips: landingHexes(scenario, ground.data) }),
);

/** Odds at which a hex is attacked: more against cover, less for what decides the game and when time runs out. */
export function oddsWanted({ ground, goals, late, q }: Lay, target: HexId): number {
  const cover = Math.max(0, defenceValue(ground, target) - 1) * 0.4;
  const prize = (goals.get(target) ?? 0) >= 8 ? 0.5 : 0;
  const haste = q.seat === 'german' ? 0.5 * late : 0;
  return Math.max(1.5, 2 + cover - prize - haste);
}

/** Units that hold a hex that decides: the best defender that is no gun and no HQ stays in each. */
export function keepersOf({ goals, ownIn, foesIn }: Lay): ReadonlyMap<string, HexId> {
  const keepers = new Map<string, HexId>();
  for (const hex of goals.keys()) {
    const stack = ownIn.get(hex);
    if (!stack || !near(foesIn, hex, 8)) continue;
    const able = stack.units.filter(isFighting);
    const [first] = (able.length > 0 ? able : stack.units).sort((a, b) => defenceStrength(b) - defenceStrength(a));
    if (first) keepers.set(first.unit.id, hex);
  }
  return keepers;
}

/** Whether a stack stands within so many hexes. */
export function near(stacks: ReadonlyMap<HexId, unknown>, hex: HexId, hexes: number): boolean {
  for (const at of stacks.keys()) if (distance(at, hex) <= hexes) return true;
  return false;
}

/** Hexes to walk to `goal` over land from wherever that is possible. Kept: the printed map never changes. */
export const walkTo = onceBy(
  ({ hexes }: Ground, _goal: HexId) => hexes,
  (ground, goal): ReadonlyMap<HexId, number> => {
    const away = new Map<HexId, number>([[goal, 0]]);
    // A map goes through what is added to it on the way.
    for (const [hex, far] of away) {
      for (const to of neighbours(hex)) {
        if (away.has(to) || ground.hexes[to] === undefined || barrier(ground, hexside(hex, to))) continue;
        away.set(to, far + 1);
      }
    }
    return away;
  },
  (_, goal) => goal,
);
