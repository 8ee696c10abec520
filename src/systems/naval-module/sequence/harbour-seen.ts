import { harbourSeen } from '../facts/air';
import { evacuationKnown } from '../facts/sea';
import type { Act } from '../naval-module';
import { Board } from '../rules/board';

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
