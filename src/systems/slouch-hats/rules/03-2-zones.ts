import type { HexId } from '../../../hex/hex';
import type { Ground } from '../data/ground';
import type { MoveClass } from '../data/terrain';
import type { CombatCounter } from '../data/counters';
import type { Side } from '../slouch-hats';
import type { Board, Unit } from './03-board';

/** The column of the Terrain Effects Chart that a combat unit moves by (8.35). */
export function classOf({ type, motorized }: Pick<CombatCounter, 'type' | 'motorized'>): MoveClass {
  if (type === 'armor' || type === 'armored-car') return 'armored';
  return motorized ? 'motorized' : 'foot';
}

/** 3.24: whether a zone reaches from a hex into the next: not where the chart forbids its unit to go. */
export function reaches(ground: Ground, moves: MoveClass, from: HexId, to: HexId): boolean {
  if (!ground.effects(from, to).every(({ zoc }) => zoc)) return false;
  const cost = ground.terrain.hexes.get(ground.kindOf(to))?.costs?.[moves] ?? 0;
  return cost === 'road' ? ground.road(from, to) !== null : cost !== 'never';
}

/** The neighbours of a hex that zones of a class of units reach, as the map is printed: looked up once. */
function reached(ground: Ground, moves: MoveClass, from: HexId): readonly HexId[] {
  const classes = printed.get(ground) ?? new Map<MoveClass, Map<HexId, readonly HexId[]>>();
  printed.set(ground, classes);
  const hexes = classes.get(moves) ?? new Map<HexId, readonly HexId[]>();
  classes.set(moves, hexes);
  const found = hexes.get(from) ?? ground.map.grid.neighbours(from).filter((to) => reaches(ground, moves, from, to));
  hexes.set(from, found);
  return found;
}
const printed = new WeakMap<Ground, Map<MoveClass, Map<HexId, readonly HexId[]>>>();

/** The hexes that the units of a side exert zones into, each with those units; their own hexes too (3.21, 3.22). */
export function zonesOf(board: Board, side: Side): Map<HexId, Unit[]> {
  const zones = new Map<HexId, Unit[]>();
  const add = (hex: HexId, unit: Unit): void => {
    const known = zones.get(hex);
    if (known) known.push(unit);
    else zones.set(hex, [unit]);
  };
  for (const [hex, units] of board.stacksOf(side)) {
    // One unit without the band, and those with it exert theirs too.
    const outward = units.some(({ counter }) => !counter.noZoc);
    for (const unit of units) {
      add(hex, unit);
      if (!outward) continue;
      for (const next of reached(board.ground, classOf(unit.counter), hex)) add(next, unit);
    }
  }
  return zones;
}
