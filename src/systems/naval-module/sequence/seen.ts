import { hexesLeft, unitsSeen } from '../facts/ground';
import { harbourSeen } from '../facts/air';
import { evacuationKnown } from '../facts/sea';
import type { Act } from '../naval-module';
import { Board, type Unit } from '../rules/board';
import { SIDES, type Side } from '../side';
import { hexesWithEnemies, identified } from '../view/policies';

/** What each side sees of its enemies on the map: units whom it knows, and hexes where it knows that somebody is. */
interface Seen {
  units: Unit[];
  hexes: string[];
}

/** G89, G90: what is done; then to each side the units that it had not seen before, and to those that look on the hexes that are empty now. */
export function telling(c: Act, onlookers: readonly Side[], doIt: () => void): void {
  const seen = (): Record<Side, Seen> => {
    const board = new Board(c.world, c.data, true);
    const of = (side: Side): Seen => ({ units: identified(board, side), hexes: hexesWithEnemies(board, side) });
    return { axis: of('axis'), soviet: of('soviet') };
  };
  const before = seen();
  doIt();
  const after = seen();
  for (const side of SIDES) {
    const units = after[side].units.filter(({ id }) => !before[side].units.some((one) => one.id === id));
    if (units.length > 0) unitsSeen(c, { side, units: units.map(({ id }) => id), at: units.map(({ at }) => at) });
    const hexes = before[side].hexes.filter((hex) => !after[side].hexes.includes(hex));
    if (onlookers.includes(side) && hexes.length > 0) hexesLeft(c, { side, hexes });
  }
}

/** G91, G93: aircraft of the Axis that come through over a harbour see who lies there, and an Evacuation. */
export function comesThrough(c: Act, at: string): void {
  const { world, data } = c;
  const port = data.waters.portAt(at)?.id;
  if (port === undefined) return;
  if (!world.flownOver.includes(port)) {
    world.flownOver.push(port);
    const ships = new Board(world, data).ships('soviet').flatMap(({ id, at: place }) => (place === port ? [id] : []));
    harbourSeen(c, { port, ships });
  }
  const evacuation = world.evacuations[port];
  if (!evacuation || evacuation.known) return;
  evacuation.known = true;
  evacuationKnown(c, { side: 'soviet', port });
}
