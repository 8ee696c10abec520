import { Inject, Injectable, Logger } from '@nestjs/common';
import { MOST_DAYS_STOOD } from '../table/standing';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import type { Game } from '../table/game.entity';
import { surroundings } from '../logging/surroundings';
import { JoinService } from '../games/join.service';
import type { Dealt } from '../orders/dealt';
import { OrderDesk } from '../orders/order-desk';
import { emptyReceipt } from '../orders/receipt';
import type { Person } from '../people/person.entity';
import type { GameHand } from '../table/game-hand';
import { SubmissionService } from '../submissions/submission.service';
import { Systems } from '../systems/systems';
import { AnswerPace } from './answer-pace';
import { Deliverability } from './deliverability.service';
import { domainOf } from '../post/mail-auth';
import { FORGED, InboundRepository, STRANGER, TOO_LARGE, UNREADABLE } from './inbound.repository';
import type { Known } from './inbound.repository';
import type { InboundMail } from '../post/mail.entities';
import type { DealtWith } from './journal.repository';
import { LetterPace } from '../post/letter-pace';
import { Letters } from './letters';
import { MailJournal } from './mail-journal';
import { MachineMailService } from './machine-mail.service';
import { OrganiserMail } from './organiser-mail.service';
import { MailReader, UnreadableMail } from './mail-reader';
import { bodyHash } from './parsed-mail';
import { fromPerson, notRead } from './reading/reading';
import type { Reading } from './reading/reading';
import type { ReceiptTo } from './receipt-mail';
import { replyAddress } from '../post/reply-address';
import { ReturnPaths } from './return-paths';
import { Tokens } from '../post/tokens';
import type { Address } from '../post/tokens';

const MOST_ATTEMPTS = 5;
const PAUSE_MS = 15_000;
const HOUR_MS = 3_600_000;
/** An owner is told so often an hour that others write to his address: who floods it shall not flood him. */
const MOST_NOTES = 3;
/** The outcome of a moderator's answer that is one too many. */
const KEPT_BACK = 'too many letters';

/** A mail to the address of somebody of a game. */
interface ToSomebody {
  side: string;
  /** Whose address it is. */
  writer: Person;
  address: Address;
  mail: InboundMail;
  read: Reading;
  known: Known;
}

/** Deals with mails that came in: whose they are, what they say, and the one answer to each. */
@Injectable()
export class InboundService {
  private readonly log = new Logger('mail in');

