import { RemindersService } from '../../src/clock/reminders.service';
import { OrganiserPages } from '../../src/organiser/organiser-pages.service';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { newGame, waitedFor, type Table } from '../support/game';
import { isReceipt } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const read = (mail: Delivered): string => unwrapped(textOf(mail));
const codeIn = (mail: Delivered): string => /CONFIRM (\d{6})/.exec(samplesOf(mail).join('\n'))?.[1] ?? '';

/** Sends `own` in a reply to his newest mail of the game, and gives the receipt. */
async function say(player: Player, own: string): Promise<Delivered> {
  const before = player.mailbox.length;
  await player.reply(player.find(new RegExp(table.code)), own);
  await world.settle();
  const receipt = player.mailbox.slice(before).find(isReceipt);
  if (!receipt) throw new Error(`"${own}" has no receipt`);
  return receipt;
}

/** What the exported game does not stand the check of. */
async function failed(): Promise<string[]> {
  const file = await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200);
  return verifyGame(file.body as GameFile, world.engine()).flatMap((c) => (c.ok ? [] : [c.text]));
}

/** Lets time pass and the clock of the service tick. */
async function pass(by: { days: number }): Promise<void> {
  world.clock.forward(by);
  await world.app.get(RemindersService).tick();
  await world.settle();
}

/** Plays so many decisions by their samples. */
async function play(decisions: number): Promise<void> {
  for (let n = 0; n < decisions; n++) {
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is asked');
    await asked.player.reply(asked.mail, samplesOf(asked.mail).join('\n') || 'pass');
    await world.settle();
  }
}

describe('a proposal to go back', () => {
  beforeAll(async () => {
    table = await newGame(world);
    await play(3);
  });

  it('names the positions that there are, and the nearest to one that is none', async () => {
    const list = read(await say(table.german, 'PROPOSE REWIND'));
    expect(list).toMatch(
      /Name the position: PROPOSE REWIND and its number\. The last ones: 0 22 May, morning \(22 AM\): Allied decided 1 22 May, morning \(22 AM\): your air unit allocation 2 22 May, morning \(22 AM\): Allied decided/,
    );
    expect(read(await say(table.german, 'PROPOSE REWIND 999'))).toMatch(
      /cannot go back to position 999.* You could write: PROPOSE REWIND \d+ Nothing was proposed\./,
    );
    expect(read(await say(table.german, 'PROPOSE PEACE'))).toContain('"PEACE" cannot be proposed.');
    expect(read(await say(table.allied, 'ACCEPT PROPOSAL'))).toContain('Nothing is proposed that you could accept.');
  });

  it('tells the opponent what would be undone, as far as he knows of it, and the game goes on meanwhile', async () => {
    const before = await world.position(table.code);
    await say(table.german, 'PROPOSE REWIND 0');
    const letter = read(table.allied.find(/a proposal$/));
    expect(letter).toContain('Anna Berg (German) proposes to go back to position 0.');
    expect(letter).toContain('Undone, as far as you know of it:');
    expect(letter).toContain('Every roll since is void; the dice are rolled anew.');
    expect(read(table.moderator.newest)).toContain('proposes to go back to position 0. His opponent is asked.');
    expect(read(table.moderator.newest)).not.toContain('Undone');
    expect(await world.position(table.code)).toEqual(before);
    expect(read(await say(table.allied, 'STATUS'))).toContain('Anna Berg proposes to go back to position 0: ACCEPT');
    expect(read(await say(table.german, 'ACCEPT'))).toContain('It is your own proposal that waits');
    expect(read(await say(table.allied, 'PROPOSE DRAW'))).toContain('Anna Berg has proposed something');
  });

  it('is accepted by a second mail only, and only while the game stands where it did', async () => {
    const old = codeIn(await say(table.allied, 'ACCEPT PROPOSAL'));
    expect(old).toMatch(/^\d{6}$/);
    await play(1);
    expect(read(await say(table.allied, `CONFIRM ${old}`))).toContain('The game has gone on since');
    const { seq } = await world.position(table.code);
    const code = codeIn(await say(table.allied, 'ACCEPT PROPOSAL'));
    expect((await world.position(table.code)).seq).toBe(seq);
    const done = await say(table.allied, `CONFIRM ${code}`);
    expect(read(done)).toContain('Both players agree to go back to position 0.');
    const now = await world.position(table.code);
    expect(now).toMatchObject({ epoch: 1, dice: { epoch: 1, step: 0 } });
    expect(read(table.allied.find(/Allied set-up/))).toContain('The game went back to position 0: both players agreed');
    expect(read(await say(table.allied, 'HISTORY 20'))).toMatch(/Undone: .* The game went back to position 0/);
    expect(read(table.german.find(/a proposal is accepted/))).toContain('Both players agree to go back to position 0.');
    expect(read(await say(table.allied, `CONFIRM ${code}`))).toContain('Nothing waits for the code');
  });

  it('leads back into the line of play that is left, not into what an earlier rewind cut', async () => {
    await play(2);
    await say(table.allied, 'PROPOSE REWIND 1');
    const code = codeIn(await say(table.german, 'ACCEPT'));
    await say(table.german, `CONFIRM ${code}`);
    expect(await world.position(table.code)).toMatchObject({ epoch: 2, dice: { step: 1 } });
    expect(await failed()).toEqual([]);
  });

  it('is refused, or taken back, and both are told', async () => {
    await say(table.allied, 'PROPOSE REWIND 0');
    await say(table.german, 'REFUSE PROPOSAL');
    expect(read(table.allied.find(/a proposal is refused/))).toContain('Anna Berg refuses the proposal to go back');
    await say(table.allied, 'PROPOSE DRAW');
    expect(read(await say(table.allied, 'REFUSE'))).toContain('Your proposal is taken back.');
    expect(read(table.german.find(/a proposal is taken back/))).toContain('Tom Reed takes the proposal');
    expect(read(await say(table.german, 'ACCEPT'))).toContain('Nothing is proposed that you could accept.');
  });
});

