import type { GroundCounter, GroundType } from '../data/ground-units';

/** G4: every ground unit but HQ, MSU, dump and Naval Base unit. */
const NO_COMBAT: readonly GroundType[] = ['hq', 'msu', 'dump', 'base'];
export const isCombatUnit = ({ type }: GroundCounter): boolean => !NO_COMBAT.includes(type);

/** G13: it moves as motorized units do. */
const MOTORIZED: readonly GroundType[] = ['armor', 'motorized'];
export const isMotorized = ({ type }: GroundCounter): boolean => MOTORIZED.includes(type);

/** Each of its stacking points takes two points of port and ship (28.13c, G75). */
const HEAVY: readonly GroundType[] = [...MOTORIZED, 'artillery', 'aa'];
export const isHeavy = ({ type }: GroundCounter): boolean => HEAVY.includes(type);

/** 28.13d, G13: coast and siege artillery and garrisons are not transported; flotillas go by themselves. */
const STAYS: readonly GroundType[] = ['coast-artillery', 'siege-artillery', 'garrison', 'flotilla'];
export const isTransportable = ({ type }: GroundCounter): boolean => !STAYS.includes(type);

/** G27: an HQ may activate foot, artillery, AA and MSU; motorized units need no activation. */
const ACTIVATED: readonly GroundType[] = [
  ...(['infantry', 'naval-infantry', 'mountain', 'engineer', 'zap', 'artillery', 'aa', 'msu'] as const),
];
export const mayBeActivated = ({ type }: GroundCounter): boolean => ACTIVATED.includes(type);

/** A field gun (G42): it has the harbour in range for 26.27b and the readiness of ships. */
export const isArtillery = ({ type }: GroundCounter): boolean => type === 'artillery' || type === 'coast-artillery';
