import { DataSource } from 'typeorm';
import { signed } from '../../src/mail/reading/testing/signed-mail';
import { Digests } from '../../src/mail/digests/digest.service';
import { newGame, playUntil, send, wishFor, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { firstParagraph, subjectOf, textOf, unwrapped } from '../support/reading';
import type { Delivered } from '../support/mail-sink';
import { looksLikeCode } from '../../src/table/code';
import { World } from '../support/world';

jest.setTimeout(120_000);

let world: World;
let tables: Table[];

beforeAll(async () => {
  world = await World.open();
  tables = [await newGame(world), await newGame(world), await newGame(world)];
});
afterAll(() => world.close());

const tick = async (): Promise<void> => {
  await world.app.get(Digests).tick();
  await world.settle();
};
const who = (name: string): { name: string; email: string } => ({ name, email: world.person(name).email });
/** To so many hours after midnight, UTC, of the next day. */
const to = (hours: number): void => {
  const now = world.clock.now();
  const then = new Date(now);
  then.setUTCDate(then.getUTCDate() + 1);
  then.setUTCHours(hours, 0, 0, 0);
  world.clock.forward({ seconds: Math.round((then.getTime() - now.getTime()) / 1000) });
};

describe('one mail a day', () => {
  it('is asked for by a word; what is no time of day is said', async () => {
    const [table] = tables as [Table];
    const { german } = table;
    for (const each of tables) await playUntil(world, each, /German air search/);
    const said = async (own: string): Promise<string> =>
      unwrapped(textOf(await send(world, german, german.newest, own)));
    expect(await said('DIGEST noonish')).toMatch(/Each mail comes by itself\. You could write: DIGEST 20:00/);
    expect(await said('DIGEST 20:00')).toMatch(/one mail a day, at 20:00 \(Europe\/Berlin\)/);
  });

  it('holds what his games ask, the first due first, once; receipts come at once', async () => {
    const { german, allied } = tables[0] as Table;
    german.news();
    for (const table of tables) {
      const mail = german.mailbox.filter((m) => subjectOf(m).includes(table.code) && /due/.test(subjectOf(m))).at(-1);
      await german.reply(mail ?? german.newest, 'pass');
    }
    await world.settle();
    await allied.reply(allied.find(new RegExp(tables[0]?.code ?? '')), 'SAY Good luck ENDSAY');
    await world.settle();
    expect(german.news().every((m) => /receipt/.test(subjectOf(m)))).toBe(true);
    await tick();
    expect(german.news()).toEqual([]);
    to(19);
    await tick();
    const [digest, ...more] = german.news();
    expect(more).toEqual([]);
    const asked = tables.filter((t) => textOf(digest ?? german.newest).includes(`\n${t.code}:\n`));
    expect(asked.length).toBeGreaterThan(0);
    expect(subjectOf(digest ?? german.newest)).toMatch(
      /^\[Despatch\] (?:\d+ games? asks? you, first due|your games today)/,
    );
    const lines = textOf(digest ?? german.newest).split('\n');
    expect(lines.filter((l) => l.length > 72 && !l.includes('http'))).toEqual([]);
    await tick();
    to(12);
    await tick();
    expect(german.news()).toEqual([]);
  });

  it('is answered in one reply, each game by its code, with a receipt for each; other lines are sent back', async () => {
    const { german } = tables[0] as Table;
    for (const table of tables) await playUntilGerman(table);
    to(19);
    await tick();
    const digest = german.newest;
    expect(subjectOf(digest)).toMatch(/games? asks? you/);
    const codes = tables.map((t) => t.code).filter((code) => textOf(digest).includes(`\n${code}:\n`));
    german.news();
    await german.reply(digest, `And one more thing\n${codes.map((code) => `${code}:\nstatus\n`).join('\n')}`);
    await world.settle();
    const news = german.news();
    const receipts = news.filter((m) => codes.some((code) => subjectOf(m).includes(code)));
    expect(receipts.map((m) => codes.find((code) => subjectOf(m).includes(code))).sort()).toEqual([...codes].sort());
    expect(news.filter((m) => !receipts.includes(m)).map(subjectOf)).toEqual([
      'Despatch: lines that belong to no game',
    ]);
    expect(textOf(news.find((m) => !receipts.includes(m)) ?? digest)).toContain('  > And one more thing');
  });

  it('is answered by a text file as well, and signed in one block; what cannot be opened is told, and a machine that answers so comes to its end', async () => {
    const { german } = tables[0] as Table;
    const digest = german.mailbox.filter((m) => /^\[Despatch\] \d+ games? asks?/.test(subjectOf(m))).at(-1);
    const codes = tables.map((t) => t.code).filter((code) => textOf(digest as Delivered).includes(`\n${code}:\n`));
    const sent = async (
      own: string,
      filename: string,
      content: string | Buffer,
      contentType = 'application/octet-stream',
    ): Promise<Delivered[]> => {
      german.news();
      const attachments = [{ filename, content, contentType }];
      await german.reply(digest as Delivered, own, { style: (text) => ({ text, attachments }) });
      await world.settle();
      return [...german.news()];
    };
    const receipts = await sent('', 'orders.txt', codes.map((code) => `${code}:\nCHECK\npass\n`).join('\n'));
    expect(receipts.map((m) => codes.find((code) => subjectOf(m).includes(code))).sort()).toEqual([...codes].sort());
    for (const receipt of receipts) {
      expect(firstParagraph(receipt)).toMatch(/^Checked/);
      expect(unwrapped(textOf(receipt))).toContain('the lines of the file orders.txt');
    }
    const inBlock = signed(`Content-Type: text/plain\n\n${codes.map((c) => `${c}:\nCHECK\npass`).join('\n\n')}\n`);
    const block = [Buffer.from(inBlock, 'base64'), 'application/pkcs7-mime; smime-type=signed-data'] as const;
    const checked = await sent('', 'smime.p7m', ...block);
    expect(checked.map((m) => codes.find((code) => subjectOf(m).includes(code))).sort()).toEqual([...codes].sort());
    for (const receipt of checked) expect(firstParagraph(receipt)).toMatch(/^Checked/);
    const [code = ''] = codes;
    const [seen] = await sent(`${code}:\nsee attached`, 'orders.docx', 'PK');
    expect(unwrapped(textOf(seen as Delivered))).toContain('attachments not looked at: orders.docx');
    const told = [
      await sent('', 'winmail.dat', 'x'),
      await sent('', 'winmail.dat', 'y'),
      await sent('', 'winmail.dat', 'z'),
    ];
    expect(told.map((mails) => mails.map(subjectOf))).toEqual(
      told.map(() => ['Despatch: lines that belong to no game']),
    );
    expect(unwrapped(textOf(told[0]?.[0] as Delivered))).toMatch(/Nothing was read.*winmail\.dat.*plain text/);
    expect(unwrapped(textOf(told[2]?.[0] as Delivered))).toContain('not answered until tomorrow');
    expect(await sent('', 'winmail.dat', 'again')).toEqual([]);
  });

  it('gives no game what is written under the code of another that is not his, or is his no more; he is told', async () => {
    const [first, second] = tables as [Table, Table];
    const { german } = first;
    const wish = { ...wishFor(world), seats: { german: who('Gerd Fremd'), allied: who('Alma Fremd') } };
    const foreign = bodyOf<{ code: string }>(await world.api.post('/api/games', wish).expect(201));
    for (const table of [first, second]) await playUntilGerman(table);
    await world.api.put(`/api/games/${second.code}/seats/german/player`, who('Nora Neu')).expect(204);
    await world.settle();
    const digest = german.find(/games? asks? you/);
    const rows = async (): Promise<number[]> =>
      Promise.all([first, second, foreign].map(async ({ code }) => (await world.game(code)).seq));
    const before = await rows();
    // A number of four figures is a hex, and no code.
    const slips = [...'45QR'].map((last) => `${first.code.slice(0, -1)}${last}`);
    const mistyped = slips.find((slip) => slip !== first.code && looksLikeCode(slip)) ?? '';
    for (const [code, text] of [
      [foreign.code, `${foreign.code}:\npass`],
      [foreign.code, `[Despatch ${foreign.code}]\npass`],
      [second.code, `${second.code}: pass`],
      [mistyped, `${mistyped}: pass`],
    ] as const) {
      german.news();
      await german.reply(digest, `${first.code}:\nstatus\n\n${text}`);
      await world.settle();
      const told = german.news().find((m) => subjectOf(m) === 'Despatch: lines that belong to no game');
      expect([text, await rows(), told && unwrapped(textOf(told))]).toEqual([
        text,
        before,
        expect.stringContaining(`${code} is no game that you play`),
      ]);
      expect(textOf(told ?? digest)).toContain('  > pass');
    }
    await world.api.put(`/api/games/${second.code}/seats/german/player`, who(german.name)).expect(204);
    await world.settle();
  });

  it('is read from its reader alone', async () => {
    const { german, allied } = tables[0] as Table;
    const digest = german.mailbox.filter((m) => /^\[Despatch\] /.test(subjectOf(m))).at(-1) ?? german.newest;
    const [before, rows] = [german.mailbox.length, (await world.game(tables[0]?.code ?? '')).seq];
    await allied.reply(digest, `${tables[0]?.code}: pass`);
    await world.settle();
    expect((await world.game(tables[0]?.code ?? '')).seq).toBe(rows);
    expect(allied.newest).not.toBe(digest);
    expect(german.mailbox.slice(before).map(subjectOf)).toEqual(['Despatch: a reply that was not from you']);
  });

  it('comes at its hour, however many others have theirs later', async () => {
    const [table] = tables as [Table];
    const source = world.app.get(DataSource);
    const letter = await source.query<{ id: string }[]>(
      "SELECT id FROM outbox WHERE state = 'digested' ORDER BY nr LIMIT 1",
    );
    const kept = async (whose: string): Promise<void> =>
      void (await source.query(
        `INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at)
         SELECT gen_random_uuid(), o.game_id, p.id, o.spec, gen_random_uuid()::text, 'digest', 0, o.not_before, o.created_at
         FROM outbox o, person p WHERE o.id = $1 AND p.email LIKE $2`,
        [letter[0]?.id, whose],
      ));
    await source.query(
      `INSERT INTO person (id, name, email, zone, paper, wishes, digest_at)
       SELECT gen_random_uuid(), 'later', 'later' || n || '@example.net', 'UTC', 'A4', '{"digest": "23:59"}', $1
       FROM generate_series(1, 1200) n`,
      [world.clock.now()],
    );
    await kept('later%');
    await kept(table.german.email);
    to(19);
    table.german.news();
    await tick();
    expect(table.german.news().map(subjectOf)).toEqual([expect.stringMatching(/^\[Despatch\] /)]);
    await source.query("DELETE FROM outbox WHERE person_id IN (SELECT id FROM person WHERE name = 'later')");
    await source.query("DELETE FROM person WHERE name = 'later'");
  });

  it('ends with DIGEST off: what was kept comes by itself', async () => {
    const [table] = tables as [Table];
    const receipt = await send(world, table.german, table.german.find(new RegExp(table.code)), 'DIGEST off');
    expect(unwrapped(textOf(receipt))).toContain('From now on each mail comes by itself.');
    expect(firstParagraph(receipt)).not.toMatch(/NOT/);
    await tick();
    await table.allied.reply(table.allied.find(new RegExp(table.code)), 'SAY Hello again ENDSAY');
    await world.settle();
    expect(subjectOf(table.german.newest)).toMatch(/a letter$/);
  });

  /** Until the German is asked again; his mails are kept, so that the position says so. */
  async function playUntilGerman(table: Table): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const { open } = await world.position(table.code);
      const waits = open.find((o) => !o.sealed);
      if (!waits || waits.seat === 'german') return;
      const mail = table.allied.mailbox
        .filter((m) => subjectOf(m).includes(table.code) && /due/.test(subjectOf(m)))
        .at(-1);
      await table.allied.reply(mail ?? table.allied.newest, 'pass');
      await world.settle();
    }
  }
});
