import { newGame, playUntil as playedUntil, send as sent, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { part, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const send = (by: Player, answered: Delivered, own: string) => sent(world, by, answered, own);
const playUntil = (table: Table, until: RegExp) =>
  playedUntil(world, table, until, (samples) => samples.at(-1) ?? 'pass');

const askedSince = (player: Player, before: number): string[] =>
  player.mailbox
    .slice(before)
    .map(subjectOf)
    .filter((s) => s.includes(', due '));

describe('a player segment in one exchange', () => {
  let table: Table;
  let mail: Delivered;
  beforeAll(async () => {
    table = await newGame(world, { scenario: '1' });
    ({ mail } = await playUntil(table, /German ground movement/));
  });

  it('the mail that asks it brings the combat plan, not what the opponent may ask later', () => {
    const [first] = table.german.mailbox.filter((m) => /, due /.test(subjectOf(m)));
    expect(part(first as Delivered, 'YOUR COMBAT PLAN')).toMatch(/combat: all attack by Maneuver Combat/);
    expect(unwrapped(textOf(mail))).toContain('is as your mails last showed it; STATUS has it.');
    expect(textOf(mail)).not.toContain("IN YOUR OPPONENT'S MOVES");
  });

  it('CHECK says what moves come to', async () => {
    const move = samplesOf(mail).find((s) => s.startsWith('move ')) ?? '';
    const checked = await send(table.german, mail, `CHECK\n${move}`);
    expect(unwrapped(textOf(checked))).toMatch(/What they come to, short of dice: .*\d of \d points/);
  });

  it('TRY says how the coming moves would be answered with the orders of the mail, and writes nothing', async () => {
    const before = await world.game(table.code);
    const receipt = await send(table.german, mail, 'TRY\nalways if terrain 3: no retreat\nask me reaction');
    const sheet = unwrapped(part(receipt, "TRY: IN YOUR OPPONENT'S MOVES"));
    expect(sheet).toContain('retreat: if terrain 3 or more: stand (s');
    expect(sheet).toContain('reaction: you are asked');
    expect(unwrapped(textOf(await send(table.german, mail, 'TRY')))).not.toContain('reaction: you are asked');
    expect(await world.game(table.code)).toEqual(before);
  });

  it('one mail moves, passes and plans; its receipt brings the interphase sheet, within the width of a mail', async () => {
    const before = table.german.mailbox.length;
    const orders = 'pass\nbombardment: pass\ndeclaration: pass\nalways if terrain 3: no retreat\nask me reaction';
    const receipt = await send(table.german, mail, orders);
    const sheet = part(receipt, "IN YOUR OPPONENT'S MOVES");
    expect(unwrapped(sheet)).toContain('retreat: if terrain 3 or more: stand (s');
    expect(unwrapped(sheet)).toContain('reaction: you are asked');
    expect(unwrapped(sheet)).toMatch(/\d+ questions are answered besides as published; STATUS tells how/);
    expect(sheet.split('\n').every((line) => line.length <= 72)).toBe(true);
    expect(askedSince(table.german, before)).toEqual([]);
    const next = await waitedFor(world, table);
    expect(subjectOf(next?.mail as Delivered)).toMatch(/Allied ground movement/);
  });

  it('the other side does the same: a game-turn is over with one mail of each', async () => {
    const { player, mail: asked } = (await waitedFor(world, table)) as { player: Player; mail: Delivered };
    const before = player.mailbox.length;
    await send(player, asked, 'pass\nbombardment: pass\ndeclaration: pass');
    expect(askedSince(player, before)).toEqual([]);
    const { world: now } = await world.position(table.code);
    expect(now).toMatchObject({ turn: 2 });
  });
});
