import type { Side } from '../../mercury';
import type { Fault } from './ground';

/** What a sector allows its Allied units in the first game-turns (4.6). */
export interface Paralysis {
  /** They do not move. */
  fault?: Fault;
  /** They move one hex. */
  oneHex?: Fault;
  /** Their allowance, in place of what is printed and of Interdiction (12.42a). */
  points?: number;
}

const LATER_SECTORS = ['Retimo', 'Heraklion'];
const FIRST_SECTOR = 'Maleme-Suda';

/** How far Allied units that stand in `sector` are held back (4.62, 4.63); nothing for Germans and from turn 3 on. */
export function paralysis(side: Side, turn: number, sector: string): Paralysis {
  if (side === 'german' || turn > 2) return {};
  if (turn === 1 && sector === FIRST_SECTOR) return { points: 1 };
  if (!LATER_SECTORS.includes(sector)) return {};
  if (turn === 1) return { fault: { rule: '4.62', text: 'does not move on game-turn 1 in this sector' } };
  return { oneHex: { rule: '4.62', text: 'Allied units in this sector move one hex on game-turn 2' } };
}
