/** The two sides in the order of the rulebook: the Axis sets up and moves first. */
export const SIDES = ['axis', 'allied'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allied' : 'axis');

export const printSide = (side: Side): string => (side === 'axis' ? 'Axis' : 'Allied');
