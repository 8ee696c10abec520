import { Injectable } from '@nestjs/common';
import { start } from '../table/keep-clocks';
import { Keys } from '../config/keys';
import { fallenAway, fallenLines, type FallenAway } from '../kernel/decide/fallen-away';
import type { OpenDecision } from '../kernel/record/position';
import { isBot } from '../people/bot';
import type { Foreword } from '../table/foreword';
import type { Seat } from '../table/seat.entity';
import type { Person } from '../people/person.entity';
import { noteMail } from './note-mail';
import { Outbox } from '../post/outbox';
import { moderatorsAddress, replyAddress } from '../post/reply-address';
import { SeatPasses } from '../post/seat-passes';
import { Tokens } from '../post/tokens';
import type { GameHand } from '../table/game-hand';
import { Announcer, type LogInHand } from '../submissions/announcer';
import { LogRepository } from '../submissions/log.repository';
import type { LoggedFact } from '../submissions/logged-fact';
import { moderatorNews, newsOf, type News } from './digest';
import { deliveryNotes } from './delivery-notes';
import { exchangeLines } from './exchanges';
import { finalMail } from './final-mail';
import { revealLines } from './reveal-lines';
import { QuestionRepository } from '../rulings/question.repository';
import { moderatorMail } from './moderator-mail';
import { rollLines } from './rolls-proof';
import { MailTemplates } from '../wording/templates';

/** A game that has ended: its facts and rows, who answered how often, its game-turns, and what a moderator was shown. */
interface WholeGame {
  facts: LoggedFact[];
  steps: Awaited<ReturnType<LogRepository['steps']>>;
  answers: Awaited<ReturnType<LogRepository['answers']>>;
  turns: number;
  reveals: Awaited<ReturnType<QuestionRepository['reveals']>>;
}

/** Writes the mails that a change of a game calls for: a turn mail for each new decision, the last mail at the end. */
@Injectable()
export class MailAnnouncer extends Announcer {
  constructor(
    private readonly log: LogRepository,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
    private readonly templates: MailTemplates,
    private readonly keys: Keys,
    private readonly questions: QuestionRepository,
  ) {
    super();
  }

  async announce(hand: GameHand, log: LogInHand): Promise<void> {
    if (hand.pending.length > 0 && log.asking) await this.takeBack(hand);
    const ended = endsNow(hand);
    const players = hand.seats.filter((s) => !isBot(s));
    const whole = ended && players.length > 0 ? await this.wholeGame(hand, log) : null;
    for (const { side } of players) {
      const open = newDecision(hand, side);
      if (whole) await this.last(hand, log, side, whole);
      else if (open) await this.turn(hand, log, open);
    }
    await this.tellModerator(hand, log, ended);
  }

  async delivery(hand: GameHand, seat: Seat): Promise<void> {
    for (const { to, ...note } of deliveryNotes(hand, seat)) {
      await this.put(hand, to, noteMail(this.templates, this.tokens, hand, to, { kind: 'note', ...note }));
    }
  }

  committed(hand: GameHand): void {
    this.outbox.poke({ bot: hand.seats.some((seat) => isBot(seat) && seat.clockFrom !== null) });
  }

  /**
   * A mail that waits, as during an outage, and asks what has been answered elsewhere is not sent. What it told counts as
   * not told: the next mail tells it.
   */
  private async takeBack(hand: GameHand): Promise<void> {
    const open = hand.position.open.filter((o) => !o.sealed).map(numberOf);
    for (const { personId, before } of await this.outbox.takeBack(hand.manager, hand.game.id, open)) {
      const seat = hand.seats.find((s) => s.personId === personId);
      if (seat) Object.assign(seat, before);
    }
  }

  private async turn(hand: GameHand, log: LogInHand, open: OpenDecision): Promise<void> {
    const seat = hand.seat(open.seat);
    const player = hand.playerOf(open.seat);
    if (!seat.undeliveredSince && hand.game.state !== 'held') start(hand, seat);
    const { toldSeq, seenSeq, report } = seat;
    const foreword = await this.forewordOf(hand, seat);
    await this.since(hand, log, open.seat);
    const decision = numberOf(open);
    seat.toldDecision = decision;
    const { seq } = hand.position;
    await this.put(hand, player, {
      ...{ kind: 'turn', subject: '', text: '', map: null, inReplyTo: null, decision },
      replyTo: replyAddress(this.tokens, hand, open.seat, decision),
      turn: {
        side: open.seat,
        decision: open.id,
        seq,
        after: toldSeq,
        seen: seenSeq,
        ...(foreword ? { foreword } : {}),
      },
      before: { toldSeq, seenSeq, report },
    });
  }

