import type { AirCounter } from '../data/air-units';
import type { AegeanData } from '../data/load';
import type { Side } from '../side';
import type { AirState, OpenWorld, Place } from '../world';
import { needsExtendedRange } from './5-2-bases';
import { P38_ROW, rowOf, stationOf, type Grounds, type Station } from './5-2-stations';
import type { HexId } from '../../../hex/hex';

/** A position as section 5 asks after it: the world, or what a side sees of it. */
export type Skies = Grounds & Pick<OpenWorld, 'options' | 'clock'> & { air: Readonly<Record<string, AirState>> };

/** An air unit where it stands. */
export interface Flyer {
  id: string;
  counter: AirCounter;
  state: AirState;
  /** Its base; null: it is on CAP, not in play, or its ship is not on the map. */
  base: Station | null;
}

/** The air units of a position. */
export class Wing {
  constructor(
    private readonly skies: Skies,
    readonly data: AegeanData,
  ) {}

  get(id: string): Flyer | null {
    const [state, counter] = [this.skies.air[id], this.data.air.get(id)];
    if (!state || !counter) return null;
    return { id, counter, state, base: state.cap === null ? this.station(state.at) : null };
  }

  /** A side's air units that stand at a base, in the order of their ids. */
  based(side: Side): (Flyer & { base: Station })[] {
    return Object.keys(this.skies.air)
      .toSorted()
      .flatMap((id) => {
        const flyer = this.get(id);
        return flyer?.base && flyer.counter.side === side ? [{ ...flyer, base: flyer.base }] : [];
      });
  }

  /** Those that stand at one base. */
  at(base: Place): string[] {
    return Object.keys(this.skies.air)
      .filter((id) => this.skies.air[id]?.cap === null && this.skies.air[id]?.at === base)
      .toSorted();
  }

  station(at: Place): Station | null {
    return stationOf(this.skies, this.data, at);
  }

  /** 5.3.3, 8.5.1: whether a unit flies to a hex at extended range. */
  isExtended({ counter, base }: Pick<Flyer, 'counter' | 'base'>, to: HexId): boolean {
    const p38Row = this.skies.options['p38-range'] === true ? P38_ROW : null;
    return base !== null && needsExtendedRange(counter, base.kind, rowOf(to), p38Row);
  }
}