  constructor(
    private readonly inbound: InboundRepository,
    private readonly tokens: Tokens,
    private readonly submissions: SubmissionService,
    private readonly desk: OrderDesk,
    private readonly joins: JoinService,
    private readonly letters: Letters,
    private readonly pace: AnswerPace,
    private readonly letterPace: LetterPace,
    private readonly systems: Systems,
    private readonly clock: Clock,
    private readonly reader: MailReader,
    private readonly machines: MachineMailService,
    private readonly returnPaths: ReturnPaths,
    private readonly deliverability: Deliverability,
    private readonly journal: MailJournal,
    private readonly organiser: OrganiserMail,
    private readonly house: HouseAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Deals with one waiting mail; `taken` is called when there is one. False: none waits. */
  async workOne(taken: () => void = () => undefined): Promise<boolean> {
    const mail = await this.inbound.claim(this.clock.now());
    if (!mail) return false;
    taken();
    const from = performance.now();
    let committed: DealtWith | null = null;
    try {
      committed = await this.deal(mail);
    } catch (error) {
      if (error instanceof UnreadableMail) await this.unreadable(mail, error);
      else await this.fault(mail, error);
    }
    await this.journal.cameIn(mail.id, from, committed);
    return true;
  }

  /** What was written of it; null: that is to be read in its row. */
  private async deal(arrived: InboundMail): Promise<DealtWith | null> {
    if (arrived.outcome === TOO_LARGE) throw new UnreadableMail(TOO_LARGE);
    const { mailDomain, mailBox } = this.settings;
    // Where only one mailbox is ours, Message-IDs of the domain may be anybody's.
    const domain = mailBox === null ? mailDomain : null;
    const read = await this.reader.read(arrived.raw, { from: arrived.envelopeFrom, domain });
    if (this.house.isOrganisers(arrived.recipient)) return this.organiser.deal(arrived, read);
    const done = fromPerson(read) ? await this.ofPerson(arrived, read) : null;
    if (done) return done;
    await this.inbound.classed(arrived.id, read.class);
    if (fromPerson(read)) await this.inbound.finish(arrived.id, 'done', 'no such address');
    else await this.machines.deal(arrived, read);
    return null;
  }

  /** Null: it came to no address of ours, or another process has dealt with it. */
  private async ofPerson(arrived: InboundMail, read: Reading): Promise<DealtWith | null> {
    const mail = await this.returnPaths.asReply(arrived, read.from);
    const address = this.tokens.read(mail.recipient.split('@')[0] ?? '');
    if (!address) return null;
    try {
      return await this.submissions.withNumber(address.game, (hand) => this.inHand(hand, mail, address, read));
    } catch (error) {
      await this.inbound.classed(mail.id, read.class);
      throw error;
    }
  }

  /** Everything a mail does and answers is one transaction: it happens once, or is tried again as a whole. */
  private async inHand(hand: GameHand, mail: InboundMail, address: Address, read: Reading): Promise<DealtWith | null> {
    const side = this.sideOf(hand.game, address);
    const writer = side === null ? null : address.purpose === 'answer' ? hand.moderator() : hand.playerOf(side);
    const same = bodyHash(read.text, mail.recipient);
    const of = { from: read.from, writer: writer?.id ?? null, bodyHash: same };
    const known = await this.inbound.inHand(hand.manager, mail, of);
    if (!known) return null;
    const { outcome, counts = false } =
      side === null || !writer
        ? { outcome: 'no such seat' }
        : await this.readByUs(hand, { side, writer, address, mail, read, known });
    const kind = read.class;
    await this.inbound.done(hand.manager, mail.id, { outcome, bodyHash: counts ? same : null, kind });
    return { state: 'done', class: kind, outcome, attempts: mail.attempts, game: hand.game.code };
  }

  /** What is done for a mail to somebody's address; what `counts` is not done again when it is sent again by mistake. */
  private async readByUs(hand: GameHand, of: ToSomebody): Promise<{ outcome: string; counts?: boolean }> {
    const { side, writer, address, mail, read, known } = of;
    const wrong = await this.notHis(hand, of);
    if (wrong !== null) return { outcome: wrong };
    await this.isAlive(hand, writer, read.from);
    if (known.twice) return { outcome: 'sent before' };
    if (address.purpose === 'answer') {
      const why = await this.letterPace.keepsBack(hand, writer.id, 0);
      if (why === null) await this.letters.answer(hand, side, read.text);
      else if (await this.mayTell(hand, mail, KEPT_BACK)) await this.letters.notHandedOn(hand, writer, why);
      return { outcome: why === null ? 'answered a question' : KEPT_BACK, counts: why === null };
    }
    const join = address.purpose === 'join' && hand.seat(side).state === 'invited';
    const dealt = join
      ? await this.joins.deal(hand, side, read.text)
      : await this.played(hand, side, address, read, mail);
    await this.answer(hand, side, dealt, {
      replyTo: hand.begun ? replyAddress(this.tokens, hand, side) : (mail.recipient.split('@')[0] ?? ''),
      messageId: read.messageId,
      notRead: notRead(read),
      ...elsewhere(hand, writer, read.from, dealt),
    });
    if (dealt.letters.some((l) => l.to === 'address')) this.deliverability.revived();
    return { outcome: dealt.receipt.outcome, counts: true };
  }

  /** A mail proves the address it is from; mail reaches him again when that is his main one. */
  private async isAlive(hand: GameHand, writer: Person, from: string | null): Promise<void> {
    if (from === null || !(await this.deliverability.alive(hand.manager, from, 'mail'))) return;
    if (from === writer.email) hand.reachesAgain(writer.id);
  }

  private async answer(hand: GameHand, side: string, dealt: Dealt, to: ReceiptTo): Promise<void> {
    const becomes = await this.pace.of(hand, side, dealt.receipt);
    if (becomes === 'answer') return this.letters.answerPlayer(hand, side, dealt, to);
    if (becomes === 'note') await this.letters.pause(hand, side);
    for (const letter of dealt.letters) await this.letters.handOn(hand, side, letter);
  }

  /** Why a mail counts as not the writer's; he is told so at his main address, and who sent it is told nothing. Null: it is his. */
  private async notHis(hand: GameHand, { writer, mail, read: { from }, known }: ToSomebody): Promise<string | null> {
    const sure = from !== null && (mail.auth?.domain ?? domainOf(from)) === domainOf(from);
    if (!sure || !known.fromHim) {
      if (await this.mayTell(hand, mail, STRANGER)) await this.letters.stranger(hand, writer, from);
      return STRANGER;
    }
    if (mail.auth?.dmarc !== 'fail') return null;
    if (await this.mayTell(hand, mail, FORGED)) await this.letters.forged(hand, writer);
    return FORGED;
  }

  private played(hand: GameHand, side: string, address: Address, read: Reading, mail: InboundMail) {
    if (!hand.begun)
      return { receipt: emptyReceipt('NOT recorded: the game begins when both players have joined.'), letters: [] };
    const { decision } = address;
    // A mail to the address in List-Unsubscribe says it all by coming there.
    const text = address.purpose === 'mute' ? 'MUTE' : read.text;
    const proven = mail.auth?.dmarc === 'pass';
    return this.desk.deal(hand, side, { decision, text, mailId: mail.id, proven });
  }

  /** Does `work` for the seat that a mail came to; false: it came to none. */
  private async owner(mail: InboundMail, work: (hand: GameHand, side: string) => Promise<void>): Promise<boolean> {
    const address = this.tokens.read(mail.recipient.split('@')[0] ?? '');
    if (!address) return false;
    const told = await this.submissions.withNumber(address.game, async (hand) => {
      const side = this.sideOf(hand.game, address);
      if (side !== null) await work(hand, side);
      return side !== null;
    });
    return told === true;
  }

  private sideOf(game: Game, address: Address): string | null {
    const scenario = this.systems.engine(game.system).system.scenarios.find((s) => s.id === game.scenario);
    return scenario?.seats[address.seat] ?? null;
  }

  /** A mail that no reader gets through: it is kept, and the person whose address it came to is told, whoever sent it. */
  private async unreadable(mail: InboundMail, error: UnreadableMail): Promise<void> {
    this.journal.unreadable(mail.id, error.kind);
    if (this.house.isOrganisers(mail.recipient)) return this.organiser.dealUnread(mail, UNREADABLE);
    await this.giveUp(mail, UNREADABLE, async (hand, side) => {
      if (await this.mayTell(hand, mail, UNREADABLE)) await this.letters.unreadable(hand, side);
    });
  }

  /** Ends a mail that comes to nothing, and tells the seat it came to in the same transaction. */
  private async giveUp(
    mail: InboundMail,
    outcome: string,
    tell: (hand: GameHand, side: string) => Promise<void>,
  ): Promise<void> {
    const told = await this.owner(mail, async (hand, side) => {
      if (!(await this.inbound.stillWaiting(hand.manager, mail.id))) return;
      await tell(hand, side);
      await this.inbound.finish(mail.id, 'failed', outcome, hand.manager);
    });
    if (!told) await this.inbound.finish(mail.id, 'failed', outcome);
  }

  /** Whether an owner may still be told of such a mail this hour. */
  private async mayTell(hand: GameHand, { recipient }: InboundMail, outcome: string): Promise<boolean> {
    const hourAgo = new Date(hand.now.getTime() - HOUR_MS);
    return (await this.inbound.countOf(hand.manager, recipient, outcome, hourAgo)) < MOST_NOTES;
  }

  /** A fault of ours: tried again, then kept for the organiser. The log names the kind of fault, never the mail. */
  private async fault(mail: InboundMail, error: unknown): Promise<void> {
    const kind = error instanceof Error ? error.name : 'fault';
    const around = surroundings(error);
    this.log.error({ message: around ?? 'a fault of ours', mail: mail.id, attempts: mail.attempts }, error);
    // However long a disk is full, no mail is given up for that.
    if (around !== null) return this.inbound.putBack(mail, new Date(this.clock.now().getTime() + PAUSE_MS));
    if (mail.attempts < MOST_ATTEMPTS) {
      const again = this.clock.now().getTime() + PAUSE_MS * mail.attempts;
      return this.inbound.release(mail, new Date(again));
    }
    const giveUp = this.giveUp(mail, kind, (hand, side) => this.letters.ourFault(hand, side));
    // Where the game itself is broken nobody can be told; the mail must not stand in the way of the next ones.
    await giveUp.catch(() => this.inbound.finish(mail.id, 'failed', kind));
  }
}

/** Who writes from another of his addresses while no mail reaches the main one is answered there, and told how to change it. */
function elsewhere(hand: GameHand, writer: Person, from: string | null, { receipt }: Dealt): { address?: string } {
  if (hand.reaches(writer.id) || from === null) return {};
  const line = `Our other mails to you go to another address and come back, and your clock stands still for ${MOST_DAYS_STOOD} days of a game at most. Write ADDRESS ${from}, and they all come here.`;
  receipt.sections.unshift({ title: 'YOUR MAILS COME BACK', lines: [line] });
  return { address: from };
}
