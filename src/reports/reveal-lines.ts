import type { SignedReveal } from '../rulings/question.repository';
import type { Board } from '../table/board';
import { momentText } from '../wording/when';

/** What moderators were shown of one side while the game ran, a line each, for both players when it is over. */
export function revealLines(
  { engine }: Pick<Board, 'engine'>,
  reveals: readonly SignedReveal[],
  zone: string,
): string[] {
  return reveals.map(({ at, by, seat, step, reason, question }) => {
    const why = question === null ? reason : `${reason} (question Q${question})`;
    return `${momentText(at, zone)}: ${by} was shown position ${step} as ${engine.system.seatName(seat)} saw it, because ${why}`;
  });
}
