import type { MercuryData, ShipId } from '../mercury';

/** A ship as a target: all that an attacker sees of it. */
export interface Target {
  id: ShipId;
  damaged: boolean;
}

/**
 * The ship that a list of wishes means among those there: the first wish that somebody fulfils. `any` is the first ship
 * of the list, `damaged` the first damaged one, `type:CL` the first of its type. Null: no wish fits.
 */
export function chooseTarget(data: MercuryData, wishes: readonly string[], there: readonly Target[]): ShipId | null {
  for (const wish of wishes) {
    const found = there.find((t) => fulfils(data, wish, t));
    if (found) return found.id;
  }
  return null;
}

/** Whether a ship is meant by a wish. */
export function fulfils(data: MercuryData, wish: string, target: Target): boolean {
  if (wish === 'any') return true;
  if (wish === 'damaged') return target.damaged;
  if (wish.startsWith('type:')) return data.ships.get(target.id)?.type === wish.slice('type:'.length);
  return wish === target.id;
}