describe('more time', () => {
  it('is not asked for, nor anything done, in a mail that tries only', async () => {
    table = await newGame(world);
    for (const own of ['CHECK\nPROPOSE EXTEND 2 days', 'TRY\nLEAVE 2026-12-20..2027-01-06', 'CHECK\nCLAIM'])
      expect(read(await say(table.allied, own))).toContain(
        'Not done: in a mail with CHECK or TRY nothing is written, and nothing is sent.',
      );
    expect(read(await say(table.german, 'ACCEPT'))).toContain('Nothing is proposed that you could accept.');
    expect(read(await say(table.allied, 'LEAVE'))).toContain('You are not on leave.');
  });

  it('is given as soon as the opponent accepts it', async () => {
    table = await newGame(world);
    const due = async (): Promise<string> => /, due (.*?)\./.exec(read(await say(table.allied, 'STATUS')))?.[1] ?? '';
    const before = await due();
    expect(read(await say(table.allied, 'PROPOSE EXTEND 40 days'))).toContain('may be asked for at a time');
    await say(table.allied, 'propose extend 2 days');
    expect(await due()).toBe(before);
    await say(table.german, 'ACCEPT');
    expect(await due()).not.toBe(before);
    expect(read(table.allied.find(/accepted/))).toContain('Both players agree that Tom Reed has 2 d more.');
  });
});

