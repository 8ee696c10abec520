import type { Board } from '../table/board';
import type { Standing } from './parsed-mail';

/** Where orders to the address of a decision stand now; `decision` 0: it names none. Before a game begins nothing is ordered. */
export const standingOf = (hand: Board, side: string, decision: number): Standing =>
  hand.begun
    ? {
        epoch: hand.position.epoch,
        waits: hand.openFor(side).some((o) => o.id === `d${decision}` && !o.sealed),
      }
    : { epoch: -1, waits: false };
