import { botSubmission } from '../kernel/decide/bot';
import type { GameHand } from '../table/game-hand';
import { BadGame, type NewGame } from './new-game';
import type { AnyEngine, AnyRealm } from '../systems/systems';
import type { Practice } from '../kernel/system';

/** More answers than any scenario asks before the first move. */
const MOST_ANSWERS = 400;

/** A game that teaches is the one its system has for it, with its pupil at its seat. @throws BadGame */
export function checkPractice({ charter, scenario, seats }: NewGame, { system }: AnyEngine): void {
  if (!charter.lessons) return;
  const { practice } = system;
  if (charter.dice === 'entered') throw new BadGame('charter.lessons: a game that teaches rolls its own dice');
  if (!practice) throw new BadGame(`charter.lessons: ${system.name} has no game for practice`);
  const pupil = seats[practice.seat];
  if (practice.scenario !== scenario || pupil === undefined || typeof pupil === 'string')
    throw new BadGame(
      `charter.lessons: ${system.name} is learnt in scenario ${practice.scenario}, by a person at the seat ${practice.seat}`,
    );
  const others = Object.entries(seats).filter(([side]) => side !== practice.seat);
  if (others.some(([, seated]) => typeof seated !== 'string' || seated === 'open'))
    throw new BadGame("charter.lessons: one learns against the bot; the other seats are the bot's");
}

/**
 * Plays a game that teaches, for all seats, up to the question that its pupil begins with. Nobody is asked what is answered
 * here, and he is told nothing of it: his first mail is to be read in a minute; HISTORY has it.
 */
export function openPractice(hand: GameHand, secret: string): void {
  const { practice } = hand.engine.system;
  if (!hand.game.charter.lessons || !practice) return;
  playUpTo(hand, practice, secret);
  hand.seat(practice.seat).toldSeq = hand.position.seq;
}

function playUpTo(hand: GameHand, { begins, seat, occasion = 1 }: Practice<AnyRealm>, secret: string): void {
  let met = 0;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = hand.position.over ? undefined : hand.position.open.find((o) => !o.sealed);
    if (!open) return;
    if (open.kind === begins && open.seat === seat) met++;
    if (met === occasion) return;
    hand.submit(botSubmission(hand.engine, hand.position, open, secret));
  }
}
