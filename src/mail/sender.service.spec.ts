import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { readSettings } from '../config/settings';
import { OutboxMail } from '../post/mail.entities';
import type { ToSend } from '../post/sending.repository';
import { SenderService } from './sender.service';
import { SendFault, type ReadyMail } from './transport';

type Given = ConstructorParameters<typeof SenderService>;
const AWAY = new SendFault('no answer: ESOCKET', 'server');

beforeAll(() => {
  Logger.overrideLogger(false);
});

/** A sender between an outbox in memory and a server that answers as it is told. */
class Bench {
  now = Date.parse('2026-11-22T10:00:00Z');
  readonly mails: OutboxMail[] = [];
  readonly tried: OutboxMail[] = [];
  private readonly handed: string[] = [];
  readonly refused: string[] = [];
  readonly heldUp: string[] = [];
  readonly suppressed = new Set<string>();
  /** Mails that another process takes over, and sends. */
  readonly takenOver = new Set<string>();
  /** Every statement fails. */
  databaseAway = false;
  /** What the server says to a mail; null: it takes it. */
  answer: (mail: OutboxMail) => SendFault | null = () => null;
  /** The server thinks it over until this is done. */
  slow: (mail: OutboxMail) => Promise<void> = () => Promise.resolve();
  private readonly sender: SenderService;

  /** `jitter`: how the ids of the mails begin, on which the pauses depend. */
  constructor(private readonly jitter = '8000') {
    const messages = {
      build: ({ mail }: ToSend) => Promise.resolve({ id: mail.id, envelope: { to: mail.personId } }),
    };
    const transport = { send: (mail: ReadyMail) => this.send(mail) };
    const troubles = {
      refusedForNow: (_mail: OutboxMail, to: string) => Promise.resolve(void this.heldUp.push(to)),
      refused: (_mail: OutboxMail, to: string, status: string) =>
        Promise.resolve(void this.refused.push(`${to} ${status}`)),
    };
    this.sender = new SenderService(
      this.outbox() as unknown as Given[0],
      messages as unknown as Given[1],
      transport as unknown as Given[2],
      troubles,
      { wentOut: () => Promise.resolve() } as unknown as Given[4],
      { begun: false } as unknown as Given[5],
      { now: () => new Date(this.now) },
      readSettings({}),
      {
        leave: () => undefined,
        made: () => Promise.resolve(),
        mayTry: () => Promise.resolve(true),
      } as unknown as Given[8],
    );
  }

  /** Mails to people of these names, each to one of his own. */
  write(...people: string[]): OutboxMail[] {
    const written = people.map((personId) => {
      const mail = {
        id: this.jitter + randomUUID().slice(4),
        personId,
        state: 'waiting' as const,
        attempts: 0,
        notBefore: new Date(this.now),
        trouble: null,
      };
      return Object.assign(new OutboxMail(), mail);
    });
    this.mails.push(...written);
    return written;
  }

  /** Lets so many seconds pass, and the sender work until it has nothing to do. */
  async after(seconds: number): Promise<OutboxMail[]> {
    this.now += seconds * 1000;
    this.tried.length = 0;
    while ((await this.sender.workSome()) > 0);
    return [...this.tried];
  }

  /** How often the server was handed a mail for somebody. */
  times(person: string): number {
    return this.handed.filter((p) => p === person).length;
  }

  /** The sender looks once, as at a tick. */
  tick(): Promise<number> {
    return this.sender.workSome();
  }

  private async send(mail: ReadyMail): Promise<void> {
    const row = this.mails.find((m) => m.id === mail.id) as OutboxMail;
    this.tried.push(row);
    this.handed.push(row.personId);
    const fault = this.answer(row);
    await this.slow(row);
    if (fault) throw fault;
  }

  private outbox() {
    const change = (mail: OutboxMail, to: Partial<OutboxMail>): Promise<void> =>
      Promise.resolve(void Object.assign(this.mails.find((m) => m.id === mail.id) as OutboxMail, to));
    return {
      claim: (now: Date, most: number) => {
        if (this.databaseAway) return Promise.reject(new Error('the database is away'));
        const due = this.mails.filter((m) => m.state === 'waiting' && m.notBefore <= now).slice(0, most);
        for (const mail of due) mail.attempts += 1;
        return Promise.resolve(due.map((m) => Object.assign(new OutboxMail(), m)));
      },
      claimSuspect: () => Promise.resolve(null),
      toSend: async (mail: OutboxMail) => {
        if (this.takenOver.has(mail.id)) await change(mail, { state: 'sent' });
        return this.takenOver.has(mail.id) ? null : { mail, suppressed: this.suppressed.has(mail.personId) };
      },
      sent: (mail: OutboxMail) =>
        this.databaseAway ? Promise.reject(new Error('the database is away')) : change(mail, { state: 'sent' }),
      failed: (mail: OutboxMail, trouble: string, next: Date | null) =>
        change(mail, next ? { trouble, notBefore: next } : { trouble, state: 'dead' }),
      putBack: (mail: OutboxMail, trouble: string | null, next: Date) =>
        change(mail, { attempts: mail.attempts - 1, trouble, notBefore: next }),
      suppressed: (mail: OutboxMail) => change(mail, { state: 'suppressed' }),
    };
  }
}

