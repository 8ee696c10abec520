import type { SlouchHatsData } from '../data/load';
import { nameOf, placeName } from '../rules/names';
import { printSide } from '../side';
import type { Side } from '../side';
import type { Place } from '../world';

/** What sentences are made with: the printed names behind ids. */
export class Say {
  constructor(readonly data: SlouchHatsData) {}

  side(side: Side): string {
    return printSide(side);
  }

  /** A counter of any kind, or the Air Transport marker. */
  unit(id: string): string {
    return nameOf(this.data, id);
  }

  /** With commas. */
  units(ids: readonly string[]): string {
    return ids.map((id) => this.unit(id)).join(', ');
  }

  /** `1519 Beirut`. */
  place(at: Place): string {
    return placeName(this.data, at);
  }

  /** `1519 Beirut-1618`. */
  way(places: readonly Place[]): string {
    return places.map((at) => this.place(at)).join('-');
  }
}
