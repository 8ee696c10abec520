import { isMotorized, isOut, isStill, LESS_MOVEMENT } from './g13-units';
import type { MovementPhase } from './28-1-cargo';
import type { Board, Unit } from './board';

/** G13: units that move in the Movement Phase alone, whatever they cost. */
const LATER: readonly string[] = ['artillery', 'aa', 'msu'];

/**
 * G18: the Movement Points of a unit in a phase; 0: it does not move. Armor and motorized units have the whole of it in one phase
 * of their side and half in the other, cavalry both. Activated Soviet units move in the Motorized Movement Phase (G27).
 */
export function allowanceOf(board: Board, unit: Unit, phase: MovementPhase): number {
  const { type } = unit.counter;
  const { turn } = board.position.clock;
  if (type === 'flotilla') return floats(board, unit);
  if (!isInPlay(board, unit.at) || (unit.stays ?? 0) >= turn || unit.moved === true) return 0;
  if (board.position.held.includes(unit.id)) return 0;
  if (unit.activated === true) return 0;
  const least = isOut(unit) ? LESS_MOVEMENT : 0;
  return Math.max(0, printedFor(unit, phase) - least);
}

/** What is printed, halved where the phase is the second of its side for it. */
function printedFor({ counter }: Unit, phase: MovementPhase): number {
  const { side, move, type } = counter;
  const first = phase === (side === 'axis' ? 'movement' : 'motorized');
  if (isStill(counter)) return 0;
  if (isMotorized(counter)) return first ? move : move / 2;
  if (type === 'cavalry') return phase === 'movement' ? move : move / 2;
  return phase === 'movement' || (side === 'soviet' && !LATER.includes(type) && type !== 'hq') ? move : 0;
}

/** G18, G78: a flotilla moves in one of its two phases, whole, and not in Storm. */
function floats(board: Board, { at, counter, marched = 0 }: Unit): number {
  const { clock, weather } = board.position;
  const { grid, boxes } = board.data.waters.map;
  return weather.storm || marched === clock.turn || !(grid.has(at) || boxes.has(at)) ? 0 : counter.move;
}

/** Hexes of the panels that the scenario has in play on land, and boxes that border on them. */
function isInPlay(board: Board, at: string): boolean {
  const { sides, exits } = board.data.waters.map;
  const { panels, ports } = board.scenario();
  if (sides.has(at)) return panels.includes(at.startsWith('O') ? 'O' : '');
  // G8: a box that has a way by land.
  return panels.includes('') && ports.includes(at) && exits.some(({ box }) => box === at);
}

/** Whether a unit needs a command point to move now (G27): Soviet foot in the Motorized Movement Phase. */
export const needsActivation = ({ counter }: Unit, phase: MovementPhase): boolean =>
  phase === 'motorized' &&
  counter.side === 'soviet' &&
  !isMotorized(counter) &&
  counter.type !== 'cavalry' &&
  counter.type !== 'flotilla';
