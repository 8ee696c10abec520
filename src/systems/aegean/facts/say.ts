import type { AegeanData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { printSide } from '../side';
import type { Owner } from '../side';
import type { Place } from '../world';

/** What is bombed where the hits are dealt afterwards (5.7.1). */
export const SHIPS = 'ships';

/** What sentences are made with: the printed names behind ids. */
export class Say {
  constructor(readonly data: AegeanData) {}

  side(side: Owner): string {
    return printSide(side);
  }

  /** A counter of any kind. */
  unit(id: string): string {
    return nameOf(this.data, id);
  }

  /** With commas. */
  units(ids: readonly string[]): string {
    return ids.map((id) => this.unit(id)).join(', ');
  }

  /** `2524 Leros (Portolago)`, `airfield Maritsa`, `the German Holding Box`. */
  place(at: Place): string {
    return placeName(this.data, at);
  }

  /** What is bombed in a hex: a base or a ship by its name, `troops at 2425`, or all its ships. */
  target(id: string, hex: Place): string {
    if (id === SHIPS) return `ships in ${this.place(hex)}`;
    return this.data.isles.grid.has(id) ? `troops at ${this.place(id)}` : this.place(id);
  }

  /** `1829-1729-1630 Tigani`. */
  way(places: readonly Place[]): string {
    return places.map((at) => this.place(at)).join('-');
  }

  island(id: string): string {
    return this.data.isles.islands.get(id)?.name ?? id;
  }
}
