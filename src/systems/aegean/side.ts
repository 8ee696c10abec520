/** The two players, the German first: he also sets up first (8.0). */
export const SIDES = ['german', 'allied'] as const;
export type Side = (typeof SIDES)[number];

/** Whom a unit, a base or an island is: a player's, or the Italians', who belong to neither at first (1.2). */
export const OWNERS = [...SIDES, 'italian'] as const;
export type Owner = (typeof OWNERS)[number];

export const enemyOf = (side: Side): Side => (side === 'german' ? 'allied' : 'german');

/** The sides as mails print them. */
export const printSide = (side: Owner): string => ({ german: 'German', allied: 'Allied', italian: 'Italian' })[side];
