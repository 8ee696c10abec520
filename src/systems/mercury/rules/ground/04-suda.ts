import { sudaEnded, sudaLifted } from '../../facts/recovery';
import { type Act, type HexId, neighbours } from '../../mercury';
import { hasOption, type Varied } from '../23-4-variants';
import { type Fault, type Ground, groundIn, standing, type Standing } from './ground';

const AREA = 'suda-command';
/** No unit of the Suda Command leaves its area before this game-turn; from then on so many a game-turn. */
const FIRST_TO_LEAVE = 7;
const A_TURN = 1;
const ALL_FREE = 13;
/** The same with Allied option 3: the restrictions end after game-turn 3 (23.45). */
const LOOSE_REIN = 4;

type Land = Pick<Ground, 'hexes' | 'suda'> & Varied;

/** From this game-turn on all are free. */
const allFree = (ground: Varied): number => (hasOption(ground, 'allied-3') ? LOOSE_REIN : ALL_FREE);
const firstToLeave = (ground: Varied): number => Math.min(FIRST_TO_LEAVE, allFree(ground));

/** Whether a hex belongs to the Suda Command Area (4.64). */
export const inSudaArea = (ground: Pick<Ground, 'hexes'>, hex: HexId): boolean =>
  ground.hexes[hex]?.areas?.includes(AREA) ?? false;

/** Whether the next hex takes a unit of the Suda Command out of its area while that is restricted (4.64). */
export function leavesSuda(ground: Land, s: Standing, from: HexId, to: HexId): boolean {
  return ground.suda !== undefined && s.counter.sudaCommand && inSudaArea(ground, from) && !inSudaArea(ground, to);
}

/** Whether a whole path takes it out, even if it comes back. */
export function pathLeavesSuda(ground: Land, s: Standing, path: readonly HexId[]): boolean {
  return path.some((to, i) => leavesSuda(ground, s, path[i - 1] ?? s.unit.at ?? to, to));
}

/** How many more units may leave the area this game-turn (4.64). */
export function mayLeaveSuda(ground: Land, turn: number): number {
  if (ground.suda === undefined || turn >= allFree(ground)) return Infinity;
  return turn < firstToLeave(ground) ? 0 : Math.max(0, A_TURN - ground.suda.left);
}

/** Why a unit may not go from one hex into the next of its own will: moving, advancing, reacting, refusing (4.64). */
export function sudaFault(ground: Land, turn: number, s: Standing, from: HexId, to: HexId): Fault | null {
  if (!leavesSuda(ground, s, from, to) || mayLeaveSuda(ground, turn) > 0) return null;
  const first = firstToLeave(ground);
  const until = turn < first ? `before game-turn ${first}` : 'any more this game-turn';
  return { rule: '4.64', text: `may not leave the Suda Command Area ${until} (${from} to ${to})` };
}

/** Whether an advance may not leave the area: what may leave it a game-turn moves out (4.0, 4.64). */
export function advanceBarred(ground: Land, turn: number, s: Standing, from: HexId, to: HexId): boolean {
  return leavesSuda(ground, s, from, to) && mayLeaveSuda(ground, turn) !== Infinity;
}

/** Counts a unit that has left the area (4.64). */
export function countSuda(c: Act, s: Standing, path: readonly HexId[]): void {
  const { suda } = groundIn(c);
  if (suda && pathLeavesSuda(groundIn(c), s, path)) suda.left += 1;
}

/** With game-turn 12, by Allied option 3 with game-turn 3, the restrictions are over (4.64, 23.45). */
export function looseRein(c: Act): void {
  if (!c.world.ground?.suda || c.world.turn + 1 < allFree(groundIn(c))) return;
  delete c.world.ground.suda;
  sudaEnded(c, {}, { rule: hasOption(c.world, 'allied-3') ? '23.45' : '4.64' });
}

/** German units on or beside the area that dropped this game-turn (4.64). */
export function droppedAtSuda(c: Act): string[] {
  return atSuda(c)
    .filter((s) => s.unit.landed && !s.unit.bySea)
    .map((s) => s.unit.id);
}

/**
 * 4.64: a German who ends his Movement Phase on or beside the area lifts the restrictions for good; those who dropped
 * there never do. `dropped`: who did this game-turn.
 */
export function liftSuda(c: Act, dropped: readonly string[]): void {
  for (const id of dropped) {
    const unit = c.world.ground?.units[id];
    if (unit) unit.droppedAtSuda = true;
  }
  const near = c.world.turn < allFree(groundIn(c)) ? atSuda(c).find((s) => !s.unit.droppedAtSuda) : undefined;
  if (!near || !c.world.ground) return;
  delete c.world.ground.suda;
  sudaLifted(c, { unit: near.unit.id, hex: near.unit.at ?? '' });
}

function atSuda(c: Act): Standing[] {
  const ground = groundIn(c);
  if (!ground.suda) return [];
  return Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter(({ unit: { at }, counter }) => counter.side === 'german' && at !== null && nearSuda(ground, at));
}

const nearSuda = (ground: Ground, hex: HexId): boolean => [hex, ...neighbours(hex)].some((h) => inSudaArea(ground, h));
