import type { HexId } from '../../../hex/hex';
import type { OpenWorld, Side, SlouchHatsData } from '../slouch-hats';
import { boardOf } from './03-board';
import { atHome, canTrace } from './06-4-sources';
import type { Rout } from './12-3-ways';

/** Who must retreat from a hex, MSUs that go with them, and guns that may (11.17): as it is kept while it is asked. */
export interface Routed {
  side: Side;
  from: HexId;
  units: string[];
  msus: string[];
  may: string[];
  /** Defender Hexes of combats to come (12.35). */
  pending?: string[];
}

/** A rout from the Defender Hex `hex` as the world, or what a seat sees of it, has it: with who would be in supply where (12.36). */
export function routIn(
  world: OpenWorld,
  data: SlouchHatsData,
  hex: HexId,
  { side, from, units, msus, pending = [] }: Omit<Routed, 'may'>,
): Rout {
  const known = new Map<string, boolean>();
  const inSupply: Rout['inSupply'] = (ids, at) => {
    const key = [at, ...ids].join();
    const has =
      known.get(key) ??
      (needNone(data, ids, at) ||
        canTrace(boardOf(world, data).with(Object.fromEntries(ids.map((id) => [id, at]))), side, at));
    known.set(key, has);
    return has;
  };
  return { hex, from, side, units, msus, pending, inSupply };
}

/** 19.24: Alawis and Druze are nowhere Out of Supply in their region; MSUs that go along never are (6.13c). */
function needNone(data: SlouchHatsData, ids: readonly string[], at: string): boolean {
  const units = ids.flatMap((id) => data.counters.units.get(id) ?? []);
  return units.length > 0 && units.every((counter) => atHome(data, { at, counter }));
}
