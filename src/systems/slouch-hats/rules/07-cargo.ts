import {
  isFault,
  type Fault,
  type OpenWorld,
  type Place,
  type Side,
  type SlouchHatsData,
  type World,
} from '../slouch-hats';
import type { SupplyCounter } from '../data/counters';
import type { Board } from './03-board';
import { nameOf, placeName } from './names';
import { applySupply, spend } from './06-1-supply-points';
import { asMsus, receive } from './06-15-creating';

/** What is carried: a combat unit, a REPL unit, or Supply Points out of an MSU or dump. */
export type Cargo = { kind: 'unit' | 'repl'; id: string } | { kind: 'supply'; id: string; points: number };

/** Supply counters as chapter 6.1 handles them. */
export interface Stores {
  /** Takes points off a counter where it lies: it turns over, goes, or gives way to a smaller one (6.15e). */
  spend(id: string, points: number): void;
  /** Lays points out in a place with the counters available (6.14), as dumps unless they came off an MSU (6.15b); answers how many found one. */
  put(side: Side, place: Place, points: number, type?: SupplyCounter['type']): number;
}

/** 7.21: what it counts for: a unit one, a Supply Point one. */
export const sizeOf = (cargo: Cargo): number => (cargo.kind === 'supply' ? cargo.points : 1);

export const placeOf = (world: OpenWorld, { kind, id }: Cargo): Place | undefined =>
  kind === 'unit' ? world.units[id]?.at : kind === 'repl' ? world.repl[id] : world.supply[id]?.at;

/** Whose a cargo is; undefined: there is no such counter. */
export function ownerOf({ counters }: SlouchHatsData, { kind, id }: Cargo): Side | undefined {
  if (kind === 'repl') return counters.repl.has(id) ? 'axis' : undefined;
  return (kind === 'unit' ? counters.units : counters.supply).get(id)?.side;
}

/** Why a side cannot carry something from a place: it is not there (`rule`), it is a garrison (5.62), it has no such points. */
export function cargoFault(
  board: Board,
  side: Side,
  cargo: Cargo,
  { from, rule }: { from: Place; rule: string },
): Fault | null {
  const { data, world } = board;
  const name = nameOf(data, cargo.id);
  if (ownerOf(data, cargo) !== side) return { rule, why: `${name} is not yours to carry` };
  if (placeOf(world, cargo) !== from) return { rule, why: `${name} is not in ${placeName(data, from)}` };
  const unit = cargo.kind === 'unit' ? world.units[cargo.id] : undefined;
  if (unit?.garrison) return { rule: '5.62', why: `${name} is a garrison and cannot move until it is released` };
  const held = cargo.kind === 'supply' ? (world.supply[cargo.id]?.points ?? 0) : 0;
  if (cargo.kind === 'supply' && (cargo.points < 1 || cargo.points > held))
    return { rule: '6.15b', why: `${name} holds ${held} SP` };
  return null;
}

/** A counter that is named twice among what is carried: it is moved once (7.22). */
export function twice(data: SlouchHatsData, cargo: readonly Cargo[], rule: string): Fault | null {
  const again = cargo.find(({ id }, i) => cargo.findIndex((c) => c.id === id) < i);
  return again ? { rule, why: `${nameOf(data, again.id)} is named twice` } : null;
}

/**
 * Lands Supply Points out of a counter in a place, others of them being lost on the way. A counter all of which was under way
 * comes itself; else new ones are made there. Writes the world; answers how many points lie there now.
 */
export function landPoints(
  world: World,
  data: SlouchHatsData,
  stores: Stores,
  { id, landed, lost, to }: { id: string; landed: number; lost: number; to: Place },
): number {
  const state = world.supply[id];
  const counter = data.counters.supply.get(id);
  if (!state || !counter || landed + lost === 0) return 0;
  if (landed > 0 && landed + lost === state.points) {
    state.at = to;
    if (lost > 0) stores.spend(id, lost);
    return landed;
  }
  stores.spend(id, landed + lost);
  return landed > 0 ? stores.put(counter.side, to, landed, counter.type) : 0;
}

/** The supply counters of a world as transport takes Supply Points off them and lays them out (6.14, 6.15e). Writes the world. */
export function storesOf(world: World, data: SlouchHatsData): Stores {
  return {
    spend(id, points) {
      const outcome = spend(world, data, id, points);
      if (isFault(outcome)) throw new Error(outcome.why);
      applySupply(world, outcome);
    },
    put(side, place, points, type = 'dump') {
      const outcome = type === 'msu' ? asMsus(world, data, side, place, points) : null;
      const rest = outcome?.lost ?? points;
      if (outcome) applySupply(world, outcome);
      const dumps = receive(world, data, { side, place, points: rest });
      if (isFault(dumps)) throw new Error(dumps.why);
      applySupply(world, dumps);
      return points - dumps.lost;
    },
  };
}
