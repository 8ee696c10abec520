import { clockText } from '../games/charter';
import { secondsLeft } from '../clock/seat-clock';
import { sealOf } from '../kernel/record/hash';
import type { OpenDecision } from '../kernel/record/position';
import { BOT, isBot } from '../people/bot';
import type { GameHand } from '../submissions/game-hand';
import { momentText, spanText } from './when';

/** The line above which a reply is written; also where reading of a reply ends. */
export function marker(code: string): string {
  return `=== Despatch ${code}: write your orders above this line ===`;
}

/** What the game is, for invitations. */
export function aboutGame(hand: GameHand): string[] {
  const { game, engine } = hand;
  const scenario = engine.system.scenarios.find((s) => s.id === game.scenario);
  const seats = hand.seats.map(
    (s) =>
      `${engine.system.seatName(s.side)}: ${hand.playerOf(s.side).name}${s.state === 'invited' ? ' (invited)' : ''}`,
  );
  return [
    `${engine.system.name}, scenario ${game.scenario}, ${game.title}${scenario?.ours ? ` (${scenario.ours})` : ` (rule ${scenario?.rule})`}`,
    ...seats,
    `Clock: ${clockText(game.charter)}`,
    `Expected: about ${scenario?.exchangesPerTurn ?? '?'} exchanges of mail a game-turn with plans`,
    ...(hand.moderator() ? [`Moderator: ${hand.moderator()?.name}`] : []),
  ];
}

/** `air search (d6)`: a decision as people call it, with its number. */
export function titleOf(hand: GameHand, open: OpenDecision): string {
  return `${hand.engine.kind(open.kind).title} (${open.id})`;
}

/** Both clocks, the reader's first. */
export function clockLines(hand: GameHand, reader: string): string[] {
  const seats = [...hand.seats].sort((a, b) => Number(b.side === reader) - Number(a.side === reader));
  return seats.map((seat) => {
    const name = hand.engine.system.seatName(seat.side) + (seat.side === reader ? ' (you)' : '');
    if (isBot(seat)) return `${name.padEnd(14)} ${BOT.name}, answers at once`;
    const state = seat.clockFrom ? (seat.clockFrom > hand.now ? 'starts at midnight' : 'running') : 'standing';
    return `${name.padEnd(14)} ${spanText(secondsLeft(seat, hand.now))} left, ${state}`;
  });
}

/** `12, hash 3fa9c2d1`: number of the position and a hash of the reader's own view, so that it tells nothing else. */
export function positionName(hand: GameHand, side: string): string {
  const view = hand.engine.view(hand.position, side) as object;
  return `${hand.position.dice.step}, hash ${sealOf(hand.game.commitment, view).slice(0, 8)}`;
}

/** Which view a page is drawn from, as it stands now. */
export function placeOf({ position }: GameHand, seat: string): { seat: string; seq: number; position: number } {
  return { seat, seq: position.seq, position: position.dice.step };
}

/** When the seat's open decision is due, in his own zone. */
export function dueText(hand: GameHand, side: string): string {
  const { dueAt } = hand.seat(side);
  return dueAt ? momentText(dueAt, hand.playerOf(side).zone) : '';
}
