import type { Act, HexId, Side } from '../../mercury';
import { alive } from './force';
import { attackStrength, groundOf, MOST_STACKING, otherSide, stackingPoints, type Standing, unitsIn } from './ground';

/** Units that came down, or ashore, among enemies (6.41, 17.43D). */
export interface SpecialAssault {
  target: HexId;
  /** Whose they are; left out, the German's paratroops. */
  side?: Side;
  /** All units that dropped or landed this turn and are in the hex. */
  force: string[];
  /** Those of them that attack (10.1A). */
  attackers?: string[];
}

/** Units of the force in the hex. */
export function stillThere(c: Act<SpecialAssault>): Standing[] {
  return alive(c, c.local.force).filter((s) => s.unit.at === c.local.target);
}

/**
 * Who may be designated, the strongest first. Units without attack strength attack nobody (7.14a), but 6.41 lets no hex
 * go without its assault: where nobody else is, they fight.
 */
export function mayAssault(c: Act<SpecialAssault>): Standing[] {
  const there = stillThere(c).sort((a, b) => attackStrength(b) - attackStrength(a));
  const able = there.filter(canAttack);
  return able.length > 0 ? able : there;
}

/** 7.14a: an attack strength below 1 attacks nobody. */
export const canAttack = (s: Standing): boolean => attackStrength(s) >= 1;

/** As many as six stacking points hold, the first of the list first (10.1A). */
export function upToSixPoints(units: readonly Standing[]): Standing[] {
  const chosen: Standing[] = [];
  for (const s of units) if (stackingPoints([...chosen, s]) <= MOST_STACKING) chosen.push(s);
  return chosen;
}

/** 6.41, 17.43D: hexes where some of the units that came down or ashore are among enemies, in the order of the units. */
export function hexesToAssault(
  { world, data }: Pick<Act, 'world' | 'data'>,
  landed: readonly string[],
  side: Side = 'german',
): HexId[] {
  const ground = groundOf(world, data);
  const hexes = landed.flatMap((id) => ground.units[id]?.at ?? []);
  return hexes.filter((hex, i) => hexes.indexOf(hex) === i && unitsIn(ground, hex, otherSide(side)).length > 0);
}
