import type { GroundScenario } from './data/ground-scenario';
import { GROUND } from './ground-state';
import type { MercuryData } from './mercury';
import type { GroundState, GroundUnit } from './rules/ground/ground';

/** The hex map before the first step, with the units that stand on it. */
export function groundState(scenario: GroundScenario, units: readonly GroundUnit[]): GroundState {
  return GROUND.begin({
    sheets: [...scenario.sheets],
    improved: Object.fromEntries(scenario.improved.map((hex) => [hex, 'allied' as const])),
    units: Object.fromEntries(units.map((u) => [u.id, u])),
    ...(scenario.sudaCommand ? { suda: { left: 0 } } : {}),
  });
}

/** The Allied units of the set-up card in their hexes (3.1). */
export const alliedOnCard = (data: MercuryData, scenario: GroundScenario): GroundUnit[] =>
  Object.entries(scenario.allied).flatMap(([at, ids]) =>
    ids.map((id) => freshUnit(id, at, data.ground.get(id)?.startsReduced)),
  );

/** A unit as it comes into play: at full strength, but for the few that begin reduced (3.1). */
export function freshUnit(id: string, at: string | null, reduced = false): GroundUnit {
  return { id, at, reduced, fatigued: false, dispersed: false, fire: 'none' };
}
