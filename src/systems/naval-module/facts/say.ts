import type { NavalData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { printSide } from '../side';
import type { Side } from '../side';
import type { Place } from '../world';

/** What sentences are made with: the printed names behind ids. */
export class Say {
  constructor(readonly data: NavalData) {}

  side(side: Side): string {
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

  place(at: Place): string {
    return placeName(this.data, at);
  }
}
