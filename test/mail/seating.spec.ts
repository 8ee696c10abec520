import { DataSource } from 'typeorm';
import { SeatTimes } from '../../src/seating/seat-times.service';
import { newGame, playUntil, send, waitedFor, wishFor, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { replyTo, type Player } from '../support/player';
import { firstParagraph, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

jest.setTimeout(120_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const read = (mail: Parameters<typeof textOf>[0]): string => unwrapped(textOf(mail));
const newest = (player: Player): string => read(player.newest);
const gameOf = async (code: string) =>
  bodyOf<{ state: string; seats: { side: string; player: string; state: string }[] }>(
    await world.api.get(`/api/games/${code}`).expect(200),
  );
const seated = async (code: string): Promise<string[]> => (await gameOf(code)).seats.map((s) => s.player);
const who = (name: string): { name: string; email: string } => ({ name, email: world.person(name).email });
const codeIn = (player: Player): string => /CONFIRM (\d{6})/.exec(textOf(player.newest))?.[1] ?? '';

describe('an invitation', () => {
  let table: Table;
  beforeEach(async () => {
    for (const name of ['Anna Berg', 'Tom Reed', 'Mara Voss']) world.person(name).news();
    table = await newGame(world, { joined: false });
  });

  it('that is declined is told to the others; somebody else is asked, and the game begins with him', async () => {
    await table.allied.reply(table.allied.newest, 'I decline, sorry.');
    await world.settle();
    expect(table.german.news().map(subjectOf).at(-1)).toMatch(/Tom Reed declines$/);
    expect(table.moderator.news().map(subjectOf).at(-1)).toMatch(/Tom Reed declines$/);
    await world.api.put(`/api/games/${table.code}/seats/allied/player`, who('Carl Weiss')).expect(204);
    await world.settle();
    const carl = world.person('Carl Weiss');
    await carl.reply(carl.newest, 'JOIN');
    await table.german.reply(table.german.find(/you are invited/), 'JOIN');
    await world.settle();
    expect(await gameOf(table.code)).toMatchObject({ state: 'running' });
    expect(await seated(table.code)).toEqual(['Carl Weiss', 'Anna Berg']);
  });

  it('that is called off can be joined no more, and who does is told', async () => {
    await world.api.post(`/api/games/${table.code}/cancel`, { reason: 'the club is on holiday.' }).expect(204);
    await world.settle();
    expect(newest(table.german)).toContain('will not be played: the club is on holiday.');
    await table.german.reply(table.german.find(/you are invited/), 'JOIN');
    await world.settle();
    expect(firstParagraph(table.german.newest)).toMatch(/was cancelled/);
    await world.api.post(`/api/games/${table.code}/cancel`, { reason: 'x' }).expect(400);
  });

  it('that nobody answers is sent once more, and ends after three weeks', async () => {
    const times = world.app.get(SeatTimes);
    table.german.news();
    world.clock.forward({ days: 14, minutes: 10 });
    await times.tick();
    await times.tick();
    await world.settle();
    expect(table.german.news().map(subjectOf)).toEqual([expect.stringMatching(/you are invited$/)]);
    world.clock.forward({ days: 7 });
    await times.tick();
    await world.settle();
    expect(table.german.news().map(subjectOf)).toEqual([expect.stringMatching(/the game is called off$/)]);
    expect((await gameOf(table.code)).state).toBe('cancelled');
  });
});

describe('somebody in the place of a player', () => {
  let table: Table;
  beforeEach(async () => {
    table = await newGame(world);
    await playUntil(world, table, /German air search/);
  });

  it('for good gets the position and the question that waits, and the other is shut out', async () => {
    const old = table.german;
    const mail = old.newest;
    await send(world, old, mail, 'always press on');
    await world.api.put(`/api/games/${table.code}/seats/german/player`, who('Gerd Neumann')).expect(204);
    await world.settle();
    const gerd = world.person('Gerd Neumann');
    // What stands in his name he reads at once; what his opponent decides is no affair of his.
    const welcome = gerd.mailbox[0] && textOf(gerd.mailbox[0]);
    expect(welcome).toContain(
      'GIVEN IN ADVANCE BY WHO PLAYED BEFORE YOU, AND STILL IN FORCE\n  s1  always for press on or turn back: press on',
    );
    expect(welcome).toContain('WHO IS ASKED\n  You are asked: German air search (18.31).');
    expect(welcome).toMatch(/a secret that was drawn before it\s+began/);
    expect(welcome).not.toContain('Tom Reed (Allied) is asked');
    const subjects = gerd.mailbox.map(subjectOf);
    expect(subjects).toEqual([
      expect.stringMatching(/you take over$/),
      expect.stringMatching(/German air search, due/),
    ]);
    expect(newest(old)).toMatch(/Somebody else plays the German side from now on/);
    const rows = (await world.game(table.code)).seq;
    for (const person of [old, gerd]) person.news();
    await old.reply(mail, 'pass');
    await world.settle();
    expect((await world.game(table.code)).seq).toBe(rows);
    // He is told so himself; who has the side now learns neither that nor his address.
    expect(old.news().map(subjectOf)).toEqual([expect.stringMatching(/your mail was not read$/)]);
    expect(newest(old)).toContain('a side that somebody else plays now. Nothing of it was read or written');
    expect(gerd.news()).toEqual([]);
    const receipt = await send(world, gerd, gerd.newest, 'pass');
    expect(firstParagraph(receipt)).toMatch(/Recorded/i);
    const next = await waitedFor(world, { ...table, players: { ...table.players, german: gerd } });
    const told = [...gerd.mailbox, ...table.allied.mailbox].map(read).join('\n');
    expect(next).not.toBeNull();
    expect(told).toMatch(/Germans? (?:side )?is played by somebody else from here on|is played by somebody else/);
  });

  it('until a day gives the seat back by himself', async () => {
    const until = new Date(world.clock.now().getTime() + 86_400_000);
    const wish = { ...who('Stefan Vertreter'), until };
    await world.api.put(`/api/games/${table.code}/seats/german/substitute`, wish).expect(204);
    await world.settle();
    expect(await seated(table.code)).toContain('Stefan Vertreter');
    expect(newest(table.german)).toMatch(/You have it back by yourself on/);
    await world.app.get(SeatTimes).tick();
    expect(await seated(table.code)).toContain('Stefan Vertreter');
    const asks = table.german.find(/German air search, due/);
    table.german.news();
    await table.german.reply(asks, 'pass');
    await table.allied.send({ to: replyTo(asks), subject: 'Re', text: 'pass' });
    await world.settle();
    expect(table.german.news().map(subjectOf)).toEqual([expect.stringMatching(/your mail was not read$/)]);
    const told = world.person('Stefan Vertreter').mailbox.map(subjectOf);
    expect(told.filter((subject) => /a mail that was not from you/.test(subject))).toHaveLength(1);
    world.clock.forward({ days: 1, minutes: 1 });
    await world.app.get(SeatTimes).tick();
    await world.settle();
    expect(await seated(table.code)).toContain('Anna Berg');
    expect(table.german.mailbox.slice(-2).map(subjectOf)).toEqual([
      expect.stringMatching(/you take over$/),
      expect.stringMatching(/German air search, due/),
    ]);
    await send(world, table.german, table.german.newest, samplesOf(table.german.newest).join('\n'));
  });

  it('may not be who plays the other side or moderates, or who sits there', async () => {
    const put = (name: string) => world.api.put(`/api/games/${table.code}/seats/german/player`, who(name));
    expect((await put('Tom Reed').expect(400)).text).toContain('one address cannot hold both seats');
    expect((await put('Mara Voss').expect(400)).text).toContain('who plays cannot moderate');
    expect((await put('Anna Berg').expect(400)).text).toContain('sits there already');
    const nowhere = await world.api.put(`/api/games/${table.code}/seats/british/player`, who('Carl Weiss')).expect(400);
    expect(nowhere.text).toContain('no seat british');
  });

  it('as an understudy sees what the seat sees and nothing of the other, plays nothing, and is seen no more when dismissed', async () => {
    await world.api.post(`/api/games/${table.code}/seats/german/understudies`, who('Ute Zweit')).expect(204);
    await world.settle();
    const ute = world.person('Ute Zweit');
    const browser = await Browser.of(world, ute);
    const page = await browser.get(`/g/${table.code}`).expect(200);
    const own = await (await Browser.of(world, table.german)).get(`/g/${table.code}`).expect(200);
    const map = (html: string): string =>
      /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/(?:data-mark|name="mark" value)="[^"]*"/g, '') ?? '';
    // Letters are the two players': all else is the same.
    const letters = /<section [^>]*id="letters">[\s\S]*?<\/section>\s*/;
    expect(page.text).not.toMatch(letters);
    expect(map(page.text).replace(/\s+/g, ' ')).toBe(map(own.text.replace(letters, '')).replace(/\s+/g, ' '));
    const decision = Number(/data-decision="(\d+)"/.exec(page.text)?.[1]);
    const order = { decision, text: 'pass', mark: '00000000-0000-4000-8000-000000000001' };
    const sent = await browser.post(`/g/${table.code}/orders`, order).type('json').expect(403);
    expect(sent.text).toContain('understudy');
    await browser.get(`/g/${table.code}?side=allied`).expect(401);
    const id = (await world.app.get(SeatTimes).tick(), await personId('ute'));
    const path = `/api/games/${table.code}/seats/german/understudies/${id}`;
    await world.anybody.delete(path).set('Authorization', `Bearer ${world.apiKey}`).expect(204);
    await browser.get(`/g/${table.code}`).expect(401);
  });

  async function personId(name: string): Promise<string> {
    const club = 'club-of-the-tuesday-evenings';
    const members = await world.api.get(`/api/clubs/${club}/members?search=${name}`).expect(200);
    return bodyOf<{ personId: string }[]>(members)[0]?.personId ?? '';
  }
});

describe('a player who cannot go on', () => {
  it('abandons by two mails; the game stands until somebody takes his place', async () => {
    const table = await newGame(world);
    const { mail } = await playUntil(world, table, /German air search/);
    await send(world, table.german, mail, 'ABANDON');
    expect((await gameOf(table.code)).state).toBe('running');
    await send(world, table.german, mail, `CONFIRM ${codeIn(table.german)}`);
    expect((await gameOf(table.code)).state).toBe('held');
    expect(newest(table.allied)).toMatch(/has left the game\. It stands/);
    await world.api.put(`/api/games/${table.code}/seats/german/player`, who('Nora Neu')).expect(204);
    await world.settle();
    expect((await gameOf(table.code)).state).toBe('running');
    const nora = world.person('Nora Neu');
    await send(world, nora, nora.newest, samplesOf(nora.newest).join('\n'));
  });

  it('is counted as resigned when the organiser finds nobody', async () => {
    const table = await newGame(world);
    const { mail } = await playUntil(world, table, /German air search/);
    await send(world, table.german, mail, 'abandon');
    await send(world, table.german, mail, `CONFIRM ${codeIn(table.german)}`);
    const path = `/api/games/${table.code}/seats/german/resign`;
    await world.api.post(path, { reason: 'nobody was found.' }).expect(204);
    await world.settle();
    expect((await gameOf(table.code)).state).toBe('over');
    expect(subjectOf(table.allied.newest)).toMatch(/over|ended|end/i);
  });

  it('and leaves for good is a former player, of whom nothing is kept', async () => {
    const wish = { ...wishFor(world), seats: { german: who('Fritz Fort'), allied: who('Tom Reed') } };
    const { code } = bodyOf<{ code: string }>(await world.api.post('/api/games', wish).expect(201));
    await world.settle();
    const fritz = world.person('Fritz Fort');
    const browser = await Browser.of(world, fritz);
    await browser.post('/me/leave', { name: 'Fritz' }).expect(400);
    await browser.post('/me/leave', { name: 'Fritz Fort' }).expect(201);
    await world.settle();
    expect(await gameOf(code)).toMatchObject({ state: 'held' });
    expect(await seated(code)).toContain('former player');
    await browser.get('/me').expect(303);
    const before = fritz.mailbox.length;
    await new Browser(world).post('/sign-in', { email: fritz.email }).expect(200);
    await world.settle();
    expect(fritz.mailbox).toHaveLength(before);
    const tom = world.person('Tom Reed');
    await tom.reply(tom.find(new RegExp(code)), 'SAY Are you there? ENDSAY');
    await world.settle();
    const left = await world.app.get(DataSource).query<object[]>(
      `SELECT o.id FROM outbox o JOIN person p ON p.id = o.person_id
         WHERE p.left_at IS NOT NULL AND o.created_at > p.left_at`,
    );
    expect(left).toEqual([]);
    await world.api.put(`/api/games/${code}/seats/german/player`, who('Nora Neu')).expect(204);
    expect(await gameOf(code)).toMatchObject({ state: 'running' });
  });

  it('and leaves for good while a substitute holds his place never has the seat back: the substitute is told, and plays on', async () => {
    const wish = { ...wishFor(world), seats: { german: who('Gustav Geht'), allied: who('Tom Reed') } };
    const { code } = bodyOf<{ code: string }>(await world.api.post('/api/games', wish).expect(201));
    const until = new Date(world.clock.now().getTime() + 86_400_000);
    const holds = { ...who('Vera Vertritt'), until };
    await world.api.put(`/api/games/${code}/seats/german/substitute`, holds).expect(204);
    await world.settle();
    const browser = await Browser.of(world, world.person('Gustav Geht'));
    await browser.post('/me/leave', { name: 'Gustav Geht' }).expect(201);
    await world.settle();
    expect(read(world.person('Vera Vertritt').find(/the seat is yours$/))).toContain('you play it on from now');
    world.clock.forward({ days: 1, minutes: 1 });
    await world.app.get(SeatTimes).tick();
    await world.settle();
    expect(await seated(code)).toContain('Vera Vertritt');
    expect(await gameOf(code)).toMatchObject({ state: 'running' });
  });
});

describe('an open seat', () => {
  it('is told to the members of the club, and is his who answers first; who comes late is told', async () => {
    const wish = { ...wishFor(world, { joined: false }), seats: { german: 'open', allied: who('Tom Reed') } };
    const { code } = bodyOf<{ code: string }>(await world.api.post('/api/games', wish).expect(201));
    await world.settle();
    const [nora, anna] = [world.person('Nora Neu'), world.person('Anna Berg')];
    const offer = (p: Player) => p.mailbox.filter((m) => subjectOf(m).includes(code)).at(-1) ?? p.newest;
    expect(read(offer(nora))).toMatch(/German side of .* is open to members of the club/);
    await nora.reply(offer(nora), 'JOIN');
    await world.settle();
    expect(await seated(code)).toContain('Nora Neu');
    await anna.reply(offer(anna), 'JOIN');
    await world.settle();
    expect(newest(anna)).toMatch(/Somebody else was faster/);
    await world.person('Tom Reed').reply(world.person('Tom Reed').find(new RegExp(`${code}.*invited`)), 'JOIN');
    await world.settle();
    expect(await gameOf(code)).toMatchObject({ state: 'running' });
  });

  it('is taken on the page, too; a stranger to the club gets nothing by mail or page', async () => {
    const wish = { ...wishFor(world, { joined: false }), seats: { german: 'open', allied: who('Tom Reed') } };
    const { code } = bodyOf<{ code: string }>(await world.api.post('/api/games', wish).expect(201));
    await world.settle();
    const anna = world.person('Anna Berg');
    const offer = anna.mailbox.filter((m) => subjectOf(m).includes(code)).at(-1) ?? anna.newest;
    const stranger = world.person('Zoe Fremd');
    await stranger.reply(offer, 'JOIN');
    await world.settle();
    expect(stranger.mailbox).toEqual([]);
    expect(await seated(code)).toContain('nobody yet');
    const browser = await Browser.of(world, anna);
    expect((await browser.get('/me').expect(200)).text).toContain(`/me/take/${code}/german`);
    expect((await browser.post(`/me/take/${code}/german`, {}).expect(201)).text).toContain('The seat is yours');
    await browser.post(`/me/take/${code}/german`, {}).expect(409);
    expect(await seated(code)).toContain('Anna Berg');
  });

  it('is not for who sees the other side as its understudy, by mail or page', async () => {
    const wish = { ...wishFor(world, { joined: false }), seats: { german: 'open', allied: who('Tom Reed') } };
    const { code } = bodyOf<{ code: string }>(await world.api.post('/api/games', wish).expect(201));
    await world.settle();
    const [nora, anna] = [world.person('Nora Neu'), world.person('Anna Berg')];
    await world.api.post(`/api/games/${code}/seats/allied/understudies`, who('Nora Neu')).expect(204);
    await world.api.post(`/api/games/${code}/seats/german/understudies`, who('Anna Berg')).expect(204);
    await world.settle();
    const offer = (p: Player) => p.find(new RegExp(`${code}.*open`));
    await nora.reply(offer(nora), 'JOIN');
    await world.settle();
    expect(newest(nora)).toMatch(/you have seen the other side of this game\. Nothing was changed/);
    await (await Browser.of(world, nora)).post(`/me/take/${code}/german`, {}).expect(409);
    expect(await seated(code)).toContain('nobody yet');
    // Who was to look over that very shoulder may sit there himself.
    await anna.reply(offer(anna), 'JOIN');
    await world.settle();
    expect(await seated(code)).toContain('Anna Berg');
  });

  it('needs a club', async () => {
    const open = {
      ...wishFor(world, { joined: false }),
      club: undefined,
      seats: { german: 'open', allied: who('Tom Reed') },
    };
    expect((await world.api.post('/api/games', open).expect(400)).text).toContain('an open seat needs a club');
  });
});
