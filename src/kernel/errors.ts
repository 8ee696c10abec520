import type { Objection } from './decide/decision';
import type { SeatId } from './realm';
import type { OpenDecision } from './record/position';

/** The game has ended; nothing is asked any more. */
export class GameOver extends Error {
  constructor() {
    super('the game is over');
    this.name = 'GameOver';
  }
}

/** The decision is no longer open, or never was. */
export class DecisionClosed extends Error {
  constructor(
    readonly decision: string,
    readonly open: readonly OpenDecision[],
  ) {
    super(`decision ${decision} is closed`);
    this.name = 'DecisionClosed';
  }
}

/** The decision is asked of another seat. */
export class WrongSeat extends Error {
  constructor(decision: string, seat: SeatId) {
    super(`decision ${decision} is not asked of ${seat}`);
    this.name = 'WrongSeat';
  }
}

/** The answer breaks a rule, seen from the seat's own view. */
export class IllegalAnswer extends Error {
  constructor(
    kind: string,
    readonly objections: readonly Objection[],
  ) {
    super(`${kind}: ${objections.map((o) => `${o.text} (${o.rule})`).join('; ')}`);
    this.name = 'IllegalAnswer';
  }
}
