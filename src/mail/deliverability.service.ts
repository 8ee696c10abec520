import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { AddressRepository } from '../post/address.repository';
import { countedSince, suppressionBy } from '../post/bounce-score';
import type { MailAddress } from '../post/delivery.entities';
import { DeliveryTroubles } from './delivery-troubles';
import type { OutboxMail } from '../post/mail.entities';
import { Outbox } from '../post/outbox';
import { permanence } from './reading/permanence';

/** What is told of a mail that came back. */
export interface Returned {
  permanent: boolean;
  /** `5.1.1`; empty when none was told. */
  status: string;
}

/** A sign that somebody is there: a mail from his address, or what he does on his page, opened by the link of a mail. */
type LifeSign = 'mail' | 'visit';

/** A sign of life, and what is known of the address it comes from; null: nothing. */
interface Alive {
  sign: LifeSign;
  row: MailAddress | null;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A mail that came back for now is sent again after so many days ... */
const AGAIN_DAYS = 1;
/** ... until it is so old. */
const GIVEN_UP_DAYS = 5;
/** Days that mail servers go on trying, and some: what comes back later is no answer to a mail of ours. */
const COMES_BACK_DAYS = 10;

/**
 * What is known of the addresses of people: mails that came back, complaints, signs of life. Only the row of the address is
 * changed here; games and outbox follow it (`DeliverySettling`).
 */
@Injectable()
export class Deliverability extends DeliveryTroubles {
  private changed = true;

  constructor(
    private readonly addresses: AddressRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  override refused(mail: OutboxMail, to: string, status: string): Promise<void> {
    return this.cameBack(mail, to, { permanent: permanence(status, '', ''), status }).then(() => undefined);
  }

  /** His clock stands until the next attempt has had its answer: he has not been asked. */
  override async refusedForNow(mail: OutboxMail, to: string, next: Date): Promise<void> {
    if (mail.spec.decision === undefined) return;
    await this.addresses.change(to, (row) => {
      row.refusedUntil = new Date(next.getTime() + HOUR_MS);
      return Promise.resolve();
    });
    this.tell();
  }

  /** A mail to `email` came back. False: it was sent long ago, or before the address was cleared, and says nothing. */
  async cameBack(mail: OutboxMail, email: string, { permanent, status }: Returned): Promise<boolean> {
    const { id, sentAt } = mail;
    const now = this.clock.now();
    if (sentAt && now.getTime() - sentAt.getTime() > COMES_BACK_DAYS * DAY_MS) return false;
    const counts = await this.addresses.change(email, async (row, manager) => {
      if (row.clearedAt && sentAt && sentAt < row.clearedAt) return false;
      row.lastBounceAt = now;
      await this.addresses.cameBack(manager, { outboxId: id, email, permanent, status, at: now });
      const bounces = await this.addresses.bounces(manager, email, countedSince(now));
      suppress(row, suppressionBy(bounces, row.provenAt !== null, now), now);
      // One of a known address may be its server's error; but what it asked has not reached him.
      const asks = mail.spec.decision !== undefined;
      if ((!permanent || asks) && !row.suppressedAt) await this.again(manager, mail, row);
      if (row.suppressedAt) await this.addresses.keepBounced(manager, email);
      return true;
    });
    this.tell();
    return counts;
  }

  /**
   * What came back for now, or asks and came back for good once, is sent again the next day, and the clock of whoever it asks
   * stands meanwhile and for a day more, in which it may come back again. After five days in which mails reached others and none
   * reached him, nothing more is sent there.
   */
  private async again(manager: EntityManager, mail: OutboxMail, row: MailAddress): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - mail.createdAt.getTime() > GIVEN_UP_DAYS * DAY_MS) {
      const alone = await this.addresses.aloneRefuses(manager, row.email, mail.createdAt);
      return suppress(row, alone ? 'mails keep coming back' : null, now);
    }
    const next = new Date(now.getTime() + AGAIN_DAYS * DAY_MS);
    if (!(await this.addresses.sendAgain(manager, mail.id, next)) || mail.spec.decision === undefined) return;
    row.refusedUntil = new Date(next.getTime() + AGAIN_DAYS * DAY_MS);
  }

  /** Its owner calls our mail unwanted: it stops at once. */
  async complained(email: string): Promise<void> {
    const now = this.clock.now();
    await this.addresses.change(email, (row) => Promise.resolve(suppress(row, 'complaint', now)));
    this.tell();
  }

  /** A machine answered for him: noted for the organiser. */
  async autoReplied(email: string): Promise<void> {
    const now = this.clock.now();
    await this.addresses.change(email, (row) => {
      row.autoReplyAt = now;
      return Promise.resolve();
    });
  }

  /**
   * A sign of life clears what spoke against his address; a complaint only when it is a mail. True: mail to him was
   * suppressed until now. The mails that were kept are sent after the commit.
   */
  async alive(manager: EntityManager, email: string, { sign, row }: Alive): Promise<boolean> {
    const now = this.clock.now();
    if (row?.reason === 'complaint' && sign === 'visit') return false;
    if (!row?.provenAt || row.provenAt.getTime() < now.getTime() - DAY_MS)
      await this.addresses.proven(manager, email, now);
    if (row && isSpokenAgainst(row)) await this.addresses.clear(manager, email, now);
    const back = row?.suppressedAt != null || row?.refusedUntil != null;
    this.changed ||= back;
    return back;
  }

  /** The player of a seat does something on his page, to which the link of a mail led him. */
  async visited(email: string): Promise<void> {
    const known = await this.addresses.find(email);
    if (known?.provenAt && !isSpokenAgainst(known)) return;
    await this.addresses.atOnce(async (manager) =>
      this.alive(manager, email, { sign: 'visit', row: await this.addresses.find(email, manager) }),
    );
    this.tell();
  }

  /** The organiser lets mail go to an address again. False: nothing was against it. */
  async lift(email: string): Promise<boolean> {
    const known = await this.addresses.find(email);
    if (!known?.suppressedAt) return false;
    await this.addresses.atOnce((manager) => this.addresses.clear(manager, email, this.clock.now()));
    this.tell();
    return true;
  }

  /** The address of a person is another now, or something else says that mail reaches him: what was kept is sent. */
  revived(): void {
    this.tell();
  }

  /** Whether an address has changed here since this was last asked. */
  takeNews(): boolean {
    const news = this.changed;
    this.changed = false;
    return news;
  }

  private tell(): void {
    this.changed = true;
    this.outbox.poke();
  }
}

const isSpokenAgainst = (row: MailAddress): boolean =>
  row.suppressedAt !== null || row.refusedUntil !== null || row.lastBounceAt !== null || row.autoReplyAt !== null;

/** The first reason stays, but for a complaint, which weighs more. */
function suppress(row: MailAddress, reason: MailAddress['reason'], now: Date): void {
  if (reason === null || (row.suppressedAt && reason !== 'complaint')) return;
  row.suppressedAt ??= now;
  row.reason = reason;
}