describe('a server that does not answer', () => {
  it.each(['0000', 'ffff'])('ends the round: none has lost an attempt, one asks again later (%s)', async (jitter) => {
    const bench = new Bench(jitter);
    const mails = bench.write(...Array.from({ length: 40 }, (_, n) => `p${n}`));
    bench.answer = () => AWAY;
    expect((await bench.after(0)).length).toBeLessThanOrEqual(5);
    expect(await bench.after(5)).toHaveLength(0);
    for (let n = 0; n < 30; n++) expect((await bench.after(700)).length).toBeLessThanOrEqual(1);
    expect(mails.map((m) => [m.state, m.attempts])).toEqual(mails.map(() => ['waiting', 0]));
    bench.answer = () => null;
    expect(await bench.after(700)).toHaveLength(40);
    expect(mails.every((m) => m.state === 'sent')).toBe(true);
  });

  it('breaks off at one mail again and again, and takes the others: that mail has had its attempts', async () => {
    const bench = new Bench();
    const [bad, ...good] = bench.write('bad', 'p1', 'p2');
    bench.answer = (mail) => (mail.personId === 'bad' ? AWAY : null);
    for (let n = 0; n < 40; n++) await bench.after(5 * 3600);
    expect(good.every((m) => m.state === 'sent')).toBe(true);
    expect(bad).toMatchObject({ state: 'dead', trouble: 'no answer: ESOCKET' });
  });
});

describe('a database that goes away', () => {
  it('while the server takes mails lets none of them go out twice', async () => {
    const bench = new Bench();
    const mails = bench.write(...Array.from({ length: 11 }, (_, n) => `p${n}`));
    const taken: OutboxMail[] = [];
    bench.answer = (mail) => {
      bench.databaseAway = true;
      taken.push(mail);
      return null;
    };
    await expect(bench.after(0)).rejects.toThrow('the database is away');
    await expect(bench.after(5)).rejects.toThrow('the database is away');
    const before = [...taken];
    expect(before.length).toBeGreaterThan(0);
    bench.databaseAway = false;
    bench.answer = (mail) => {
      taken.push(mail);
      return null;
    };
    for (let n = 0; n < 3; n++) await bench.after(60);
    expect(mails.map((m) => m.state)).toEqual(mails.map(() => 'sent'));
    expect(new Set(taken.map((m) => m.id)).size).toBe(taken.length);
  });
});

describe('a database that goes away and comes back', () => {
  it('while the server thinks one mail over lets that one not go out twice either', async () => {
    const bench = new Bench();
    bench.write('quick', 'slow');
    let answers: () => void = () => undefined;
    bench.slow = (mail) => (mail.personId === 'slow' ? new Promise((done) => (answers = done)) : Promise.resolve());
    bench.answer = (mail) => {
      bench.databaseAway ||= mail.personId === 'quick';
      return null;
    };
    let ended = false;
    const looked = bench
      .tick()
      .catch(() => 0)
      .finally(() => (ended = true));
    await new Promise((done) => setImmediate(done));
    bench.databaseAway = false;
    bench.answer = () => null;
    // The next look begins when the last has ended.
    const again = ended ? bench.tick() : looked;
    await new Promise((done) => setImmediate(done));
    answers();
    await Promise.all([looked, again]);
    await bench.after(5);
    expect(bench.times('slow')).toBe(1);
    expect(bench.mails.map((m) => m.state)).toEqual(['sent', 'sent']);
  });
});

describe('a mail', () => {
  it('whose address is refused is dead, and it is told where addresses are known', async () => {
    const bench = new Bench();
    const [mail, other] = bench.write('gone@example.org', 'there@example.org');
    bench.answer = (m) => (m === mail ? new SendFault('answered 550 5.1.1', 'address', '5.1.1') : null);
    await bench.after(0);
    expect(mail).toMatchObject({ state: 'dead', trouble: 'answered 550 5.1.1' });
    expect(other?.state).toBe('sent');
    expect(bench.refused).toEqual(['gone@example.org 5.1.1']);
    const [bare] = bench.write('also-gone@example.org');
    bench.answer = (m) => (m === bare ? new SendFault('answered 550', 'address') : null);
    await bench.after(0);
    expect(bench.refused[1]).toBe('also-gone@example.org 5.0.0');
  });

  it('refused for good for what it is says nothing against its address', async () => {
    const bench = new Bench();
    const [mail] = bench.write('p');
    bench.answer = () => new SendFault('answered 554 5.7.1', 'mail for good', '5.7.1');
    await bench.after(0);
    expect(mail?.state).toBe('dead');
    expect(bench.refused).toEqual([]);
  });

  it('is not sent to an address that is to get nothing, nor when another process has taken it over', async () => {
    const bench = new Bench();
    const [silent, taken] = bench.write('silent@example.org', 'p');
    bench.suppressed.add('silent@example.org');
    bench.takenOver.add(taken?.id ?? '');
    expect(await bench.after(0)).toEqual([]);
    expect(silent?.state).toBe('suppressed');
  });

  it('that cannot be taken now is tried for five days, with pauses from a minute to four hours; after an hour it is told that it does not arrive', async () => {
    const bench = new Bench();
    const [mail] = bench.write('p') as [OutboxMail];
    bench.answer = () => new SendFault('answered 451 4.3.0', 'mail for now', '4.3.0');
    const pauses: number[] = [];
    for (;;) {
      await bench.after(0);
      if (mail.state !== 'waiting') break;
      const pause = (mail.notBefore.getTime() - bench.now) / 60_000;
      pauses.push(pause);
      bench.now = mail.notBefore.getTime();
    }
    expect(mail).toMatchObject({ state: 'dead', attempts: 38 });
    expect(pauses.reduce((a, b) => a + b) / 60 / 24).toBeGreaterThan(4.9);
    expect(bench.heldUp).toHaveLength(31);
    expect(bench.refused).toEqual(['p 4.3.0']);
    pauses.forEach((pause, n) => {
      const whole = Math.min(240, 2 ** n);
      expect(pause).toBeGreaterThanOrEqual(0.8 * whole);
      expect(pause).toBeLessThanOrEqual(1.2 * whole);
    });
  });
});
