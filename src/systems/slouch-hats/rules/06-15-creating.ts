import type { Fault, Side, SlouchHatsData } from '../slouch-hats';
import type { SupplyCounter } from '../data/counters';
import {
  availableCounters,
  supplyAt,
  takenUp,
  type Supplies,
  type SupplyOutcome,
  type SupplyUnit,
} from './06-1-supply-points';

/** One counter that is to lie somewhere: its kind and the Supply Points it shows. */
export interface Lay {
  type: SupplyCounter['type'];
  points: number;
}

/** `of`: the counters it is done with, all own ones at the place if not given. `conversion`: in a Supply Conversion phase. */
export interface Rearranging {
  side: Side;
  place: string;
  wanted: readonly Lay[];
  conversion: boolean;
  of?: readonly string[];
}

interface Placing {
  counter: SupplyCounter;
  points: number;
  /** What it was before; null: it comes from storage. */
  was: SupplyUnit | null;
}

/**
 * 6.15b-d, f: creates, splits, combines and converts: the Supply Points of a place are laid out as wanted, with the counters
 * that lie there and those available. What is taken up is used for this Segment. Nothing is written.
 */
export function rearrange(world: Supplies, data: SlouchHatsData, asked: Rearranging): SupplyOutcome | Fault {
  const { side, place, wanted, of } = asked;
  const lying = supplyAt(world, data, side, place).filter(({ id }) => of?.includes(id) ?? true);
  const total = sum(lying);
  if (sum(wanted) !== total) return { rule: '6.15', why: `${sum(wanted)} SP are named, ${total} lie in ${place}` };
  if (!asked.conversion && sumOf(wanted, 'msu') !== sum(lying.filter(({ counter }) => counter.type === 'msu')))
    return { rule: '6.15c', why: 'MSUs become dumps and dumps MSUs only in a Supply Conversion phase' };
  const placed = placings(wanted, lying, availableCounters(world, data, side));
  if ('rule' in placed) return placed;
  const kept = placed.flatMap(({ was }) => was?.id ?? []);
  const gone = lying.filter(({ id }) => !kept.includes(id));
  return laidOut(placed, gone, place);
}

const sum = (of: readonly { points: number }[]): number => of.reduce((all, { points }) => all + points, 0);
const sumOf = (of: readonly Lay[], type: Lay['type']): number => sum(of.filter((lay) => lay.type === type));

/**
 * First what stays as it is, then what can be turned over, then counters from storage. Of like counters that one stays which
 * has been made in this Segment, or has moved: so the other may be made into something (6.15d, f).
 */
function placings(
  wanted: readonly Lay[],
  lying: readonly SupplyUnit[],
  available: readonly SupplyCounter[],
): Placing[] | Fault {
  const [left, stored] = [[...lying], [...available]];
  const open = [...wanted];
  const placed: Placing[] = [];
  const keep = (may: (unit: SupplyUnit, lay: Lay) => boolean, among: readonly SupplyUnit[]): void => {
    for (const lay of [...open]) {
      const unit = among.find((u) => left.includes(u) && may(u, lay));
      if (!unit) continue;
      drop(left, unit);
      drop(open, lay);
      placed.push({ counter: unit.counter, points: lay.points, was: unit });
    }
  };
  const used = lying.toSorted((a, b) => b.fresh - a.fresh || Number(b.moved) - Number(a.moved));
  keep((unit, { type, points }) => unit.counter.type === type && unit.points === points, used);
  keep((unit, lay) => shows(unit.counter, lay), lying);
  for (const lay of open) {
    const counter = stored.find((c) => shows(c, lay));
    if (!counter) return { rule: '6.14', why: `no counter is available for ${nameOf(lay)}` };
    drop(stored, counter);
    placed.push({ counter, points: lay.points, was: null });
  }
  return placed;
}

const shows = (counter: SupplyCounter, { type, points }: Lay): boolean =>
  counter.type === type && counter.points.includes(points);

const drop = <T>(from: T[], thing: T): void => {
  from.splice(from.indexOf(thing), 1);
};

/** `a dump of 3 SP`, for a reader. */
export const nameOf = ({ type, points }: Lay): string => `${type === 'msu' ? 'an MSU' : 'a dump'} of ${points} SP`;

