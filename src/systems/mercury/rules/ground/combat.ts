import type { HexId, MercuryData, Side, World } from '../../mercury';
import { type Fault, type Ground, groundOf, otherSide, standing, type Standing, unitsIn } from './ground';

export type Coordination = 'support' | 'coordinated' | 'uncoordinated' | 'frontal';

/** What a Maneuver and an Assault Combat have in common (9.31, 10.1). */
export interface Fight {
  target: string;
  attacker: Side;
  attackers: string[];
  defenders: string[];
  leads: Partial<Record<Side, string>>;
  /** Whether the attacker uses the effects of an engineer that leads (13.23). */
  effects?: boolean;
  /** Units that attack in this combat, in either way (13.42). */
  busy: string[];
  supported: boolean;
  support: Partial<Record<Side, string[]>>;
  uncoordinated: boolean;
  coordinated: boolean;
}

/** One combat, from coordination to the last advance: the local values its procedures share. */
export interface Combat {
  target: HexId;
  attacker: Side;
  /** Units that declared combat against the target and may still attack (7.11, 8.24). */
  declared: string[];
  coordination?: Coordination;
  maneuver?: string[];
  assault?: string[];
}

/** Why the stack in a hex may not be attacked by Maneuver Combat, so that only Assault is left (8.24, 9.13); null: it may. */
export function maneuverFault(
  ground: Ground,
  { target, attacker, coordination }: Pick<Combat, 'target' | 'attacker' | 'coordination'>,
): Fault | null {
  if (coordination === 'frontal') return { rule: '8.24', text: 'a frontal assault allows no Maneuver Combat' };
  const stack = unitsIn(ground, target, otherSide(attacker));
  const before = stack.find((s) => ground.maneuvered?.includes(s.unit.id));
  if (!before) return null;
  const name = before.counter.names[0] ?? before.unit.id;
  return { rule: '9.13', text: `${name} in ${target} was attacked by Maneuver Combat already; Assault is left` };
}

/** The two forces of a combat as they stand now: units that are gone, or gone elsewhere, are left out. */
export interface Forces {
  attackers: Standing[];
  defenders: Standing[];
}

/** The attackers among `ids` still on the map and the defenders still in the target hex. */
export function forcesOf(
  world: World,
  data: MercuryData,
  target: HexId,
  attacker: Side,
  ids: readonly string[],
): Forces {
  const ground = groundOf(world, data);
  const attackers = ids.map((id) => standing(ground, id)).filter((s) => s.unit.at !== null);
  const defenders = unitsIn(ground, target).filter((s) => s.counter.side !== attacker);
  return { attackers, defenders };
}

/** Hexes the attackers attack from. */
export function hexesOf(force: readonly Standing[]): HexId[] {
  const hexes = force.flatMap((s) => (s.unit.at === null ? [] : [s.unit.at]));
  return hexes.filter((h, i) => hexes.indexOf(h) === i);
}
