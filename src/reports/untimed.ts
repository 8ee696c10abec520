import type { Table } from '../table/table';
import type { Position } from '../kernel/record/position';

/** Why a decision that waits has no date. Who is told of a time limit that there is none loses his game by it. */
export function untimed(
  hand: { game: Pick<Table['game'], 'state'>; position: Pick<Position, 'entering'> } & Pick<Table, 'seat'>,
  side: string,
): string {
  const { game, position } = hand;
  if (hand.seat(side).undeliveredSince) return 'Your clock stands still, as our mails came back.';
  if (game.state === 'held')
    return 'Your clock stands still: the moderator holds the game. It starts when he lets the game go on; STATUS then has the date.';
  if (position.entering)
    return 'Your clock stands still until the moderator has typed a roll; STATUS then has the date.';
  return 'There is no time limit.';
}
