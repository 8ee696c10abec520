import { AddressRepository } from '../../src/post/address.repository';
import { Receiving } from '../../src/mail/receiving';
import { RemindersService } from '../../src/clock/reminders.service';
import { bodyOf } from '../support/http';
import type { Table } from '../support/game';
import {
  complaint,
  exchange,
  exim,
  eximDelayed,
  gmail,
  holiday,
  postfix,
  postfixDelayed,
  qmail,
  readReceipt,
  type Failure,
  type MachineMail,
} from '../support/machine-mails';
import type { Delivered } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { firstParagraph, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { DOMAIN, World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface SeatState {
  side: string;
  waitedFor: boolean;
  owes: string | null;
  dueAt: string | null;
  delivery: {
    state: string;
    autoReplyAt: string | null;
    lastDeliveredAt: string | null;
    waiting: number;
    dead: number;
  };
}
interface Undelivered {
  deadLetters: { id: string; game: string; to: string; kind: string; trouble: string }[];
  suppressed: { email: string; name: string; reason: string; kept: number; games: string[] }[];
}

/** A game of two people who are in no other game, unless they are named again. */
async function game(german: string, allied: string, joined = true): Promise<Table> {
  const person = (name: string): object => ({ name, email: world.person(name).email, zone: 'Europe/Berlin' });
  const seats = { german: person(german), allied: person(allied) };
  const wish = { system: 'mercury', scenario: '4', joined, seats, moderator: person('Mara Voss') };
  const made = await world.api.post('/api/games', wish).expect(201);
  await world.settle();
  const players = { german: world.person(german), allied: world.person(allied) };
  const moderator = world.person('Mara Voss');
  return { ...bodyOf<{ code: string; commitment: string }>(made), system: 'mercury', ...players, players, moderator };
}

/** A mail arrives from a machine, or whoever says he is one; without an address at the return path of `mail`. */
async function arrives(raw: string, to: string, from = ''): Promise<void> {
  await world.app.get(Receiving).take(Buffer.from(raw, 'utf8'), from, [to]);
  await world.settle();
}
const comesBack = (machine: MachineMail, mail: Delivered, failure?: Failure): Promise<void> =>
  arrives(machine(mail, failure), mail.returnPath);

/** What was mailed to anybody while `work` went on: who got what. */
async function mailed(work: () => Promise<void>): Promise<string[]> {
  const count = (): Map<string, number> => new Map(world.sink.addresses().map((a) => [a, world.sink.box(a).length]));
  const before = count();
  await work();
  return world.sink
    .addresses()
    .flatMap((a) => world.sink.box(a).slice(before.get(a) ?? 0))
    .map((m) => `${m.to.split('@')[0] ?? ''}: ${subjectOf(m).replace(/^.*: /, '')}`)
    .sort();
}

async function seatOf({ code }: Table, side: string): Promise<SeatState> {
  const { seats } = bodyOf<{ seats: SeatState[] }>(await world.api.get(`/api/games/${code}`).expect(200));
  const seat = seats.find((s) => s.side === side);
  if (!seat) throw new Error(`no seat ${side}`);
  return seat;
}
const stateOf = async (table: Table, side = 'allied'): Promise<string> => (await seatOf(table, side)).delivery.state;
const undelivered = async (): Promise<Undelivered> => bodyOf(await world.api.get('/api/mail/undelivered').expect(200));
const suppressed = async (email: string) => (await undelivered()).suppressed.find((s) => s.email === email);
const asked = (table: Table): Delivered => table.allied.find(/Allied set-up/);
const newest = (player: Table['german']): string => unwrapped(textOf(player.newest));

async function says(player: Table['german'], mail: Delivered, text: string): Promise<string> {
  await player.reply(mail, text);
  await world.settle();
  return newest(player);
}

/** What the last page that was visited is opened by, and where it is. */
let cookie = '';
let at = '';

/** The page of a seat as a browser gets it that follows the link of a mail, or a program that looks through mails. */
async function visit(player: Table['german']): Promise<string> {
  const link = player.mailbox
    .map((m) => /On the web:\s+http:\/\/\S+?(\/g\/\S+)/.exec(textOf(m))?.[1])
    .findLast(Boolean);
  const entered = await world.anybody.get(link ?? '').expect(303);
  cookie = (entered.get('Set-Cookie') ?? []).map((c) => c.split(';')[0]).join('; ');
  at = String(entered.headers['location']);
  const page = await world.anybody.get(at).set('Cookie', cookie).expect(200);
  await world.settle();
  return unwrapped(page.text);
}

/** Somebody touches the page that was visited last. */
async function touch(cookies = cookie, site = 'same-origin'): Promise<number> {
  const { status } = await world.anybody.post(`${at}/here`).set({ Cookie: cookies, 'Sec-Fetch-Site': site });
  await world.settle();
  return status;
}

const lift = async ({ email }: Table['german']): Promise<void> => {
  await world.api.post('/api/mail/suppressed/lift', { email: email.toUpperCase() }).expect(200);
  await world.settle();
};

describe('a bounce for good from a mailbox nobody was ever heard of', () => {
  let table: Table;
  beforeAll(async () => {
    table = await game('Pia One', 'Paul One');
  });

  it.each([
    ['Postfix', postfix],
    ['Exim', exim],
    ['Exchange', exchange],
    ['Gmail', gmail],
    ['qmail, which has no report', qmail],
  ])('%s: nothing more is sent there; opponent and moderator are told, the machine is not', async (_name, machine) => {
    const sent = await mailed(() => comesBack(machine, asked(table)));
    expect(sent).toEqual(['mara: delivery problem', 'pia: delivery problem']);
    expect(await stateOf(table)).toBe('suppressed');
    expect(await suppressed(table.allied.email)).toMatchObject({ reason: 'no such mailbox', games: [table.code] });
    expect(await mailed(() => comesBack(machine, asked(table)))).toEqual([]);
    await lift(table.allied);
    expect(await stateOf(table)).toBe('ok');
  });

  it('an invitation: organiser and opponent are told that he may not have read it', async () => {
    const table = await game('Ina Six', 'Igor Six', false);
    await comesBack(postfix, table.allied.newest);
    expect(newest(table.german)).toContain('our mails do not reach Igor Six (Allied) at present. He may not have read');
    expect(await stateOf(table)).toBe('suppressed');
  });

  it('to SMTP itself, 550 5.1.1, does the same', async () => {
    const table = await game('Sara Seven', 'Sven Seven');
    world.sink.remove(table.allied.email);
    const sent = await mailed(async () => {
      await table.german.reply(table.german.newest, 'SAY\nAre you there?\nENDSAY');
      await world.settle();
      await world.settle();
    });
    expect(sent).toContain('mara: delivery problem');
    expect(await suppressed(table.allied.email)).toMatchObject({ reason: 'no such mailbox' });
  });
});

describe('while no mail reaches a player', () => {
  let first: Table;
  let second: Table;
  let early: Delivered;
  beforeAll(async () => {
    first = await game('Anna Berg', 'Tom Reed');
    early = asked(first);
    second = await game('Ben Cole', 'Tom Reed');
    world.clock.forward({ days: 3 });
    const sent = await mailed(() => comesBack(postfix, asked(second), { recipient: 'tom.reed@elsewhere.example' }));
    expect(sent).toEqual([
      ...['anna: delivery problem', 'ben: delivery problem', 'mara: delivery problem', 'mara: delivery problem'],
    ]);
  });

  it('those told read neither his address nor why', () => {
    for (const player of [first.german, second.german, first.moderator]) {
      expect(subjectOf(player.newest)).toMatch(/: delivery problem$/);
      expect(newest(player)).toContain('our mails do not reach Tom Reed (Allied) at present');
      expect(newest(player)).toContain('His clock stands still until they do, and his default cannot be claimed');
      // A message id, drawn by chance, may hold any three digits.
      const said = player.newest.raw.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
      expect(said).not.toMatch(/tom(?:\.reed)?@|550|5\.1\.1|unknown|bounce/i);
    }
  });

  it('his clock stands in all his games: STATUS and the page say so', async () => {
    const others = await mailed(async () => {
      world.clock.forward({ days: 27 });
      await world.app.get(RemindersService).tick();
      await world.settle();
    });
    expect(others.filter((s) => /^(?:anna|ben|tom):/.test(s))).toEqual([]);
    for (const table of [first, second]) {
      const status = await says(table.german, table.german.newest, 'STATUS');
      expect(status).toMatch(/Allied 7 d 1\d h left, standing: delivery problem/);
      expect(status).toContain('Allied is waited for, but has a delivery problem: our mails do not reach Tom Reed.');
      expect(await seatOf(table, 'allied')).toMatchObject({ waitedFor: true, owes: 'Allied set-up (d1)', dueAt: null });
    }
  });

  it('nothing can be claimed', async () => {
    expect(await says(first.german, first.german.newest, 'CLAIM')).toContain(
      'There is nothing to claim: our mails do not reach your opponent at present (delivery problem), so his clock stands still.',
    );
    expect((await world.position(first.code)).open[0]?.id).toBe('d1');
  });

  it('what is for him is kept, and the organiser sees it', async () => {
    const sent = await mailed(async () => {
      await says(first.german, first.german.newest, 'SAY\nfirst letter\nENDSAY');
      await says(first.german, first.german.newest, 'SAY\nsecond letter\nENDSAY');
    });
    expect(sent).toEqual(['anna: receipt, answer', 'anna: receipt, answer']);
    expect((await seatOf(first, 'allied')).delivery).toMatchObject({ state: 'suppressed', waiting: 2, dead: 0 });
    const known = await suppressed('tom@example.org');
    expect(known).toMatchObject({ name: 'Tom Reed', games: [first.code, second.code].sort() });
    expect(known?.kept).toBe(3);
  });

  it('the organiser lifts it: what was kept is sent in its order, and the clocks go on with what was left', async () => {
    await world.api.post('/api/mail/suppressed/lift', { email: 'nobody@example.org' }).expect(404);
    const before = first.allied.mailbox.length;
    const sent = await mailed(async () => {
      await lift(first.allied);
    });
    expect(sent.filter((s) => !s.startsWith('tom'))).toEqual([
      ...[
        'anna: mails arrive again',
        'ben: mails arrive again',
        'mara: mails arrive again',
        'mara: mails arrive again',
      ],
    ]);
    const came = first.allied.mailbox.slice(before).map(subjectOf);
    const own = came.filter((s) => s.includes(first.code)).map((s) => s.replace(/^.*: /, ''));
    expect(own).toEqual(['a letter', 'a letter', 'our mails reach you again']);
    expect(came.some((s) => s.includes(second.code) && s.includes('Allied set-up'))).toBe(true);
    const letters = first.allied.mailbox.filter((m) => /a letter$/.test(subjectOf(m))).map(textOf);
    expect(letters[0]).toContain('first letter');
    expect(letters[1]).toContain('second letter');
    expect(newest(first.allied)).toContain(
      'Your clock stood still meanwhile. You are asked for Allied set-up, 22 May, morning (d1); your',
    );
    expect((await seatOf(first, 'allied')).dueAt).not.toBeNull();
    expect(await says(first.german, first.german.newest, 'STATUS')).toMatch(
      /Allied 7 d 1\d h left, starts at midnight/,
    );
    expect(await stateOf(first)).toBe('ok');
  });

  it('a late bounce of a mail from before says nothing any more', async () => {
    expect(await mailed(() => comesBack(exim, early))).toEqual([]);
    expect(await stateOf(first)).toBe('ok');
  });
});

describe('a clock that stands because mails come back, as who forges bounces may want', () => {
  let table: Table;
  const status = async (): Promise<string> => says(table.german, table.german.newest, 'STATUS');
  /** The two bounces that it takes. */
  async function bounce(): Promise<void> {
    for (const text of ['one', 'two']) {
      world.clock.forward({ hours: 1 });
      await says(table.german, table.german.newest, `SAY\n${text}\nENDSAY`);
      await comesBack(postfix, table.allied.newest);
    }
  }
  const days = (n: number): Promise<string[]> =>
    mailed(async () => {
      world.clock.forward({ days: n });
      await world.settle();
    });

  it('is not stopped by what comes back of a mail that was sent long ago', async () => {
    const late = await game('Olga Elm', 'Otto Elm');
    world.clock.forward({ days: 11 });
    expect(await mailed(() => comesBack(postfix, asked(late)))).toEqual([]);
    expect(await stateOf(late)).toBe('ok');
  });

  it('stands for 28 days of a game in all: then opponent and moderator are told, and it runs', async () => {
    table = await game('Finn Oak', 'Fara Oak');
    await says(table.allied, asked(table), 'STATUS');
    await bounce();
    expect(await stateOf(table)).toBe('suppressed');
    expect(await days(20)).toEqual([]);
    await lift(table.allied);
    expect(await status()).toMatch(/Allied \S+ d .*left, starts at midnight/);
    await bounce();
    expect(await status()).toMatch(/Allied \S+ d .*left, standing: delivery problem/);
    expect(await days(7)).toEqual([]);
    expect(await days(1)).toEqual([
      'finn: a delivery problem, and a clock that runs',
      'mara: a delivery problem, and a clock that runs',
    ]);
    expect(newest(table.german)).toContain('His clock has stood still for 28 days of this game because of that.');
    expect(await days(1)).toEqual([]);
    const text = await status();
    expect(text).toMatch(/Allied \S+ d .*left, running/);
    expect(text).toContain('Allied is waited for, but has a delivery problem');
    expect(await says(table.german, table.german.newest, 'CLAIM')).toContain("your opponent's time is not over");
  });

  it('and never again in that game: once his time is over his default is claimed', async () => {
    await lift(table.allied);
    await bounce();
    expect(await stateOf(table)).toBe('suppressed');
    expect(await status()).toMatch(/Allied \S+ d .*left, running/);
    expect(await visit(table.allied)).toContain('and your clock, which has stood for 28 days because of that, runs');
    await days(12);
    await says(table.german, table.german.newest, 'CLAIM');
    expect(unwrapped(textOf(table.german.find(/: receipt, /)))).toContain('published default was taken');
  });
});

describe('an address that people are known to write from', () => {
  let table: Table;
  beforeAll(async () => {
    table = await game('Carl Day', 'Cora Day');
    await says(table.allied, asked(table), 'STATUS');
    await says(table.german, table.german.newest, 'SAY\nhello\nENDSAY');
  });

  it('takes one bounce for good: it is laid with the dead letters, where it can be sent once more', async () => {
    expect(await mailed(() => comesBack(gmail, table.allied.newest))).toEqual([]);
    expect((await seatOf(table, 'allied')).delivery).toMatchObject({ state: 'bouncing', dead: 1 });
    const { deadLetters } = await undelivered();
    const letter = deadLetters.find((d) => d.game === table.code);
    expect(letter).toMatchObject({ to: 'Cora Day', kind: 'letter', trouble: 'came back (5.1.1)' });
    expect(JSON.stringify(deadLetters)).not.toContain('hello');
    const sent = await mailed(async () => {
      await world.api.post(`/api/mail/dead-letters/${letter?.id ?? ''}/retry`, {}).expect(200);
      await world.settle();
    });
    expect(sent).toEqual(['cora: a letter']);
    await world.api.post(`/api/mail/dead-letters/${letter?.id ?? ''}/retry`, {}).expect(404);
  });

  it('takes one bounce of what asks him something: his clock stands, those beside are told, and the question comes again', async () => {
    const once = await game('Egon Ott', 'Edda Ott');
    await says(once.allied, asked(once), 'STATUS');
    const question = asked(once);
    const told = await mailed(() => comesBack(gmail, question));
    expect(told).toEqual(['egon: delivery problem', 'mara: delivery problem']);
    expect((await seatOf(once, 'allied')).dueAt).toBeNull();
    expect(await stateOf(once)).not.toBe('suppressed');
    const came = once.allied.mailbox.length;
    world.clock.forward({ hours: 26 });
    await world.settle();
    expect(once.allied.mailbox.slice(came).map(subjectOf)).toContain(subjectOf(question));
    const reached = await mailed(async () => {
      world.clock.forward({ hours: 26 });
      await world.settle();
    });
    expect(reached).toContain('egon: mails arrive again');
  });

  it('is given up when a second mail comes back, and the same one twice is no second', async () => {
    await comesBack(gmail, table.allied.newest);
    expect(await stateOf(table)).toBe('bouncing');
    const sent = await mailed(() => comesBack(exchange, asked(table)));
    expect(sent).toEqual(['carl: delivery problem', 'mara: delivery problem']);
    expect(await stateOf(table)).toBe('suppressed');
  });

  it('is good again when a mail comes from it: his orders count, and his receipt and what was kept reach him', async () => {
    const sent = await mailed(async () => {
      await table.allied.reply(asked(table), samplesOf(asked(table)).join('\n'));
      await world.settle();
    });
    expect(sent).toContain('cora: receipt, recorded');
    expect(sent).toContain('cora: our mails reach you again');
    expect(sent).toContain('carl: mails arrive again');
    expect(await stateOf(table)).toBe('ok');
  });

  it('is good again when he does something on his page, to which a mail led him; that it was opened says nothing', async () => {
    const [one, two] = table.allied.mailbox.slice(-2);
    world.clock.forward({ hours: 1 });
    await says(table.german, table.german.newest, 'SAY\nagain\nENDSAY');
    await says(table.german, table.german.newest, 'SAY\nand again\nENDSAY');
    const fresh = table.allied.mailbox.slice(-2);
    expect([one, two]).not.toEqual(fresh);
    for (const mail of fresh) await comesBack(postfix, mail);
    expect(await stateOf(table)).toBe('suppressed');
    expect(await visit(table.german)).toContain('Allied has a delivery problem: our mails do not reach Cora Day.');
    await visit(table.allied);
    for (const part of ['news', 'sheets/map.svg', 'sheets/map.json'])
      await world.anybody.get(`${at}/${part}`).set('Cookie', cookie);
    expect(await touch(cookie, 'cross-site')).toBe(403);
    // As a week later, from a tab that was left open: no mail led there.
    expect(await touch(cookie.replace(/; .*/, ''))).toBe(204);
    expect(await stateOf(table)).toBe('suppressed');
    expect(await touch()).toBe(204);
    expect(await stateOf(table)).toBe('ok');
  });
});

describe('an address that is gone for good', () => {
  let table: Table;
  beforeAll(async () => {
    table = await game('Lena Moor', 'Lars Moor');
    await comesBack(exchange, asked(table));
    expect(await stateOf(table)).toBe('suppressed');
  });

  it('is changed by the site after a silence: what was kept comes to the new one, and his clock goes on', async () => {
    const { email } = world.person('Luis Moor');
    const put = () => world.api.put(`/api/games/${table.code}/seats/allied/address`, { email }).expect(200);
    // He is asked at both, and says nothing for a fortnight.
    expect((await put()).body).toMatchObject({ asked: email });
    world.clock.forward({ days: 14 });
    await world.settle();
    const sent = await mailed(async () => {
      await put();
      await world.settle();
    });
    expect(sent).toEqual([
      'lena: mails arrive again',
      expect.stringMatching(/^luis: .*Allied set-up/),
      'luis: our mails reach you again',
      'mara: mails arrive again',
    ]);
    expect(await stateOf(table)).toBe('ok');
    expect((await seatOf(table, 'allied')).dueAt).not.toBeNull();
  });

  it('while another address of his still writes, he is answered there and told how to change it', async () => {
    const fresh = world.person('Luis Moor').newest;
    await comesBack(exchange, fresh);
    expect(await stateOf(table)).toBe('suppressed');
    const sent = await mailed(async () => {
      await table.allied.reply(fresh, 'STATUS');
      await world.settle();
    });
    expect(sent).toEqual([
      'lars: receipt, answer',
      'lars: shall your mails go to another address?',
      'lars: your mails go to another address',
    ]);
    const receipt = unwrapped(textOf(table.allied.find(/: receipt, /)));
    expect(receipt).toContain('Write ADDRESS lars@example.org, and they all come here.');
    expect(await stateOf(table)).toBe('suppressed');
  });
});

describe('a bounce for now', () => {
  let table: Table;
  const FULL = { status: '5.2.2', said: '552 5.2.2 <x>: Mailbox full' };
  beforeAll(async () => {
    table = await game('Dora Fox', 'Dirk Fox');
  });

  it('counts once a day, and after five days of ten nothing more is sent', async () => {
    for (let day = 1; day <= 5; day++) {
      expect(await stateOf(table)).not.toBe('suppressed');
      await comesBack(postfix, table.allied.newest, FULL);
      await says(table.german, table.german.newest, `SAY\nday ${day}\nENDSAY`);
      if (day < 5) {
        await comesBack(postfix, table.allied.newest, FULL);
        world.clock.forward({ days: 1 });
      }
    }
    expect(await suppressed(table.allied.email)).toMatchObject({ reason: 'mails keep coming back' });
    expect(await stateOf(table)).toBe('suppressed');
  });

  it('is sent again the next day, and meanwhile the clock of its player stands and his default cannot be claimed', async () => {
    const full = await game('Gerd Ott', 'Gina Ott');
    const mail = asked(full);
    const came = full.allied.mailbox.length;
    expect(await mailed(() => comesBack(postfix, mail, FULL))).toEqual([
      'gerd: delivery problem',
      'mara: delivery problem',
    ]);
    world.clock.forward({ hours: 26 });
    await world.settle();
    const again = full.allied.mailbox.slice(came);
    expect(again.map(subjectOf)).toContain(subjectOf(mail));
    expect((await seatOf(full, 'allied')).dueAt).toBeNull();
    const reached = await mailed(async () => {
      world.clock.forward({ hours: 26 });
      await world.settle();
    });
    expect(reached).toEqual([
      'gerd: mails arrive again',
      'gina: our mails reach you again',
      'mara: mails arrive again',
    ]);
    world.clock.forward({ days: 1 });
    await world.settle();
    expect((await seatOf(full, 'allied')).dueAt).not.toBeNull();
  });

  it('is not sent again when it has been answered meanwhile', async () => {
    const full = await game('Hugo Ott', 'Hilde Ott');
    await comesBack(postfix, asked(full), FULL);
    await full.allied.reply(asked(full), samplesOf(asked(full)).join('\n'));
    const sent = await mailed(async () => {
      await world.settle();
      world.clock.forward({ hours: 26 });
      await world.settle();
    });
    expect(sent.filter((s) => /hilde.*set-up$/i.test(s))).toEqual([]);
  });

  it('does not count where the server goes on trying', async () => {
    const late = await game('Fred Low', 'Fay Low');
    const sent = await mailed(async () => {
      for (let day = 0; day < 6; day++) {
        await comesBack(day % 2 ? postfixDelayed : eximDelayed, asked(late));
        world.clock.forward({ days: 1 });
      }
    });
    expect(sent.filter((s) => /fay|fred|problem/.test(s))).toEqual([]);
    expect(await stateOf(late)).toBe('ok');
  });
});

describe('a process that ended between an address and its games', () => {
  it('leaves nothing undone: another follows within a minute, both ways', async () => {
    const table = await game('Nora Quist', 'Nils Quist');
    const addresses = world.app.get(AddressRepository);
    const set = (suppressedAt: Date | null): Promise<void> =>
      addresses.change(table.allied.email, (row) => {
        Object.assign(row, { suppressedAt, reason: suppressedAt && 'no such mailbox' });
        return Promise.resolve();
      });
    const aMinute = async (): Promise<void> => {
      world.clock.forward({ minutes: 1 });
      await world.settle();
    };
    await set(world.clock.now());
    expect(await mailed(aMinute)).toEqual(['mara: delivery problem', 'nora: delivery problem']);
    expect(await mailed(aMinute)).toEqual([]);
    await set(null);
    expect(await mailed(aMinute)).toEqual([
      'mara: mails arrive again',
      'nils: our mails reach you again',
      'nora: mails arrive again',
    ]);
  });
});

describe('a complaint', () => {
  let table: Table;
  beforeAll(async () => {
    table = await game('Hans Arp', 'Hope Arp');
    await says(table.allied, asked(table), 'STATUS');
  });

  it('stops all mail at once, and nobody is told that it was one', async () => {
    const sent = await mailed(() => comesBack(complaint, asked(table)));
    expect(sent).toEqual(['hans: delivery problem', 'mara: delivery problem']);
    expect(textOf(table.german.newest) + textOf(table.moderator.newest)).not.toMatch(/complain|spam/i);
    expect(await stateOf(table)).toBe('complaint');
    expect(await suppressed(table.allied.email)).toMatchObject({ reason: 'complaint' });
  });

  it('leaves him his page: his answer there counts and earns its time, and his clock goes on standing', async () => {
    const page = await visit(table.allied);
    expect(page).toContain('Our mails to you come back, and your clock stands still.');
    const [decision, mark] = ['decision', 'mark'].map(
      (name) => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1] ?? '',
    );
    const text = samplesOf(asked(table)).join('\n');
    const sent = await mailed(async () => {
      await world.anybody
        .post(`/g/${table.code}/orders`)
        .set({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })
        .send({ decision: Number(decision), mark, text })
        .expect(200);
      await world.settle();
    });
    expect(sent.filter((s) => s.startsWith('hope'))).toEqual([]);
    expect(await says(table.german, table.german.newest, 'STATUS')).toMatch(
      /Allied (?:12 d|11 d 23 h) left, standing: delivery problem/,
    );
  });

  it('is not taken back by a look at his page, but by a mail of his', async () => {
    expect(await stateOf(table)).toBe('complaint');
    expect(await says(table.allied, asked(table), 'SAY\nI clicked the wrong button.\nENDSAY')).toContain(
      'For a while our mails to you came back.',
    );
    expect(await stateOf(table)).toBe('ok');
  });
});

describe('an automatic answer', () => {
  let table: Table;
  beforeAll(async () => {
    table = await game('Gero Ash', 'Ada Ash');
  });

  it.each([
    ['English', holiday('Automatic reply: The Luftwaffe Strikes', 'I am out of the office until 7 December.')],
    [
      'German',
      holiday('Abwesenheitsnotiz', 'Ich bin bis zum 7. Dezember im Urlaub.', ['X-Auto-Response-Suppress: All']),
    ],
    ['French', holiday('Réponse automatique : The Luftwaffe Strikes', 'Je suis absent jusqu’au 7 décembre.', [])],
    ['Spanish', holiday('Respuesta automática', 'Estaré fuera de la oficina.', ['X-Autoreply: yes'])],
    ['Polish', holiday('Odpowiedź automatyczna: gra', 'Jestem na urlopie.', ['Precedence: auto_reply'])],
    ['Japanese', holiday('自動返信：不在のお知らせ', '休暇中です。', [])],
  ])('in %s is noted for the organiser; it is not answered, and no clock stops', async (_language, machine) => {
    const due = (await seatOf(table, 'allied')).dueAt;
    expect(await mailed(() => arrives(machine(asked(table)), asked(table).returnPath, table.allied.email))).toEqual([]);
    const seat = await seatOf(table, 'allied');
    expect(seat.delivery.state).toBe('auto-reply');
    expect(seat.delivery.autoReplyAt).not.toBeNull();
    expect(seat.dueAt).toBe(due);
    await says(table.allied, asked(table), 'STATUS');
    expect(await stateOf(table)).toBe('ok');
  });

  it('at the reply address is noted too, if it is from the player, and is no order', async () => {
    const mail = asked(table);
    const from = (email: string): Promise<void> =>
      arrives(
        holiday('Out of office', 'pass')({ ...mail, to: email, returnPath: replyTo(mail) }),
        replyTo(mail),
        email,
      );
    await from('mallory@example.org');
    expect(await stateOf(table)).toBe('ok');
    // What reads as an order in it is not done, and its player is told so once.
    expect(await mailed(() => from(table.allied.email))).toEqual([
      expect.stringContaining('taken for an automatic reply'),
    ]);
    expect(await stateOf(table)).toBe('auto-reply');
    expect((await world.position(table.code)).open[0]?.id).toBe('d1');
  });
});

describe('what proves nothing', () => {
  let table: Table;
  beforeAll(async () => {
    table = await game('Ulla Kerr', 'Ugo Kerr');
  });
  const nothing = async (raw: string, to: string, from = ''): Promise<void> => {
    expect(await mailed(() => arrives(raw, to, from))).toEqual([]);
    expect(await stateOf(table)).toBe('ok');
  };

  it('a bounce to a reply address that only names our mail is kept for the organiser, and counts nowhere', async () => {
    const mail = asked(table);
    const forged = postfix(mail).replaceAll(mail.returnPath, `x@${DOMAIN}`);
    expect(forged).toContain(mail.parsed.messageId);
    await nothing(forged, replyTo(mail));
    await nothing(complaint(mail).replaceAll(mail.returnPath, `x@${DOMAIN}`), replyTo(mail));
  });

  it('a return path that we did not make is no address at all', () => {
    const [local = ''] = asked(table).returnPath.split('@');
    const other = (local.startsWith('a') ? 'b' : 'a') + local.slice(1);
    expect(world.app.get(Receiving).takes(`${other}@${DOMAIN}`)).toBe(false);
  });

  it('notices of receipt, lists and our own mails that come round have no effect and no answer', async () => {
    const mail = asked(table);
    await nothing(readReceipt(mail), mail.returnPath, mail.to);
    await nothing(mail.raw, replyTo(mail), mail.returnPath);
    const list = `From: ${mail.to}\r\nTo: ${replyTo(mail)}\r\nList-ID: <all.example.org>\r\nSubject: Re: x\r\nMessage-ID: <l@example.org>\r\n\r\npass\r\n`;
    await nothing(list, replyTo(mail), 'all-bounces@example.org');
  });

  it('one of the places his mail is sent on to is gone, another took it', async () => {
    const mail = asked(table);
    const two = postfix(mail, { recipient: 'old@example.net' }).replace(
      'Final-Recipient:',
      'Final-Recipient: rfc822; new@example.net\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient:',
    );
    await nothing(two, mail.returnPath);
  });

  it('our own mails ask for no notices', () => {
    for (const mail of [...table.allied.mailbox, ...table.german.mailbox])
      expect(mail.raw).not.toMatch(/^(?:disposition-notification-to|return-receipt-to|x-confirm-reading-to):/im);
  });
});

describe('a person who answers the return path', () => {
  it('is read as if he had answered the reply address; a stranger there is nobody', async () => {
    const table = await game('Vera Holt', 'Vito Holt');
    const mail = asked(table);
    const letter = (from: string): string =>
      `From: <${from}>\r\nTo: ${mail.returnPath}\r\nSubject: Re: game\r\nMessage-ID: <${from}-1>\r\n\r\nSTATUS\r\n`;
    expect(await mailed(() => arrives(letter('eve@example.org'), mail.returnPath, 'eve@example.org'))).toEqual([]);
    const sent = await mailed(() => arrives(letter(table.allied.email), mail.returnPath, table.allied.email));
    expect(sent).toEqual(['vito: receipt, answer']);
    expect(firstParagraph(table.allied.newest)).toBe('Nothing to record in this mail.');
  });
});
