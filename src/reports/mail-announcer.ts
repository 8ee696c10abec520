import { Injectable } from '@nestjs/common';
import { started } from '../clock/seat-clock';
import { Keys } from '../config/keys';
import type { OpenDecision } from '../kernel/record/position';
import type { Person } from '../people/person.entity';
import { Outbox } from '../mail/outbox';
import { replyAddress } from '../mail/reply-address';
import { Tokens } from '../mail/tokens';
import type { GameHand } from '../submissions/game-hand';
import { Announcer } from '../submissions/announcer';
import { LogRepository } from '../submissions/log.repository';
import type { LoggedFact } from '../submissions/log.repository';
import { finalMail } from './final-mail';
import { moderatorMail } from './moderator-mail';
import { commonLines, reportLines } from './report-lines';
import type { ReportLine } from './report-lines';
import { MailTemplates } from './templates';
import { turnMail } from './turn-mail';

/** Writes the mails that a change of a game calls for: a turn mail for each new decision, the last mail at the end. */
@Injectable()
export class MailAnnouncer extends Announcer {
  constructor(
    private readonly log: LogRepository,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly templates: MailTemplates,
    private readonly keys: Keys,
  ) {
    super();
  }

  async announce(hand: GameHand): Promise<void> {
    for (const seat of hand.seats) {
      const open = newDecision(hand, seat.side);
      if (hand.position.over) await this.last(hand, seat.side);
      else if (open) await this.turn(hand, open);
    }
    await this.tellModerator(hand);
  }

  committed(): void {
    this.outbox.poke();
  }

  private async turn(hand: GameHand, open: OpenDecision): Promise<void> {
    const seat = hand.seat(open.seat);
    const player = hand.playerOf(open.seat);
    Object.assign(seat, started(seat, hand.now, player.zone));
    const { happened, before } = await this.since(hand, open.seat);
    const decision = numberOf(open);
    const spec = turnMail(this.templates, {
      hand,
      open,
      happened,
      before,
      replyTo: replyAddress(this.tokens, hand, open.seat, decision),
      inReplyTo: null,
    });
    seat.toldDecision = decision;
    await this.put(hand, player, spec);
  }

  private async last(hand: GameHand, side: string): Promise<void> {
    const { happened } = await this.since(hand, side);
    const replyTo = replyAddress(this.tokens, hand, side, 0);
    const secret = this.keys.unlock(hand.game.secret);
    await this.put(hand, hand.playerOf(side), finalMail(this.templates, hand, side, happened, secret, replyTo));
  }

  /** The moderator is told when a game-turn begins and when the game ends. */
  private async tellModerator(hand: GameHand): Promise<void> {
    const moderator = hand.moderator();
    const news = hand.pending
      .flatMap(({ row }) => row.facts)
      .some((f) => f.type === 'turn.begins' || f.type === 'game.over');
    const dice = hand.position.entering !== undefined;
    if (!moderator || (!news && !hand.position.over && !dice)) return;
    const facts = pendingFacts(hand);
    const seats = hand.seats.map((s) => s.side);
    const lines = hand.position.over
      ? reportLines(hand.engine, facts, 'moderator')
      : commonLines(hand.engine, facts, seats);
    await this.put(hand, moderator, moderatorMail(this.templates, hand, lines));
  }

  /** What a seat may know of all that happened since he was last told; he is told it now. */
  private async since(hand: GameHand, side: string): Promise<{ happened: ReportLine[]; before: object | null }> {
    const seat = hand.seat(side);
    const stored = await this.log.factsAfter(hand.game.id, seat.toldSeq, hand.manager);
    const happened = reportLines(hand.engine, stored, side);
    const seen = seat.seenSeq === null ? null : await this.log.position(hand.game.id, seat.seenSeq, hand.manager);
    const before = seen ? (hand.engine.view(seen, side) as object) : null;
    Object.assign(seat, { toldSeq: hand.position.seq, seenSeq: hand.position.seq, report: happened.map((l) => l.at) });
    return { happened, before };
  }

  private async put(hand: GameHand, person: Person, spec: Parameters<Outbox['put']>[3]): Promise<void> {
    const seat = hand.seats.find((s) => s.personId === person.id);
    if (seat) seat.mails += 1;
    await this.outbox.put(hand.manager, hand.game.id, person.id, spec, hand.now);
  }
}

const numberOf = (open: OpenDecision): number => Number(open.id.slice(1));

/** A decision that waits for a seat and has not been put to him. */
function newDecision(hand: GameHand, side: string): OpenDecision | undefined {
  const { toldDecision } = hand.seat(side);
  return hand.openFor(side).find((o) => !o.sealed && numberOf(o) > toldDecision);
}

function pendingFacts(hand: GameHand): LoggedFact[] {
  return hand.pending.flatMap(({ row }) => row.facts.map((fact, n) => ({ ...fact, seq: row.position.seq, n })));
}
