import { titleOf } from '../../table/title';
import type { Board } from '../../table/board';
import { secondsLeft } from '../../table/seat-clock';
import { momentText, spanText } from '../../wording/when';
import { placeInWords } from './rewind-note';

/** How a game stands behind an act of its moderator: at which moment, who is asked what, and until when in `zone`. */
export function standsNow(hand: Board, zone: string): string[] {
  const held = hand.game.state === 'held' ? '; the game is held' : '';
  return [`It stands at ${placeInWords(hand, hand.position)}${held}.`, ...askedNow(hand, zone)];
}

/** Who is asked what as a game stands, and until when in `zone`. */
export function askedNow(hand: Board, zone: string): string[] {
  const asked = hand.position.open.filter((open) => !open.sealed);
  return asked.map(({ seat: side, ...open }) => {
    const who = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
    const anew = Number(open.id.slice(1)) > hand.seat(side).toldDecision;
    return `${who} is asked${anew ? ' anew' : ''}: ${titleOf(hand, { seat: side, ...open })}${untilWhen(hand, side, { anew, zone })}`;
  });
}

/** Who is asked anew has what he has left from when that mail starts his clock; its date stands there. */
function untilWhen(hand: Board, side: string, { anew, zone }: { anew: boolean; zone: string }): string {
  const seat = hand.seat(side);
  if (hand.againstBot(side)) return '.';
  const left = spanText(secondsLeft(seat, hand.now, hand.termsOf(side)));
  if (hand.game.state === 'held') return `; his clock stands with ${left} left.`;
  if (anew || seat.dueAt === null) return `; he has ${left} from then on.`;
  return `, due ${momentText(seat.dueAt, zone)}.`;
}
