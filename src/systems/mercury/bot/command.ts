import { type HexId, neighbours } from '../mercury';
import { commandRange } from '../rules/ground/08-coordination';
import type { Situation } from './situation';

/** Efficiency of an attack that no HQ commands (8.14). */
const OUT_OF_COMMAND = 3;
const FAR = 9;

/** Efficiency of the best HQ that would coordinate an attack on `target`, or 3 (8.12 to 8.14). */
export function commandOver(sit: Situation, target: HexId): number {
  const hqs = sit.own.filter((s) => s.counter.type === 'hq' && !s.unit.dispersed);
  let most = OUT_OF_COMMAND;
  for (const [hex, hexes] of pathsTo(sit, target)) {
    for (const hq of hqs)
      if (hq.unit.at === hex && hexes <= commandRange(sit.ground, hq)) most = Math.max(most, hq.side.efficiency);
  }
  return most;
}

/** Hexes from which a path of command leads to `target`, with its length: no enemy zone on the way but where a friend stands. */
function pathsTo({ ground, foeZones, ownIn }: Situation, target: HexId): Map<HexId, number> {
  const lengths = new Map<HexId, number>();
  let reached = [target];
  for (let hexes = 1; hexes <= FAR && reached.length > 0; hexes++) {
    const fresh = reached.flatMap(neighbours).filter((h) => !lengths.has(h) && ground.hexes[h] !== undefined);
    for (const hex of fresh) lengths.set(hex, hexes);
    reached = [...new Map(fresh.map((h) => [h, true])).keys()].filter((h) => !foeZones.has(h) || ownIn.has(h));
  }
  return lengths;
}
