import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Side } from '../side';
import type { Presence } from '../view/view';
import type { AirState, GroundState, Place, ShipState, World } from '../world';

/** What a seat may know of a unit: nothing, that one is there, what combat opens, what spotting tells, or all. */
export const GRADES = ['nothing', 'exists', 'fought', 'spotted', 'own'] as const;
export type Grade = (typeof GRADES)[number];

/** The hex in which something stands, of a unit at a base or aboard a ship that of the base or ship; null: in a box. */
export function hexOf(
  world: Pick<World, 'bases'> & { ships: Readonly<Record<string, { at: Place }>> },
  { isles }: AegeanData,
  at: Place,
): HexId | null {
  if (isles.grid.has(at)) return at;
  const base = world.bases[at];
  if (base) return base.hex;
  const ship = world.ships[at];
  return ship && isles.grid.has(ship.at) ? ship.at : null;
}

/** 3.2: what a side may know of a ground unit. Cargo is nobody's business but its owner's. */
export function groundGrade(world: World, data: AegeanData, unit: GroundState, viewer: Side): Grade {
  if (unit.side === viewer) return 'own';
  // The German player has placed the Italians (1.2), and they never move.
  if (unit.side === 'italian' && viewer === 'german') return 'fought';
  if (unit.at === 'lost') return unit.seen ? 'fought' : 'nothing';
  if (!data.isles.grid.has(unit.at)) return 'nothing';
  return world.fought.includes(unit.at) ? 'fought' : 'exists';
}

/** 3.5: what a side may know of a naval unit. Whoever is sunk leaves the map before everybody's eyes. */
export function shipGrade(data: AegeanData, ship: ShipState, viewer: Side): Grade {
  if (ship.side === viewer) return 'own';
  if (ship.at === 'lost' || ship.at === 'gone') return 'spotted';
  if (!data.isles.grid.has(ship.at)) return 'nothing';
  return ship.spotted ? 'spotted' : 'exists';
}

/** 3.2, 3.4: what a side may know of an air unit. Those on a ship are seen no better than its cargo. */
export function airGrade(world: World, data: AegeanData, id: string, viewer: Side): Grade {
  const unit = world.air[id] as AirState;
  if (data.air.get(id)?.side === viewer) return 'own';
  if (unit.at === 'lost') return 'fought';
  const hex = world.ships[unit.at] ? null : hexOf(world, data, unit.at);
  if (hex === null) return 'nothing';
  return world.fought.includes(hex) ? 'fought' : 'exists';
}

/** 3.2: of each hex the kinds of units that a side cannot name, and whose they are. */
export function presenceFor(world: World, data: AegeanData, viewer: Side): Record<HexId, Presence> {
  const found: Record<HexId, Presence> = {};
  const note = (hex: HexId | null, kind: keyof Presence, side: GroundState['side']): void => {
    if (hex === null) return;
    const sides = ((found[hex] ??= {})[kind] ??= []);
    if (!sides.includes(side)) sides.push(side);
  };
  for (const unit of Object.values(world.ground))
    if (groundGrade(world, data, unit, viewer) === 'exists') note(unit.at, 'ground', unit.side);
  for (const ship of Object.values(world.ships))
    if (shipGrade(data, ship, viewer) === 'exists') note(ship.at, 'naval', ship.side);
  for (const [id, unit] of Object.entries(world.air))
    if (unit.cap === null && airGrade(world, data, id, viewer) === 'exists')
      note(hexOf(world, data, unit.at), 'air', data.air.get(id)?.side ?? 'german');
  return sorted(found);
}

/** In the order of hexes and sides, so that which unit was looked at first tells nothing. */
function sorted(found: Record<HexId, Presence>): Record<HexId, Presence> {
  const hexes = Object.keys(found).toSorted();
  return Object.fromEntries(
    hexes.map((hex) => {
      const kinds = Object.entries(found[hex] ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return [hex, Object.fromEntries(kinds.map(([kind, sides]) => [kind, sides.toSorted()]))];
    }),
  );
}
