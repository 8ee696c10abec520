import { enemyOf, SIDES, type Side } from '../slouch-hats';
import type { Board } from './03-board';

/** 18.2: who has won because no enemy combat unit is left on the map, boxes apart; the Allied player if both have. */
export function suddenVictory(board: Board): Side | null {
  const winners = SIDES.filter((side) => board.stacksOf(enemyOf(side)).length === 0);
  return winners.find((side) => side === 'allied') ?? winners[0] ?? null;
}
