/** The Special Events markers: one a letter, for both sides (20.15). */
export const LETTERS = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const),
  ...(['J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'] as const),
] as const;
export type Letter = (typeof LETTERS)[number];
