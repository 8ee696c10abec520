import { type HexId, neighbours } from '../mercury';
import type { GroundScenario } from '../data/ground-scenario';
import type { Ground } from '../rules/ground/ground';
import { landingHexes } from './strip';

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
