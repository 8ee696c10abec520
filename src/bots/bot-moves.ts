import { botSubmission } from '../kernel/decide/bot';
import type { OpenDecision } from '../kernel/record/position';
import { isSearched } from '../kernel/search/strength';
import { isBot } from '../people/bot';
import type { Board } from '../table/board';
import { strengthOf } from '../table/charter';
import type { GameHand } from '../table/game-hand';

/** More answers in a row than any game asks of one side before the other is asked. */
const MOST_ANSWERS = 2_000;

/** What bots did in a game in hand. */
export interface Moves {
  answers: number;
  /** Whether they are asked something now that has to be searched for. */
  toSearch: boolean;
}

/** Answers for the bots of a game what needs no search, until somebody else is asked, or something else. */
export function playAtOnce(hand: GameHand, secret: string, searching: boolean): Moves {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = nextFor(hand);
    const toSearch = searching && open !== undefined && isForSearch(hand, open);
    if (!open || toSearch) return { answers, toSearch };
    hand.submit(botSubmission(hand.engine, hand.position, open, secret));
  }
  throw new Error(`${hand.engine.where(hand.position)}: the bot is asked without end`);
}

/** The oldest decision that waits for a bot. While a roll is missing nobody can answer. */
export function nextFor(hand: Board): OpenDecision | undefined {
  const { position } = hand;
  if (position.over || position.entering) return undefined;
  return position.open.find((o) => !o.sealed && isBot(hand.seat(o.seat)));
}

/** Whether the bot that is asked searches for its answer. */
export function isForSearch({ engine, game, position }: Board, open: OpenDecision): boolean {
  return isSearched(engine, strengthOf(game.charter, open.seat), {
    open,
    scenario: position.scenario,
    seat: open.seat,
  });
}
