import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { GameRepository } from '../games/game.repository';
import type { Game } from '../games/game.entity';
import { JoinService } from '../games/join.service';
import { OrderDesk } from '../orders/order-desk';
import type { Letter } from '../orders/order-desk';
import { emptyReceipt } from '../orders/receipt';
import { marker } from '../reports/game-text';
import { MailTemplates } from '../reports/templates';
import type { GameHand } from '../submissions/game-hand';
import { SubmissionService } from '../submissions/submission.service';
import { Systems } from '../systems/systems';
import { InboundRepository } from './inbound.repository';
import type { InboundMail } from './mail.entities';
import { Outbox } from './outbox';
import { bodyHash, readMail } from './parsed-mail';
import type { ReadMail } from './parsed-mail';
import { receiptMail } from './receipt-mail';
import { Tokens } from './tokens';
import type { Address } from './tokens';

const MOST_ATTEMPTS = 3;

/** Deals with mails that came in: whose they are, what they say, and the one answer to each. */
@Injectable()
export class InboundService {
  private readonly log = new Logger('mail in');

  constructor(
    private readonly inbound: InboundRepository,
    private readonly tokens: Tokens,
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly desk: OrderDesk,
    private readonly joins: JoinService,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly systems: Systems,
    private readonly clock: Clock,
  ) {}

  /** Deals with one waiting mail. False: none waits. */
  async workOne(): Promise<boolean> {
    const mail = await this.inbound.claim(this.clock.now());
    if (!mail) return false;
    try {
      await this.deal(mail);
    } catch (error) {
      await this.fault(mail, error);
    }
    return true;
  }

  private async deal(mail: InboundMail): Promise<void> {
    const address = this.tokens.read(mail.recipient.split('@')[0] ?? '');
    const game = address ? await this.games.byNumber(address.game) : null;
    if (!address || !game) return this.inbound.finish(mail.id, 'done', 'no such address');
    const read = await readMail(mail.raw, mail.envelopeFrom);
    if (read.machine !== null) return this.inbound.finish(mail.id, 'done', `machine: ${read.machine}`);
    await this.submissions.withGame(game.id, (hand) => this.inHand(hand, game, mail, address, read));
  }

  /** Everything a mail does and answers is one transaction: it happens once, or is tried again as a whole. */
  private async inHand(hand: GameHand, game: Game, mail: InboundMail, address: Address, read: ReadMail): Promise<void> {
    if (!(await this.inbound.stillWaiting(hand.manager, mail.id))) return;
    const side = this.sideOf(game, address);
    if (side === null) return this.inbound.done(hand.manager, mail.id, 'no such seat', null);
    const player = hand.playerOf(side);
    if (read.from !== player.email) {
      await this.stranger(hand, side, read);
      return this.inbound.done(hand.manager, mail.id, 'another sender', null);
    }
    const same = bodyHash(read.own, mail.recipient);
    if (await this.inbound.sameBody(hand.manager, same)) return this.inbound.done(hand.manager, mail.id, 'sent before', null);
    const join = address.purpose === 'join' && hand.seat(side).state === 'invited';
    const dealt = join ? await this.joins.deal(hand, side, read.own) : await this.played(hand, side, address, read, mail.id);
    const replyTo = mail.recipient.split('@')[0] ?? '';
    const spec = receiptMail(this.templates, hand, side, dealt.receipt, { replyTo, messageId: read.messageId, notRead: read.notRead });
    await this.outbox.put(hand.manager, game.id, player.id, spec, hand.now);
    for (const letter of dealt.letters) await this.letter(hand, side, letter);
    await this.inbound.done(hand.manager, mail.id, dealt.receipt.verdict.split(/[.:]/)[0] ?? '', same);
  }

  private played(hand: GameHand, side: string, address: Address, read: ReadMail, mailId: string) {
    if (!hand.begun) return { receipt: emptyReceipt('NOT recorded: the game begins when both players have joined.'), letters: [] };
    return this.desk.deal(hand, side, address.decision, read.own, mailId);
  }

  private sideOf(game: Game, address: Address): string | null {
    const scenario = this.systems.engine(game.system).system.scenarios.find((s) => s.id === game.scenario);
    return scenario?.seats[address.seat] ?? null;
  }

  /** Nothing is done for a stranger and nothing is sent to him; the player whose address he used is told. */
  private async stranger(hand: GameHand, side: string, read: ReadMail): Promise<void> {
    const who = (read.from ?? 'an address that could not be read').replace(/[^\w.+@ -]/g, '_').slice(0, 80);
    const paragraphs = [
      `A mail to your address for game ${hand.game.code} came from ${who}, which is not your registered address. Nothing was done with it.`,
      'If it was yours, please send it again from your registered address. If it was not, somebody has seen one of your mails; tell the organiser.',
    ];
    const text = this.templates.text('note', { marker: marker(hand.game.code), paragraphs });
    const subject = `[Despatch ${hand.game.code}] ${hand.game.title}: a mail that was not from you`;
    await this.outbox.put(hand.manager, hand.game.id, hand.playerOf(side).id, note(subject, text), hand.now);
  }

  private async letter(hand: GameHand, side: string, letter: Letter): Promise<void> {
    const from = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
    const opponent = hand.seats.find((s) => s.side !== side);
    const to = letter.to === 'moderator' ? hand.moderator() : opponent ? hand.playerOf(opponent.side) : null;
    if (!to) return;
    const quoted = letter.text.split('\n').map((l) => `  ${l}`.slice(0, 500)).join('\n');
    const text = this.templates.text('letter', {
      marker: marker(hand.game.code),
      opening: letter.to === 'moderator' ? `${from} asks:` : `${from} writes:`,
      letter: quoted,
      closing: letter.to === 'moderator' ? `Asked at: ${hand.engine.where(hand.position)}.` : 'To answer, write SAY, your letter, and ENDSAY in any reply to a mail of the game.',
    });
    await this.outbox.put(hand.manager, hand.game.id, to.id, { ...note(`[Despatch ${hand.game.code}] ${hand.game.title}: a letter`, text), kind: 'letter' }, hand.now);
  }

  /** A fault of ours: tried again, then kept for the organiser. The log names the kind of fault, never the mail. */
  private async fault(mail: InboundMail, error: unknown): Promise<void> {
    const kind = error instanceof Error ? error.name : 'fault';
    this.log.error(`mail ${mail.id}, attempt ${mail.attempts}: ${kind}`, error instanceof Error ? error.stack : undefined);
    if (mail.attempts >= MOST_ATTEMPTS) return this.inbound.finish(mail.id, 'failed', kind);
    await this.inbound.release(mail.id, this.clock.now());
  }
}

function note(subject: string, text: string) {
  return { kind: 'note' as const, subject, text, map: null, replyTo: null, inReplyTo: null };
}
