import { BOT, isBot } from '../people/bot';
import type { Board } from '../table/board';

/** How many questions one seat has had answered, by who answered: `player`, `standing`, `forced` and so on. */
export interface Answers {
  seat: string;
  source: string;
  count: number;
}

/** What a game has cost in mail and what plans saved: a line a seat, then the mean of a game-turn beside what was expected. */
export function exchangeLines(hand: Board, answers: readonly Answers[], turns: number): string[] {
  const of = (seat: string, source: string): number =>
    answers.find((a) => a.seat === seat && a.source === source)?.count ?? 0;
  const people = hand.seats.filter((seat) => !isBot(seat));
  const lines = people.map(({ side }) => {
    const who = `${hand.engine.system.seatName(side)}, ${hand.playerOf(side).name}`;
    return `${who}: ${of(side, 'player')} answered by mail, ${of(side, 'standing')} by plans, orders for good and defaults`;
  });
  const mails = people.reduce((n, { side }) => n + of(side, 'player'), 0);
  const scenario = hand.engine.system.scenarios.find((s) => s.id === hand.game.scenario);
  const mean = Math.round((mails / Math.max(1, turns)) * 10) / 10;
  const against = people.length < hand.seats.length ? ` (${BOT.name} needs no mail)` : '';
  return [
    ...lines,
    `${mean} exchanges a game-turn; about ${scenario?.exchangesPerTurn ?? '?'} were expected of two players${against}`,
  ];
}
