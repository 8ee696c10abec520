import { createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readImapDone, readImapUrl } from '../../src/config/imap-settings';
import { ImapConnection } from '../../src/mail/imap/imap-connection';
import { ImapPoller } from '../../src/mail/imap/imap-poller.service';
import { MailboxReader } from '../../src/mail/imap/mailbox-reader.service';
import { MailboxRepository } from '../../src/mail/imap/mailbox.repository';
import { InboundMail } from '../../src/post/mail.entities';
import { Receiving } from '../../src/mail/receiving';
import { Tokens } from '../../src/post/tokens';
import { MailWorkers } from '../../src/mail/mail-workers';
import { Dovecot, describeWithDovecot } from '../support/dovecot';
import { newGame, waitedFor, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import type { Delivered } from '../support/mail-sink';
import { postfix } from '../support/machine-mails';
import { replyTo, type Player } from '../support/player';
import { firstParagraph, samplesOf, subjectOf, textOf } from '../support/reading';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

const USER = 'despatch';
const ORGANISER = 'olga@club.example';

describeWithDovecot('a mailbox in the place of a listener', () => {
  let dovecot: Dovecot;
  let world: World;
  let table: Table;
  let numbered = 0;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    world = await World.open({ IMAP_URL: dovecot.url(USER), ORGANISER_MAIL: ORGANISER });
    table = await newGame(world);
    await poller().look();
  });
  afterAll(async () => {
    await world.close();
    await dovecot.stop();
  });

  const poller = (): ImapPoller => world.app.get(ImapPoller);
  const inbox = () => dovecot.inbox(USER);
  const newId = (): string => `<letter-${++numbered}@example.org>`;

  /** A reply as it lies in a mailbox. */
  function letter(player: Player, to: string, own: string, id = newId()): string {
    const head = [
      `Return-Path: <${player.email}>`,
      'Delivered-To: despatch',
      `From: ${player.name} <${player.email}>`,
      `To: <${to}>`,
      'Subject: Re: the game',
      `Message-ID: ${id}`,
    ];
    return [...head, '', own, ''].join('\r\n');
  }
  /** Who is asked now, where he answers, and with what. */
  async function asked(): Promise<{ player: Player; to: string; own: string }> {
    const waited = await waitedFor(world, table);
    if (!waited) throw new Error('nobody is asked');
    const own = samplesOf(waited.mail).filter((s) => s !== 'pass');
    return { player: waited.player, to: replyTo(waited.mail), own: own.join('\n') || 'pass' };
  }
  const receipts = (player: Player): readonly Delivered[] =>
    player.news().filter((m) => /Recorded|NOT/.test(textOf(m)));
  async function minute(): Promise<void> {
    world.clock.forward({ minutes: 1 });
    await poller().tick();
    await world.settle();
  }
  /** Waits without moving the clock. */
  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) {
      await world.app.get(MailWorkers).idle();
      await new Promise((done) => setImmediate(done));
    }
  }
  const flags = (): Promise<string[][]> =>
    dovecot.look(USER, async (client) =>
      (await client.fetchAll('1:*', { flags: true })).map((m) =>
        [...(m.flags ?? [])].filter((f) => f !== '\\Recent').sort(),
      ),
    );
  const kept = (id: string): Promise<InboundMail[]> =>
    world.app.get(DataSource).manager.findBy(InboundMail, { messageId: id });
  const ready = async (): Promise<{ status: string; mailbox: string }> =>
    bodyOf(await world.anybody.get('/readyz').expect(200));

  it('is looked into every minute: orders are answered, and the mail is marked but not as read', async () => {
    const { player, to, own } = await asked();
    player.news();
    await dovecot.look(USER, () => Promise.resolve());
    await poller().look();
    inbox().deliver(letter(player, to, own));
    await minute();
    expect(receipts(player).map(firstParagraph)).toEqual([expect.stringMatching(/Recorded|recorded/)]);
    expect(await flags()).toEqual([['$DespatchDone']]);
    expect(await ready()).toMatchObject({ status: 'ok', mailbox: 'ok' });
  });

  it('is looked into at once when something comes', async () => {
    const { player, to, own } = await asked();
    player.news();
    inbox().deliver(letter(player, to, own));
    await until(() => player.news().length > 0);
    await until(async () => (await flags()).length === 2);
    expect(await flags()).toEqual([['$DespatchDone'], ['$DespatchDone']]);
  });

  it('may hold mails that are not ours: they are left as they are', async () => {
    const id = newId();
    inbox().deliver(letter(table.german, 'treasurer@games.example.org', 'The dues of the club', id));
    await minute();
    expect((await flags()).at(-1)).toEqual([]);
    expect(await kept(id)).toEqual([]);
  });

  it('may hold mails for postmaster@ and abuse@: they are handed on, whatever mail of ours they answer', async () => {
    const before = world.sink.box(ORGANISER).length;
    const { mail } = (await waitedFor(world, table)) ?? {};
    for (const [i, name] of ['postmaster', 'Abuse'].entries()) {
      const id = newId();
      const raw = letter(table.german, `${name}@${DOMAIN}`, 'Your server writes to me.', id);
      inbox().deliver(raw.replace('Subject:', `In-Reply-To: ${mail?.parsed.messageId ?? ''}\r\nSubject:`));
      await minute();
      expect((await flags()).at(-1)).toEqual(['$DespatchDone']);
      expect(await kept(id)).toMatchObject([{ recipient: `${name.toLowerCase()}@${DOMAIN}`, state: 'done' }]);
      expect(world.sink.box(ORGANISER)).toHaveLength(before + i + 1);
    }
  });

  it('may hold bounces: each is known by the return path of the mail it is about', async () => {
    const { player } = await asked();
    const mail = player.newest;
    const id = mail.parsed.messageId?.slice(1, 37) ?? '';
    const returnPath = `${world.app.get(Tokens).makeReturn(id)}@${DOMAIN}`;
    inbox().deliver(
      postfix(mail, { status: '4.2.2', action: 'delayed' }).replace(
        'Return-Path: <>',
        `Return-Path: <>\r\nX-Original-To: ${returnPath}`,
      ),
    );
    await minute();
    const rows = await world.app.get(DataSource).manager.findBy(InboundMail, { recipient: returnPath });
    expect(rows).toMatchObject([{ class: 'bounce-soft', envelopeFrom: '', state: 'done' }]);
    expect((await flags()).at(-1)).toEqual(['$DespatchDone']);
  });

  it('gives a reply to a mail of ours that came to another address by the mail it answers', async () => {
    const { player, own } = await asked();
    const { mail } = (await waitedFor(world, table)) ?? {};
    player.news();
    const raw = letter(player, 'treasurer@games.example.org', own);
    inbox().deliver(raw.replace('Subject:', `In-Reply-To: ${mail?.parsed.messageId ?? ''}\r\nSubject:`));
    await minute();
    expect(receipts(player).map(firstParagraph)).toEqual([expect.stringMatching(/recorded/i)]);
  });

  it('may hold a mail that is too large: it is marked, never fetched, and its owner is told', async () => {
    const { player, to, own } = await asked();
    const id = newId();
    player.news();
    inbox().deliver(letter(player, to, `${own}\r\n${`${'x'.repeat(70)}\r\n`.repeat(40_000)}`, id));
    await minute();
    expect((await flags()).at(-1)).toEqual(['$DespatchTooLarge', '\\Flagged'].sort());
    const [row] = await kept(id);
    expect(row).toMatchObject({ state: 'failed' });
    expect(row?.raw.length).toBeLessThanOrEqual(64_000);
    expect(player.news().map(subjectOf)).toEqual([expect.stringContaining('a mail could not be read')]);
    expect((await asked()).to).toBe(to);
  });

  it('and the listener may bring the same mail: it has one effect', async () => {
    const { player, to, own } = await asked();
    const id = newId();
    player.news();
    await player.send({ to, subject: 'Re: the game', messageId: id, text: own });
    inbox().deliver(letter(player, to, own, id));
    inbox().deliver(letter(player, to, own, id));
    await minute();
    expect(receipts(player)).toHaveLength(1);
    expect(await kept(id)).toHaveLength(1);
    expect((await flags()).slice(-2)).toEqual([['$DespatchDone'], ['$DespatchDone']]);
  });

  it('with a mail that cannot be stored is read on after five attempts, and that mail stays as it is', async () => {
    const { player, to, own } = await asked();
    const [bad, good] = [newId(), newId()];
    const receiving = world.app.get(Receiving);
    const take = receiving.take.bind(receiving);
    const taken: string[] = [];
    const broken = jest.spyOn(receiving, 'take').mockImplementation((raw, ...rest) => {
      taken.push(raw.includes(bad) ? 'bad' : 'good');
      return raw.includes(bad) ? Promise.reject(new Error('out of order')) : take(raw, ...rest);
    });
    player.news();
    inbox().deliver(letter(player, to, 'pass', bad));
    inbox().deliver(letter(player, to, own, good));
    while (!taken.includes('good')) {
      world.clock.forward({ minutes: 15 });
      await poller().look();
    }
    await world.settle();
    expect(taken).toEqual(['bad', 'bad', 'bad', 'bad', 'bad', 'good']);
    broken.mockRestore();
    expect(receipts(player).map(firstParagraph)).toEqual([expect.stringMatching(/recorded/i)]);
    expect((await flags()).slice(-2)).toEqual([[], ['$DespatchDone']]);
    await dovecot.look(USER, (client) => client.messageDelete({ header: { 'message-id': bad } }));
  });

  it('is read by one process at a time, and by the next when that one lets go', async () => {
    const source = world.app.get(DataSource);
    const other = new MailboxRepository(source);
    const name = `${USER}@127.0.0.1:${dovecot.port}/INBOX`;
    expect(await other.hold(name)).toBe(false);
    await world.app.get(MailboxRepository).release();
    expect(await other.hold(name)).toBe(true);
    await minute();
    expect(await ready()).toMatchObject({ status: 'ok', mailbox: 'another process reads it' });
    await other.release();
    // Not a minute later: one that was killed has an heir at the next tick.
    await poller().tick();
    expect(await ready()).toMatchObject({ mailbox: 'ok' });
  });

  it('that goes away is tried again after pauses that grow, and read on when it is back', async () => {
    const { player, to, own } = await asked();
    player.news();
    await dovecot.down();
    let attempts = 0;
    const deaf = createServer((socket) => {
      attempts += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => deaf.listen(dovecot.port, '127.0.0.1', done));
    const made: number[] = [];
    for (let seconds = 0; seconds < 600; seconds += 5) {
      await poller().tick();
      if (attempts > made.length) made.push(seconds);
      world.clock.forward({ seconds: 5 });
    }
    const pauses = made.slice(1).map((at, i) => at - (made[i] ?? 0));
    expect(pauses.length).toBeGreaterThanOrEqual(5);
    expect(pauses[0]).toBeLessThanOrEqual(10);
    expect(pauses.slice(1)).toEqual(pauses.slice(0, -1).map((pause) => 2 * pause));
    expect(await ready()).toMatchObject({ status: 'degraded', mailbox: 'cannot be reached' });
    await new Promise((done) => deaf.close(done));
    await dovecot.up();
    inbox().deliver(letter(player, to, own));
    world.clock.forward({ minutes: 15 });
    await minute();
    expect(receipts(player).map(firstParagraph)).toEqual([expect.stringMatching(/recorded/i)]);
    expect(await ready()).toMatchObject({ mailbox: 'ok' });
  });

  it('that is made anew, with other numbers, is looked through again without any second effect', async () => {
    const before = await dovecot.look(USER, (client) => client.fetchAll('1:*', { source: true }));
    const rows = await world.app.get(DataSource).manager.count(InboundMail);
    const { player, to, own } = await asked();
    await dovecot.down();
    dovecot.forget(USER);
    await poller().tick();
    await dovecot.up();
    const fresh = letter(player, to, own);
    inbox().deliver(fresh);
    for (const { source } of before) inbox().deliver(source ?? '');
    for (const somebody of [table.german, table.allied]) somebody.news();
    await minute();
    expect(receipts(player).map(firstParagraph)).toEqual([expect.stringMatching(/recorded/i)]);
    expect(await world.app.get(DataSource).manager.count(InboundMail)).toBe(rows + 1);
    expect((await flags()).filter((f) => f.includes('$DespatchDone'))).toHaveLength(before.length - 1);
  });

  it('whose password was changed is told of once, without a secret, and seen by who asks whether we are ready', async () => {
    const said = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'warn')];
    await dovecot.down();
    await dovecot.up('another');
    await poller().look();
    for (let i = 0; i < 3; i++) {
      world.clock.forward({ minutes: 15 });
      await poller().tick();
    }
    const lines = said.flatMap((spy) => spy.mock.calls.map((call) => JSON.stringify(call)));
    expect(lines.filter((l) => l.includes('does not take the name and password'))).toHaveLength(1);
    expect(lines.filter((l) => l.includes('p@ss') || l.includes('p%40ss'))).toEqual([]);
    expect(await ready()).toMatchObject({ status: 'degraded', mailbox: 'does not let us in' });
    for (const spy of said) spy.mockRestore();
    await dovecot.down();
    await dovecot.up();
    world.clock.forward({ minutes: 15 });
    await poller().tick();
    expect(await ready()).toMatchObject({ mailbox: 'ok' });
  });

  it.each(['seen', 'move:Games done'])('marks what is stored as IMAP_DONE=%s says', async (setting) => {
    const user = `club-${setting.slice(0, 4)}`;
    const done = readImapDone(setting) ?? { how: 'flag' };
    const settings = readImapUrl(dovecot.url(user), done);
    if (!settings) throw new Error('no such setting');
    const { player, to } = await asked();
    dovecot.inbox(user).deliver(letter(player, 'treasurer@games.example.org', 'The dues'));
    dovecot.inbox(user).deliver(letter(player, to, 'status'));
    const connection = await ImapConnection.open(
      settings,
      () => undefined,
      () => undefined,
    );
    await world.app.get(MailboxReader).read(user, connection, () => false);
    await connection.close();
    const left = await dovecot.look(user, (client) => client.fetchAll('1:*', { flags: true, envelope: true }));
    const ours = (mail: { envelope?: { to?: { address?: string }[] } }): boolean =>
      mail.envelope?.to?.[0]?.address === to;
    const read = left.map((mail) => [ours(mail), mail.flags?.has('\\Seen')]);
    const dues = [false, false];
    expect(read).toEqual(setting === 'seen' ? [dues, [true, true]] : [dues]);
    if (setting === 'seen') return;
    const moved = await dovecot.look(user, (client) => client.fetchAll('1:*', { envelope: true }), 'Games done');
    expect(moved.map(ours)).toEqual([true]);
  });
});
