import type { Board } from '../table/board';

/**
 * What mails and pages tell who has nothing to answer. That nothing waits is never said: who is asked besides may have answered
 * beforehand, or be a bot, and then something waits within the minute.
 */
export const nothingAsked = (hand: Pick<Board, 'againstBot'>, side: string): string =>
  hand.againstBot(side)
    ? 'The bot answers next; what it leads to is told or asked in a mail of its own, often within a minute.'
    : 'You are asked nothing at this moment; what comes next is told or asked in a mail of its own, at times within a minute.';
