/** Somebody who is there to be paired; a lower seed stands higher. */
export interface Contestant {
  id: string;
  seed: number;
}

/** Two who play each other; `first` has the first side in their first game. Without a second he has nobody to play. */
export interface Paired {
  first: string;
  second: string | null;
}

/** By seed, the highest first; among equals the order does not change from one call to the next. */
export const bySeed = (a: Contestant, b: Contestant): number => a.seed - b.seed || (a.id < b.id ? -1 : 1);
