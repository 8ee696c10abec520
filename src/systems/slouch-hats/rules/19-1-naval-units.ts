import type { HexId } from '../../../hex/hex';
import { plainRoll, type Roll } from '../../../kernel/chance/roll';
import type { Fault, OpenWorld, SlouchHatsData, World } from '../slouch-hats';
import type { Board } from './03-board';
import { lowerPort, type PortLevel } from './07-3-ports';
import { shipsBarred } from './20-2-lasting';
import { SIX, type Die } from './die';
import { nameOf, placeName } from './names';

/** 19.11: where naval units lie when they are not in use. */
const STORE = 'middle-east';

/** 19.11: why a naval unit cannot be given a mission. */
export function shipFault({ world, data }: Pick<Board, 'world' | 'data'>, id: string): Fault | null {
  const [state, name] = [world.ships[id], nameOf(data, id)];
  if (state?.at !== STORE) return { rule: '19.11', why: `${name} is not a naval unit in play` };
  if (shipsBarred(world)) return { rule: '20.22N', why: 'no naval unit may be placed this turn' };
  if (state.active) return null;
  return { rule: '19.11', why: `${name} has Sailed and is Active again in the next Supply Status phase` };
}

/**
 * 19.11: the roll that lets a naval unit be placed: its action rating or less. One that fails is Sailed. `use` names the mission
 * among the rolls of a submission. Writes the world.
 */
export function actionRoll(
  world: World,
  data: SlouchHatsData,
  { id, use }: { id: string; use: string },
  die: Die,
): { placed: boolean; roll: Roll } {
  const rating = data.counters.naval.get(id)?.action ?? 0;
  const roll = plainRoll({ die }, `action/${id}/${use}`, SIX, (face) => (face <= rating ? 'placed' : 'Sailed'));
  const placed = roll.die <= rating;
  if (!placed) shipsReturn(world, [id]);
  return { placed, roll };
}

/** 19.11: a mission that is done, or a roll that failed: Sailed, in the Middle East box. Writes the world. */
export function shipsReturn(world: World, ids: readonly string[]): void {
  for (const id of ids) Object.assign(world.ships[id] ?? {}, { at: STORE, active: false });
}

/** 19.12: in the Supply Status phase. Writes the world, answers whose state changed. */
export function shipsActive(world: World): string[] {
  const sailed = Object.entries(world.ships).filter(([, { at, active }]) => at === STORE && !active);
  for (const [, state] of sailed) state.active = true;
  return sailed.map(([id]) => id);
}

/** 19.1, 20.22 P: support of naval units together, less that of the German bomber point for point, not below zero. */
export function navalSupport({ counters }: SlouchHatsData, ships: readonly string[], bomber: string | null): number {
  const support = ships.reduce((sum, id) => sum + (counters.naval.get(id)?.support ?? 0), 0);
  return Math.max(0, support - (bomber === null ? 0 : (counters.air.get(bomber)?.support ?? 0)));
}

/** 20.22 P 3: the German bomber while it lies in the Greece box. */
export const offsetsShips = (world: OpenWorld, { boxes, events }: SlouchHatsData, id: string): boolean =>
  world.air[id]?.at === boxes.greece.id && events.of.axis.P.first.units.includes(id);

/** 20.22 P 3, 13.11: the bombers that may fly against naval units now. */
export const bombersAgainstShips = (world: OpenWorld, data: SlouchHatsData): string[] =>
  Object.keys(world.air).filter((id) => {
    const bomber = world.air[id];
    return offsetsShips(world, data, id) && bomber?.active === true && !bomber.flew;
  });

/** 13.11: that is its mission of the Segment. Writes the world. */
export const flyAgainstShips = (world: World, id: string): void =>
  void Object.assign(world.air[id] ?? {}, { active: false, flew: true });

/** 19.15: why naval units cannot reduce the capacity of a port. */
export function portMissionFault(board: Board, hex: HexId): Fault | null {
  if (board.ground.map.tracks.has(hex) && board.friendlyTo(hex) !== 'allied') return null;
  return { rule: '19.15', why: `${placeName(board.data, hex)} is not an enemy port on the map` };
}

/** 19.15: naval units that were placed reduce a port by levels equal to their strength, and return. Writes the world. */
export function reducePort(
  world: World,
  data: SlouchHatsData,
  { hex, ships, bomber = null }: { hex: HexId; ships: readonly string[]; bomber?: string | null },
): { levels: number; port: PortLevel } {
  const levels = navalSupport(data, ships, bomber);
  const port = lowerPort(world, data, hex, levels);
  shipsReturn(world, ships);
  if (bomber !== null) flyAgainstShips(world, bomber);
  return { levels, port };
}
