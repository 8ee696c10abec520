import { newGame, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

/** Letters in a day, and mails to one person in an hour. */
const [A_DAY, AN_HOUR] = [8, 10];

let world: World;
let table: Table;
let other: Table;
/** Whoever is asked first, and his opponent. */
let writer: Player;
let reader: Player;

beforeAll(async () => {
  world = await World.open({ LETTERS_A_DAY: String(A_DAY), MAILS_AN_HOUR: String(AN_HOUR) });
  [table, other] = [await newGame(world), await newGame(world)];
  const asked = await waitedFor(world, table);
  [writer, reader] = asked?.player === table.german ? [table.german, table.allied] : [table.allied, table.german];
  await anHour();
});
afterAll(() => world.close());

async function anHour(): Promise<void> {
  world.clock.forward({ minutes: 61 });
  await world.settle();
  for (const person of [writer, reader, table.moderator]) person.news();
}
const isLetter = (mail: Delivered): boolean =>
  /: (?:a letter(?: of the moderator)?|a question, Q\d+|an answer to your question, Q\d+)$/.test(subjectOf(mail));
const letters = (mails: readonly Delivered[]): number => mails.filter(isLetter).length;
const mailOf = (player: Player, code = table.code): Delivered => player.find(new RegExp(`${code}\\].*, due |${code}`));
/** What somebody writes in a game, and the receipt. */
async function says(player: Player, text: string, code = table.code): Promise<string> {
  player.news();
  const mail = player.mailbox.findLast((m) => subjectOf(m).includes(code) && m.parsed.replyTo);
  await player.reply(mail ?? mailOf(player, code), text);
  await world.settle();
  const receipt = player.news().findLast((m) => /: receipt, /.test(subjectOf(m)));
  return receipt ? unwrapped(textOf(receipt)) : '';
}
/** Plays until `player` is asked. */
async function untilAsked(player: Player): Promise<void> {
  for (;;) {
    const asked = await waitedFor(world, table);
    if (!asked || asked.player === player) return;
    const own = samplesOf(asked.mail).filter((s) => s !== 'pass');
    await asked.player.reply(asked.mail, own.join('\n') || 'pass');
    await world.settle();
  }
}

describe('a mail of 660 letters', () => {
  it('is handed on as far as the day goes, and its sender told from which line on it is not', async () => {
    const text = Array.from({ length: 660 }, (_, i) => `SAY letter ${i + 1}`).join('\n');
    const receipt = await says(writer, text);
    expect(receipt.match(/Your letter goes to your opponent/g)).toHaveLength(A_DAY);
    expect(receipt).toMatch(
      /LETTERS NOT SENT\s+Line 9: 8 letters of yours go out in a day of this game, and the next one from/,
    );
    expect(receipt).toContain('Line 40: nor was this one.');
    expect(receipt).toContain('620 more begin in line 41. Nothing was done for them.');
    expect(letters(reader.news())).toBe(AN_HOUR / 2);
  });

  it('keeps no mail of the game from its reader: those go before the letters that wait', async () => {
    await untilAsked(reader);
    const news = reader.news();
    expect(letters(news)).toBe(0);
    expect(news.map(subjectOf)).toContainEqual(expect.stringMatching(/, due /));
    world.clock.forward({ minutes: 61 });
    await world.settle();
    expect(letters(reader.news())).toBe(A_DAY - AN_HOUR / 2);
  });

  it('leaves letters to other games, and to the next day; ASK counts too', async () => {
    await anHour();
    expect(await says(writer, 'ASK May I?\nENDASK')).toContain('LETTERS NOT SENT');
    expect(await says(writer, 'SAY How are you?', other.code)).toContain('Your letter goes to your opponent: 1 line.');
    expect(letters(reader.news())).toBe(1);
    world.clock.forward({ hours: 24 });
    expect(await says(writer, 'ASK May I?\nENDASK')).toContain('Your question Q1 goes to the moderator, ');
    expect(letters(table.moderator.news())).toBe(1);
  });

  it('waits behind what the game asks when all of it is sent at once', async () => {
    await anHour();
    await world.sink.goAway();
    await says(writer, 'SAY one\nSAY two');
    await says(reader, 'STATUS');
    await world.sink.comeBack();
    world.clock.forward({ minutes: 20 });
    await world.settle();
    const came = reader.news();
    expect(came.map(isLetter)).toEqual([...came.filter((m) => !isLetter(m)).map(() => false), true, true]);
    expect(came.length).toBeGreaterThan(2);
  });
});

describe('BLOCK', () => {
  it('lets no letter of the opponent through, in no game; he is told kindly, and the moderator reads it', async () => {
    world.clock.forward({ hours: 24 });
    await anHour();
    expect(await says(reader, 'BLOCK')).toContain(`No letters of ${writer.name} come to you any more, in no game.`);
    for (const { code } of [table, other]) {
      const receipt = await says(writer, 'SAY You cheat!', code);
      expect(receipt).toContain(`${reader.name} would rather read no letters for now; please let it rest.`);
      expect(receipt).toContain('Your letter goes to the moderator alone: 1 line.');
      expect(reader.news()).toEqual([]);
      const [read] = table.moderator.news().filter(isLetter);
      expect(read && unwrapped(textOf(read))).toMatch(
        /who has silenced his letters \(BLOCK\)\. It comes to you alone:\s+You cheat!/,
      );
    }
    expect(await says(reader, 'STATUS')).toContain(
      `You read no letters of ${writer.name}; UNBLOCK lets them come again.`,
    );
  });

  it("keeps the moderator's answers and the game's own mails from nobody", async () => {
    await table.moderator.reply(table.moderator.newest, 'ANSWER\nPlease be kind.\nENDANSWER');
    await world.settle();
    expect(letters(writer.news())).toBe(1);
    await says(reader, 'ASK Is he right?\nENDASK');
    await table.moderator.reply(table.moderator.find(/: a question, Q\d+$/), 'ANSWER\nHe is not.\nENDANSWER');
    await world.settle();
    expect(unwrapped(textOf(reader.newest))).toContain('He is not.');
  });

  it('ends with UNBLOCK', async () => {
    await anHour();
    expect(await says(reader, 'unblock')).toContain(`Letters of ${writer.name} come to you again.`);
    await says(writer, 'SAY Sorry.');
    expect(letters(reader.news())).toBe(1);
  });
});

describe('a moderator', () => {
  it('who answers without end is stopped and told so', async () => {
    await anHour();
    world.clock.forward({ hours: 24 });
    await says(writer, 'ASK May I?\nENDASK');
    const question = table.moderator.newest;
    for (let i = 0; i < A_DAY + 5; i++) await table.moderator.reply(question, `ANSWER\nAnswer ${i}\nENDANSWER`);
    await world.settle();
    for (let hour = 0; hour < 2; hour++) {
      world.clock.forward({ minutes: 61 });
      await world.settle();
    }
    expect(letters(writer.news())).toBe(A_DAY);
    const told = table.moderator.news().map((m) => unwrapped(textOf(m)));
    const kept = told.filter((m) => m.includes('ANSWER NOT SENT'));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept[0]).toContain(`${A_DAY} letters of yours go out in a day of this game`);
  });
});
