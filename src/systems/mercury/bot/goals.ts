import { distance, type HexId, type MercuryData, neighbours } from '../mercury';
import type { GroundScenario } from '../data/ground-scenario';
import { bombardStrength, type Ground, type Standing } from '../rules/ground/ground';
import type { Situation } from './situation';

/** Worth of an airfield, and of a hex beside one that counts as well, in steps. */
const AIRFIELD = 12;
const BESIDE = 4;
const OBJECTIVE = 8;

/** What decides the scenario: hexes by their worth in steps. */
export function goalsOf(scenario: GroundScenario, ground: Ground): Map<HexId, number> {
  const { victory } = scenario;
  const goals = new Map<HexId, number>();
  for (const { hex } of victory.objectives ?? []) goals.set(hex, OBJECTIVE);
  for (const hex of Object.values(victory.airfields ?? {}).flat()) goals.set(hex, AIRFIELD);
  for (const hex of victory.airfield?.around ?? []) goals.set(hex, BESIDE);
  if (victory.airfield) goals.set(victory.airfield.hex, AIRFIELD);
  const strips = landingHexes(scenario, ground.data);
  // Who stands beside a strip lets land two steps in the place of seven (6.52, 6.56).
  for (const hex of strips.flatMap(neighbours)) if (ground.hexes[hex] && !goals.has(hex)) goals.set(hex, BESIDE);
  for (const hex of strips) goals.set(hex, AIRFIELD);
  return goals;
}

/** Hexes of the airfields on which units may land (6.51). */
export const landingHexes = ({ airlanding }: GroundScenario, data: MercuryData): HexId[] =>
  (airlanding?.airfields ?? []).flatMap((id) => data.airfields.get(id)?.hexes ?? []);

/** Whether a unit in `hex` keeps the strip from taking all it could: a gun in range of it, or anybody beside it (6.55, 6.56). */
export function hampersLanding({ strips }: Pick<Situation, 'strips'>, s: Standing, hex: HexId): boolean {
  if (strips.some((strip) => neighbours(strip).includes(hex))) return true;
  return bombardStrength(s) > 0 && strips.some((strip) => distance(hex, strip) <= s.counter.range);
}
