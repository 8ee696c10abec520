import { distance, type HexId, type MercuryData, neighbours } from '../mercury';
import type { GroundScenario } from '../data/ground-scenario';
import { bombardStrength, type Standing } from '../rules/ground/ground';
import type { Situation } from './situation';

/** Hexes of the airfields on which units may land (6.51). */
export const landingHexes = ({ airlanding }: GroundScenario, data: MercuryData): HexId[] =>
  (airlanding?.airfields ?? []).flatMap((id) => data.airfields.get(id)?.hexes ?? []);

/** Whether a unit in `hex` keeps the strip from taking all it could: a gun in range of it, or anybody beside it (6.55, 6.56). */
export function hampersLanding({ strips }: Pick<Situation, 'strips'>, s: Standing, hex: HexId): boolean {
  if (strips.some((strip) => neighbours(strip).includes(hex))) return true;
  return bombardStrength(s) > 0 && strips.some((strip) => distance(hex, strip) <= s.counter.range);
}
