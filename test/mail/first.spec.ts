import { newGame, wishFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const mailsOf = (player: Player, code: string): Delivered[] =>
  player.mailbox.filter((m) => subjectOf(m).includes(code));
const hasMap = (mail: Delivered): boolean =>
  mail.parsed.attachments.some((a) => a.contentType === 'application/pdf') &&
  mail.parsed.attachments.some((a) => a.contentType === 'image/png');
const narrow = (mail: Delivered): string[] =>
  textOf(mail)
    .split('\n')
    .filter((line) => line.length > 72 && !/https?:/.test(line));

describe('the first mail of a game', () => {
  it.each([
    ['1', 'german', 'Anna Berg (German) is asked: air unit allocation (12.31)'],
    ['4', 'allied', 'Tom Reed (Allied) is asked: Allied set-up (3.1)'],
    ['4b', 'allied', 'Tom Reed (Allied) is asked: Allied set-up (3.1)'],
  ] as const)(
    'of scenario %s has the map, the link and what the other is asked, for both',
    async (scenario, side, told) => {
      const table = await newGame(world, { scenario });
      const own = told.replace(/^.* is asked: /, 'You are asked: ');
      const other = side === 'german' ? table.allied : table.german;
      const players: [Player, string][] = [
        [table[side], `${own}. The mail that asks it comes with this one.`],
        [other, `${told}. You are asked nothing yet.`],
      ];
      for (const [player, asked] of players) {
        const [first] = mailsOf(player, table.code);
        if (!first) throw new Error(`${player.name} got no mail`);
        expect(subjectOf(first)).toMatch(/welcome$/);
        expect(hasMap(first)).toBe(true);
        expect(textOf(first)).toMatch(/^On the web: http/m);
        expect(unwrapped(textOf(first))).toContain(asked);
        expect(narrow(first)).toEqual([]);
      }
    },
  );

  it('says of a campaign how long it may last', async () => {
    const table = await newGame(world, { scenario: '6' });
    for (const player of [table.german, table.allied, table.moderator]) {
      const [welcome] = mailsOf(player, table.code);
      if (!welcome) throw new Error(`${player.name} got no mail`);
      expect(unwrapped(textOf(welcome))).toContain('about 4 exchanges of mail a game-turn with plans, 36 game-turns');
      expect(narrow(welcome)).toEqual([]);
    }
  });

  it('comes to who joined first and is not asked, when the other joins', async () => {
    const wish = wishFor(world, { scenario: '1', joined: false });
    const { code } = (await world.api.post('/api/games', wish).expect(201)).body as { code: string };
    await world.settle();
    const [german, allied] = ['Anna Berg', 'Tom Reed'].map((name) => world.person(name));
    for (const player of [allied, german]) {
      const [invitation] = player ? mailsOf(player, code) : [];
      if (player && invitation) await player.reply(invitation, 'JOIN');
      await world.settle();
    }
    const begun = allied ? mailsOf(allied, code).find((m) => /the game begins$/.test(subjectOf(m))) : undefined;
    if (!begun || !german) throw new Error('nobody was told that the game begins');
    expect(hasMap(begun)).toBe(true);
    expect(unwrapped(textOf(begun))).toContain('Anna Berg (German) is asked: air unit allocation (12.31).');
    expect(
      mailsOf(german, code)
        .map(subjectOf)
        .filter((s) => /game begins|allocation/.test(s)),
    ).toHaveLength(1);
  });
});

describe('a moderator', () => {
  let table: Table;
  beforeAll(async () => {
    table = await newGame(world, { scenario: '1' });
  });

  it('is told who is asked what, and what he himself may do', () => {
    const [welcome, report] = mailsOf(table.moderator, table.code);
    if (!welcome || !report) throw new Error('the moderator got no mails');
    for (const mail of [welcome, report]) {
      const text = unwrapped(textOf(mail));
      expect(text).toContain(`Nothing is asked of you`);
      expect(text).toMatch(new RegExp(`more time \\(EXTEND\\).*on your page /moderate/${table.code}`));
      expect(narrow(mail)).toEqual([]);
      expect(text).not.toMatch(/CLAIM|PROPOSE|You are asked/);
    }
    expect(unwrapped(textOf(report))).toMatch(/WHO IS ASKED WHAT Anna Berg \(German\) is asked: air unit allocation/);
  });

  it('and the players of a game without points read of none when it ends', async () => {
    const [, asked] = mailsOf(table.german, table.code);
    if (!asked) throw new Error('nobody was asked');
    await table.german.reply(asked, 'RESIGN');
    await world.settle();
    const code = /CONFIRM (\d+)/.exec(textOf(table.german.newest))?.[1] ?? '';
    await table.german.reply(asked, `CONFIRM ${code}`);
    await world.settle();
    for (const player of [table.german, table.allied]) {
      const last = mailsOf(player, table.code).at(-1);
      if (!last) throw new Error('there is no last mail');
      expect(subjectOf(last)).toMatch(/game is over/);
      expect(textOf(last)).not.toMatch(/victory points|\bVP\b|^ {2}Total: /im);
    }
  });
});
