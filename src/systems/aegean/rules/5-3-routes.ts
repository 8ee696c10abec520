import type { HexId } from '../../../hex/hex';

/** What a flight needs to know of the map: how far hexes are, and what lies around one. */
export interface Air {
  distance(a: HexId, b: HexId): number;
  neighbours(hex: HexId): readonly HexId[];
}

interface Leg {
  /** Hexes with enemy CAP from here to the target, both counted. */
  met: number;
  next: HexId | null;
}

/** Shortest ways to one target, those first that meet the least enemy CAP. */
class Ways {
  private readonly legs = new Map<HexId, Leg>();

  constructor(
    private readonly air: Air,
    private readonly goal: HexId,
    private readonly isCap: (hex: HexId) => boolean,
  ) {}

  /** The best shortest way on from a hex. Ways are worked out from the target outwards, so that none is followed twice. */
  leg(hex: HexId): Leg {
    const known = this.legs.get(hex);
    if (known) return known;
    const left = this.air.distance(hex, this.goal);
    const own = this.isCap(hex) ? 1 : 0;
    let found: Leg = { met: own, next: null };
    for (const next of this.air.neighbours(hex)) {
      if (this.air.distance(next, this.goal) >= left) continue;
      const met = own + this.leg(next).met;
      const isBetter = found.next === null || met < found.met || (met === found.met && next < found.next);
      if (isBetter) found = { met, next };
    }
    this.legs.set(hex, found);
    return found;
  }

  way(from: HexId): HexId[] {
    const hexes = [from];
    for (let { next } = this.leg(from); next !== null; { next } = this.leg(next)) hexes.push(next);
    return hexes;
  }
}

/** 5.3.1: whether a hex lies on a shortest way between two others. */
export const liesBetween = (air: Air, from: HexId, via: HexId, to: HexId): boolean =>
  air.distance(from, via) + air.distance(via, to) === air.distance(from, to);

/** 5.3.1: shortest ways of aircraft past the same CAP; what is worked out to one hex serves all that fly there. */
export class Routes {
  private readonly known = new Map<HexId, Ways>();

  constructor(
    private readonly air: Air,
    private readonly isCap: (hex: HexId) => boolean,
  ) {}

  /**
   * A shortest way from one of `starts` (a base, or the hexes of an edge) to a hex, both counted. Of equal ways its owner
   * would take the one that meets the least CAP, and of several starts so too; `via`: a hex that he wants on it.
   */
  to(goal: HexId, starts: readonly HexId[], via: HexId | null = null): HexId[] {
    const { air } = this;
    const through = via === null ? [] : starts.filter((start) => liesBetween(air, start, via, goal));
    const last = this.ways(goal);
    const first = via !== null && through.length > 0 ? this.ways(via) : last;
    const able = through.length > 0 ? through : starts;
    const ranked = able.toSorted(
      (a, b) =>
        first.leg(a).met - first.leg(b).met || air.distance(a, goal) - air.distance(b, goal) || (a < b ? -1 : 1),
    );
    const [start] = ranked;
    if (start === undefined) return [goal];
    return first === last ? last.way(start) : [...first.way(start), ...last.way(via ?? goal).slice(1)];
  }

  private ways(goal: HexId): Ways {
    const known = this.known.get(goal) ?? new Ways(this.air, goal, this.isCap);
    this.known.set(goal, known);
    return known;
  }
}
