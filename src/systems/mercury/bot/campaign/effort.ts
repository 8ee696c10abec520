import { type Ask, distance, type HexId } from '../../mercury';
import { attackStrength, defenceStrength, type Ground, type Standing, unitsIn } from '../../rules/ground/ground';
import { NO_AIRFIELD } from '../../rules/22-campaign-victory';
import type { GroundScenario } from '../../data/ground-scenario';

/** Hexes around an airfield that belong to the fight for it. */
const AROUND = 6;
/** What it counts to hold it already, in strength points. */
const HELD = 10;

/** The airfield the German puts his main effort to, as long as none of them is his and quiet. */
export interface Effort {
  hexes: readonly HexId[];
  /** How far the time has gone until an airfield must be held, from 0 to 1; null once that is past. */
  late: number | null;
}

/** 22.1: where the German is strongest beside an airfield; null but in a campaign. Both seats see it. */
export function effortOf(
  { airlanding, first }: GroundScenario,
  ground: Ground,
  there: readonly Standing[],
  q: Ask,
): Effort | null {
  if (!q.view.campaign) return null;
  const fields = (airlanding?.airfields ?? []).flatMap((id) => q.data.airfields.get(id) ?? []);
  const [best] = [...fields].sort((a, b) => stronger(ground, there, b.hexes) - stronger(ground, there, a.hexes));
  if (!best) return null;
  const { turn } = q.view;
  return { hexes: best.hexes, late: turn > NO_AIRFIELD ? null : (turn - first) / (NO_AIRFIELD - first) };
}

function stronger(ground: Ground, there: readonly Standing[], hexes: readonly HexId[]): number {
  const near = there.filter(({ unit: { at } }) => at !== null && hexes.some((hex) => distance(at, hex) <= AROUND));
  const held = hexes.some((hex) => unitsIn(ground, hex, 'german').length > 0) ? HELD : 0;
  return near.reduce((n, s) => n + (s.counter.side === 'german' ? 1 : -0.5) * weightOf(s), held);
}

const weightOf = (s: Standing): number => attackStrength(s) + defenceStrength(s);

/** Whether a hex belongs to the fight for the airfield of the main effort. */
export const inEffort = (effort: Effort | null, hex: HexId): boolean =>
  effort !== null && effort.hexes.some((at) => distance(at, hex) <= AROUND);
