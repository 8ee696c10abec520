import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GameHand } from '../submissions/game-hand';
import { ConfirmationRepository } from './confirmation.repository';
import type { Section } from './receipt';

/** Words that end a game or answer for somebody else. */
@Injectable()
export class GraveWords {
  constructor(private readonly confirmations: ConfirmationRepository) {}

  /** RESIGN: nothing happens before a code comes back in a second mail. */
  async resign(hand: GameHand, side: string): Promise<Section> {
    if (hand.position.over) return { title: 'RESIGN', lines: ['The game is over already.'] };
    const code = String(randomInt(100_000, 1_000_000));
    await this.confirmations.open(hand.manager, hand.game.id, side, code, 'resign', hand.now);
    const lines = [
      'Nothing has happened yet. The code below is good for three days; to give the game up, send it in a second mail (without the bar):',
    ];
    return { title: 'RESIGN', lines, samples: [`CONFIRM ${code}`] };
  }

  /** CONFIRM: does what the code stands for. */
  async confirm(hand: GameHand, side: string, code: string): Promise<Section> {
    const action = await this.confirmations.use(hand.manager, hand.game.id, side, code, hand.now);
    if (action === null || hand.position.over)
      return { title: 'CONFIRM', lines: [`Nothing waits for the code ${code}; it may be too old, or used.`] };
    hand.submit({ kind: 'resign', source: 'player', seat: side });
    return { title: 'CONFIRM', lines: ['You have resigned. The last mail of the game follows.'] };
  }

  /** CLAIM: the opponent's time is over, so the published default answers for him. */
  claim(hand: GameHand, side: string): Section {
    const late = hand.seats.filter((s) => s.side !== side && s.dueAt !== null && s.dueAt <= hand.now);
    const open = late.flatMap((s) => hand.openFor(s.side)).find((o) => !o.sealed);
    if (!open) return { title: 'CLAIM', lines: ["There is nothing to claim: your opponent's time is not over."] };
    const kind = hand.engine.kind(open.kind);
    const silent = kind.ifSilent(hand.ask(open));
    if (silent === 'moderator')
      return {
        title: 'CLAIM',
        lines: ['What your opponent is asked has no default; write to the moderator (ASK ... ENDASK).'],
      };
    hand.submit({
      ...{ kind: 'answer', source: 'silence', seat: open.seat, decision: open.id },
      answer: silent.answer as never,
    });
    // What he was asked, and what his default comes to, is told by the facts, as far as it may be known.
    const told = 'What you may know of it stands in your next report.';
    return { title: 'CLAIM', lines: [`Your opponent's published default was taken. ${told}`] };
  }
}
