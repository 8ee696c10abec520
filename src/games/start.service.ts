import { Injectable } from '@nestjs/common';
import { atRest } from '../kernel/decide/automatic';
import { botAsksAll } from '../kernel/decide/bot';
import { keyedDice } from '../kernel/chance/dice';
import { Keys } from '../config/keys';
import type { JsonObject } from '../kernel/realm';
import { BOT_PARTY, partiesOf } from '../kernel/record/parties';
import type { StartSubmission } from '../kernel/record/submission';
import { isBot } from '../people/bot';
import type { GameHand } from '../table/game-hand';
import { openPractice } from './practice';

/** Starts a game: its first row, up to the first decision. */
@Injectable()
export class StartService {
  constructor(private readonly keys: Keys) {}

  begin(hand: GameHand): void {
    const { game, engine } = hand;
    const options = game.charter.options as JsonObject;
    const parties = partiesOf(
      game.commitment,
      game.charter as unknown as JsonObject,
      hand.seats.map((seat) => ({ side: seat.side, name: isBot(seat) ? BOT_PARTY : hand.trueName(seat.side) })),
    );
    const submission: StartSubmission = { kind: 'start', source: 'forced', scenario: game.scenario, options, parties };
    // What is drawn before the first question is nobody's to know: the secret draws it also where a moderator types dice.
    const outcome = engine.start(submission, keyedDice(this.keys.unlock(game.secret)));
    game.state = 'running';
    const first = { submission, ...outcome, position: atRest(engine, outcome.position) };
    const bots = hand.seats.filter(isBot);
    hand.begin(
      first,
      bots.map((seat) => botAsksAll(engine, seat.side)),
    );
    openPractice(hand, this.keys.unlock(game.secret));
  }
}
