import { createTransport, type SendMailOptions } from 'nodemailer';
import { DataSource } from 'typeorm';
import { InboundMail, OutboxMail } from '../../src/post/mail.entities';
import { SmtpListener } from '../../src/mail/smtp-listener';
import { Tokens } from '../../src/post/tokens';
import { wishFor } from '../support/game';
import { bodyOf } from '../support/http';
import type { Delivered } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { Postfix, describeWithPostfix } from '../support/postfix';
import { firstParagraph, samplesOf, subjectOf, textOf } from '../support/reading';
import { SmtpLine } from '../support/smtp-line';
import { freePort } from '../support/service-process';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

const ANNA = 'anna@example.org';
const TOM = 'tom@example.org';
const MARA = 'mara@example.org';

const ordersOf = (mail: Delivered): string =>
  samplesOf(mail)
    .filter((s) => s !== 'pass')
    .join('\n') || 'pass';

describeWithPostfix('Postfix between us and the players', () => {
  let postfix: Postfix;
  let world: World;
  let code: string;

  beforeAll(async () => {
    const port = await freePort();
    postfix = await Postfix.start({
      relay: { [DOMAIN]: port },
      domains: ['example.org'],
      mailboxes: [ANNA, TOM, MARA],
    });
    world = await World.open({ SMTP_URL: postfix.url, SMTP_LISTEN: `127.0.0.1:${port}` }, undefined, {
      everyMap: true,
    });
    const made = await world.api.post('/api/games', wishFor(world)).expect(201);
    code = bodyOf<{ code: string }>(made).code;
    await settled();
  });
  afterAll(async () => {
    await world.close();
    await postfix.stop();
  });

  /** Until nothing is on its way, here or there. */
  async function settled(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      await world.settle();
      await postfix.settled();
    }
  }
  async function send(mail: SendMailOptions): Promise<void> {
    const transport = createTransport({ url: postfix.url });
    await transport.sendMail(mail);
    transport.close();
  }
  const source = (): DataSource => world.app.get(DataSource);
  /** The mail that asks somebody now. */
  async function asked(): Promise<{ address: string; mail: Delivered }> {
    const { open } = await world.position(code);
    const address = open.find((o) => !o.sealed)?.seat === 'german' ? ANNA : TOM;
    const mail = (await postfix.mailbox(address)).findLast((m) => /, due /.test(subjectOf(m)));
    if (!mail) throw new Error(`${address} has no turn mail:\n${postfix.log}`);
    return { address, mail };
  }
  const answer = ({ address, mail }: { address: string; mail: Delivered }): SendMailOptions => ({
    from: address,
    to: replyTo(mail),
    subject: `Re: ${subjectOf(mail)}`,
    inReplyTo: mail.parsed.messageId ?? '',
    text: ordersOf(mail),
  });
  const receipts = async (address: string): Promise<string[]> =>
    (await postfix.mailbox(address)).filter((m) => /^Recorded/m.test(textOf(m))).map(firstParagraph);

  it('carries the mails of a game to the players and their orders to us', async () => {
    const now = await asked();
    expect(now.mail.raw).toMatch(new RegExp(`^Return-Path: <[a-z2-7]{50,64}@${DOMAIN.replaceAll('.', '\\.')}>`));
    await send(answer(now));
    await settled();
    expect(await receipts(now.address)).toHaveLength(1);
  });

  it('is offered TLS only where there is a certificate', async () => {
    const line = await SmtpLine.open(world.app.get(SmtpListener).port);
    await line.reply();
    expect(await line.say('EHLO client.example.org')).not.toContain('STARTTLS');
    expect(await line.say('STARTTLS')).toMatch(/^500/);
    line.end();
  });

  it('keeps a mail that we cannot store now, and brings it again', async () => {
    const now = await asked();
    const before = (await receipts(now.address)).length;
    await source().query('ALTER TABLE inbound_mail RENAME TO inbound_mail_away');
    await send(answer(now));
    await postfix.settled();
    await source().query('ALTER TABLE inbound_mail_away RENAME TO inbound_mail');
    expect(postfix.deferred).toBe(1);
    await settled();
    expect(await receipts(now.address)).toHaveLength(before);
    await postfix.retry();
    await settled();
    expect(postfix.deferred).toBe(0);
    expect(await receipts(now.address)).toHaveLength(before + 1);
  });

  it('tells the writer of a mail to no address of ours at once, and we keep nothing of it', async () => {
    const rows = await source().manager.count(InboundMail);
    await send({ from: ANNA, to: `${'a'.repeat(42)}@${DOMAIN}`, subject: 'Hello', text: 'pass' });
    await settled();
    const newest = (await postfix.mailbox(ANNA)).at(-1);
    expect(newest?.raw).toMatch(/550 no such address here/);
    expect(await source().manager.count(InboundMail)).toBe(rows);
  });

  it('brings back what it cannot deliver, and we know which mail of ours it was', async () => {
    const wish = wishFor(world) as { seats: Record<string, object> };
    const gone = { name: 'Nobody There', email: 'nobody@example.org', zone: 'Europe/Berlin' };
    const seats = { ...wish.seats, allied: gone };
    await world.api.post('/api/games', { ...wish, joined: false, seats }).expect(201);
    await settled();
    const bounces = await source().manager.findBy(InboundMail, { class: 'bounce-hard' });
    const about = bounces.map(({ recipient }) => world.app.get(Tokens).readReturn(recipient.split('@')[0] ?? ''));
    expect(about).toHaveLength(1);
    expect(bounces[0]).toMatchObject({ envelopeFrom: '', state: 'done' });
    const mail = await source().manager.findOneByOrFail(OutboxMail, { id: about[0] ?? '' });
    expect(mail.sentTo).toBe(gone.email);
    const mailsOfAnna = (await postfix.mailbox(ANNA)).filter((m) => subjectOf(m).includes('Undelivered'));
    expect(mailsOfAnna).toHaveLength(1);
  });
});