/** 6.15d: points that have made a counter must lie on one that was there; 6.15f: what moved does not move on as something new. */
function laidOut(placed: readonly Placing[], gone: readonly SupplyUnit[], place: string): SupplyOutcome | Fault {
  const changed = placed.filter(({ was, points }) => was?.points !== points);
  const before = [...gone, ...changed.flatMap(({ was }) => was ?? [])];
  const made = sum(changed.filter(({ was }) => was === null));
  let fresh = before.reduce((all, u) => all + u.fresh, 0);
  if (made > sum(before) - fresh)
    return { rule: '6.15d', why: `${fresh} of these SP have made a counter this Segment already` };
  const donors = before.filter(({ id, points }) => points > (changed.find(({ was }) => was?.id === id)?.points ?? 0));
  const moved = donors.some((unit) => unit.moved);
  const changes: SupplyOutcome['changes'] = gone.map(({ id }) => ({ counter: id, state: takenUp() }));
  for (const { counter, points, was } of changed) {
    const old = was ? Math.min(fresh, points) : 0;
    fresh -= old;
    const gained = points > (was?.points ?? 0);
    changes.push({
      counter: counter.id,
      state: { at: place, points, fresh: was ? old : points, moved: (was?.moved ?? false) || (gained && moved) },
    });
  }
  return { changes, lost: 0 };
}

/**
 * 6.11b, 6.15a: Supply Points received in a holding box, as dumps only: as wanted, the rest on as few counters as hold it;
 * what no available counter can hold is lost. Nothing is written, so the loss can be told beforehand.
 */
export function receive(
  world: Supplies,
  data: SlouchHatsData,
  { side, place, points, wanted = [] }: { side: Side; place: string; points: number; wanted?: readonly Lay[] },
): SupplyOutcome | Fault {
  if (sum(wanted) > points) return { rule: '6.12', why: `${points} SP come, ${sum(wanted)} are named` };
  if (wanted.some(({ type }) => type === 'msu')) return { rule: '6.15a', why: 'SP come as dumps, not as MSUs' };
  const dumps = availableCounters(world, data, side).filter(({ type }) => type === 'dump');
  const first = placings(wanted, [], dumps);
  if ('rule' in first) return first;
  const others = dumps.filter((c) => !first.some(({ counter }) => counter === c));
  const rest = packed(others, points - sum(first));
  return { changes: created([...first, ...rest], place), lost: points - sum(first) - sum(rest) };
}

/** 6.15b: points off an MSU are an MSU again; `lost`: what no MSU is available for. Nothing is written. */
export function asMsus(
  world: Supplies,
  data: SlouchHatsData,
  side: Side,
  place: string,
  points: number,
): SupplyOutcome {
  const msus = availableCounters(world, data, side).filter(({ type }) => type === 'msu');
  const placed = packed(msus, points);
  return { changes: created(placed, place), lost: points - sum(placed) };
}

/** New counters at a place: all their points have made a counter (6.15d). */
export const created = (
  placed: readonly { counter: SupplyCounter; points: number }[],
  place: string,
): SupplyOutcome['changes'] =>
  placed.map(({ counter, points }) => ({
    counter: counter.id,
    state: { at: place, points, fresh: points, moved: false },
  }));

/** As many points as counters can hold: on MSUs first, then on as few counters as possible. */
export function packed(
  counters: readonly SupplyCounter[],
  points: number,
): { counter: SupplyCounter; points: number }[] {
  type Packing = { cost: number; lays: { counter: SupplyCounter; points: number }[] };
  let best = new Map<number, Packing>([[0, { cost: 0, lays: [] }]]);
  for (const counter of counters) {
    const next = new Map(best);
    for (const [held, { cost, lays }] of best)
      for (const shown of counter.points) {
        const total = held + shown;
        const more = cost + 1 + (counter.type === 'dump' ? shown * counters.length : 0);
        if (total > points || more >= (next.get(total)?.cost ?? Infinity)) continue;
        next.set(total, { cost: more, lays: [...lays, { counter, points: shown }] });
      }
    best = next;
  }
  return best.get(Math.max(...best.keys()))?.lays ?? [];
}
