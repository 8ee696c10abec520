import type { GroundUnit } from './ground-unit';

/**
 * 7.4.5: the strength of units together: those disrupted count half; the halves are added up first, then the fraction of the
 * sum is dropped.
 */
export function strengthOf(units: readonly Pick<GroundUnit, 'strength' | 'disrupted'>[]): number {
  const halves = units.reduce((sum, { strength, disrupted }) => sum + (disrupted ? strength : 2 * strength), 0);
  return Math.floor(halves / 2);
}

/** What is added to the strength of one side of a combat. */
export interface Strengths {
  /** The attackers that take part. */
  attackers: readonly GroundUnit[];
  defenders: readonly GroundUnit[];
  /** Artillery next door that fires for either side (7.4.2). */
  guns: { attacker: readonly GroundUnit[]; defender: readonly GroundUnit[] };
  /** The bombing strength of the ground support (5.4.8). */
  support: number;
  /** The hex is a port or rough. */
  doubled: boolean;
}

/**
 * 7.4.5: attack and defence. Only what stands in a port or rough hex is doubled, once: artillery fires from next door and
 * ground support comes from the air.
 */
export function totals({ attackers, defenders, guns, support, doubled }: Strengths): {
  attack: number;
  defence: number;
} {
  return {
    attack: strengthOf([...attackers, ...guns.attacker]) + support,
    defence: doubled
      ? 2 * strengthOf(defenders) + strengthOf(guns.defender)
      : strengthOf([...defenders, ...guns.defender]),
  };
}
