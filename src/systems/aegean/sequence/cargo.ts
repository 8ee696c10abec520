import type { Act } from '../aegean';
import * as told from '../facts/sea';
import { holdingBox } from '../rules/6-fleet';
import type { Side } from '../side';

/** Troops that go aboard a ship. */
export interface Loading {
  units: string[];
  ship: string;
}

/** 6.3.1, 6.3.2: those of the troops that are where the ship now is go aboard. */
export function goAboard(c: Act, side: Side, { units, ship }: Loading): void {
  const { world } = c;
  const here = units.filter((id) => world.ground[id]?.at === world.ships[ship]?.at);
  for (const id of here) Object.assign(world.ground[id] ?? {}, { at: ship });
  if (here.length > 0) told.loaded(c, { side, units: here, ship });
}

/** 6.3.1: cargo of ships in the Holding Box goes ashore there. */
export function unloadInBox(c: Act, side: Side, units: readonly string[]): void {
  const { world } = c;
  const box = holdingBox(side);
  const there = units.filter((id) => world.ships[world.ground[id]?.at ?? '']?.at === box);
  for (const id of there) Object.assign(world.ground[id] ?? {}, { at: box });
  if (there.length > 0) told.unloaded(c, { side, units: there });
}
