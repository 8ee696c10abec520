import type { MercuryData } from '../mercury';
import { scenarioOf } from '../rules/03-turn';
import { shuffled } from '../scramble';
import type { MercuryKnown, Pick } from './base-world';
import type { ContactTold } from './contacts-told';
import { byWeight } from './weighing';

/** Orders of the units that are compared for one drawn world. */
const ORDERS = 6;
/** How likely a convoy with something for a beach stays off it and lands nothing. */
const STAYS = 0.1;

/** What each of `hidden` is: one of `free` for each, the likelier the better it agrees with what the Allied player saw it do. */
export type UnitBelief = (
  hidden: readonly ContactTold[],
  free: readonly string[],
  known: MercuryKnown,
  data: MercuryData,
  pick: Pick,
) => readonly string[];

/** As the set-up card, the speeds and the conduct of the counters let it be. */
export const believedUnits: UnitBelief = (hidden, free, known, data, pick) => {
  const card = new Card(known, data);
  const orders = Array.from({ length: ORDERS }, () => orderOf(hidden, free, card, pick)).flatMap((one) => one ?? []);
  if (orders.length === 0) return shuffled(free, pick);
  const weigh = (units: readonly string[]): number =>
    hidden.reduce((n, one, i) => n * card.likely(one, units[i] ?? ''), 1);
  return byWeight(orders, ({ units }) => weigh(units), pick).units;
};

/** What is printed of the units. */
class Card {
  private readonly starts: ReadonlyMap<string, readonly string[]>;

  constructor(
    { view }: MercuryKnown,
    private readonly data: MercuryData,
  ) {
    const { germans } = scenarioOf(data, { scenario: view.scenario.id });
    this.starts = new Map(germans.map(({ id, at }) => [id, at]));
  }

  /** Whether a counter can be a unit: by where it started, how far it moved in a turn, and whether it was a decoy. */
  canBe({ start, moves, decoy }: ContactTold, unit: string): boolean {
    const counter = this.data.germanNaval.get(unit);
    if (!counter || moves.some((points) => points > counter.move)) return false;
    if (decoy && counter.kind !== 'decoy') return false;
    return start === null || (this.starts.get(unit)?.includes(start) ?? true);
  }

  /**
   * How likely a unit does what the counter did: starts at this one of its places, moves so far of all it may, and lies off
   * a beach without landing (17.41).
   */
  likely({ moves, offBeach }: ContactTold, unit: string): number {
    const counter = this.data.germanNaval.get(unit);
    if (!counter) return 0;
    const lands = counter.kind === 'convoy' && counter.amphibious && counter.cargo.some((item) => item.beach);
    const start = 1 / Math.max(1, this.starts.get(unit)?.length ?? 1);
    return start * (1 + counter.move) ** -moves.length * (lands ? STAYS ** offBeach : 1);
  }
}

/** Some order in which each counter can be what it is, those with the fewest choices first; null: there is none. */
function orderOf(
  hidden: readonly ContactTold[],
  free: readonly string[],
  card: Card,
  pick: Pick,
): { units: string[] } | null {
  const choices = hidden.map((one) => free.filter((unit) => card.canBe(one, unit)));
  const order = [...hidden.keys()].sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  const units: string[] = [];
  const place = (n: number, left: readonly string[]): boolean => {
    const at = order[n];
    if (at === undefined) return true;
    return shuffled(choices[at] ?? [], pick).some((unit) => {
      if (!left.includes(unit)) return false;
      units[at] = unit;
      return place(
        n + 1,
        left.filter((other) => other !== unit),
      );
    });
  };
  return place(0, free) ? { units } : null;
}
