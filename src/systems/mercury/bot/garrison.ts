import type { HexId } from '../mercury';
import { attackStrength, defenceStrength, isArtillery, type Standing } from '../rules/ground/ground';
import { cover, defenceOf, menace, type Situation } from './situation';

/** How far an enemy may stand and still come to attack next turn. */
const STRIDE = 3;
/** Share of the enemy's strength that the garrison is to match behind its cover. */
const MATCHED = 0.5;

/** Who stays in the goals that are held. */
export interface Garrisons {
  /** They stay, but attack from where they stand. */
  stays: (s: Standing) => boolean;
  /** The last of a goal: it neither leaves nor attacks as long as others can. */
  keeps: (s: Standing) => boolean;
}

/** For each goal that is held the fewest units that hold it against what may come, and never none. */
export function garrisonsOf(sit: Situation): Garrisons {
  const staying = new Map<string, HexId>();
  const keepers = new Map<string, HexId>();
  for (const goal of sit.goals.keys()) {
    const units = garrisonOf(sit, goal);
    for (const s of units) staying.set(s.unit.id, goal);
    if (units[0]) keepers.set(units[0].unit.id, goal);
  }
  return { stays: (s) => staying.has(s.unit.id), keeps: (s) => keepers.has(s.unit.id) };
}

/** Those worth least in an attack come first: machine guns before rifles, anybody before guns and HQs. */
function garrisonOf(sit: Situation, goal: HexId): Standing[] {
  const able = [...(sit.ownIn.get(goal) ?? [])].sort((a, b) => spare(b) - spare(a));
  const wanted = (menace(sit.foes, goal, STRIDE) * MATCHED) / cover(sit, goal);
  const units: Standing[] = [];
  for (const s of able) if (units.length === 0 || defenceOf(units) < wanted) units.push(s);
  return units;
}

const spare = (s: Standing): number =>
  (isFighting(s) ? 20 : 0) + defenceStrength(s) - attackStrength(s) + (s.unit.fatigued ? 2 : 0);

/** No gun and no HQ. */
export const isFighting = (s: Standing): boolean => !isArtillery(s) && s.counter.type !== 'hq';
