import request from 'supertest';
import { DataSource } from 'typeorm';
import { HeartbeatService } from '../../src/clock/heartbeat.service';
import { RemindersService } from '../../src/clock/reminders.service';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { SubmissionService } from '../../src/submissions/submission.service';
import type { Seat } from '../../src/table/seat.entity';
import { ALLIED, GERMAN, newGame, waitedFor, type Table } from '../support/game';
import { isReceipt } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(120_000);

const DAY = 86_400;

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const read = (mail: Delivered): string => unwrapped(textOf(mail));
const begin = async (charter: object): Promise<void> => {
  table = await newGame(world, { charter });
};
const mailsOf = (player: Player): readonly Delivered[] =>
  player.mailbox.filter((m) => subjectOf(m).includes(table.code));

/** Sends `own` in a reply to his newest mail of the game, and gives the receipt in one line. */
async function say(player: Player, own: string): Promise<string> {
  const before = player.mailbox.length;
  await player.reply(player.find(new RegExp(table.code)), own);
  await world.settle();
  const receipt = player.mailbox.slice(before).find(isReceipt);
  if (!receipt) throw new Error(`"${own}" has no receipt`);
  return read(receipt);
}

async function pass(by: { days?: number; hours?: number }): Promise<void> {
  world.clock.forward(by);
  await world.app.get(RemindersService).tick();
  await world.settle();
}

/** A seat as it is stored. */
async function seatOf(side: string): Promise<Seat> {
  const { id } = await world.game(table.code);
  return world.app.get(SubmissionService).look(id, (hand) => ({ ...hand.seat(side) }));
}
const newestOf = (player: Player): string => subjectOf(player.find(new RegExp(table.code)));

describe('a game without names', () => {
  const names = [GERMAN, ALLIED, 'anna@example.org', 'tom@example.org'];
  beforeAll(() => begin({ anonymous: true, errors: 'Tournament', silence: 'claim-only' }));

  it('calls players by their sides in every mail, its head included, and on the page', async () => {
    await say(table.allied, 'SAY\nGood luck.\nENDSAY\nLEAVE 24 Dec..25 Dec');
    await say(table.german, 'STATUS');
    await say(table.german, 'ASK\nMay I?\nENDASK');
    await say(table.german, 'PROPOSE EXTEND 2d');
    await say(table.allied, 'REFUSE');
    for (const player of [table.german, table.allied, table.moderator])
      for (const mail of mailsOf(player)) {
        const { raw } = mail;
        const own = [player.name, player.email].map((text) => text.toLowerCase());
        const others = names.filter((name) => !own.includes(name.toLowerCase()));
        for (const name of others) expect(`${raw}${textOf(mail)}`.toLowerCase()).not.toContain(name.toLowerCase());
      }
    expect(mailsOf(table.german).map(read).join(' ')).toContain('The Allied player (Allied) writes: Good luck.');
  });

  it('says what it is played by: in the first mail, to CHARTER', async () => {
    expect(read(mailsOf(table.german)[0] as Delivered)).toContain(
      'players are called by their sides until the game is over',
    );
    const all = await say(table.german, 'CHARTER');
    expect(all).toContain(
      'Errors: Tournament: UNDO takes back orders that are sealed; only the moderator takes the game back, and',
    );
    expect(all).toContain('Silence: the published default, once the opponent claims it; nobody else may');
  });

  it('is taken back by its moderator only', async () => {
    expect(await say(table.german, 'PROPOSE REWIND 1')).toContain('only the moderator takes the game back');
    const adjust = { patch: {}, reason: 'a slip' };
    const refused = await world.api.post(`/api/games/${table.code}/adjust`, adjust).expect(400);
    expect(refused.text).toContain(
      'By the charter (Tournament) the position is changed only to set right what a rule says',
    );
    const reason = 'a slip';
    await world.api.post(`/api/games/${table.code}/rewind`, { to: 0, dice: 'kept', reason }).expect(200);
    await world.settle();
  });

  it('tells who played in the last mail', async () => {
    const code = /CONFIRM \d+/.exec(await say(table.german, 'RESIGN'))?.[0] ?? '';
    await say(table.german, code);
    const last = read(table.allied.find(new RegExp(`${table.code}.*the game is over`)));
    expect(last).toContain(`WHO PLAYED`);
    for (const name of [GERMAN, ALLIED]) expect(last).toContain(name);
  });
});

