import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hinders } from '../orders/joins';
import { PersonAddresses } from '../people/person-address.repository';
import { domainOf } from '../post/mail-auth';
import type { InboundMail } from '../post/mail.entities';
import { Outbox } from '../post/outbox';
import { Tokens, type Matter } from '../post/tokens';
import { FORGED, InboundRepository, STRANGER } from './inbound.repository';
import type { DealtWith } from './journal.repository';
import { notRead, type Reading } from './reading/reading';
import { ReturnPaths } from './return-paths';

/** What somebody wrote in a matter. */
export interface Written {
  text: string;
  /** The attached file that says it; null: his own words do. */
  file: string | null;
  /** What of his mail was not read, and why. */
  notRead: readonly string[];
}

/** That an answer stood in a file, for who is answered in sentences; none where it did not. */
export const inFileLine = ({ file }: Pick<Written, 'file'>): string[] =>
  file === null ? [] : [`It was read in the file ${file.slice(0, 60)}.`];

/** Who deals with the mails in matters of one kind. */
export interface MatterDesk {
  /** Whose word counts in a matter; null: there is no such matter any more. */
  owner(manager: EntityManager, id: string): Promise<string | null>;
  /** Does what he wrote and answers it, in one transaction; gives what came of it, in a word or two. */
  deal(manager: EntityManager, id: string, written: Written): Promise<string>;
  /** Whether a text says what this desk waits for: of a mail that does not, a text file may, unless the mail says something against it. */
  understands(text: string): boolean;
}

const HOUR_MS = 3_600_000;
/** What somebody writes in one matter within an hour; a machine that answers every answer comes to its end. */
const MOST_AN_HOUR = 20;
const TOO_MANY = 'too many in this hour';

/** Mails that answer in a matter of no game. Whoever deals with a kind of matter says so here. */
@Injectable()
export class MatterMail {
  private readonly desks = new Map<Matter, MatterDesk>();

  constructor(
    private readonly inbound: InboundRepository,
    private readonly addresses: PersonAddresses,
    private readonly returnPaths: ReturnPaths,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
  ) {}

  serve(matter: Matter, desk: MatterDesk): void {
    this.desks.set(matter, desk);
  }

  /** What was written of a mail; null: it is for no such matter, or another process has dealt with it. */
  async deal(arrived: InboundMail, read: Reading): Promise<DealtWith | null> {
    const mail = await this.returnPaths.asReply(arrived, read.from);
    const about = this.tokens.readMatter(mail.recipient.split('@')[0] ?? '');
    const desk = about && this.desks.get(about.matter);
    if (!about || !desk) return null;
    const dealt = await this.inbound.atOnce(async (manager) => {
      if (!(await this.inbound.stillWaiting(manager, mail.id))) return null;
      const wrong = await this.notHis(manager, desk, about.id, mail, read);
      const outcome = wrong ?? (await desk.deal(manager, about.id, writtenTo(desk, read)));
      await this.inbound.done(manager, mail.id, { outcome, bodyHash: null, kind: read.class });
      return { state: 'done' as const, class: read.class, outcome, attempts: mail.attempts, game: null };
    });
    if (dealt) this.outbox.poke();
    return dealt;
  }

  /** Why nothing is done with a mail; who sent it is told nothing. Null: it is his whose matter it is. */
  private async notHis(
    manager: EntityManager,
    desk: MatterDesk,
    id: string,
    { recipient, auth, receivedAt }: InboundMail,
    { from }: Reading,
  ): Promise<string | null> {
    const owner = await desk.owner(manager, id);
    const sure = from !== null && (auth?.domain ?? domainOf(from)) === domainOf(from);
    if (owner === null || !sure || (await this.addresses.his(manager, owner, from)) === null) return STRANGER;
    if (auth?.dmarc === 'fail') return FORGED;
    const hourAgo = new Date(receivedAt.getTime() - HOUR_MS);
    return (await this.inbound.countAt(manager, recipient, hourAgo)) > MOST_AN_HOUR ? TOO_MANY : null;
  }
}

/** "Not now, see the file" is no answer, whatever the file says. */
function writtenTo(desk: MatterDesk, read: Reading): Written {
  const isOwn = desk.understands(read.text) || hinders(read.text);
  const file = isOwn ? undefined : read.files.find(({ text }) => desk.understands(text));
  return { text: file?.text ?? read.text, file: file?.name ?? null, notRead: notRead(read, file?.name) };
}
