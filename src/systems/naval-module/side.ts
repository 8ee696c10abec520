/** The two players; in each game-turn the Axis Segment comes first (G3). */
export const SIDES = ['axis', 'soviet'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'axis' ? 'soviet' : 'axis');

/** The sides as mails print them. */
export const printSide = (side: Side): string => ({ axis: 'Axis', soviet: 'Soviet' })[side];
