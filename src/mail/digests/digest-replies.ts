import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../config/clock';
import { SETTINGS } from '../../config/config.module';
import type { Settings } from '../../config/settings';
import { denialIn } from '../../orders/denials';
import { takeWords } from '../../orders/take-words';
import { binds } from '../../orders/words';
import { DeliveryRepository } from '../../post/delivery.repository';
import type { InboundMail, OutboxMail } from '../../post/mail.entities';
import { Outbox } from '../../post/outbox';
import { replyAddress } from '../../post/reply-address';
import { Tokens } from '../../post/tokens';
import { SubmissionService } from '../../submissions/submission.service';
import { PlayedGames, type PlayedGame } from '../../table/played-games.repository';
import { InboundRepository } from '../inbound.repository';
import type { DealtWith } from '../journal.repository';
import { rawMail } from '../transport';
import { notRead, type Reading } from '../reading/reading';
import { codesIn, partedReply, type DigestPart } from './digest-blocks';
import { greetsOnly, noteOf, unreadNote, type Unread } from './digest-notes';

const STRANGER = 'a stranger answers a digest';
/** So often somebody is told of such in an hour. */
const MOST_AN_HOUR = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNREAD = 'nothing was read in a reply to a digest';
/** A machine that answers every mail in such words comes to its end. */
const MOST_UNREAD_A_DAY = 3;
const FROM_A_STRANGER =
  'A reply to your mail of the day came from an address that is not one of yours, or not by your mail provider (DMARC). Nothing was done with it. If it was yours, send it again from your registered address; if not, somebody has seen one of your mails: tell the organiser.';

/** A part, for which of his games; `unseen`: names of files that nobody looks into. */
interface PartedFor {
  part: DigestPart;
  unseen: readonly string[];
  game: PlayedGame;
  digest: OutboxMail;
  from: string;
}

/**
 * Replies to a digest. Each block becomes a mail to the address of its game, dealt with like any other: its receipt, its
 * order among the mails of the game, and what happens when it comes twice are the same.
 */
@Injectable()
export class DigestReplies {
  constructor(
    private readonly delivery: DeliveryRepository,
    private readonly inbound: InboundRepository,
    private readonly games: PlayedGames,
    private readonly submissions: SubmissionService,
    private readonly tokens: Tokens,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'mailDomain'>,
  ) {}

  /** What was written of it; null: it answers no digest, or another process has dealt with it. */
  async deal(mail: InboundMail, read: Reading): Promise<DealtWith | null> {
    const id = this.tokens.readDigest(mail.recipient.split('@')[0] ?? '');
    const digest = id === null ? null : await this.delivery.mail(id);
    if (!digest) return null;
    const { from } = read;
    const his =
      from !== null && mail.auth?.dmarc !== 'fail' && (await this.delivery.isAddressOf(digest.personId, from));
    const outcome = await this.inbound.atOnce(async (manager) => {
      if (!(await this.inbound.stillWaiting(manager, mail.id))) return null;
      const came = his ? await this.part(manager, mail, read, digest) : await this.tellStranger(manager, mail, digest);
      await this.inbound.done(manager, mail.id, { outcome: came, bodyHash: null, kind: read.class });
      return came;
    });
    this.outbox.poke();
    return outcome === null ? null : { state: 'done', class: read.class, outcome, attempts: mail.attempts, game: null };
  }

  /** Nothing is done, and its reader is told: he may have written from another address. */
  private async tellStranger(manager: EntityManager, mail: InboundMail, digest: OutboxMail): Promise<string> {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    if ((await this.inbound.countOf(manager, mail.recipient, STRANGER, since)) >= MOST_AN_HOUR) return STRANGER;
    const spec = noteOf('a reply that was not from you', FROM_A_STRANGER);
    await this.outbox.put(manager, null, digest.personId, spec, this.clock.now());
    return STRANGER;
  }

