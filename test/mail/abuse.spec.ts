import { spawn } from 'node:child_process';
import { DataSource } from 'typeorm';
import { ListenerDoor } from '../../src/mail/listener-door';
import { InboundMail } from '../../src/post/mail.entities';
import { SmtpListener } from '../../src/mail/smtp-listener';
import { Tokens } from '../../src/post/tokens';
import { Authority } from '../support/certificates';
import { newGame, waitedFor, type Table } from '../support/game';
import { describeWith, program } from '../support/mail-programs';
import { replyTo } from '../support/player';
import { samplesOf, textOf } from '../support/reading';
import { SmtpLine } from '../support/smtp-line';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
let table: Table;
let port: number;
/** An address that takes mail. */
let address: string;
let ids = 0;

beforeAll(async () => {
  const { cert, key } = new Authority().issue([DOMAIN]);
  world = await World.open({ TLS_CERT: cert, TLS_KEY: key });
  table = await newGame(world);
  port = world.app.get(SmtpListener).port;
  const asked = await waitedFor(world, table);
  address = asked ? replyTo(asked.mail) : '';
});
afterAll(() => world.close());

const newId = (): string => `<abuse-${++ids}@example.org>`;
const head = (id: string): string => `From: Anna <anna@example.org>\r\nTo: <${address}>\r\nMessage-ID: ${id}\r\n\r\n`;
const rows = (): Promise<InboundMail[]> =>
  world.app.get(DataSource).manager.find(InboundMail, { order: { nr: 'ASC' } });
const kept = async (id: string): Promise<InboundMail[]> => (await rows()).filter((row) => row.messageId === id);
const codes = (replies: readonly string[]): string[] => replies.map((r) => r.slice(0, 3));
const door = (): ListenerDoor => world.app.get(ListenerDoor);

/** A connection that has named a recipient and may send a mail. */
async function atData(from?: string): Promise<SmtpLine> {
  const line = await SmtpLine.greeted(port, from);
  await line.say('MAIL FROM:<anna@example.org>');
  await line.say(`RCPT TO:<${address}>`);
  expect(await line.say('DATA')).toMatch(/^354/);
  return line;
}
/** What somebody who does nothing wrong is told when he sends a mail now. */
async function honest(from = '127.0.0.77'): Promise<string> {
  const line = await atData(from);
  const said = await line.say(`${head(newId())}status\r\n.`);
  line.end();
  return said;
}

describe('a mail that is', () => {
  it('too large is refused when its size is told, and after it when the size was a lie', async () => {
    const line = await SmtpLine.greeted(port);
    expect(await line.say('MAIL FROM:<anna@example.org> SIZE=2000001')).toMatch(/^552/);
    expect(await line.say('MAIL FROM:<anna@example.org> SIZE=100')).toMatch(/^250/);
    await line.say(`RCPT TO:<${address}>`);
    await line.say('DATA');
    const id = newId();
    line.write(head(id));
    await line.pour(Buffer.alloc(2_500_000, `${'x'.repeat(70)}\r\n`));
    expect(await line.say('\r\n.')).toMatch(/^552/);
    expect(await kept(id)).toEqual([]);
    line.end();
  });

  it('without end is cut off', async () => {
    const line = await atData();
    await line.pour(Buffer.alloc(9_000_000, `${'x'.repeat(70)}\r\n`));
    while (line.isOpen) {
      door().sweep();
      await new Promise((done) => setImmediate(done));
    }
    expect(await honest()).toMatch(/^250/);
  });

  it('slow, a byte a second, is cut off by the deadline of the whole connection', async () => {
    const line = await atData('127.0.0.3');
    for (let second = 0; second < 299; second++) {
      line.write('x');
      world.clock.forward({ seconds: 1 });
      door().sweep();
    }
    expect(line.isOpen).toBe(true);
    world.clock.forward({ seconds: 2 });
    door().sweep();
    await line.closed;
    expect(await honest()).toMatch(/^250/);
  });

  it('sent without waiting for answers is taken whole, each mail once and in its order', async () => {
    const line = await SmtpLine.open(port);
    await line.reply();
    const [one, two] = [newId(), newId()];
    const mail = (id: string): string =>
      `MAIL FROM:<anna@example.org>\r\nRCPT TO:<${address}>\r\nDATA\r\n${head(id)}status\r\n.\r\n`;
    line.write(`EHLO x\r\n${mail(one)}${mail(two)}QUIT\r\n`);
    expect(codes(await line.replies(10))).toEqual('250 250 250 354 250 250 250 354 250 221'.split(' '));
    expect((await rows()).slice(-2).map((r) => r.messageId)).toEqual([one, two]);
    line.end();
  });

  it('full of NUL bytes is kept, and none stands in a command', async () => {
    const line = await SmtpLine.greeted(port);
    expect(await line.say('MAIL FROM:<an\0na@example.org>')).toMatch(/^501/);
    await line.say('MAIL FROM:<anna@example.org>');
    expect(await line.say(`RCPT TO:<${address.slice(0, 9)}\0${address.slice(9)}>`)).toMatch(/^501/);
    await line.say(`RCPT TO:<${address}>`);
    await line.say('DATA');
    const before = (await rows()).length;
    expect(await line.say(`Subject: \0\0\r\n${head('<nul\0nul@example.org>')}pa\0ss\0\r\n.`)).toMatch(/^250/);
    await world.settle();
    const now = await rows();
    expect(now).toHaveLength(before + 1);
    expect(now.at(-1)?.state).not.toBe('waiting');
    line.end();
  });

  it('of one line without end is a mail, but a command of that length is not', async () => {
    const mail = await atData();
    const id = newId();
    await mail.pour(Buffer.from(`${head(id)}${'x'.repeat(1_000_000)}`));
    expect(await mail.say('\r\n.')).toMatch(/^250/);
    expect(await kept(id)).toHaveLength(1);
    mail.end();
    const command = await SmtpLine.greeted(port);
    await command.pour(Buffer.from(`MAIL FROM:<${'x'.repeat(100_000)}`));
    expect(await command.reply()).toMatch(/^421/);
    await command.closed;
  });
});

