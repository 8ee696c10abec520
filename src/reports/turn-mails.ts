import { Injectable } from '@nestjs/common';
import { fallenAway } from '../kernel/decide/fallen-away';
import type { MailSpec, TurnToWrite } from '../post/mail-spec';
import { replyAddress } from '../post/reply-address';
import { SeatPasses } from '../post/seat-passes';
import { Tokens } from '../post/tokens';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { MailTemplates } from '../wording/templates';
import { newsOf } from './digest';
import { isPupil } from './lessons';
import { turnMail } from './turn-mail';

/** Writes turn mails when they are sent, from what their rows of the log say. */
@Injectable()
export class TurnMails {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
    private readonly templates: MailTemplates,
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
  ) {}

  /** The mail as its reader gets it; one that is written already stays as it is. @throws Error when its decision is not in the log */
  async written(gameId: string | null, spec: MailSpec): Promise<MailSpec> {
    const { turn, ...rest } = spec;
    if (!turn || gameId === null) return spec;
    return this.submissions.lookAt(gameId, turn.seq, async (hand) => ({ ...rest, ...(await this.write(hand, turn)) }));
  }

  private async write(hand: GameHand, turn: TurnToWrite): Promise<MailSpec> {
    const { side, decision, seq, after, seen, foreword } = turn;
    const open = hand.openFor(side).find((o) => o.id === decision);
    if (!open) throw new Error(`row ${seq} does not ask ${decision}`);
    const all = await this.log.factsAfter(hand.game.id, after, undefined, seq);
    const facts = all.filter((f) => f.seq <= seq);
    const before = seen === null ? null : await this.log.position(hand.game.id, seen);
    const answered = isPupil(hand, side) ? await this.log.answeredBy(hand.game.id, side, seq) : 0;
    const spec = turnMail(this.templates, {
      ...{ hand, open, inReplyTo: null },
      news: newsOf(hand.engine, facts, side),
      ...{ before, answered, foreword },
      fell: fallenAway(hand.engine, before, hand.position, side, facts),
      web: this.passes.link(hand, side),
      sheets: this.passes.sheetUrls(hand.game, open.kind),
      replyTo: replyAddress(this.tokens, hand, side, Number(decision.slice(1))),
    });
    // A hand of older rules is taken over to those of today for its words; its page is drawn from the row itself.
    return { ...spec, map: spec.map && { ...spec.map, seq } };
  }
}