describe('a draw', () => {
  it('ends the game once both have said so in so many mails', async () => {
    await play(2);
    await say(table.allied, 'PROPOSE DRAW');
    const code = codeIn(await say(table.german, 'ACCEPT'));
    expect((await world.position(table.code)).over).toBeNull();
    await say(table.german, `CONFIRM ${code}`);
    for (const player of [table.german, table.allied]) {
      expect(subjectOf(player.find(/the game is over/))).toMatch(/Draw$/);
      expect(read(player.find(/the game is over/))).toContain('The game is over. Draw. Both sides agreed to a draw.');
    }
    expect(read(await say(table.allied, 'PROPOSE DRAW'))).toContain('PROPOSE The game is over.');
    expect(await failed()).toEqual([]);
  });

  it('or any other end is taken back as all else is, by both; the dice that are published then are not those it goes on with', async () => {
    await say(table.allied, 'PROPOSE REWIND 0');
    const letter = read(table.german.find(/a proposal$/));
    expect(letter).toContain('The game is not over then, and its result does not count.');
    expect(letter).toContain('the dice are rolled anew');
    const code = codeIn(await say(table.german, 'ACCEPT PROPOSAL'));
    await say(table.german, `CONFIRM ${code}`);
    expect((await world.game(table.code)).state).toBe('running');
    expect((await world.position(table.code)).over).toBeNull();
    await play(2);
    expect(await failed()).toEqual([]);
  });
});

describe('leave', () => {
  beforeAll(async () => {
    table = await newGame(world);
  });
  const status = async (player: Player): Promise<string> => read(await say(player, 'STATUS'));

  it('that cannot be read, is past or too long is refused with what would be granted', async () => {
    expect(read(await say(table.allied, 'LEAVE'))).toContain('You are not on leave.');
    expect(read(await say(table.allied, 'LEAVE 12/24..12/31'))).toContain('"12/24" is no day that can be read.');
    expect(read(await say(table.allied, 'LEAVE 6 Jan 2027..20 Dec 2026'))).toContain('comes before');
    expect(read(await say(table.allied, 'LEAVE 2026-11-01..2026-11-30'))).toMatch(
      /is past; LEAVE 2026-11-2\d\.\.2026-11-30 begins today/,
    );
    expect(read(await say(table.allied, 'LEAVE 1 Dec..20 Jan'))).toContain(
      'That would be 51 days of leave in twelve months; there are 42. LEAVE 2026-12-01..2027-01-11 would be granted.',
    );
  });

  it('stops his clocks in all his games, and his opponents are told', async () => {
    const other = await newGame(world);
    const due = /due (.*?)\./.exec(await status(table.allied))?.[1];
    const receipt = read(await say(table.allied, 'leave Nov 24 to 30 Nov'));
    expect(receipt).toContain('You are on leave from Tue 24 Nov 2026 to Mon 30 Nov 2026.');
    expect(receipt).toContain('7 of 42 days in twelve months are used.');
    expect(read(table.german.find(/: leave$/))).toContain(
      'Tom Reed: on leave from Tue 24 Nov 2026 to Mon 30 Nov 2026.',
    );
    expect(due).toMatch(/^\w+ \d+ Dec/);
    const later = /due \w+ (\d+) Dec/.exec(await status(table.allied))?.[1];
    expect(Number(later) - Number(/(\d+) Dec/.exec(due ?? '')?.[1])).toBe(7);
    world.clock.forward({ days: 4 });
    table = other;
    expect(await status(table.german)).toMatch(/Tom Reed is on leave until Tue 1 Dec 06:00 CET/);
    expect(await status(table.german)).toContain('standing: on leave until Tue 1 Dec 06:00 CET');
    // There his clock began at midnight: he had answered no mail of that game.
    expect(Number(/due \w+ (\d+) Dec/.exec(await status(table.allied))?.[1])).toBe(Number(later) + 1);
    const page = await world.app.get(OrganiserPages).page();
    expect(JSON.stringify(page.games)).toContain('Tom Reed, Allied · on leave until Tue 1 Dec 05:00 UTC');
  });

  it('is cancelled from now on', async () => {
    expect(read(await say(table.allied, 'LEAVE CANCEL'))).toContain('You are not on leave.');
    expect(read(await say(table.allied, 'LEAVE CANCEL'))).toContain('Nothing was changed.');
    expect(await status(table.german)).not.toContain('on leave');
  });

  it('is so many days in any twelve months, in whatever order they are asked for; summer time is no day', async () => {
    expect(read(await say(table.german, 'LEAVE 2026-12-20..2036-12-20'))).toContain(
      'there are 42. LEAVE 2026-12-20..2027-01-30 would be granted.',
    );
    expect(read(await say(table.german, 'LEAVE 2027-10-01..2027-11-11'))).toContain('42 of 42 days');
    expect(read(await say(table.german, 'LEAVE 2027-08-01..2027-08-11'))).toContain(
      'That would be 53 days of leave in twelve months; there are 42. Nothing was changed.',
    );
    expect(read(await say(table.german, 'LEAVE 2026-10-20..2026-11-01'))).toContain('is past');
    expect(read(await say(table.german, 'LEAVE until 29 Feb'))).toContain('That would be');
  });

  it('that is cancelled in one game is no leave in the others: he is reminded there in time', async () => {
    const other = await newGame(world);
    table = await newGame(world);
    await say(table.allied, 'LEAVE 2 Dec..31 Dec');
    const here = table;
    table = other;
    expect(await status(table.allied)).toMatch(/due \w+ \d+ Jan/);
    table = here;
    await say(table.allied, 'LEAVE CANCEL');
    await pass({ days: 6 });
    const reminded = table.allied.mailbox.map(subjectOf).filter((subject) => subject.endsWith(': a reminder'));
    expect(reminded.some((subject) => subject.includes(other.code))).toBe(true);
  });
});

