import { Digests } from '../../src/mail/digests/digest.service';
import { newGame, send, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
let tables: [Table, Table];
let tom: Player;
let digest: Delivered;
beforeAll(async () => {
  world = await World.open();
  tables = [await newGame(world), await newGame(world)];
  tom = tables[0].allied;
  await send(world, tom, tom.newest, 'DIGEST 20:00');
  // What is asked comes in the next mail of the day.
  for (const { code, german } of tables)
    await send(world, german, german.find(new RegExp(code)), 'SAY Good luck ENDSAY');
  digest = await nextDigest();
});
afterAll(() => world.close());

async function nextDigest(): Promise<Delivered> {
  tom.news();
  world.clock.forward({ days: 1 });
  await world.app.get(Digests).tick();
  await world.settle();
  const found = tom.news().find((m) => /^\[Despatch\] /.test(subjectOf(m)));
  if (!found) throw new Error('no digest');
  return found;
}
/** What he is told for a reply to a digest, by subject. */
async function reply(own: string, more: object = {}, to = digest, by = tom): Promise<string[]> {
  tom.news();
  await by.reply(to, own, more);
  await world.settle();
  return tom.news().map((m) => `${subjectOf(m)} | ${unwrapped(textOf(m)).replace(/^=== [^=]*=== /, '')}`);
}
const rows = async (): Promise<number[]> => Promise.all(tables.map(async ({ code }) => (await world.game(code)).seq));
const stateOf = async (code: string): Promise<string> =>
  bodyOf<{ state: string }>(await world.api.get(`/api/games/${code}`).expect(200)).state;

describe('a reply to a digest', () => {
  it('that says no above the codes agrees to nothing under them', async () => {
    const [{ code, german }] = tables;
    await send(world, german, german.find(new RegExp(code)), 'PROPOSE EXTEND 2d');
    const told = await reply(`No thanks.\n\n${code}:\nACCEPT PROPOSAL`);
    expect(told.join('\n')).toContain('Not done: this mail also says "No thanks"');
    expect((await reply(`${code}:\nREFUSE PROPOSAL`)).join('\n')).toContain('You have refused');
  });

  it.each(['x-auto-response-suppress', 'x-loop', 'precedence'])("with %s in its head is a person's", async (name) => {
    const [{ code }] = tables;
    expect(await reply(`${code}:\nSTATUS\n# ${name}`, { headers: { [name]: 'All' } })).toHaveLength(1);
  });

  it.each(['auto-replied', 'auto-generated'])(
    'that a machine says to be %s is answered to nobody, and does nothing',
    async (mark) => {
      const everybody = tables.flatMap((table) => [table.german, table.allied, table.moderator]);
      for (const person of everybody) person.news();
      const before = await rows();
      const own = `I am away until Monday.\n\n${tables[0].code}:\nRESIGN\npass\nCONFIRM`;
      expect(await reply(own, { headers: { 'auto-submitted': mark } })).toEqual([]);
      expect(everybody.flatMap((person) => person.news())).toEqual([]);
      expect(await rows()).toEqual(before);
      expect(await reply(`${tables[0].code}:\nSTATUS\n# ${mark}`)).toHaveLength(1);
    },
  );

  it('that comes twice is dealt with once; with other words under the same name it is another', async () => {
    const [{ code }] = tables;
    const messageId = '<twice@example.org>';
    expect(await reply(`${code}:\nSTATUS`, { messageId })).toHaveLength(1);
    expect(await reply(`${code}:\nSTATUS`, { messageId })).toHaveLength(0);
    expect(await reply(`${code}:\nCHARTER`, { messageId })).toHaveLength(1);
  });

  it('needs no code where it told of one game, though it asked nothing', async () => {
    const [{ code, german }] = tables;
    await send(world, german, german.find(new RegExp(code)), 'SAY Are you there? ENDSAY');
    const one = await nextDigest();
    expect(textOf(one).replace(/\s+/g, ' ')).toContain('As there is one game today, its code may be left out.');
    expect(await reply('STATUS', {}, one)).toEqual([expect.stringContaining(`[Despatch ${code}]`)]);
  });

  it('of a day gone by answers what that day asked: it is told which question is open now', async () => {
    const [{ code, german }] = tables;
    const answers = (own: string): Promise<string[]> => reply(`${code}:\n${own}`);
    for (let n = 0; n < 6 && !(await answers('pass')).join('\n').includes('is closed'); n++)
      await german.reply(german.find(new RegExp(`${code}.*`)), 'pass').then(() => world.settle());
    const before = await rows();
    const told = await answers('pass\nSTATUS');
    expect(told).toEqual([expect.stringMatching(/NOT recorded.*the decision this mail answers \(d\d+\) is closed/s)]);
    expect(await rows()).toEqual(before);
  });

  it('asks for a code as a mail of its game does, and is guessed at no more often', async () => {
    const [, { code }] = tables;
    const asks = await reply(`${code}:\nRESIGN`);
    const word = /CONFIRM \d{6}/.exec(asks.join('\n'))?.[0] ?? '';
    expect(word).not.toBe('');
    for (let n = 0; n < 6; n++) await reply(`${code}:\nCONFIRM ${100_000 + n}`);
    expect((await reply(`${code}:\n${word}`)).join('\n')).toMatch(/Nothing waits for the code/);
    expect(await stateOf(code)).toBe('running');
  });

  it('from his opponent, to whom he forwarded it, does nothing', async () => {
    const [{ code, german }] = tables;
    const before = await rows();
    german.news();
    const told = await reply(`${code}:\npass`, {}, digest, german);
    expect(told).toEqual([expect.stringContaining('a reply that was not from you')]);
    expect(german.news()).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('of who is forwarded inside his own mail is read above it alone', async () => {
    const [{ code }] = tables;
    const before = await rows();
    const inside = `---------- Forwarded message ----------\nFrom: Anna <anna@example.org>\nDate: Sun, 22 Nov 2026\nSubject: x\nTo: tom@example.org\n\n${code}:\nRESIGN`;
    const told = await reply(`${code}:\nSTATUS\n\n${inside}`);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('RESIGN');
    expect(await rows()).toEqual(before);
  });

  it('names a game a thousand times, and is one mail of it', async () => {
    const [{ code }] = tables;
    const told = await reply(Array.from({ length: 1000 }, () => `${code}:\nSTATUS`).join('\n'));
    expect(told).toHaveLength(1);
  });

  it('of somebody else who is written to by code of his own game is told what is none of his', async () => {
    const other = await newGame(world, { joined: false });
    const told = await reply(`${other.code}:\nJOIN`);
    expect(told.join('\n')).toContain(`${other.code} is no game that you play`);
    const seats = bodyOf<{ seats: { side: string; state: string }[] }>(
      await world.api.get(`/api/games/${other.code}`),
    ).seats;
    expect(seats.find((s) => s.side === 'allied')?.state).toBe('invited');
  });

  it('by who has a substitute at his seat is told so; the substitute has none of his questions from before', async () => {
    const [{ code }] = tables;
    const until = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
    const wish = { name: 'Sue Stands', email: world.person('Sue Stands').email, until };
    await world.api.put(`/api/games/${code}/seats/allied/substitute`, wish).expect(204);
    await world.settle();
    const before = await rows();
    for (const own of [`${code}:\npass`, `${code}: RESIGN`, `${code}:\nSAY hi\nENDSAY`]) {
      const told = await reply(own);
      expect([own, told.join('\n')]).toEqual([own, expect.stringContaining(`${code} is no game that you play`)]);
    }
    expect(await rows()).toEqual(before);
    // A mail to the address in the old digest by the substitute is a stranger's.
    const sue = world.person('Sue Stands');
    expect(await reply(`${code}:\npass`, {}, digest, sue)).toEqual([expect.stringContaining('not from you')]);
    expect(await rows()).toEqual(before);
  });

  it('comes to who has left the seat with nothing of it: the next digest leaves that game out', async () => {
    const [{ code, german }] = tables;
    await send(world, german, german.find(new RegExp(code)), 'SAY secret words ENDSAY');
    world.clock.forward({ days: 1 });
    await world.app.get(Digests).tick();
    await world.settle();
    expect(tom.news().map(textOf).join('\n')).not.toContain('secret words');
  });
});