  private async part(manager: EntityManager, mail: InboundMail, read: Reading, digest: OutboxMail): Promise<string> {
    const games = await this.games.of(digest.personId);
    const asked = (digest.spec.digest ?? []).map(({ code }) => code);
    const codes = games.map((g) => g.code);
    const written = [read.text, ...read.files.map((file) => file.text)].flatMap(codesIn);
    const others = await this.games.codesOf(written.filter((code) => !codes.includes(code)));
    const { parts, strange, left, files } = partedReply(read, codes, asked, others);
    const looked = new Set(parts.flatMap((part) => part.files.map(({ name }) => name)));
    const rest = { ...read, attachments: read.attachments.filter((name) => !looked.has(name)) };
    for (const part of parts) {
      const game = games.find((g) => g.code === part.code);
      // That a file of another kind was not looked at is told in the receipt of the only game.
      const unseen = parts.length > 1 ? [] : rest.attachments;
      if (game)
        await this.mailOf(manager, mail, { part: withDenial(part, left), unseen, game, digest, from: read.from ?? '' });
    }
    const text = greetsOnly(left) ? '' : left;
    if (text === '' && strange.length + files.length === 0 && parts.length > 0) return `parted into ${parts.length}`;
    const told = await this.tellUnread(manager, mail, digest, { text, strange, notRead: notRead(rest), games });
    return parts.length > 0 || !told ? `parted into ${parts.length}` : UNREAD;
  }

  /** A part as a mail to its game. */
  private async mailOf(
    manager: EntityManager,
    mail: InboundMail,
    { part, unseen, game, digest, from }: PartedFor,
  ): Promise<void> {
    const asked = digest.spec.digest?.find((d) => d.code === part.code)?.decision;
    const local = await this.submissions.look(game.id, (hand) => replyAddress(this.tokens, hand, game.side, asked));
    // One of ours would pass for a mail that comes back.
    const messageId = `<${game.code.toLowerCase()}.${mail.messageId.replace(/[<>]/g, '')}>`;
    const head = { from, to: `${local}@${this.settings.mailDomain}`, subject: `Re: ${game.code}`, messageId };
    const attachments = part.files.map(({ name, text }) => ({
      filename: name,
      content: text,
      contentType: 'text/plain',
    }));
    attachments.push(...unseen.map((filename) => ({ filename, content: '', contentType: 'application/octet-stream' })));
    const raw = await rawMail({ ...head, text: `${part.text}\n`, attachments }, mail.id);
    const arrival = {
      recipient: `${local}@${this.settings.mailDomain}`,
      game: game.number,
      messageId,
      raw,
      auth: mail.auth,
    };
    await this.inbound.keepWith(manager, { ...arrival, envelopeFrom: mail.envelopeFrom }, this.clock.now());
  }

  /** Tells what belongs to no game, unless so many such replies came that a machine may have written them; whether it did. */
  private async tellUnread(
    manager: EntityManager,
    { recipient }: InboundMail,
    digest: OutboxMail,
    unread: Omit<Unread, 'codes'> & { games: readonly PlayedGame[] },
  ): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const before = await this.inbound.countOf(manager, recipient, UNREAD, since);
    // No machine writes codes of games.
    if (before >= MOST_UNREAD_A_DAY && unread.strange.length === 0) return false;
    const codes = unread.games.filter((g) => g.state !== 'over').map((g) => g.code);
    const spec = unreadNote({ ...unread, codes }, before === MOST_UNREAD_A_DAY - 1);
    const { replyTo } = digest.spec;
    await this.outbox.put(manager, null, digest.personId, { ...spec, replyTo }, this.clock.now());
    return true;
  }
}

/** "No thanks" above all codes stands beside what binds under one of them: the desk of its game asks. */
function withDenial(part: DigestPart, left: string): DigestPart {
  const denied = takeWords(part.text).words.some(binds) ? denialIn(left) : null;
  return denied ? { ...part, text: `${denied.said}\n${part.text}` } : part;
}
