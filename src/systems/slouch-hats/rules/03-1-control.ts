import type { HexId } from '../../../hex/hex';
import type { Side, SlouchHatsData, World } from '../slouch-hats';
import { Board } from './03-board';

/** A hex that has changed hands. */
export interface Taken {
  hex: HexId;
  side: Side;
}

/**
 * 3.12: who stands in a hex has it; a vacant hex is whose zone alone covers it; else it stays with him who had it. Writes
 * the world, answers what changed, in the order of the hexes. To be asked after each move, retreat, advance and removal.
 * `board`: of this world as it is.
 */
export function settleControl(world: World, data: SlouchHatsData, board = new Board(world, data)): Taken[] {
  const { area } = board.ground.map;
  // Nothing changes where nobody stands and no zone reaches.
  const found = board.covered().flatMap((hex): Taken[] => {
    const side = area.has(hex) ? controller(board, hex) : null;
    return side === null || side === board.friendlyTo(hex) ? [] : [{ hex, side }];
  });
  for (const { hex, side } of found) take(world, data, hex, side);
  return found.length < 2 ? found : inOrder([...area.keys()], found);
}

const inOrder = (hexes: readonly HexId[], found: readonly Taken[]): Taken[] =>
  found.toSorted((a, b) => hexes.indexOf(a.hex) - hexes.indexOf(b.hex));

/** 3.12a: a unit moved through. Writes the world. */
export function take(world: World, { ground }: SlouchHatsData, hex: HexId, side: Side): void {
  const area = ground.areaOf(hex);
  if (area === null) return;
  if (ground.map.areas.get(area)?.side === side) delete world.control[hex];
  else world.control[hex] = side;
}

/** Who holds a hex by standing there or by his zone alone; null: nobody does. */
function controller(board: Board, hex: HexId): Side | null {
  const occupier = board.occupier(hex);
  if (occupier) return occupier;
  const axis = board.inZone(hex, 'axis');
  if (axis === board.inZone(hex, 'allied')) return null;
  return axis ? 'axis' : 'allied';
}

/** What lies in a hex beside combat units, for whoever comes there. */
export type Lying = ReturnType<typeof lyingIn>;

/** Counters of a side in a hex that are no combat units. */
export function lyingIn({ world, data }: Pick<Board, 'world' | 'data'>, side: Side, hex: string) {
  const at = (places: Readonly<Record<string, { at: string }>>, of: ReadonlyMap<string, { side: Side }>): string[] =>
    Object.keys(places).filter((id) => places[id]?.at === hex && of.get(id)?.side === side);
  return {
    /** Supply units, which an enemy captures or destroys at once (6.16). */
    supply: at(world.supply, data.counters.supply),
    /** REPL units, all of them of the Axis (15.13), which an enemy removes (12.34). */
    repl: side === 'axis' ? Object.keys(world.repl).filter((id) => world.repl[id] === hex) : [],
    /** Air units, which an enemy destroys (13.14). */
    air: at(world.air, data.counters.air),
  };
}
