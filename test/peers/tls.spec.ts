import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { readImapUrl } from '../../src/config/imap-settings';
import { readSmtpUrl } from '../../src/config/relay-settings';
import { authorities } from '../../src/mail/authorities';
import { ImapConnection } from '../../src/mail/imap/imap-connection';
import { ImapPoller } from '../../src/mail/imap/imap-poller.service';
import { SmtpTransport } from '../../src/mail/transport';
import { Authority, type Certificate } from '../support/certificates';
import { Dovecot } from '../support/dovecot';
import { wishFor } from '../support/game';
import { bodyOf } from '../support/http';
import { describeWith } from '../support/mail-programs';
import { MailSink } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { Postfix } from '../support/postfix';
import { firstParagraph, subjectOf, textOf } from '../support/reading';
import { freePort } from '../support/service-process';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

const USER = 'despatch';
const ANNA = 'anna@example.org';
const BOXES = [ANNA, 'tom@example.org', 'mara@example.org'];
/** This machine by an address that does not say so: what goes there must be as safe as what goes far. */
const AFAR = '0.0.0.0';
const NOBODY_VOUCHES =
  /nobody whom we trust vouches for its certificate; if that is your own, name its authority in TLS_CA/;

describeWith(['postfix', 'dovecot'], 'mail by TLS', () => {
  let authority: Authority;
  let theirs: Certificate;
  let dovecot: Dovecot;
  let postfix: Postfix;
  /** Who is trusted: the authority of these servers too, or only those that everybody knows. */
  let ca: string[] | undefined;
  const NOT_THEIRS = 'only those that everybody knows';
  const open: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    authority = new Authority();
    theirs = authority.issue(['127.0.0.1', AFAR]);
    ca = authorities({ tlsCa: authority.file });
    dovecot = await Dovecot.start(theirs);
  });
  afterAll(async () => {
    for (const close of open.reverse()) await close();
    await dovecot.stop();
  });

  /** A whole service with the relay and mailbox of these tests. */
  async function service(environment: Record<string, string>): Promise<World> {
    const world = await World.open({
      IMAP_URL: dovecot.tlsUrl(USER),
      SMTP_URL: `smtps://127.0.0.1:${postfix.tlsPort}`,
      ...environment,
    });
    open.push(() => world.close());
    return world;
  }

  /** A server on a port of its own; what it hears. */
  async function heard(
    server: Server,
    talk: (socket: Socket, said: string) => void,
  ): Promise<{ port: number; said: string[] }> {
    const said: string[] = [];
    const on = (socket: Socket): void => {
      socket.on('error', () => undefined);
      socket.on('data', (bytes: Buffer) => {
        said.push(bytes.toString('latin1'));
        talk(socket, bytes.toString('latin1'));
      });
    };
    server.on('connection', on).on('secureConnection', on);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    open.push(() => new Promise((done) => server.close(() => done())));
    return { port: (server.address() as AddressInfo).port, said };
  }

  describe('between us, a relay and a mailbox', () => {
    let world: World;
    beforeAll(async () => {
      const port = await freePort();
      const ours = authority.issue([DOMAIN]);
      postfix = await Postfix.start({
        relay: { [DOMAIN]: port },
        domains: ['example.org'],
        mailboxes: BOXES,
        tls: { ...theirs, authority: authority.file, relayName: DOMAIN },
      });
      open.push(() => postfix.stop());
      const listener = { SMTP_LISTEN: `127.0.0.1:${port}`, TLS_CERT: ours.cert, TLS_KEY: ours.key };
      world = await service({ ...listener, TLS_CA: authority.file });
      await world.api.post('/api/games', wishFor(world)).expect(201);
      await settled();
    });

    async function settled(): Promise<void> {
      for (let round = 0; round < 2; round++) {
        await world.settle();
        await postfix.settled();
      }
    }
    const receipts = async (): Promise<string[]> =>
      (await postfix.mailbox(ANNA)).filter((m) => /: receipt, /.test(subjectOf(m))).map(firstParagraph);

    it('goes a mail out, its answer in by the listener of a relay that insists, and one by the mailbox', async () => {
      const [mail] = await postfix.mailbox(ANNA);
      if (!mail) throw new Error(`no mail came:\n${postfix.log}`);
      expect(mail.raw).toMatch(/\(using TLSv1\.3 [\s\S]*by mx\.example\.org \(Postfix\) with ESMTPS/);
      const answer = { from: ANNA, to: replyTo(mail), subject: 'Re: the game', text: 'STATUS' };
      const transport = createTransport({ url: postfix.url, ignoreTLS: true });
      await transport.sendMail(answer);
      transport.close();
      await settled();
      expect(postfix.log).toMatch(/Verified TLS connection established to 127\.0\.0\.1/);
      expect(await receipts()).toHaveLength(1);
      const head = `Return-Path: <${ANNA}>\r\nFrom: <${ANNA}>\r\nTo: <${answer.to}>\r\nMessage-ID: <by-imap@example.org>`;
      dovecot.inbox(USER).deliver(`${head}\r\n\r\nHELP\r\n`);
      await world.app.get(ImapPoller).look();
      await settled();
      expect(await receipts()).toHaveLength(2);
      expect(dovecot.log).toMatch(new RegExp(`Login: user=<${USER}>.*, TLS`));
    });
  });

  describe('to a server that shows a wrong certificate, or none', () => {
    const opened = (url: string, trusted?: typeof NOT_THEIRS): Promise<ImapConnection> => {
      const settings = readImapUrl(url, { how: 'flag' });
      if (!settings) throw new Error('no such setting');
      return ImapConnection.open(
        settings,
        () => undefined,
        () => undefined,
        trusted ? undefined : ca,
      );
    };
    const refusedBox = (url: string, why: RegExp, trusted?: typeof NOT_THEIRS): Promise<void> =>
      expect(opened(url, trusted)).rejects.toMatchObject({
        name: 'MailboxUntrusted',
        message: expect.stringMatching(why) as string,
      });
    const MAIL = Buffer.from(`From: <x@${DOMAIN}>\r\nTo: <${ANNA}>\r\nSubject: by itself\r\n\r\nhello\r\n`);
    async function sent(url: string, trusted?: typeof NOT_THEIRS): Promise<void> {
      const transport = new SmtpTransport(readSmtpUrl(url), trusted ? undefined : ca);
      const envelope = { from: `x@${DOMAIN}`, to: ANNA };
      await transport.send({ id: '1', envelope, raw: MAIL }).finally(() => transport.close());
    }
    const refusedMail = (url: string, why: RegExp, trusted?: typeof NOT_THEIRS): Promise<void> =>
      expect(sent(url, trusted)).rejects.toMatchObject({
        about: 'server',
        message: expect.stringMatching(why) as string,
      });
    async function expired(): Promise<{ port: number; said: string[] }> {
      const { cert, key } = authority.issue(['127.0.0.1'], -1);
      return heard(createTlsServer({ cert: readFileSync(cert), key: readFileSync(key) }), () => undefined);
    }

    it('goes no password: the mailbox is not opened, and why is said', async () => {
      const afar = dovecot.url(USER).replace('127.0.0.1', AFAR);
      await refusedBox(dovecot.tlsUrl(USER), NOBODY_VOUCHES, NOT_THEIRS);
      await refusedBox(afar, NOBODY_VOUCHES, NOT_THEIRS);
      await refusedBox(dovecot.tlsUrl(USER, 'localhost'), /for another name than that in the setting/);
      await refusedBox(dovecot.url(USER).replace('imap:', 'imaps:'), /speaks no TLS at this port/);
      const over = await expired();
      await refusedBox(`imaps://${USER}:secret@127.0.0.1:${over.port}/`, /its certificate has expired/);
      await (await opened(afar)).close();
    });

    it('that does not offer STARTTLS goes neither name nor password nor mail', async () => {
      const server = createServer((socket) => socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] hello\r\n'));
      const imap = await heard(server, (socket, said) => socket.write(`${said.split(' ')[0] ?? ''} OK done\r\n`));
      await refusedBox(
        `imap://${USER}:secret@${AFAR}:${imap.port}/`,
        /offers no STARTTLS, and nothing is sent to it in clear/,
      );
      expect(imap.said.join('')).not.toMatch(/LOGIN|AUTHENTICATE|secret|despatch/i);
      const sink = await MailSink.open();
      open.push(() => sink.close());
      await refusedMail(`smtp://${AFAR}:${sink.port}`, /offers no STARTTLS/);
      expect(sink.addresses()).toEqual([]);
      await sent(`smtp://${AFAR}:${sink.port}?tls=none`);
      expect(sink.box(ANNA)).toHaveLength(1);
    });

    it('goes no mail, by smtps or STARTTLS', async () => {
      const wrapped = `smtps://127.0.0.1:${postfix.tlsPort}`;
      await refusedMail(wrapped, NOBODY_VOUCHES, NOT_THEIRS);
      await refusedMail(`smtp://${AFAR}:${postfix.port}`, NOBODY_VOUCHES, NOT_THEIRS);
      await refusedMail(wrapped.replace('127.0.0.1', 'localhost'), /for another name than that in the setting/);
      await refusedMail(`smtps://127.0.0.1:${postfix.port}`, /speaks no TLS at this port/);
      await refusedMail(`smtps://127.0.0.1:${(await expired()).port}`, /its certificate has expired/);
      await sent(wrapped);
      await sent(`smtp://${AFAR}:${postfix.port}`);
      await postfix.settled();
      const came = (await postfix.mailbox(ANNA)).filter((m) => subjectOf(m) === 'by itself');
      expect(came.map((m) => [textOf(m).trim(), /with ESMTPS/.test(m.raw)])).toEqual([
        ['hello', true],
        ['hello', true],
      ]);
    });

    it('is seen by who asks whether we are ready, and told once in the log', async () => {
      const said = jest.spyOn(Logger.prototype, 'error');
      const world = await service({});
      for (let i = 0; i < 3; i++) {
        await world.app.get(ImapPoller).tick();
        world.clock.forward({ minutes: 15 });
      }
      expect(bodyOf<object>(await world.anybody.get('/readyz').expect(200))).toMatchObject({
        status: 'degraded',
        mailbox: 'cannot be trusted',
      });
      const lines = said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('IMAP_URL'));
      expect(lines).toEqual([
        expect.stringMatching(/^the mailbox of IMAP_URL is not opened, and no password was sent: nobody/),
      ]);
      said.mockRestore();
    });
  });
});

describe('TLS_CA', () => {
  it('that names no certificates stops the start', () => {
    expect(() => authorities({ tlsCa: '/nowhere' })).toThrow('The setting TLS_CA names a file that cannot be read');
    expect(() => authorities({ tlsCa: __filename })).toThrow(
      'The setting TLS_CA names a file that holds no certificate',
    );
    expect(authorities({ tlsCa: null })).toBeUndefined();
  });
});
