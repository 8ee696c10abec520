import type { HexId } from '../../../hex/hex';
import type { Fault, Side } from '../slouch-hats';
import type { Board, Unit } from './03-board';
import { counterToSpend, spendFor, supplyAt, supplyPlaces, type SupplyOutcome } from './06-1-supply-points';
import { atHome, lengthTo, pointsAt } from './06-4-sources';

/** An attacker and the places whose Supply Points could supply it, the nearest first (6.61). */
export interface Supplier {
  unit: string;
  /** It has Combat Supply without any: at sea (10.64), an Alawi or Druze at home (19.24). */
  automatic: boolean;
  places: { place: string; length: number }[];
}

/** Attack Combat Supply: counters that spend a point when the combat is over, who has supply, who attacks at half (6.63). */
export interface AttackSupply {
  spend: string[];
  supplied: string[];
  without: string[];
  outcome: SupplyOutcome;
}

const needsNone = (board: Board, unit: Unit): boolean => board.ground.isSea(unit.at) || atHome(board, unit);

/** Places with Supply Points that a unit traces to now; none for one Out of Supply (6.62). */
function placesFor(board: Board, unit: Unit): Supplier['places'] {
  if (unit.outOfSupply) return [];
  const { side } = unit.counter;
  return supplyPlaces(board.world, board.data, side)
    .flatMap((place) => {
      const length = lengthTo(board, side, unit.at, pointsAt(place));
      return length === null ? [] : [{ place, length }];
    })
    .sort((a, b) => a.length - b.length);
}

/** 6.61: which Supply Points could supply which units, at this instant. @throws Error for what is no unit in play */
export function suppliersOf(board: Board, units: readonly string[]): Supplier[] {
  return units.map((id) => {
    const unit = unitIn(board, id);
    const automatic = needsNone(board, unit);
    return { unit: id, automatic, places: automatic ? [] : placesFor(board, unit) };
  });
}

function unitIn(board: Board, id: string): Unit {
  const unit = board.units.get(id);
  if (!unit) throw new Error(`${id} is not in play`);
  return unit;
}

/**
 * 6.61, 6.63: the fewest Supply Points that supply all attackers that can be; of equals the nearest. `kept`: places or counters
 * whose points attacks to come have named, taken only where the others do not supply all. Nothing is written.
 */
export function fewestAttackSupply(
  board: Board,
  side: Side,
  units: readonly string[],
  kept: readonly string[] = [],
): AttackSupply {
  const suppliers = suppliersOf(board, units).filter(({ places }) => places.length > 0);
  const all = [...new Map(suppliers.flatMap((s) => s.places.map(({ place }) => [place, true] as const))).keys()];
  const spare = all.filter((place) => hasToSpare(board, side, place, kept));
  const places = suppliers.every((s) => nearestOf(s, spare) !== null) ? spare : all;
  const sizes = places.map((_, i) => i + 1);
  let best: string[] = [];
  for (const size of suppliers.length > 0 ? sizes : []) {
    const covering = choices(places, size).filter((chosen) => suppliers.every((s) => nearestOf(s, chosen) !== null));
    const length = (chosen: string[]): number => suppliers.reduce((sum, s) => sum + (nearestOf(s, chosen) ?? 0), 0);
    const [first, ...others] = covering;
    if (!first) continue;
    best = others.reduce((top, chosen) => (length(chosen) < length(top) ? chosen : top), first);
    break;
  }
  const spend = best.flatMap((place) => counterToSpend(board.world, board.data, side, place) ?? []);
  const found = attackSupply(board, side, units, spend);
  if ('rule' in found) throw new Error(`${found.rule}: ${found.why}`);
  return found;
}

/** Whether more Supply Points lie in a place than are named of it. */
function hasToSpare({ world, data }: Board, side: Side, place: string, kept: readonly string[]): boolean {
  const named = kept.filter((of) => (world.supply[of]?.at ?? of) === place).length;
  return supplyAt(world, data, side, place).reduce((sum, { points }) => sum + points, 0) > named;
}

const nearestOf = ({ places }: Supplier, chosen: readonly string[]): number | null =>
  places.find(({ place }) => chosen.includes(place))?.length ?? null;

/** All ways to choose so many, in the order of the list. */
function choices(of: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, i) => choices(of.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** 6.63: what these counters would do for an attack, a point each. A fault for one that supplies nobody. Nothing is written. */
export function attackSupply(
  board: Board,
  side: Side,
  units: readonly string[],
  spend: readonly string[],
): AttackSupply | Fault {
  const spent = spendFor(board, side, spend, '6.61');
  if ('rule' in spent) return spent;
  const suppliers = suppliersOf(board, units);
  const idle = spent.places.find((place) => !suppliers.some((s) => nearestOf(s, [place]) !== null));
  if (idle !== undefined) return { rule: '6.61', why: `no attacker that needs it traces to the SP in ${idle}` };
  const has = (s: Supplier): boolean => s.automatic || nearestOf(s, spent.places) !== null;
  return {
    spend: [...spend],
    supplied: suppliers.filter(has).map(({ unit }) => unit),
    without: suppliers.filter((s) => !has(s)).map(({ unit }) => unit),
    outcome: spent.outcome,
  };
}

/**
 * 6.64, 10.53b, 19.24: the supply of the defenders of a hex, found of itself, nothing is spent: `from` where the nearest Supply
 * Point lies (null: none is reached), who needs it and is without, and whether the odds shift one column to the right (6.64b). One that lacks it is enough for the shift. Who retreated into the hex
 * does not defend it (12.35); a Light unit that is not Light now needs supply like others (20.22 Q).
 */
export function defenceSupply(
  board: Board,
  hex: HexId,
  { retreated, notLight }: { retreated: readonly string[]; notLight: readonly string[] } = {
    retreated: [],
    notLight: [],
  },
) {
  const units = board.at(hex).filter(({ id }) => !retreated.includes(id));
  const from = units.map((unit) => placesFor(board, unit)[0]?.place ?? null).find((place) => place !== null) ?? null;
  const isLight = ({ id, counter }: Unit): boolean => counter.light && !notLight.includes(id);
  const needy = units.filter((unit) => !isLight(unit) && !needsNone(board, unit));
  const without = needy.filter((unit) => placesFor(board, unit).length === 0).map(({ id }) => id);
  return { from, without, shift: without.length > 0 };
}

/** 6.64c, 11.13: whether a gun may fire for the defence. */
export const firesInDefence = (board: Board, id: string): boolean => placesFor(board, unitIn(board, id)).length > 0;