describe('a game with a bid for balance', () => {
  const bid = '3 Victory Points to the Allied player, counted when the game ends';

  it('says so in the first mail, to CHARTER and in HISTORY', async () => {
    await begin({ options: { balance: { to: 'allied', by: 3 } } });
    expect(mailsOf(table.german).map(read).join(' ')).toContain(`Balance: house option, ${bid}`);
    expect(await say(table.allied, 'CHARTER')).toContain(`Balance: house option, ${bid}`);
    expect(await say(table.german, 'HISTORY 100')).toContain(`House option: ${bid}`);
  });

  it('is not made with one that its scenario does not take', async () => {
    await expect(begin({ options: { balance: { to: 'axis', by: 3 } } })).rejects.toThrow();
  });
});

describe('a charter', () => {
  beforeAll(() => begin({}));

  it('is changed when both agree: both clocks begin with all of the new time, and the log says so', async () => {
    expect(await say(table.german, 'PROPOSE CHARTER clock hasty')).toContain('"hasty" cannot be read as clock');
    expect(await say(table.german, 'PROPOSE CHARTER clock Fast')).toContain(
      'You have proposed that the clock is "Fast: 2 d',
    );
    expect(await say(table.german, 'ACCEPT PROPOSAL')).toContain('It is your own proposal');
    const asked = await say(table.allied, 'ACCEPT PROPOSAL');
    const code = /CONFIRM (\d{6})/.exec(asked)?.[0] ?? '';
    expect((await seatOf('allied')).bankSeconds).toBe(10 * DAY);
    expect(await say(table.allied, code)).toContain('Both players agree that the clock is "Fast: 2 d');
    expect(await seatOf('allied')).toMatchObject({ bankSeconds: 2 * DAY, dueAt: new Date('2026-11-25T05:00:00Z') });
    expect(await say(table.german, 'HISTORY')).toContain('Both sides agreed that the clock is "Fast');
    expect(await say(table.german, 'CHARTER')).toContain('Clock: Fast: 2 days at first, 6 hours more with each answer');
  });

  it('is balanced by a bid when both agree, and by none that the scenario does not take', async () => {
    expect(await say(table.german, 'PROPOSE CHARTER balance axis 3')).toContain(
      'a bid for balance goes to german or allied',
    );
    expect(await say(table.german, 'PROPOSE CHARTER balance none')).toContain('This game has no bid for balance');
    const bid = '3 Victory Points to the Allied player, counted when the game ends';
    expect(await say(table.german, 'PROPOSE CHARTER balance allied 3')).toContain(`by a house option, ${bid}`);
    const code = /CONFIRM (\d{6})/.exec(await say(table.allied, 'ACCEPT PROPOSAL'))?.[0] ?? '';
    expect(await say(table.german, 'CHARTER')).not.toContain('house option');
    expect(await say(table.allied, code)).toContain(
      `Both players agree that the game is balanced by a house option, ${bid}`,
    );
    expect(await say(table.german, 'CHARTER')).toContain(`Balance: house option, ${bid}`);
    expect(await say(table.german, 'HISTORY')).toContain(
      `Both sides agreed that the game is balanced by a house option, ${bid}`,
    );
  });

  it('stays sealed as it began: the export verifies, and another service plays on by what was agreed', async () => {
    const file = (await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;
    expect(file.charter).toMatchObject({ clock: { preset: 'Club' } });
    expect(verifyGame(file, world.engine()).filter((c) => !c.ok)).toEqual([]);
    const other = await World.open();
    await other.api.post('/api/games/import', file).expect(201);
    expect((await other.game(table.code)).changes).toEqual([
      { clock: { preset: 'Fast' } },
      { balance: { to: 'allied', by: 3 } },
    ]);
    await other.close();
  });

  it('of Hard Core takes nothing back', async () => {
    await say(table.german, 'PROPOSE CHARTER errors hard core');
    const code = /CONFIRM (\d{6})/.exec(await say(table.allied, 'ACCEPT PROPOSAL'))?.[0] ?? '';
    await say(table.allied, code);
    expect(await say(table.allied, 'UNDO')).toContain('By the charter (Hard Core) there is no UNDO');
    expect(await say(table.german, 'PROPOSE REWIND 1')).toContain('nobody takes the game back');
    const wish = { to: 0, dice: 'kept', reason: 'a slip' };
    const refused = await world.api.post(`/api/games/${table.code}/rewind`, wish).expect(400);
    expect(refused.text).toContain('By the charter (Hard Core) nobody takes this game back');
    const adjust = { patch: {}, reason: 'a slip', rule: '19.5' };
    const unruled = await world.api.post(`/api/games/${table.code}/adjust`, adjust).expect(400);
    expect(unruled.text).toContain('By the charter (Hard Core) the position is changed only to carry out a ruling');
    const ruled = await world.api.post(`/api/games/${table.code}/adjust`, { ...adjust, ruling: 7 }).expect(400);
    expect(ruled.text).toContain('R7 does not hold in this game');
    const byMail = await world.api.post(`/api/games/${table.code}/adjust`, { ...adjust, rule: 'R7' }).expect(400);
    expect(byMail.text).toContain('R7 does not hold in this game');
  });
});

describe('a Friendly game', () => {
  /** Both say yes to what is proposed. */
  async function agreed(): Promise<string> {
    const code = /CONFIRM (\d{6})/.exec(await say(table.german, 'ACCEPT PROPOSAL'))?.[0] ?? '';
    return say(table.german, code);
  }
  beforeAll(() => begin({ anonymous: true }));

  it('takes back what is played, once UNDO has asked the opponent and he agrees, with the dice as they say', async () => {
    expect(await say(table.allied, 'UNDO')).toContain('no orders of yours are sealed, and none were played');
    await say(table.allied, 'pass');
    const { step } = (await world.position(table.code)).dice;
    const asked = await say(table.allied, 'UNDO');
    expect(asked).toContain('Your last orders are played: they are taken back only if your opponent agrees');
    expect(asked).toContain('You have proposed to go back to position 0.');
    expect((await world.position(table.code)).dice.step).toBe(step);
    await say(table.allied, 'PROPOSE REWIND 0 with the dice anew');
    expect(await say(table.german, 'STATUS')).toContain('to go back to position 0, with the dice anew');
    expect(await agreed()).toContain('Both players agree to go back to position 0');
    const { open, dice } = await world.position(table.code);
    expect([open[0]?.seat, dice.step]).toEqual(['allied', 0]);
  });

  it('has the holidays that both agree to from then on: clocks stand, and those that have begun stay', async () => {
    expect(await say(table.allied, 'PROPOSE CHARTER holidays 2026-11-22..2026-11-30')).toContain('has begun');
    const before = (await seatOf('allied')).dueAt;
    await say(table.allied, 'PROPOSE CHARTER holidays 2026-11-28..2026-11-29');
    expect(await agreed()).toContain('Both players agree that all clocks stand on 2026-11-28 to 2026-11-29');
    const { dueAt } = await seatOf('allied');
    expect(dueAt?.getTime()).toBe((before?.getTime() ?? 0) + 2 * DAY * 1000);
    world.clock.forward({ days: 7 });
    await say(table.allied, 'PROPOSE CHARTER holidays none');
    expect(await agreed()).toContain('all clocks stand on 2026-11-28 to 2026-11-29');
    expect((await seatOf('allied')).dueAt).toEqual(dueAt);
  });

  it('tells its names once both want it, and says kindly what a running game cannot have otherwise', async () => {
    expect(await say(table.german, 'PROPOSE CHARTER options 31.2')).toContain('cannot be changed once play has begun');
    expect(await say(table.german, 'PROPOSE CHARTER dice entered')).toContain('Nothing was proposed.');
    expect(await say(table.german, 'STATUS')).not.toContain(ALLIED);
    await say(table.allied, 'PROPOSE CHARTER names shown');
    await agreed();
    await say(table.allied, 'LEAVE 24 Dec..25 Dec');
    expect(read(table.german.find(new RegExp(`${table.code}.*: leave`)))).toContain(`${ALLIED}: on leave`);
    expect(await say(table.german, 'PROPOSE CHARTER names shown')).toContain('by their names in this game already');
  });
});

describe('silence', () => {
  it('is claimed by the organiser, who says why; both are told', async () => {
    await begin({ clock: { preset: 'Fast' } });
    const wish = { side: 'allied', reason: 'the round ends' };
    const early = await world.api.post(`/api/games/${table.code}/claim`, wish).expect(400);
    expect(early.text).toContain('the time of this seat is not over');
    await pass({ days: 4 });
    await world.api.post(`/api/games/${table.code}/claim`, wish).expect(200);
    await world.settle();
    const news = 'The organiser has claimed it, and the published default was taken: the round ends';
    for (const player of [table.german, table.allied])
      expect(read(player.find(new RegExp(`${table.code}.*claimed by the organiser`)))).toContain(news);
    expect((await seatOf('allied')).silences).toBe(1);
  });

  it('is the opponent’s alone to claim where the charter says so', async () => {
    await begin({ clock: { preset: 'Fast' }, silence: 'claim-only' });
    await pass({ days: 4 });
    const wish = { side: 'allied', reason: 'the round ends' };
    const refused = await world.api.post(`/api/games/${table.code}/claim`, wish).expect(400);
    expect(refused.text).toContain('only the opponent claims');
    expect(await say(table.german, 'CLAIM')).toContain('published default was taken');
  });

  it('of so many deadlines is an abandonment that the organiser decides', async () => {
    await begin({ clock: { preset: 'Fast' }, silence: { forfeit: 1 } });
    const wish = { side: 'allied', as: 'abandoned', reason: 'gone' };
    await pass({ days: 4 });
    await world.api.post(`/api/games/${table.code}/claim`, wish).expect(400);
    expect(await say(table.german, 'CLAIM')).toContain('the organiser decides whether the game is abandoned');
    expect((await world.position(table.code)).open[0]?.id).toBe('d1');
    expect(newestOf(table.moderator)).toContain('an abandonment to decide');
    await world.api.post(`/api/games/${table.code}/claim`, wish).expect(200);
    await world.settle();
    expect((await world.position(table.code)).over).not.toBeNull();
  });
});

describe('a clock', () => {
  beforeAll(() => begin({ clock: { each: '20:00', days: 3 }, holidays: [{ from: '2027-01-01', to: '2027-01-02' }] }));

  it('of fixed hours is due at the hour of the player’s own zone, and the mail says so', async () => {
    const { dueAt } = await seatOf('allied');
    const local = dueAt?.toLocaleString('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' });
    expect(local).toBe('20:00');
    expect(subjectOf(mailsOf(table.allied).at(-1) as Delivered)).toMatch(/ 20:00 EST$/);
    expect(await say(table.german, 'STATUS')).toMatch(/German \(you\) standing/);
  });

  it('stands while the game is held, and goes on with what was left', async () => {
    const hold = (state: 'held' | 'running') => async () => {
      const { id } = await world.game(table.code);
      await world.app.get(SubmissionService).withGame(id, (hand) => {
        hand.game.state = state;
        return Promise.resolve();
      });
    };
    await pass({ days: 2 });
    const before = await seatOf('allied');
    await hold('held')();
    expect(await seatOf('allied')).toMatchObject({ dueAt: null, clockFrom: null, lookAt: null });
    expect(await say(table.allied, 'STATUS')).toContain('standing: the game is held');
    await pass({ days: 30 });
    expect(await say(table.german, 'CLAIM')).toContain('the moderator holds the game');
    await hold('running')();
    const after = await seatOf('allied');
    expect(after.dueAt?.getTime()).toBeGreaterThan((before.dueAt?.getTime() ?? 0) + 30 * DAY * 1000);
    expect(after.bankSeconds).toBeLessThan(before.bankSeconds);
  });

  it('stands while the service was down, whichever of its processes finds it first, and once', async () => {
    const before = await seatOf('allied');
    await pass({ days: 1 });
    const down = world.clock.now();
    world.clock.forward({ hours: 6 });
    const up = world.clock.now();
    const source = world.app.get(DataSource);
    await source.query('UPDATE heartbeat SET at = $1', [down]);
    const beats = world.app.get(HeartbeatService);
    await Promise.all([beats.beat(up), beats.beat(up), beats.beat(new Date(up.getTime() + 1))]);
    expect(await source.query('SELECT count(*)::int AS n FROM downtime')).toEqual([{ n: 1 }]);
    const after = await seatOf('allied');
    expect(after.dueAt?.getTime()).toBe((before.dueAt?.getTime() ?? 0) + DAY * 1000);
    await source.query('DELETE FROM downtime');
  });

  it('is a day longer for a click on the page, which a mail scanner does not make', async () => {
    const { dueAt } = await seatOf('allied');
    world.clock.forward({ seconds: ((dueAt?.getTime() ?? 0) - world.clock.now().getTime()) / 1000 });
    await pass({});
    expect(newestOf(table.allied)).toMatch(/: are you still there\?$/);
    const waited = await waitedFor(world, table);
    const link = /^On the web: (\S+)$/m.exec(textOf(waited?.mail as Delivered))?.[1] ?? '';
    const server = world.app.getHttpServer();
    const entered = await request(server).get(new URL(link).pathname).expect(303);
    const cookie = (entered.get('Set-Cookie') ?? []).map((c) => c.split(';')[0]).join('; ');
    const page = await request(server).get(`/g/${table.code}`).set('Cookie', cookie).expect(200);
    expect(page.text).toContain('I am still here');
    expect((await seatOf('allied')).grace).toBeNull();
    const path = `/g/${table.code}/still`;
    await request(server).post(path).set('Cookie', cookie).expect(403);
    expect((await seatOf('allied')).grace).toBeNull();
    await request(server).post(path).set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin').expect(303);
    expect((await seatOf('allied')).grace).toBe('d1');
    const again = await request(server).get(`/g/${table.code}`).set('Cookie', cookie).expect(200);
    expect(again.text).not.toContain('I am still here');
    expect(samplesOf(waited?.mail as Delivered).length).toBeGreaterThan(0);
  });
});