  /** What his first mail tells of the game; where its question was answered on the page before it could be sent, the next mail tells it. */
  private async forewordOf(hand: GameHand, { side, personId, seenSeq, toldDecision }: Seat): Promise<Foreword | null> {
    const ofNow = hand.forewords.get(side);
    if (ofNow || seenSeq !== null || toldDecision === 0) return ofNow ?? null;
    return this.outbox.forewordTakenBack(hand.manager, hand.game.id, personId);
  }

  /** What the last mails of all seats tell of, read once: the log of a long game is long. */
  private async wholeGame({ game: { id }, engine, manager }: GameHand, log: LogInHand): Promise<WholeGame> {
    await log.stored();
    return {
      facts: await log.factsAfter(-1),
      steps: await this.log.steps(id, manager),
      answers: await this.log.answers(id, manager),
      turns: await this.log.countOf(id, engine.system.turnBegins, manager),
      reveals: await this.questions.reveals(id, manager),
    };
  }

  private async last(hand: GameHand, log: LogInHand, side: string, whole: WholeGame): Promise<void> {
    const fell = fallenLines(await this.fell(hand, log, side));
    const news = await this.since(hand, log, side);
    const replyTo = replyAddress(this.tokens, hand, side, 0);
    const secret = this.keys.unlock(hand.game.secret);
    const web = this.passes.link(hand, side);
    const rolls = rollLines(whole.facts, whole.steps, side);
    const exchanges = exchangeLines(hand, whole.answers, whole.turns);
    const reveals = revealLines(hand, whole.reveals, hand.playerOf(side).zone);
    await this.put(
      hand,
      hand.playerOf(side),
      finalMail(this.templates, { hand, side, fell, news, exchanges, reveals, secret, rolls, web, replyTo }),
    );
  }

  /** What a seat had ordered ahead and fell away since its last mail. */
  private async fell(hand: GameHand, log: LogInHand, side: string): Promise<FallenAway[]> {
    const { toldSeq, seenSeq } = hand.seat(side);
    const before = seenSeq === null ? null : await this.log.position(hand.game.id, seenSeq, hand.manager);
    return fallenAway(hand.engine, before, hand.position, side, await log.factsAfter(toldSeq));
  }

  /** The moderator is told when a game-turn begins, when a roll of his is missing, and when the game ends. */
  private async tellModerator(hand: GameHand, log: LogInHand, ended: boolean): Promise<void> {
    const moderator = hand.moderator();
    const { turnBegins } = hand.engine.system;
    const turn = hand.pending.flatMap(({ row }) => row.facts).some((f) => f.type === turnBegins);
    const dice = hand.pending.length > 0 && hand.position.entering !== undefined;
    if (!moderator || (!turn && !ended && !dice)) return;
    const facts = turn || ended ? await this.sinceTurnBegan(hand, log, ended) : [];
    const seats = hand.seats.map((s) => s.side);
    const news = moderatorNews(hand.engine, facts, seats, ended);
    await this.put(hand, moderator, moderatorMail(this.templates, hand, news, moderatorsAddress(this.tokens, hand)));
  }

  /** Each report to the moderator ends with the turn that begins; the next takes up there, so that he misses nothing. */
  private async sinceTurnBegan(hand: GameHand, log: LogInHand, ended: boolean): Promise<LoggedFact[]> {
    const { id } = hand.game;
    const { turnBegins } = hand.engine.system;
    const fresh = hand.pending[0]?.row.position.seq ?? hand.position.seq;
    const [seq, n] = (await this.log.lastOf(id, turnBegins, fresh, hand.manager)) ?? [-1, -1];
    const since = (await log.factsAfter(seq - 1)).filter((f) => f.seq > seq || f.n > n);
    return ended ? since : since.slice(0, since.findLastIndex((f) => f.type === turnBegins) + 1);
  }

  /** What a seat may know of all that happened since he was last told; he is told it now. */
  private async since(hand: GameHand, log: LogInHand, side: string): Promise<News> {
    const seat = hand.seat(side);
    const news = newsOf(hand.engine, await log.factsAfter(seat.toldSeq), side);
    Object.assign(seat, {
      toldSeq: hand.position.seq,
      seenSeq: hand.position.seq,
      report: news.log.map((l) => l.facts),
    });
    return news;
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

/** Whether the game has come to its end just now: later mails change nothing and tell nothing again. */
function endsNow(hand: GameHand): boolean {
  return hand.position.over !== null && hand.game.state !== 'over';
}
