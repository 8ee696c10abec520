import type { Delivered } from './mail-sink';
import type { Player, Reply } from './player';
import { subjectOf } from './reading';
import type { World } from './world';

/** A mail somebody sent, and whether it is to have a receipt. */
interface Sent {
  by: Player;
  messageId: string;
  receipts: 0 | 1;
}

/** What may differ from a plain reply that gets its one receipt. */
export interface Posting extends Reply {
  receipts?: 0 | 1;
}

/** Sends mails one at a time, lets the service come to rest, and keeps book of who must have how many receipts. */
export class Ledger {
  private readonly sent: Sent[] = [];

  constructor(
    private readonly world: World,
    private readonly watch: { look(): Promise<void> },
  ) {}

  /** Sends a reply and gives what came into the sender's mailbox because of it. */
  async post(by: Player, answered: Delivered, own: string, { receipts = 1, ...how }: Posting = {}) {
    const before = by.mailbox.length;
    const messageId = await by.reply(answered, own, how);
    await this.world.settle();
    await this.watch.look();
    if (how.messageId === undefined) this.sent.push({ by, messageId, receipts });
    return by.mailbox.slice(before);
  }

  /** Sends a reply that is answered, and gives the receipt. @throws Error when there is not exactly one */
  async receipt(by: Player, answered: Delivered, own: string, how: Posting = {}): Promise<Delivered> {
    const [receipt, ...more] = (await this.post(by, answered, own, how)).filter(isReceipt);
    if (!receipt || more.length > 0) throw new Error(`"${own}" has ${receipt ? more.length + 1 : 0} receipts, not one`);
    return receipt;
  }

  /** Mails whose number of receipts is not what it must be, and receipts that answer nothing that was sent. */
  faults(): string[] {
    const wrong = this.sent.flatMap(({ by, messageId, receipts }) => {
      const found = by.mailbox.filter((m) => isReceipt(m) && m.parsed.inReplyTo === messageId).length;
      return found === receipts ? [] : [`${by.name}'s mail ${messageId} has ${found} receipts, not ${receipts}`];
    });
    const people = [...new Set(this.sent.map((s) => s.by))];
    const ids = this.sent.map((s) => s.messageId);
    const strays = people.flatMap((p) =>
      p.mailbox.filter((m) => isReceipt(m) && !ids.includes(m.parsed.inReplyTo ?? '')),
    );
    return [...wrong, ...strays.map((m) => `"${subjectOf(m)}" answers no mail that was sent`)];
  }

  get count(): number {
    return this.sent.length;
  }
}

export const isReceipt = (mail: Delivered): boolean => /: receipt, /.test(subjectOf(mail));
