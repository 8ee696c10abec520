import { isBot } from '../people/bot';
import type { Board } from './board';
import { proved } from './seat-clock';
import type { FirstProof, Seat } from './seat.entity';

/** A mail of his that answers the decision's, what he did on its page, or a report of his mail server. */
export type ProofBy = FirstProof['by'];

/** What a proof is about: the number of the decision whose mail is answered or reported; `shown`: what the page of the seat asks. */
export type ProofOf = number | 'shown';

/**
 * The clock of a seat starts with the first proof that its question has reached the player, or at his next midnight, whichever
 * is first. What started it is kept with the seat, so that a deadline can always be reckoned, and explained, from what stands.
 * @returns whether it was the first
 */
export function proveDelivery(board: Board, side: string, of: ProofOf, by: ProofBy): boolean {
  const decision = provedBy(board, side, of);
  if (decision === null) return false;
  const seat = board.seat(side);
  Object.assign(seat, proved(seat, board.now, board.termsOf(side)));
  seat.firstProof = { decision, at: board.now.toISOString(), by };
  return true;
}

/** The decision whose clock a proof would start; null: none waits for one. */
export function provedBy(board: Board, side: string, of: ProofOf): string | null {
  const seat = board.seats.find((s) => s.side === side);
  if (!seat || !board.begun || isBot(seat) || !waitsForStart(board, seat)) return null;
  const open = board.openFor(side).find((o) => !o.sealed && number(o.id) <= seat.toldDecision);
  return open && (of === 'shown' || of === number(open.id)) ? open.id : null;
}

const number = (id: string): number => Number(id.slice(1));

/** Whether the clock of a seat is yet to start, and a proof may start it earlier. */
export function waitsForStart(board: Board, { side, clockFrom }: Seat): boolean {
  return clockFrom !== null && clockFrom > board.now && board.termsOf(side).schedule === null;
}
