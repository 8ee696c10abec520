import { DataSource } from 'typeorm';
import { FORM_WORDS } from '../../src/moderators/form-words';
import { EVERY_WORD } from '../../src/orders/words';
import type { Delivered } from '../support/mail-sink';
import { Askers } from '../support/matrix/askers';
import { filledOn, layGround, type Ground } from '../support/matrix/ground';
import { KeptRows } from '../support/matrix/kept-rows';
import { MODERATORS_WORDS, PLAYERS_WORDS, type WordRow } from '../support/matrix/word-rows';
import type { Player } from '../support/player';
import { textOf } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(240_000);

let world: World;
let ground: Ground;
let askers: Askers;
let rows: KeptRows;

beforeAll(async () => {
  world = await World.open();
  ground = await layGround(world);
  askers = new Askers(world, ground.persons, ground.clubs);
  await world.settle();
  rows = await KeptRows.of(world.app.get(DataSource));
  await rows.keep();
});
afterAll(() => world.close());

const filled = (text: string): string => filledOn(ground, text);

/** What mails that are refused leave, as those that are answered do. */
const OF_MAILS = ['inbound_mail', 'outbox', 'mail_address'];

describe('every word of a mail', () => {
  const deeds = async (): Promise<string[]> => (await rows.changed()).filter((table) => !OF_MAILS.includes(table));
  const texts = (words: Readonly<Record<string, WordRow>>): string =>
    Object.values(words)
      .map(({ text }) => filled(text))
      .join('\n');
  const players = (): Player[] => Object.values(ground.people).map((name) => world.person(name));
  const toSeat = (): Delivered => ground.asked.mail;
  const toModerator = (): Delivered => ground.table.moderator.find(/: a question, Q\d+$/);

  /** Everybody but `right` answers somebody's mail with these words. */
  async function byOthers(right: Player, mail: Delivered, text: string): Promise<void> {
    const others = [...players(), ground.table.moderator].filter((player) => player.email !== right.email);
    await Promise.all(others.map((player) => player.reply(mail, text)));
    await world.settle();
  }

  beforeEach(async () => {
    await rows.restore(await rows.changed());
  });

  it('has a row', () => {
    expect(Object.keys(PLAYERS_WORDS).sort()).toEqual([...EVERY_WORD].sort());
    const byMail = ['search', 'history', 'status', 'help', 'address', 'confirm'];
    expect(Object.keys(MODERATORS_WORDS).sort()).toEqual([...FORM_WORDS, ...byMail].sort());
  });

  it.each(['none', 'organiser'] as const)('is none of whoever has another address: %s', async (standing) => {
    await askers.become(standing);
    await rows.keep(['member']);
    await byOthers(ground.asked.player, toSeat(), texts(PLAYERS_WORDS));
    expect(await deeds()).toEqual([]);
    await byOthers(ground.table.moderator, toModerator(), texts(MODERATORS_WORDS));
    expect(await deeds()).toEqual([]);
  });

  it('of a moderator is none of who is it no more, or looks over a shoulder', async () => {
    const mara = ground.table.moderator;
    const source = world.app.get(DataSource);
    const id = ground.known['moderator'];
    await source.query('DELETE FROM member WHERE person_id = $1', [id]);
    await mara.reply(toModerator(), texts(MODERATORS_WORDS));
    await world.settle();
    expect(await deeds()).toEqual(['member']);
    await rows.restore(await rows.changed());
    await source.query(
      `INSERT INTO understudy (game_id, side, person_id, since) SELECT id, $2, $1, now() FROM game WHERE code = $3`,
      [id, ground.known['other'], ground.table.code],
    );
    await mara.reply(toModerator(), texts(MODERATORS_WORDS));
    await world.settle();
    expect(await deeds()).toEqual(['understudy']);
  });

  it('does what it is for, for whose seat it is, and for the moderator', async () => {
    const wrong: string[] = [];
    const all = [
      [ground.asked.player, toSeat(), PLAYERS_WORDS],
      [ground.table.moderator, toModerator(), MODERATORS_WORDS],
    ] as const;
    for (const [player, mail, words] of all)
      for (const [word, { text, nothing }] of Object.entries(words)) {
        world.clock.forward({ minutes: 11 });
        await player.reply(mail, filled(text));
        await world.settle();
        const changed = await deeds();
        if ((changed.length === 0) !== (nothing !== undefined))
          wrong.push(`${word}: ${changed.join()} ${textOf(player.newest).slice(0, 300)}`);
        await rows.restore(await rows.changed());
      }
    expect(wrong).toEqual([]);
  });
});
