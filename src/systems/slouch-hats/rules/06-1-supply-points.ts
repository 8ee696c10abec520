import type { Fault, OpenWorld, Side, SlouchHatsData, SupplyState, World } from '../slouch-hats';
import type { SupplyCounter } from '../data/counters';
import type { Board } from './03-board';

/** What supply rules read of a world. */
export type Supplies = Pick<OpenWorld, 'supply'>;

/** An MSU or Supply Dump in a hex or box. */
export interface SupplyUnit extends SupplyState {
  id: string;
  counter: SupplyCounter;
}

/** What happens to supply counters: their new states, and Supply Points lost for want of a counter (6.11b, 6.14, 6.15e). */
export interface SupplyOutcome {
  changes: { counter: string; state: SupplyState }[];
  lost: number;
}

/** Where counters lie that are in no hex or box. */
const STORAGE: readonly string[] = ['available', 'used', 'off'];

/** Counters of a side that lie in hexes and boxes, in the order of their names. */
export function supplyUnits(world: Supplies, data: SlouchHatsData, side: Side): SupplyUnit[] {
  return [...data.counters.supply.values()].flatMap((counter) => {
    const state = world.supply[counter.id];
    const inPlay = counter.side === side && state !== undefined && !STORAGE.includes(state.at);
    return inPlay ? [{ id: counter.id, counter, ...state }] : [];
  });
}

/** Those in one hex or box. */
export const supplyAt = (world: Supplies, data: SlouchHatsData, side: Side, place: string): SupplyUnit[] =>
  supplyUnits(world, data, side).filter(({ at }) => at === place);

/** Hexes and boxes with Supply Points of a side. */
export const supplyPlaces = (world: Supplies, data: SlouchHatsData, side: Side): string[] => [
  ...new Map(supplyUnits(world, data, side).map(({ at }) => [at, true])).keys(),
];

/** 6.11a, 6.13f: counters that may be placed now. */
export const availableCounters = (world: Supplies, data: SlouchHatsData, side: Side): SupplyCounter[] =>
  [...data.counters.supply.values()].filter((c) => c.side === side && world.supply[c.id]?.at === 'available');

/** 6.13f: what a counter is when it has been taken up. */
export const takenUp = (): SupplyState => ({ at: 'used', points: 0, fresh: 0, moved: false });

/**
 * 6.15e: what spending points of a counter does: it turns over or goes, or a smaller counter takes its place, a dump
 * rather than an MSU; with none available the rest is lost. A fault for points that it has not.
 */
export function spend(world: Supplies, data: SlouchHatsData, id: string, points = 1): SupplyOutcome | Fault {
  const counter = data.counters.supply.get(id);
  const state = world.supply[id];
  if (!counter || !state || STORAGE.includes(state.at)) return { rule: '6.15e', why: `${id} is not in play` };
  const left = state.points - points;
  if (left < 0) return { rule: '6.15e', why: `${counter.names[0]} has only ${state.points} SP` };
  if (left === 0) return { changes: [{ counter: id, state: takenUp() }], lost: 0 };
  const rest = { ...state, points: left, fresh: Math.max(0, state.fresh - points) };
  if (counter.points.includes(left)) return { changes: [{ counter: id, state: rest }], lost: 0 };
  const gone = { counter: id, state: takenUp() };
  const smaller = smallerCounter(world, data, counter.side, left);
  if (!smaller) return { changes: [gone], lost: left };
  return { changes: [gone, { counter: smaller.id, state: rest }], lost: 0 };
}

function smallerCounter(world: Supplies, data: SlouchHatsData, side: Side, points: number): SupplyCounter | undefined {
  const fitting = availableCounters(world, data, side).filter((counter) => counter.points.includes(points));
  return fitting.find(({ type }) => type === 'dump') ?? fitting[0];
}

