import type { HexId } from '../../../hex/hex';
import type { CombatResult } from '../data/combat';
import { enemyOf, type Fault, type World } from '../slouch-hats';
import { lyingIn, take } from './03-1-control';
import { Board, excess, type Unit } from './03-board';
import { sideOf, unitsOf, type Combat, type Role } from './10-combat';
import { loseStep, remove, worth, type Lost } from './12-2-losses';
import type { Retreat, Rout } from './12-3-retreats';

/** Who retreats from a combat: who must, and guns that may (11.17). */
export interface Routed {
  must: Unit[];
  may: Unit[];
}

/**
 * 12.11: of what is left after losses, on a board made anew. Attackers with R, their adjacent guns if their owner likes; with R
 * everybody in the Defender Hex; without it, if all who defended are gone, those that had retreated into it (12.35).
 */
export function routedBy(board: Board, combat: Combat, result: CombatResult, role: Role): Routed {
  const { grid } = board.ground.map;
  if (role === 'attacker') {
    if (!result.attacker.retreat) return { must: [], may: [] };
    const guns = unitsOf(board, combat.guns.attacker).filter(({ at }) => grid.has(at) && grid.adjacent(combat.hex, at));
    return { must: unitsOf(board, combat.attackers).filter(({ at }) => grid.has(at)), may: guns };
  }
  const there = board.at(combat.hex).filter(({ counter }) => counter.side !== combat.side);
  const guests = there.every(({ id }) => combat.retreated.includes(id));
  return { must: result.defender.retreat || guests ? [...there] : [], may: [] };
}

/**
 * 6.16d, 12.34: MSUs that must leave a hex by a result with R: no combat unit of their side stays with them. `leaving`: who
 * retreats from there. Without R they stay.
 */
export function routedMsus(
  board: Board,
  combat: Combat,
  result: CombatResult,
  role: Role,
  from: HexId,
  leaving: readonly string[],
): string[] {
  const side = sideOf(combat, role);
  if (!result[role].retreat || board.at(from).some(({ id }) => !leaving.includes(id))) return [];
  return lyingIn(board, side, from).supply.filter((id) => board.data.counters.supply.get(id)?.type === 'msu');
}

/** 12.43, 12.44: why a unit may not take the step that a zone costs. Supply units never do (6.13e). */
export function stepTakerFault({ units }: Rout, id: string): Fault | null {
  if (units.includes(id)) return null;
  return { rule: '12.44', why: 'one of the units that retreat through the zone loses the step' };
}

/** Who takes that step if its owner says nothing: the unit whose step is worth least. */
export function stepTaker(board: Board, { units }: Rout): string | null {
  const by = (unit: Unit): number => worth(unit);
  return unitsOf(board, units).toSorted((a, b) => by(a) - by(b))[0]?.id ?? null;
}

/**
 * Makes a legal retreat: the step of 12.43 from `taker`, then all along the path; too many at its end go to the Cadre Box
 * (12.33). Writes the world; control of what is passed too, not of what zones cover (`settleControl`).
 */
export function retreat(board: Board, world: World, rout: Rout, way: Retreat, taker: string | null = null) {
  const paying = way.step ? (taker ?? stepTaker(board, rout)) : null;
  const lost = paying === null ? [] : [loseStep(world, board, paying, '12.43')];
  const units = rout.units.filter((id) => world.units[id]?.at === rout.from);
  for (const id of units) Object.assign(world.units[id] ?? {}, { at: way.end });
  for (const id of rout.msus) Object.assign(world.supply[id] ?? {}, { at: way.end });
  const entered = way.path.filter((place) => board.ground.map.grid.has(place));
  const destroyed = units.length === 0 ? [] : entered.flatMap((hex) => runOver(board, world, rout, hex));
  if (units.length > 0) for (const hex of entered) take(world, board.data, hex, rout.side);
  const over = excess(new Board(world, board.data), way.end, units);
  const tooMany = over.map(({ id }) => remove(world, id, 'cadre', '12.33'));
  const gone = over.map(({ id }) => id);
  return {
    /** Units and MSUs that came to the end of their way. */
    moved: [...units.filter((id) => !gone.includes(id)), ...rout.msus],
    lost: [...lost, ...tooMany],
    /** Enemy supply units run over on the way (12.34). */
    destroyed,
    /** Hexes entered, for control and airfields (3.12a, 13.14). */
    entered,
  };
}

/** 12.34: supply units that stand alone are removed by any enemy combat unit that comes. */
function runOver({ data }: Board, world: World, { side }: Rout, hex: HexId): string[] {
  const { supply } = lyingIn({ world, data }, enemyOf(side), hex);
  for (const id of supply) destroySupply(world, id);
  return supply;
}

const destroySupply = (world: World, id: string): void => {
  Object.assign(world.supply[id] ?? {}, { at: 'used', points: 0 });
};

/** 12.3, 12.22: units that cannot retreat are eliminated, MSUs destroyed. Writes the world. */
export function noWayOut(world: World, { units, msus }: Rout): Lost[] {
  for (const id of msus) destroySupply(world, id);
  return units.map((id) => remove(world, id, 'eliminated', '12.22'));
}
