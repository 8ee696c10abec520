/** Rolls a die with so many sides; the key names the roll and is new in the submission. */
export type Die = (key: string, sides: number) => number;

/** The sides of the game's die (2.4), for rolls without a chart. */
export const SIX = 6;
