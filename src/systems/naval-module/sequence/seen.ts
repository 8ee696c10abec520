import { unitsSeen } from '../facts/ground';
import { harbourSeen } from '../facts/air';
import { evacuationKnown } from '../facts/sea';
import type { Act } from '../naval-module';
import { Board, type Unit } from '../rules/board';
import { SIDES, type Side } from '../side';
import { identified } from '../view/policies';

/** G90: what is done, and then to each side the units that it had not seen before. */
export function telling(c: Act, doIt: () => void): void {
  const seen = (): Record<Side, Unit[]> => {
    const board = new Board(c.world, c.data, true);
    return { axis: identified(board, 'axis'), soviet: identified(board, 'soviet') };
  };
  const before = seen();
  doIt();
  const after = seen();
  for (const side of SIDES) {
    const units = after[side].filter(({ id }) => !before[side].some((one) => one.id === id));
    if (units.length > 0) unitsSeen(c, { side, units: units.map(({ id }) => id), at: units.map(({ at }) => at) });
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
