import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { Stopping } from '../config/stopping';
import { DeliveryTroubles } from './delivery-troubles';
import { MailJournal } from './mail-journal';
import { MessageBuilder } from './message';
import { NotSent } from './not-sent.service';
import type { OutboxMail } from '../post/mail.entities';
import { SendingRepository, type Claimed, type ToSend } from '../post/sending.repository';
import { ServerPause } from './server-pause';
import { MailTransport, SendFault, type ReadyMail } from './transport';

const AT_ONCE = 20;
/** As many as the transport has connections. */
const LANES = 5;
/** With their pauses five days, as mail servers do. */
const MOST_ATTEMPTS = 38;
/** After so many a mail has been refused for about an hour. */
const LONG_REFUSED = 7;
/** What the server says of an address when it says no more than "5xx". */
const NO_STATUS = '5.0.0';

/** A mail that the server has taken, when, and for which address. */
interface HandedOver {
  mail: OutboxMail;
  at: Date;
  to: string;
}

/** Sends what waits in the outbox, again and again with growing pauses until it is taken or given up. */
@Injectable()
export class SenderService {
  private readonly log = new Logger('mail out');
  private readonly pause = new ServerPause();
  /** Mails at which a server that had taken others broke off: the second time that is an answer to the mail. */
  private readonly brokeOff = new Set<string>();

  /** Mails that the server has taken and that could not be written down as sent: the database was away. */
  private readonly handedOver = new Map<string, HandedOver>();

  constructor(
    private readonly outbox: SendingRepository,
    private readonly messages: MessageBuilder,
    private readonly transport: MailTransport,
    private readonly troubles: DeliveryTroubles,
    private readonly journal: MailJournal,
    private readonly stopping: Stopping,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly notSent: NotSent,
  ) {}

  /**
   * Sends up to twenty mails, some at the same time, none to the same person. How many were taken in hand; none while the
   * mail server does not answer.
   */
  async workSome(): Promise<number> {
    const now = this.clock.now();
    await this.writeDown();
    if (!this.pause.isOver(now)) return 0;
    const mails = await this.outbox.claim(now, this.pause.probing ? 1 : AT_ONCE, this.settings.mailsAnHour);
    const taken = mails.length;
    if (taken === 0) return this.workAlone(now);
    const lane = async (): Promise<void> => {
      for (let mail = mails.shift(); mail; mail = mails.shift()) await this.taken(mail);
    };
    // Each lane comes to its end, though one breaks off: what another has at the server then would be claimed again, and sent twice.
    const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
    const broken = ended.find((e) => e.status === 'rejected');
    if (broken) throw broken.reason;
    return taken;
  }

  /** A mail at which the service has ended before is sent when nothing else is in hand. */
  private async workAlone(now: Date): Promise<number> {
    const suspect = await this.outbox.claimSuspect(now, this.settings.mailsAnHour);
    if (!suspect) return 0;
    if (await this.notSent.mayTry(suspect)) await this.taken(suspect);
    return 1;
  }

  private async taken(mail: Claimed): Promise<void> {
    try {
      await this.inHand(mail);
    } catch (error) {
      this.notSent.leave(mail);
      throw error;
    }
  }

  /** Nobody else takes the mail while it is being sent, however long that lasts. */
  private async inHand(mail: Claimed): Promise<void> {
    if (this.stopping.begun || !this.pause.isOver(this.clock.now()))
      return this.outbox.putBack(mail, mail.trouble, mail.notBefore);
    const toSend = await this.outbox.toSend(mail);
    if (!toSend) return;
    const from = performance.now();
    const holding = setInterval(() => {
      this.outbox.hold(mail).catch(() => this.log.warn(`mail ${mail.id}: its lease could not be renewed`));
    }, this.settings.leaseSeconds * 300);
    const sent = await this.send(toSend).finally(() => clearInterval(holding));
    const game = toSend.game?.code ?? null;
    const committed = sent ? { state: 'sent', trouble: null, attempts: mail.attempts, game } : null;
    await this.journal.wentOut(mail.id, from, committed);
  }

  /** True: it was taken, and that is written down. */
  private async send(toSend: ToSend): Promise<boolean> {
    const { mail, suppressed } = toSend;
    let ready: ReadyMail | null = null;
    try {
      if (suppressed) {
        await this.outbox.suppressed(mail);
        return false;
      }
      ready = await this.messages.build(toSend);
      await this.notSent.made(mail);
      await this.transport.send(ready, mail.personId);
    } catch (error) {
      await this.failed(mail, this.faultOf(mail, error), ready?.envelope.to ?? '');
      return false;
    }
    this.pause.answered();
    this.brokeOff.delete(mail.id);
    // Written down at once, or before this process takes anything in hand again: none goes out twice for that.
    const over = { mail, at: this.clock.now(), to: ready.envelope.to };
    this.handedOver.set(mail.id, over);
    await this.outbox.sent(mail, over.at, over.to);
    this.handedOver.delete(mail.id);
    return true;
  }

  /** What was handed over while the database was away is sent, whoever has claimed it since. */
  private async writeDown(): Promise<void> {
    for (const [id, { mail, at, to }] of this.handedOver) {
      await this.outbox.sent(mail, at, to);
      this.handedOver.delete(id);
      this.log.warn(`mail ${id} was taken before the database went away: it is marked as sent`);
    }
  }

  private faultOf(mail: OutboxMail, error: unknown): SendFault {
    if (error instanceof SendFault) return error;
    this.log.error({ message: 'a fault of ours', mail: mail.id, attempts: mail.attempts }, error);
    return new SendFault(error instanceof Error ? error.name : 'fault', 'mail for now');
  }

  private async failed(mail: OutboxMail, fault: SendFault, to: string): Promise<void> {
    if (fault.about === 'server' && this.isAboutServer(mail)) return this.serverAway(mail, fault);
    // Without an address it did not come as far as the server.
    if (fault.about !== 'server' && to !== '') this.pause.answered();
    const final = fault.about === 'address' || fault.about === 'mail for good' || mail.attempts >= MOST_ATTEMPTS;
    const next = final ? null : nextAttempt(mail, this.clock.now());
    await this.outbox.failed(mail, fault.message, next, to);
    if (to === '' || fault.about === 'mail for good') return;
    if (!next) await this.troubles.refused(mail, to, fault.status ?? NO_STATUS);
    else if (mail.attempts >= LONG_REFUSED) await this.troubles.refusedForNow(mail, to, next);
  }

  private isAboutServer({ id }: OutboxMail): boolean {
    if (this.pause.probing) return true;
    const again = this.brokeOff.has(id);
    this.brokeOff.add(id);
    return !again;
  }

  /** The mail has had no attempt; another one finds out whether the server is back. */
  private async serverAway(mail: OutboxMail, fault: SendFault): Promise<void> {
    const now = this.clock.now();
    if (this.pause.isOver(now)) {
      const next = this.pause.failed(now, jitterOf(mail));
      this.log.warn(`the mail server is away (${fault.message}); next try at ${next.toISOString()}`);
    }
    await this.outbox.putBack(mail, fault.message, this.pause.nextFor(now));
  }
}

/** One minute, two, four ... up to four hours, a little different for each mail so that they do not come all at once. */
function nextAttempt(mail: Claimed, now: Date): Date {
  const minutes = Math.min(240, 2 ** (mail.attempts - 1));
  return new Date(now.getTime() + minutes * 60_000 * (0.8 + 0.4 * jitterOf(mail)));
}

/** From 0 to 1, by the mail's id. */
const jitterOf = ({ id }: Claimed): number => parseInt(id.slice(0, 4), 16) / 0xffff;
