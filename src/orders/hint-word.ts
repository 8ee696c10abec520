import { Injectable } from '@nestjs/common';
import { HintRepository, REVIEW } from '../bots/hint.repository';
import { Hints } from '../bots/hints.service';
import { momentText } from '../wording/when';
import { hintsAllowed } from '../table/hints';
import { datedTitleOf } from '../table/title';
import type { GameHand } from '../table/game-hand';
import type { Deeds } from './deeds';

/** HINT: what a strong player would order now; REVIEW: what cost most in a game that is over. Both are thought about and come in mails of their own. */
@Injectable()
export class HintWord {
  readonly deeds = {
    hint: async ({ hand, side, open }) => [
      { title: 'HINT', lines: [await this.answer(hand, side, open && !open.sealed ? open.id : undefined)] },
    ],
    review: async ({ hand, side }) => [{ title: 'REVIEW', lines: [await this.review(hand, side)] }],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly wishes: HintRepository,
    private readonly hints: Hints,
  ) {}

  private async answer(hand: GameHand, side: string, about: string | undefined): Promise<string> {
    if (!hintsAllowed(hand)) return REFUSED;
    const waits = hand.openFor(side).filter(({ sealed }) => !sealed);
    const open = waits.find(({ id }) => id === about) ?? waits[0];
    if (!open || hand.position.over) return 'Nothing is asked of you now, so there is nothing to advise.';
    const wish = { gameId: hand.game.id, side, decision: open.id };
    const title = datedTitleOf(hand, open);
    if (await this.wishes.wish(hand.manager, wish, hand.now)) {
      this.hints.look();
      return `Thought about: ${title}. The hint comes in a mail of its own, in a minute or two; you may answer without it.`;
    }
    const told = await this.wishes.toldAt(hand.manager, wish);
    return told
      ? `The hint for ${title} was mailed to you ${momentText(told, hand.playerOf(side).zone)}.`
      : `The hint for ${title} is being thought about already; it comes in a mail of its own.`;
  }

  private async review(hand: GameHand, side: string): Promise<string> {
    if (!hand.position.over)
      return 'A game is reviewed once it is over: until then it would tell what your opponent does not know.';
    if (hand.engine.system.searched === undefined)
      return 'There is no review of this game: nothing searches in its rules.';
    const wish = { gameId: hand.game.id, side, decision: REVIEW };
    if (await this.wishes.wish(hand.manager, wish, hand.now)) {
      this.hints.look();
      return 'Thought about: every decision of the people who played. That takes minutes, in a long game an hour; it comes in a mail of its own.';
    }
    const told = await this.wishes.toldAt(hand.manager, wish);
    return told
      ? `The review was mailed to you ${momentText(told, hand.playerOf(side).zone)}.`
      : 'The review is being thought about already; it comes in a mail of its own.';
  }
}

const REFUSED =
  'There are no hints in this game: they are given in games against the bot, and where the charter says from the start that both may ask (hints).';
