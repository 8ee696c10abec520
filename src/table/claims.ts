import type { OpenDecision } from '../kernel/record/position';
import { charterOf, silenceOf } from './charter';
import type { Board } from './board';
import type { GameHand } from './game-hand';
import { claimable } from './keep-clocks';
import type { Seat } from './seat.entity';

/** Who claims somebody's silence: his opponent, or the organiser for one of the sides. */
export type Claimer = { opponentOf: string } | { organiserFor: string; abandoned: boolean };

/** What came of a claim. */
export type Claim =
  | { came: 'nothing' | 'held' | 'unreached' | 'no default' | 'only the opponent' | 'not abandoned' }
  /** His time is over, and he has been asked whether he is still there. */
  | { came: 'asked'; from: Date }
  /** So many deadlines in silence: the organiser decides; `first`: it is found out now. */
  | { came: 'organiser decides'; side: string; first: boolean }
  | { came: 'taken' | 'abandoned'; side: string };

/** CLAIM: the published default answers for who was silent, as far as clock and charter allow it. */
export function claimSilence(hand: GameHand, by: Claimer): Claim {
  const organiser = 'organiserFor' in by;
  if (hand.game.state === 'held') return { came: 'held' };
  const others = hand.seats.filter((s) => (organiser ? s.side === by.organiserFor : s.side !== by.opponentOf));
  const over = others.filter((s) => s.dueAt !== null && s.dueAt <= hand.now && openTo(hand, s));
  const late = over.find((s) => (claimable(hand, s) ?? hand.now) <= hand.now);
  if (!late) return notLate(hand, others, over);
  const silence = silenceOf(charterOf(hand.game));
  if (organiser && silence === 'claim-only') return { came: 'only the opponent' };
  const most = typeof silence === 'object' ? silence.forfeit : Infinity;
  if (organiser && by.abandoned) {
    if (late.silences < most) return { came: 'not abandoned' };
    hand.submit({ kind: 'resign', source: 'moderator', seat: late.side });
    return { came: 'abandoned', side: late.side };
  }
  if (!organiser && late.silences + 1 >= most) {
    const first = late.silences < most;
    late.silences = most;
    return { came: 'organiser decides', side: late.side, first };
  }
  return take(hand, late, most);
}

const openTo = (hand: Board, seat: Seat): OpenDecision | undefined => hand.openFor(seat.side).find((o) => !o.sealed);

function notLate(hand: GameHand, others: readonly Seat[], over: readonly Seat[]): Claim {
  const from = over.map((s) => claimable(hand, s)).find((at) => at !== null);
  if (from) return { came: 'asked', from };
  return { came: others.some((s) => s.standsFrom !== null) ? 'unreached' : 'nothing' };
}

/** A default that the organiser lets answer after so many is the last but one: at the next deadline he is asked again. */
function take(hand: GameHand, late: Seat, most: number): Claim {
  const open = openTo(hand, late);
  const silent = open ? hand.engine.kind(open.kind).ifSilent(hand.ask(open)) : 'moderator';
  if (!open || silent === 'moderator') return { came: 'no default' };
  const answer = silent.answer as never;
  hand.submit({ kind: 'answer', source: 'silence', seat: late.side, decision: open.id, answer });
  late.silences = Math.min(late.silences + 1, most - 1);
  return { came: 'taken', side: late.side };
}

/** Somebody whose time is over says that he is still there: once for each decision. Null: there is nothing to say it to. */
export function stillThere(hand: Board, seat: Seat): Date | null {
  if (!askedStill(hand, seat)) return null;
  seat.grace ??= openTo(hand, seat)?.id ?? null;
  return claimable(hand, seat);
}

/** Whether somebody's time is over, and nobody may claim yet. */
export function askedStill(hand: Board, seat: Seat): boolean {
  const until = claimable(hand, seat);
  if (!openTo(hand, seat) || !seat.dueAt || !until || hand.againstBot(seat.side)) return false;
  return seat.dueAt <= hand.now && hand.now < until;
}
