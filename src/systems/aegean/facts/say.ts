import { SayNames } from '../../../play/words/say';
import type { AegeanData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { printSide, type Owner } from '../side';
import type { Place } from '../world';

/** What is bombed where the hits are dealt afterwards (5.7.1). */
export const SHIPS = 'ships';

/** `2 hits` */
export const hitsWord = (hits: number): string => `${hits === 0 ? 'no' : hits} ${hits === 1 ? 'hit' : 'hits'}`;

/** What sentences are made with; a place is `2524 Leros (Portolago)`, `airfield Maritsa`, `the German Holding Box`. */
export class Say extends SayNames<AegeanData, Owner> {
  constructor(data: AegeanData) {
    super(data, { side: printSide, unit: nameOf, place: placeName });
  }

  /** What is bombed in a hex: a base or a ship by its name, `troops at 2425`, or all its ships. */
  target(id: string, hex: Place): string {
    if (id === SHIPS) return `ships in ${this.place(hex)}`;
    return this.data.isles.grid.has(id) ? `troops at ${this.place(id)}` : this.place(id);
  }

  island(id: string): string {
    return this.data.isles.islands.get(id)?.name ?? id;
  }
}
