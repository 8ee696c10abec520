import type { HexId } from '../../../hex/hex';
import { rollOn, type Roll } from '../../../kernel/chance/roll';
import type { Fault, OpenWorld, Place, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board } from './03-board';
import { lowerPort, type PortLevel } from './07-3-ports';
import { bringHome, missionFault, type Homecoming } from './13-1-air-units';
import { extraSupport } from './20-2-lasting';
import type { Die } from './die';
import { nameOf, placeName } from './names';

/** 13.22: the support strength of an air unit on this mission, with the roll if it is uncertain. */
export interface AirStrength {
  id: string;
  strength: number;
  /** Null: its strength is printed. */
  roll: Roll | null;
  /** What Allied Event O added to it (20.21 O). */
  crack: number;
}

/** 13.22: rolled anew at each use, `use` names it among the rolls of a submission; Allied Event O adds after the roll. */
export function airStrength(
  world: OpenWorld,
  data: SlouchHatsData,
  { id, use }: { id: string; use: string },
  die: Die,
): AirStrength {
  const crack = extraSupport(world, id);
  const printed = data.counters.air.get(id)?.support ?? null;
  if (printed !== null) return { id, strength: printed + crack, roll: null, crack };
  const chart = data.charts['bomber-effectiveness'];
  const roll = rollOn({ die }, chart, `bomber/${id}/${use}`, 'strength', []);
  return { id, strength: Number(roll.result) + crack, roll, crack };
}

/** 2.24m. */
export const BOMBER = 'bomber';

/** 13.2: why a side cannot bombard a port with these air units; null: it can. */
export function bombardmentFault(
  board: Board,
  side: Side,
  { port, bombers }: { port: HexId; bombers: readonly string[] },
): Fault | null {
  const { data } = board;
  const name = placeName(data, port);
  if (side !== 'allied') return { rule: '13.21', why: 'only the Allied player bombards' };
  if (port in data.boxes) return { rule: '13.23d', why: `${name} has no port capacity that could be reduced` };
  if (!data.ground.map.tracks.has(port) || board.friendlyTo(port) === side)
    return { rule: '13.2', why: `${name} is not an enemy port` };
  for (const [i, id] of bombers.entries()) {
    const counter = data.counters.air.get(id);
    if (counter?.side !== side) return { rule: '13.23a', why: `${nameOf(data, id)} is not an air unit of yours` };
    if (counter.kind !== BOMBER) return { rule: '13.23a', why: `${nameOf(data, id)} is not a bomber` };
    if (bombers.indexOf(id) < i) return { rule: '13.11', why: `${nameOf(data, id)} is named twice` };
    const fault = missionFault(board, id, port);
    if (fault) return fault;
  }
  return null;
}

/** What one bomber did (13.23c). Null: of strength 0, it did not roll. */
export interface Bombing {
  strength: AirStrength;
  roll: Roll | null;
  levels: number;
}

/** 13.23c: one air unit's roll on the Bombardment Table, in the column of its strength. */
function bomb(data: SlouchHatsData, strength: AirStrength, die: Die): Bombing {
  const chart = data.charts.bombardment;
  const column = chart.columns[chart.columnFor(strength.strength)];
  if (column === undefined) return { strength, roll: null, levels: 0 };
  const roll = rollOn({ die }, chart, `bombardment/${strength.id}`, column, []);
  return { strength, roll, levels: roll.result === '-' ? 0 : Number(roll.result) };
}

/**
 * 13.23: bombers over a port, one after the other: strength, roll, levels added up; then they return, Flown. Writes the
 * world.
 */
export function bombard(
  world: World,
  data: SlouchHatsData,
  { port, bombers, wanted }: { port: HexId; bombers: readonly string[]; wanted?: (id: string) => Place | undefined },
  die: Die,
): { bombings: Bombing[]; port: PortLevel; home: Homecoming[] } {
  const bombings = bombers.map((id) => bomb(data, airStrength(world, data, { id, use: port }, die), die));
  const levels = bombings.reduce((sum, one) => sum + one.levels, 0);
  const level = lowerPort(world, data, port, levels);
  return {
    bombings,
    port: level,
    home: bombers.map((id) => bringHome(world, data, { id, from: port, wanted: wanted?.(id) }, die)),
  };
}