describe('commands hidden in a mail', () => {
  const ENDS = { '\\n.\\n': '\n.\n', '\\r.\\r': '\r.\r', '\\n.\\r\\n': '\n.\r\n', '\\r\\n.\\n': '\r\n.\n' };
  const MORE = { '\\r\\n.\\r': '\r\n.\r', '\\n.\\r': '\n.\r', '\\r.\\n': '\r.\n', '\\r\\n\\0.\\r\\n': '\r\n\0.\r\n' };
  it.each(Object.entries({ ...ENDS, ...MORE }))('behind %s are its text', async (_name, end) => {
    for (const bytewise of [false, true]) {
      const line = await atData();
      const [id, hidden] = [newId(), newId()];
      const more = `MAIL FROM:<tom@example.org>\r\nRCPT TO:<${address}>\r\nDATA\r\n${head(hidden)}pass\r\n`;
      const whole = `${head(id)}status${end}${more}`;
      for (const bytes of bytewise ? whole : [whole]) line.write(bytes);
      expect(await line.say('.')).toMatch(/^250/);
      expect(await line.say('NOOP')).toMatch(/^250/);
      expect((await kept(id)).map(({ raw }) => raw.includes('MAIL FROM:<tom@example.org>'))).toEqual([true]);
      expect(await kept(hidden)).toEqual([]);
      line.end();
    }
    await world.settle();
  });

  it('behind STARTTLS are forgotten', async () => {
    const line = await SmtpLine.greeted(port);
    line.write(`STARTTLS\r\nEHLO hidden.example.org\r\nMAIL FROM:<tom@example.org>\r\nRCPT TO:<${address}>\r\n`);
    expect(await line.reply()).toMatch(/^220/);
    const safe = await line.encrypted();
    expect(await safe.say('DATA')).toMatch(/^503/);
    expect(await safe.say('EHLO client.example.org')).not.toMatch(/STARTTLS/);
    expect(await safe.say('DATA')).toMatch(/^503/);
    safe.end();
  });
});