/** One point of each of these counters, one after the other; a counter may be named as often as it has points. */
export function spendEach(world: Supplies, data: SlouchHatsData, ids: readonly string[]): SupplyOutcome | Fault {
  const draft = { supply: { ...world.supply } };
  const all: SupplyOutcome = { changes: [], lost: 0 };
  for (const id of ids) {
    const step = spend(draft, data, id);
    if ('rule' in step) return step;
    for (const { counter, state } of step.changes) draft.supply[counter] = state;
    all.lost += step.lost;
  }
  for (const [counter, state] of Object.entries(draft.supply))
    if (state !== world.supply[counter]) all.changes.push({ counter, state });
  return all;
}

/**
 * Own counters that spend a point each, of which one serves all that trace to its place: those places in order, and what the
 * spending does. `rule`: that of the fault for a counter that is not there, or a second one in the same place.
 */
export function spendFor(
  { world, data }: Pick<Board, 'world' | 'data'>,
  side: Side,
  ids: readonly string[],
  rule: string,
): { places: string[]; outcome: SupplyOutcome } | Fault {
  const own = supplyUnits(world, data, side);
  const places: string[] = [];
  for (const id of ids) {
    const at = own.find((unit) => unit.id === id)?.at;
    if (at === undefined) return { rule, why: `you have no supply unit "${id}" in play` };
    if (places.includes(at)) return { rule, why: `one SP in ${at} serves all that trace to it` };
    places.push(at);
  }
  const outcome = spendEach(world, data, ids);
  return 'rule' in outcome ? outcome : { places, outcome };
}

/**
 * The counter that spends the next point: the one that is named in the place of its place; of those at a place one that loses
 * nothing by it, a dump rather than an MSU, the smallest; null: there is none.
 */
export function counterToSpend(world: Supplies, data: SlouchHatsData, side: Side, place: string): string | null {
  const named = supplyUnits(world, data, side).find(({ id }) => id === place);
  if (named) return named.id;
  const worth = ({ id, counter, points }: SupplyUnit): number => {
    const told = spend(world, data, id);
    return ('lost' in told ? told.lost : 0) * 100 + (counter.type === 'msu' ? 10 : 0) + points;
  };
  const lying = supplyAt(world, data, side, place);
  return lying.reduce<SupplyUnit | null>((best, u) => (best && worth(best) <= worth(u) ? best : u), null)?.id ?? null;
}

/** Writes an outcome into the world. */
export function applySupply(world: Supplies, { changes }: SupplyOutcome): void {
  for (const { counter, state } of changes) world.supply[counter] = { ...state };
}

/** 6.13f: at the end of the friendly Administrative phase what was used becomes available. Writes the world, answers which. */
export function returnUsed(world: World, data: SlouchHatsData, side: Side): string[] {
  const back = [...data.counters.supply.values()].filter((c) => c.side === side && world.supply[c.id]?.at === 'used');
  for (const { id } of back) world.supply[id] = { ...takenUp(), at: 'available' };
  return back.map(({ id }) => id);
}

/** 6.15d, 6.15f: a new Segment forgets which points made counters and what has moved. Writes the world. */
export function segmentBegins(world: World): void {
  for (const state of Object.values(world.supply)) Object.assign(state, { fresh: 0, moved: false });
}

/** 6.17: own destruction in the Administrative phase, where a friendly combat unit is. */
export function destroyOwn(board: Board, side: Side, id: string): SupplyOutcome | Fault {
  const unit = supplyUnits(board.world, board.data, side).find((u) => u.id === id);
  if (!unit) return { rule: '6.17', why: `you have no ${board.data.counters.supply.get(id)?.names[0] ?? id} in play` };
  if (!board.at(unit.at).some(({ counter }) => counter.side === side))
    return { rule: '6.17', why: `no combat unit of yours is with ${unit.counter.names[0]} in ${unit.at}` };
  return { changes: [{ counter: id, state: takenUp() }], lost: 0 };
}
