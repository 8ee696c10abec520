import { RemindersService } from '../../src/clock/reminders.service';
import { Receiving } from '../../src/mail/receiving';
import { newGame, type Table } from '../support/game';
import { postfix } from '../support/machine-mails';
import { firstParagraph, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
});
afterAll(() => world.close());

/** Lets time pass and the clock of the service tick, twice: nothing is said twice. */
async function pass(by: { days?: number; hours?: number }): Promise<void> {
  world.clock.forward(by);
  await world.app.get(RemindersService).tick();
  await world.app.get(RemindersService).tick();
  await world.settle();
}
const newest = (player: Table['german']): string => unwrapped(textOf(player.newest));
const DUE = 'Thu 3 Dec 00:00 EST';

describe('a seat’s time', () => {
  it('is told in the reader’s own zone: subject and mail name the same moment, and say what it rests on', () => {
    const asked = table.allied.newest;
    expect(subjectOf(asked)).toContain(`, due ${DUE}`);
    expect(newest(table.allied)).toContain(`Orders due by ${DUE}.`);
    expect(newest(table.allied)).toContain(
      'Allied (you) 10 d left, starts at midnight at the latest: sooner if you answer, use the page, or your mail server reports that the mail has arrived German 10 d left',
    );
  });

  it('is running out: a reminder at 50, 80 and 95 per cent, each once, to him alone', async () => {
    const others = table.german.mailbox.length;
    const before = table.allied.mailbox.length;
    await pass({ days: 5 });
    expect(table.allied.mailbox).toHaveLength(before);
    for (const [n, span, left] of [
      [1, { hours: 20 }, '4 d 22 h'],
      [2, { days: 3 }, '1 d 22 h'],
      [3, { days: 1, hours: 12 }, '10 h 59 min'],
    ] as const) {
      await pass(span);
      expect(table.allied.mailbox).toHaveLength(before + n);
      expect(subjectOf(table.allied.newest)).toMatch(/: a reminder$/);
      expect(newest(table.allied)).toContain(`You have ${left} left: your orders are due ${DUE}.`);
      expect(newest(table.allied)).toContain('Allied set-up');
    }
    expect(table.german.mailbox).toHaveLength(others);
  });

  it('cannot be claimed before it is over', async () => {
    await table.german.reply(table.german.newest, 'CLAIM');
    await world.settle();
    expect(newest(table.german)).toContain("There is nothing to claim: your opponent's time is not over.");
    expect((await world.position(table.code)).open[0]?.id).toBe('d1');
  });

  it('is over: he is asked whether he is still there, and nobody may claim for a day', async () => {
    const before = [table.german, table.moderator].map((p) => p.mailbox.length);
    await pass({ hours: 11 });
    expect(subjectOf(table.allied.newest)).toMatch(/: are you still there\?$/);
    expect(newest(table.allied)).toContain('From Fri 4 Dec 00:00 EST on your default may be claimed');
    expect([table.german, table.moderator].map((p) => p.mailbox.length)).toEqual(before);
    await table.german.reply(table.german.newest, 'CLAIM');
    await world.settle();
    expect(newest(table.german)).toContain(
      'You may claim from Fri 4 Dec 06:00 CET; until then his orders are waited for.',
    );
    const early = { side: 'allied', reason: 'silent' };
    const refused = await world.api.post(`/api/games/${table.code}/claim`, early).expect(400);
    expect(refused.text).toContain('from 2026-12-04T05:00:00.000Z on you may claim');
  });

  it('is a day longer for who says that he is still there, once for a decision', async () => {
    await table.allied.reply(table.allied.newest, 'Yes!');
    await world.settle();
    expect(newest(table.allied)).toContain('Your orders are waited for until Sat 5 Dec 00:00 EST');
    await pass({ hours: 20 });
    await table.allied.reply(table.allied.newest, 'YES');
    await world.settle();
    expect(newest(table.allied)).toContain('You have said so before');
    expect(newest(table.allied)).toContain('until Sat 5 Dec 00:00 EST');
    await pass({ hours: 5 });
    await table.german.reply(table.german.newest, 'CLAIM');
    await world.settle();
    expect(newest(table.german)).toContain('You may claim from Sat 5 Dec 06:00 CET');
  });

  it('may be claimed: he, his opponent and the moderator are told once, and his orders still count', async () => {
    await pass({ hours: 24 });
    expect(subjectOf(table.allied.newest)).toMatch(/: your time is over$/);
    expect(subjectOf(table.german.newest)).toMatch(/: you may claim$/);
    expect(subjectOf(table.moderator.newest)).toMatch(/: a player is late$/);
    expect(newest(table.moderator)).toContain('Tom Reed');
    const boxes = [table.allied, table.german, table.moderator].map((p) => p.mailbox.length);
    await pass({ days: 2 });
    expect([table.allied, table.german, table.moderator].map((p) => p.mailbox.length)).toEqual(boxes);
    await table.allied.reply(table.allied.newest, 'CHECK\npass');
    await world.settle();
    expect(firstParagraph(table.allied.newest)).toBe('Checked: these orders would be recorded. Nothing was written.');
  });

  it('is claimed: the published default answers, both read it, and the claimer’s own clock begins', async () => {
    await table.german.reply(table.german.newest, 'CLAIM');
    await world.settle();
    const receipt = table.german.find(/: receipt, /);
    expect(unwrapped(textOf(receipt))).toContain(
      "Your opponent's published default was taken. What you may know of it stands in your next report.",
    );
    expect(subjectOf(table.german.newest)).toContain('German air unit allocation, due ');
    const game = (await world.api.get(`/api/games/${table.code}`)).body as {
      seats: { side: string; waitedFor: boolean }[];
    };
    expect(game.seats.map((s) => [s.side, s.waitedFor])).toEqual([
      ['allied', false],
      ['german', true],
    ]);
  });

  it('grows by the increment with each answer, up to the cap', async () => {
    await table.german.reply(table.german.newest, 'pass');
    await world.settle();
    expect(newest(table.allied)).toMatch(
      /Allied \(you\) 2 d left, starts at midnight at the latest: sooner .* German 12 d left, standing/,
    );
  });

  it('leaves a game without a clock’s fault alone: nothing is reminded of when nobody is waited for', async () => {
    await table.allied.reply(table.allied.newest, 'RESIGN');
    await world.settle();
    const code = /CONFIRM \d+/.exec(textOf(table.allied.newest))?.[0] ?? '';
    await table.allied.reply(table.allied.newest, code);
    await world.settle();
    const before = table.allied.mailbox.length;
    await pass({ days: 60 });
    expect(table.allied.mailbox).toHaveLength(before);
  });
});