describe('whoever', () => {
  it('names 10,000 recipients, of ours or not, is cut off and has sent nothing', async () => {
    const before = (await rows()).length;
    const tokens = world.app.get(Tokens);
    const ours = Array.from({ length: 10_000 }, (_, decision) =>
      tokens.make({ game: 1, seat: 0, decision, purpose: 'play' }),
    );
    const others = ours.map((token) => token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')));
    const said = await Promise.all(
      [ours, others].map(async (names) => {
        const line = await SmtpLine.greeted(port);
        await line.say('MAIL FROM:<anna@example.org>');
        await line.pour(Buffer.from(names.map((name) => `RCPT TO:<${name}@${DOMAIN}>\r\n`).join('')));
        return codes((await line.rest()).trim().split('\r\n'));
      }),
    );
    const count = (list: string[] | undefined, code: string): number => list?.filter((c) => c === code).length ?? 0;
    expect(['250', '452', '421'].map((code) => count(said[0], code))).toEqual([20, 99, 1]);
    expect(['250', '550', '421'].map((code) => count(said[1], code))).toEqual([0, 4, 1]);
    expect(await rows()).toHaveLength(before);
  });

  it('asks who is here learns nothing, and commands we do not know end the connection', async () => {
    const line = await SmtpLine.greeted(port);
    const name = address.split('@')[0] ?? '';
    for (const command of [`VRFY ${name}`, 'VRFY nobody', 'EXPN games', 'HELP', 'AUTH PLAIN AGEAYg==', 'KILL'])
      expect(await line.say(command)).toMatch(/^500/);
    line.write('ABRACADABRA\r\n'.repeat(1_000));
    expect((await line.rest()).trim().split('\r\n').at(-1)).toMatch(/^421/);
  });

  it('guesses addresses is cut off, then waits; others do not', async () => {
    const guess = async (): Promise<string[]> => {
      const line = await SmtpLine.open(port, '127.0.0.5');
      const greeting = await line.reply();
      if (!greeting.startsWith('220')) return [greeting.slice(0, 3)];
      await line.say('EHLO x');
      await line.say('MAIL FROM:<anna@example.org>');
      const said: string[] = [];
      for (let i = 0; i < 6 && line.isOpen; i++) said.push(await line.say(`RCPT TO:<${'a'.repeat(42)}@${DOMAIN}>`));
      line.end();
      return codes(said).filter((code) => code !== '');
    };
    for (let i = 0; i < 4; i++) expect(await guess()).toEqual(['550', '550', '550', '550', '421']);
    expect(await guess()).toEqual(['421']);
    expect(await guess()).toEqual(['421']);
    expect(await honest()).toMatch(/^250/);
    world.clock.forward({ minutes: 16 });
    expect(await honest('127.0.0.5')).toMatch(/^250/);
  });

  it('opens a thousand connections gets twenty; all others still get in', async () => {
    const lines = await Promise.all(Array.from({ length: 1_000 }, () => SmtpLine.open(port, '127.0.0.6')));
    const greetings = await Promise.all(lines.map((line) => line.reply()));
    expect(greetings.filter((g) => g.startsWith('220'))).toHaveLength(20);
    expect(await honest()).toMatch(/^250/);
    for (const line of lines) line.end();
    while (door().open > 0) await new Promise((done) => setImmediate(done));
    world.clock.forward({ minutes: 2 });
    expect(await honest('127.0.0.6')).toMatch(/^250/);
  });

  it('begins mail after mail is slowed down; a relay of ours is not', async () => {
    const begin = async (from: string): Promise<string[]> => {
      const line = await SmtpLine.greeted(port, from);
      line.write('MAIL FROM:<anna@example.org>\r\nRSET\r\n'.repeat(150));
      const said = codes(await line.replies(300)).filter((_, i) => i % 2 === 0);
      line.end();
      return said;
    };
    const stranger = await begin('127.0.0.7');
    expect(stranger.filter((code) => code === '250')).toHaveLength(120);
    expect(new Set(stranger.slice(120))).toEqual(new Set(['451']));
    expect(new Set(await begin('127.0.0.1'))).toEqual(new Set(['250']));
    world.clock.forward({ minutes: 1 });
    expect(await honest('127.0.0.7')).toMatch(/^250/);
  });
});

describeWith(['swaks'], 'swaks, after all that', () => {
  it('sends an order over TLS, and the player has his receipt', async () => {
    world.clock.forward({ minutes: 30 });
    await world.settle();
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is asked');
    asked.player.news();
    const own = samplesOf(asked.mail).filter((s) => s !== 'pass');
    const body = own.join('\n') || 'pass';
    const to = ['--server', `127.0.0.1:${port}`, '--from', asked.player.email, '--to', replyTo(asked.mail)];
    const sent = await ended(program('swaks') ?? 'swaks', [...to, '--tls-optional', '--pipeline', '--body', body]);
    expect(sent).toBe(0);
    await world.settle();
    expect(asked.player.news().map(textOf)).toEqual([expect.stringMatching(/Recorded/)]);
  });
});

function ended(command: string, args: string[]): Promise<number | null> {
  return new Promise((done) => spawn(command, args, { stdio: 'ignore' }).once('exit', done));
}
