import type { HexId } from '../../../hex/hex';
import type { Fault, OpenWorld, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board } from './03-board';
import { cargoFault, landPoints, type Cargo, type Stores } from './07-cargo';
import { airfieldRoom, friendlyAirfields } from './13-1-air-units';
import { nameOf, placeName } from './names';

/** 7.11: one cargo from the Greece box to an airfield. */
export interface Flight {
  cargo: Cargo;
  to: HexId;
}

const FROM = 'greece';

/** 7.12, 7.13: points that the Air Transport marker has left in this phase. */
export const airTransportLeft = (world: OpenWorld, { limits }: SlouchHatsData): number =>
  (world.airTransport ? limits['air-transport-points'] : 0) - world.transportUsed.air;

/** 7.13: stacking points of a unit, one a Supply Point. */
export function airCost({ counters }: SlouchHatsData, cargo: Cargo): number {
  if (cargo.kind === 'supply') return cargo.points;
  return cargo.kind === 'repl' ? counters.replByAir : (counters.units.get(cargo.id)?.stack ?? 0);
}

/** 7.15: why something cannot be carried by air. */
function kindFault({ counters }: SlouchHatsData, { kind, id }: Cargo, name: string): Fault | null {
  const unit = counters.units.get(id);
  if (kind === 'unit' && (unit?.type !== 'infantry' || unit.motorized))
    return { rule: '7.15', why: `${name} is not infantry on foot` };
  if (kind === 'supply' && counters.supply.get(id)?.type !== 'dump')
    return { rule: '7.15', why: `${name} is not a Supply Dump` };
  return null;
}

/** 7.11, 7.14: why nothing can be flown to a hex. */
function fieldFault(board: Board, to: HexId, points: number): Fault | null {
  const name = placeName(board.data, to);
  if (!friendlyAirfields(board, 'axis').includes(to))
    return { rule: '7.11', why: `${name} is not a friendly airfield` };
  if (board.inZone(to, 'allied')) return { rule: '7.11', why: `${name} lies in an enemy zone of control` };
  if (airfieldRoom(board, to) < points) return { rule: '7.14', why: `the airfield at ${name} is full` };
  return null;
}

/** 7.1: why a side may not fly something; null: it may. */
export function flightFault(board: Board, side: Side, { cargo, to }: Flight): Fault | null {
  const { data, world } = board;
  if (side !== 'axis') return { rule: '7.1', why: 'only the Axis player has air transport' };
  if (!world.airTransport) return { rule: '7.12', why: 'the Air Transport marker is not in play' };
  const name = nameOf(data, cargo.id);
  const wrong = cargoFault(board, side, cargo, { from: FROM, rule: '7.11' });
  if (wrong) return wrong;
  const [cost, left] = [airCost(data, cargo), airTransportLeft(world, data)];
  const kind = kindFault(data, cargo, name);
  if (kind) return kind;
  if (left < Math.max(1, cost))
    return { rule: '7.13', why: `${name} takes ${cost} of the ${left} points of air transport left` };
  return fieldFault(board, to, cost);
}

/** 7.11: flies it, which takes a place on the airfield until the Segment ends (7.14). Writes the world. */
export function fly(world: World, data: SlouchHatsData, { cargo, to }: Flight, stores: Stores): void {
  const cost = airCost(data, cargo);
  const { transportUsed } = world;
  transportUsed.air += cost;
  transportUsed.airfields[to] = (transportUsed.airfields[to] ?? 0) + cost;
  const unit = world.units[cargo.id];
  if (cargo.kind === 'unit' && unit) unit.at = to;
  else if (cargo.kind === 'repl') world.repl[cargo.id] = to;
  else if (cargo.kind === 'supply')
    landPoints(world, data, stores, { id: cargo.id, landed: cargo.points, lost: 0, to });
}
