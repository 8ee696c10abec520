import { airfieldRepaired } from '../../facts/game';
import type { Airfield } from '../../data/airfields';
import type { Act } from '../../mercury';
import { hasOption } from '../23-4-variants';
import { groundIn, unitsIn, type Ground } from './ground';

/** Whole game-turns that Germans hold a ploughed airfield until it takes all it can (23.45). */
const REPAIRED = 3;

/** With Allied option 4: whether an airfield takes half of what it could (23.45). Once repaired it stays so, our reading. */
export const ploughed = (ground: Pick<Ground, 'heldFields' | 'campaign'>, airfield: string): boolean =>
  hasOption(ground, 'allied-4') && (ground.heldFields?.[airfield] ?? 0) < REPAIRED;

/** Germans stand in all of its hexes (6.51). */
export const heldByGermans = (ground: Ground, { hexes }: Pick<Airfield, 'hexes'>): boolean =>
  hexes.every((hex) => unitsIn(ground, hex, 'german').length > 0);

/** At the end of each phase: what was held and is no more begins anew, if it was not repaired. */
export function loseFields(c: Act): void {
  const state = c.world.ground;
  if (!state?.heldFields) return;
  const ground = groundIn(c);
  const kept = Object.entries(state.heldFields).filter(([id, turns]) => {
    const field = c.data.airfields.get(id);
    return turns >= REPAIRED || (field !== undefined && heldByGermans(ground, field));
  });
  state.heldFields = Object.fromEntries(kept);
}

/** At the end of a game-turn: one whole turn more for what was held when the last one ended; what was taken since begins with none. */
export function countHeldFields(c: Act): void {
  const state = c.world.ground;
  if (!state || !hasOption(c.world, 'allied-4')) return;
  const ground = groundIn(c);
  const before = state.heldFields ?? {};
  for (const field of c.data.airfields.values()) {
    const turns = before[field.id];
    if ((turns ?? 0) >= REPAIRED || !heldByGermans(ground, field)) continue;
    state.heldFields = { ...state.heldFields, [field.id]: turns === undefined ? 0 : turns + 1 };
    if (turns === REPAIRED - 1) airfieldRepaired(c, { airfield: field.id });
  }
}