describe('a clock starts with the first proof of delivery', () => {
  const due = (said: string): string | undefined => /due ([^.]*?)\./.exec(said)?.[1];
  const status = async (player: Table['german'], to = player.newest): Promise<string> => {
    await player.reply(to, 'STATUS');
    await world.settle();
    return newest(player);
  };

  it('an answer to its mail: the receipt names the deadline that holds from then on, which nothing later moves', async () => {
    table = await newGame(world);
    const said = await status(table.allied);
    expect(said).toMatch(/Allied \(you\) 10 d left, running since \w+ \d+ \w+ \d\d:\d\d EST, when you first answered/);
    expect(due(said)).toMatch(/ EST$/);
    expect(due(said)).not.toContain('00:00');
    world.clock.forward({ hours: 1 });
    expect(due(await status(table.allied))).toBe(due(said));
  });

  it('a report of the mail server that it lies in the mailbox; one that it was handed on is none', async () => {
    table = await newGame(world);
    const [asked] = [table.allied.newest];
    const reports = async (action: string): Promise<string> => {
      const said = { action, status: '2.0.0', said: '250 2.0.0 Ok: queued' };
      await world.app.get(Receiving).take(Buffer.from(postfix(asked, said)), '', [asked.returnPath]);
      await world.settle();
      return status(table.german);
    };
    expect(await reports('relayed')).toContain('Allied 10 d left, starts at midnight at the latest');
    expect(await reports('delivered')).toMatch(/Allied (?:10 d|9 d 23 h) left, running/);
    expect(await status(table.allied)).toContain('when your mail server took the mail');
  });

  it('what his player does on its page, which his opponent does not do for him', async () => {
    table = await newGame(world);
    const link = /^On the web: (\S+)$/m.exec(textOf(table.allied.newest))?.[1] ?? '';
    const { pathname } = new URL(link);
    const entered = await world.anybody.get(pathname).expect(303);
    const cookie = (entered.get('Set-Cookie') ?? []).map((c) => c.split(';')[0]).join('; ');
    const page = `/g/${table.code}`;
    const shown = await world.anybody.get(page).set('Cookie', cookie).expect(200);
    expect(shown.text).toContain('at the latest: sooner if you answer, use the page');
    expect(await status(table.german)).toContain('Allied 10 d left, starts at midnight at the latest');
    await world.anybody.post(`${page}/here`).set({ Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }).expect(204);
    expect(await status(table.allied)).toContain('when you used the page');
  });
});