describe('with real dice', () => {
  /** Plays until a roll of the moderator's is missing; who answered last. */
  async function untilDice(): Promise<Player> {
    for (;;) {
      const asked = await waitedFor(world, table);
      if (!asked) throw new Error('nobody is asked');
      await play(1);
      if ((await world.position(table.code)).entering) return asked.player;
    }
  }

  it('orders and words that come while a roll is missing change nothing, and are told so', async () => {
    table = await newGame(world, { charter: { dice: 'entered' } });
    const player = await untilDice();
    const before = await world.position(table.code);
    for (const own of ['pass', 'UNDO']) {
      const receipt = read(await say(player, own));
      expect(receipt).toContain('the moderator has still to type a roll');
    }
    const wish = { patch: { points: 3 }, reason: 'a slip' };
    const { text } = await world.api.post(`/api/games/${table.code}/adjust`, wish).expect(400);
    expect(text).toContain(`${before.entering?.missing}\\" is missing: type it first`);
    expect(await world.position(table.code)).toEqual(before);
  });

  it('a game goes back to the question, not to the answer that waited for its rolls', async () => {
    const { dice } = await world.position(table.code);
    for (let left = (await world.position(table.code)).entering; left;) {
      const faces = { faces: { [left.missing]: 1 } };
      await world.api.post(`/api/games/${table.code}/dice`, faces).expect(200);
      left = (await world.position(table.code)).entering;
    }
    await world.settle();
    await say(table.german, `PROPOSE REWIND ${dice.step}`);
    const code = codeIn(await say(table.allied, 'ACCEPT PROPOSAL'));
    expect(read(await say(table.allied, `CONFIRM ${code}`))).toContain('Both players agree to go back');
    const now = await world.position(table.code);
    expect(now).toMatchObject({ epoch: 1, dice: { step: dice.step } });
    expect(now.entering).toBeUndefined();
    expect(await failed()).toEqual([]);
  });
});

describe('time that was over', () => {
  it('and is extended is told again once it is over again', async () => {
    table = await newGame(world);
    const claims = (m: Delivered): boolean => new RegExp(`${table.code}.*: you may claim$`).test(subjectOf(m));
    const told = (): number => table.german.mailbox.filter(claims).length;
    await pass({ days: 13 });
    expect(told()).toBe(1);
    await say(table.allied, 'PROPOSE EXTEND 10 days');
    await say(table.german, 'ACCEPT');
    await pass({ days: 7 });
    expect(subjectOf(table.allied.find(new RegExp(table.code)))).toMatch(/: a reminder$/);
    expect(told()).toBe(1);
    await pass({ days: 5 });
    expect(told()).toBe(2);
  });
});
