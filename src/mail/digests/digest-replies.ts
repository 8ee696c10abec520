import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../config/clock';
import { SETTINGS } from '../../config/config.module';
import type { Settings } from '../../config/settings';
import { DeliveryRepository } from '../../post/delivery.repository';
import type { InboundMail, OutboxMail } from '../../post/mail.entities';
import { Outbox } from '../../post/outbox';
import { replyAddress } from '../../post/reply-address';
import { Tokens } from '../../post/tokens';
import { SubmissionService } from '../../submissions/submission.service';
import { PlayedGames } from '../../table/played-games.repository';
import type { PlayedGame } from '../../table/played-games.repository';
import { wrap } from '../../wording/wrap';
import { InboundRepository } from '../inbound.repository';
import type { DealtWith } from '../journal.repository';
import { rawMail } from '../transport';
import type { Reading } from '../reading/reading';
import { digestBlocks } from './digest-blocks';
import type { DigestBlock } from './digest-blocks';

const STRANGER = 'a stranger answers a digest';
/** So often somebody is told of such in an hour. */
const MOST_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

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
    const why =
      'A reply to your mail of the day came from an address that is not one of yours, or not by your mail provider (DMARC). Nothing was done with it. If it was yours, send it again from your registered address; if not, somebody has seen one of your mails: tell the organiser.';
    const spec = {
      kind: 'note' as const,
      subject: 'Despatch: a reply that was not from you',
      text: `${wrap(why)}\n`,
      ...{ map: null, replyTo: null, inReplyTo: null },
    };
    await this.outbox.put(manager, null, digest.personId, spec, this.clock.now());
    return STRANGER;
  }

  private async part(manager: EntityManager, mail: InboundMail, read: Reading, digest: OutboxMail): Promise<string> {
    const games = await this.games.of(digest.personId);
    const { blocks, before } = digestBlocks(
      read.text,
      games.map((g) => g.code),
    );
    const asked = digest.spec.digest ?? [];
    const [only] = asked;
    if (blocks.length === 0 && asked.length === 1 && only) blocks.push({ code: only.code, text: before });
    else if (before.replace(/^[ \t]*(?:hello|hi|dear)\b[^\n]*/im, '').trim() !== '')
      await this.tellUnread(manager, digest, before, games);
    for (const block of blocks) {
      const game = games.find((g) => g.code === block.code);
      if (game) await this.mailOf(manager, mail, { block, game, digest, from: read.from ?? '' });
    }
    return `parted into ${blocks.length}`;
  }

  /** A block as a mail to its game. */
  private async mailOf(
    manager: EntityManager,
    mail: InboundMail,
    { block, game, digest, from }: { block: DigestBlock; game: PlayedGame; digest: OutboxMail; from: string },
  ): Promise<void> {
    const asked = digest.spec.digest?.find((d) => d.code === block.code)?.decision;
    const local = await this.submissions.look(game.id, (hand) => replyAddress(this.tokens, hand, game.side, asked));
    // One of ours would pass for a mail that comes back.
    const messageId = `<${game.code.toLowerCase()}.${mail.messageId.replace(/[<>]/g, '')}>`;
    const head = { from, to: `${local}@${this.settings.mailDomain}`, subject: `Re: ${game.code}`, messageId };
    const raw = await rawMail({ ...head, text: `${block.text}\n` }, mail.id);
    const arrival = {
      recipient: `${local}@${this.settings.mailDomain}`,
      game: game.number,
      messageId,
      raw,
      auth: mail.auth,
    };
    await this.inbound.keepWith(manager, { ...arrival, envelopeFrom: mail.envelopeFrom }, this.clock.now());
  }

  private async tellUnread(
    manager: EntityManager,
    digest: OutboxMail,
    text: string,
    games: readonly PlayedGame[],
  ): Promise<void> {
    const lines = text
      .split('\n')
      .slice(0, 20)
      .map((line) => `  > ${line.slice(0, 66)}`);
    const codes = games.filter((g) => g.state !== 'over').map((g) => g.code);
    const why = `These lines of your reply stand before the code of any game, so they were not read. Write the code of a game in a line of its own above its orders: ${codes.join(', ')}.`;
    const spec = {
      kind: 'note' as const,
      subject: 'Despatch: lines that belong to no game',
      text: `${wrap(why)}\n\n${lines.join('\n')}\n`,
      ...{ map: null, replyTo: digest.spec.replyTo, inReplyTo: null },
    };
    await this.outbox.put(manager, null, digest.personId, spec, this.clock.now());
  }
}
