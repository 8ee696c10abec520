import { momentInWords } from '../../kernel/moment';
import { titleOf } from '../../table/title';
import type { Board } from '../../table/board';
import { secondsLeft } from '../../table/seat-clock';
import { momentText, spanText } from '../../wording/when';

/** How a game stands behind an act of its moderator: at which moment, who is asked what, and until when in `zone`. */
export function standsNow(hand: Board, zone: string): string[] {
  const { engine, game, position } = hand;
  // The moment is the same for all.
  const moment = momentInWords(engine.system, engine.view(position, hand.seats[0]?.side ?? '') as object);
  const held = game.state === 'held' ? '; the game is held' : '';
  const asked = position.open.filter((open) => !open.sealed);
  return [
    `It stands at position ${position.dice.step}, ${moment}${held}.`,
    ...asked.map(({ seat: side, ...open }) => {
      const who = `${hand.playerOf(side).name} (${engine.system.seatName(side)})`;
      const anew = Number(open.id.slice(1)) > hand.seat(side).toldDecision;
      return `${who} is asked${anew ? ' anew' : ''}: ${titleOf(hand, { seat: side, ...open })}${untilWhen(hand, side, { anew, zone })}`;
    }),
  ];
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
