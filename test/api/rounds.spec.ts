import { DataSource } from 'typeorm';
import { PersonRepository } from '../../src/people/person.repository';
import { RoundKeeper } from '../../src/rounds/round-keeper.service';
import { send } from '../support/game';
import { bodyOf, messageOf } from '../support/http';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { samplesOf, textOf, unwrapped } from '../support/reading';
import { Browser } from '../support/signed-in';
import { World } from '../support/world';

interface GameAnswer {
  code: string;
  round: number;
  first: string;
  firstSide: string;
  second: string;
  secondSide: string;
  state: string;
  value: number | null;
  how: string | null;
}
interface EventAnswer {
  handle: string;
  state: string;
  planned: number;
  entrants: { id: string; name: string; state: string; seed: number }[];
  rounds: { number: number; state: string }[];
  results: GameAnswer[];
  standings: { name: string; points: number; byes: number; place: number }[];
}

const PEOPLE = ['Anna Berg', 'Tom Reed', 'Ken Ward', 'Ida Holm', 'Eve Stone'];

describe('an event in rounds, from entries to results', () => {
  let world: World;
  let club: string;
  let key: string;
  let base: string;

  beforeAll(async () => {
    world = await World.open();
    const found = { name: 'Hex & Counter', organiser: { name: 'Olga Nord', email: world.person('Olga Nord').email } };
    club = bodyOf<{ handle: string }>(await world.api.post('/api/clubs', found).expect(201)).handle;
    const made = await world.api.post(`/api/clubs/${club}/keys`, {
      name: 'rounds',
      scopes: ['games:read', 'games:write'],
    });
    key = bodyOf<{ key: string }>(made).key;
    base = `/api/clubs/${club}/rounds`;
  });
  afterAll(() => world?.close());

  const api = (method: 'get' | 'post', path: string, body?: object, bearer = key) =>
    world.anybody[method](path).set('Authorization', `Bearer ${bearer}`).send(body);
  const remove = (path: string) => world.anybody.delete(path).set('Authorization', `Bearer ${world.apiKey}`);
  const event = async (handle = 'spring-cup'): Promise<EventAnswer> =>
    bodyOf(await api('get', `${base}/${handle}`).expect(200));
  const days = (n: number): string => new Date(world.clock.now().getTime() + n * 86_400_000).toISOString();
  const keep = async (): Promise<void> => {
    await world.app.get(RoundKeeper).tick();
    await world.settle();
  };
  const seatLink = (player: Player, subject: RegExp): string =>
    /\/rounds\/entry\/\S+/.exec(textOf(player.find(subject)))?.[0] ?? '';
  /** RESIGN by the player of `side`, with the code of the first mail in a second. */
  const resign = async (player: Player, code: string): Promise<void> => {
    const mail = player.find(new RegExp(`Despatch ${code}`));
    const asked = await send(world, player, mail, 'RESIGN');
    const word = /CONFIRM \d{6}/.exec(textOf(asked))?.[0] ?? '';
    await send(world, player, mail, word);
  };
  const answer = async (player: Player, code: string): Promise<void> => {
    const mail = player.find(new RegExp(`Despatch ${code}.*, due `));
    await send(
      world,
      player,
      mail,
      samplesOf(mail)
        .filter((s) => s !== 'pass')
        .join('\n') || 'pass',
    );
  };
  const columns = (mail: Delivered): number =>
    Math.max(
      ...textOf(mail)
        .split('\n')
        .filter((line) => !line.includes('http'))
        .map((line) => line.length),
    );

  it('is made by who may make games, and seen by nobody else while it is a draft', async () => {
    const wish = {
      ...{ name: 'Spring Cup', kind: 'swiss', rounds: 2, system: 'mercury', scenarios: ['4'], names: 'short' },
      entrants: PEOPLE.map((name) => ({ name, email: world.person(name).email, zone: 'Europe/Berlin' })),
    };
    const made = bodyOf<EventAnswer>(await api('post', base, wish).expect(201));
    expect(made).toMatchObject({ handle: 'spring-cup', state: 'draft', planned: 2 });
    expect(made.entrants.map((e) => e.seed)).toEqual([1, 2, 3, 4, 5]);
    await world.anybody.get(`/clubs/${club}/rounds/spring-cup`).expect(404);
    await world.anybody.get(`${base}/spring-cup`).expect(401);
    const wrong = [
      [{ ...wish, kind: 'knockout' }, /kind: is one of match, robin, swiss/],
      [{ ...wish, scenarios: ['99'] }, /99/],
      [{ ...wish, kind: 'match', games: 1 }, /a match has two/],
      [{ ...wish, charter: { anonymous: true } }, /say who plays whom/],
      [{ ...wish, entrants: [...wish.entrants, wish.entrants[0]] }, /is entered already/],
    ] as const;
    for (const [bad, said] of wrong) expect(messageOf(await api('post', base, bad).expect(400))).toMatch(said);
  });

  it('is none to another club, whose key is as good there', async () => {
    const other = { name: 'Other', organiser: { name: 'Otto', email: world.person('Otto Voss').email } };
    const handle = bodyOf<{ handle: string }>(await world.api.post('/api/clubs', other).expect(201)).handle;
    const made = await world.api.post(`/api/clubs/${handle}/keys`, {
      name: 'x',
      scopes: ['games:read', 'games:write'],
    });
    const foreign = bodyOf<{ key: string }>(made).key;
    await api('get', `${base}/spring-cup`, undefined, foreign).expect(404);
    await api('post', `${base}/spring-cup/start`, {}, foreign).expect(404);
    await api('get', `/api/clubs/${handle}/rounds/spring-cup`, undefined, foreign).expect(404);
    const reads = await world.api.post(`/api/clubs/${club}/keys`, { name: 'r', scopes: ['games:read'] });
    const reader = bodyOf<{ key: string }>(reads).key;
    await api('get', `${base}/spring-cup`, undefined, reader).expect(200);
    for (const path of ['rounds', 'start', 'panel', 'entrants', 'seeds', 'end', 'games/ABCD/result'])
      expect([403, 404]).toContain((await api('post', `${base}/spring-cup/${path}`, {}, reader)).status);
  });

  it('asks everybody for his seat: by reply, on the page behind the link, never by looking at it', async () => {
    await api('post', `${base}/spring-cup/rounds`, { confirmBy: '2020-01-01T00:00:00Z' }).expect(400);
    await api('post', `${base}/spring-cup/rounds`, { confirmBy: days(5), endsAt: days(60) }).expect(201);
    await world.settle();
    const [anna, tom, ken, ida] = PEOPLE.map((name) => world.person(name)) as [Player, Player, Player, Player];
    const asks = anna.find(/Spring Cup, round 1: will you play/);
    expect(columns(asks)).toBeLessThanOrEqual(72);
    expect(unwrapped(textOf(asks))).toMatch(/of the club "Hex & Counter" asks you to play in round 1 of "Spring Cup"/);
    expect(unwrapped(textOf(asks))).toMatch(/What you need: The rulebook of Operation Mercury/);
    expect(textOf(asks)).toMatch(/Write CONFIRM .*\suntil\sFri 27 Nov \d\d:\d\d CET/s);
    // A machine that is away confirms nothing, and is answered to nobody.
    const people = [...PEOPLE, 'Olga Nord'].map((name) => world.person(name));
    for (const person of people) person.news();
    for (const mark of ['auto-replied', 'auto-generated'])
      await ida.reply(ida.find(/will you play/), `CONFIRM\n\nI am away, ${mark}.`, {
        headers: { 'auto-submitted': mark },
      });
    await world.settle();
    expect(people.flatMap((person) => person.news())).toEqual([]);
    expect((await event()).entrants.every((e) => e.state === 'invited')).toBe(true);
    await anna.reply(asks, 'confirm');
    await tom.reply(tom.find(/will you play/), 'sure, why not');
    await world.settle();
    expect(textOf(anna.newest)).toContain('You play in round 1 of "Spring Cup"');
    expect(textOf(tom.newest)).toMatch(/NOT recorded. "SURE, WHY NOT"/);
    await tom.reply(tom.newest, "CONFIRM\n\nSorry, I can't play this time.");
    await world.settle();
    expect(unwrapped(textOf(tom.newest))).toContain('Your mail says CONFIRM and also "Sorry, I can\'t play this time"');
    expect((await event()).entrants.find((e) => e.name === 'Tom Reed')?.state).toBe('invited');
    await tom.reply(tom.newest, 'CONFIRM', { headers: { 'x-auto-response-suppress': 'All' } });
    await anna.send({ to: replyAddress(ken.find(/will you play/)), subject: 'x', text: 'DECLINE' });
    const link = seatLink(ken, /will you play/);
    await world.anybody.get(link).expect(200);
    await world.settle();
    expect((await event()).entrants.map((e) => e.state)).toEqual([
      'confirmed',
      'confirmed',
      'invited',
      'invited',
      'invited',
    ]);
    await world.anybody.post(link).type('form').send({ state: 'confirmed' }).expect(403);
    const said = await world.anybody
      .post(link)
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ state: 'confirmed' });
    expect(said.text).toContain('you play in this round');
    // The subject asks whether he will play: "yes" answers it.
    await ida.reply(ida.find(/will you play/), 'Yes!');
    await world.settle();
    expect((await event()).entrants.map((e) => e.state)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'confirmed',
      'invited',
    ]);
  });

  it('pairs who has confirmed by the date, upper half with lower, and begins their games at once', async () => {
    world.clock.forward({ days: 6 });
    const eve = world.person('Eve Stone');
    await eve.reply(eve.find(/will you play/), 'CONFIRM');
    await world.settle();
    expect(textOf(eve.newest)).toMatch(/Nothing is changed: answers for round 1 were due/);
    const begun = bodyOf<EventAnswer>(await api('post', `${base}/spring-cup/start`).expect(200));
    await world.settle();
    expect(begun.results.map((g) => [g.first, g.second].sort().join('-')).sort()).toEqual([
      'Anna Berg-Ken Ward',
      'Ida Holm-Tom Reed',
    ]);
    expect(textOf(eve.newest)).toContain('You did not confirm your seat in time');
    for (const { code, first } of begun.results) {
      expect((await world.game(code)).state).toBe('running');
      expect(world.person(first).find(new RegExp(code)).parsed.subject).toContain('Spring Cup, round 1, table ');
    }
    // One mail tells whom he plays, what by, and asks; who is not asked yet has the same without a question.
    for (const { code, first, second } of begun.results) {
      const mails = [first, second].map((name) =>
        world.person(name).mailbox.filter((m) => m.parsed.subject?.includes(code) === true),
      );
      expect(mails.map((all) => all.length)).toEqual([1, 1]);
      const texts = mails.flat().map((mail) => unwrapped(textOf(mail)));
      const question = texts.find((text) => text.includes('WHAT YOU MAY ORDER')) ?? '';
      const { commitment } = await world.game(code);
      for (const text of texts) {
        expect(text).toMatch(/Round 1 of "Spring Cup" has begun: you play the (German|Allied) side against \w+ \w+\./);
        expect(text).toContain(commitment);
        expect(text).toContain('THE GAME Operation Mercury, scenario 4, The Luftwaffe Strikes (rule 23.1)');
      }
      expect(question.indexOf('has begun')).toBeLessThan(question.indexOf('WHAT YOU MAY ORDER'));
      expect(question.indexOf(commitment)).toBeGreaterThan(question.indexOf('IF YOU ARE SILENT'));
    }
    await api('post', `${base}/spring-cup/start`).expect(409);
    const page = await world.anybody.get(`/clubs/${club}/rounds/spring-cup`).expect(200);
    expect(page.text).toContain('Anna B.');
    expect(page.text).not.toMatch(/Anna Berg|example\.org|What is to be done/);
    expect(page.text.indexOf('ev-round-1')).toBeLessThan(page.text.indexOf('ev-standings'));
  });

  it('takes the result of a game that ends, to the side that it is worth it to', async () => {
    const [game] = (await event()).results as [GameAnswer];
    await resign(world.person(game.first), game.code);
    await keep();
    const [now, other] = (await event()).results;
    expect(now).toMatchObject({ state: 'over', value: -1, how: 'played' });
    expect(other).toMatchObject({ state: 'running', value: null });
    expect((await event()).state).toBe('running');
  });

  it('lets a panel value what does not end: nobody of it plays, the middle decides, all are told', async () => {
    const game = (await event()).results.find((g) => g.state === 'running') as GameAnswer;
    const panel = ['Pia One', 'Pit Two', 'Pam Three'].map((name) => world.person(name));
    const members = panel.map(({ name, email }) => ({ name, email }));
    const own = { members: [...members, { email: world.person(game.second).email }], by: days(3), games: [game.code] };
    expect(messageOf(await api('post', `${base}/spring-cup/panel`, own).expect(400))).toMatch(/plays in game/);
    // Nor does who only looks over a shoulder, who played before, and whose place a substitute holds.
    const [under, former, regular] = ['Ugo Under', 'Fay Former', game.first].map((name) => world.person(name));
    const named = (player: Player | undefined) => ({ name: player?.name ?? '', email: player?.email ?? '' });
    const side = { first: game.firstSide.toLowerCase(), second: game.secondSide.toLowerCase() };
    const seats = `/api/games/${game.code}/seats`;
    await world.api.post(`${seats}/${side.first}/understudies`, named(under)).expect(204);
    await world.api.post(`${seats}/${side.first}/understudies`, named(former)).expect(204);
    const { id: formerId } = (await world.app.get(PersonRepository).withMailbox()).find(
      (p) => p.name === 'Fay Former',
    )!;
    await remove(`${seats}/${side.first}/understudies/${formerId}`).expect(204);
    const until = new Date(world.clock.now().getTime() + 86_400_000);
    await world.api.put(`${seats}/${side.first}/substitute`, { ...named(world.person('Sid Sub')), until }).expect(204);
    for (const player of [under, former, regular, world.person('Sid Sub')]) {
      const wish = { members: [...members, named(player)], by: days(3), games: [game.code] };
      expect(messageOf(await api('post', `${base}/spring-cup/panel`, wish).expect(400))).toMatch(/seen one side of it/);
    }
    await remove(`${seats}/${side.first}/substitute`).expect(204);
    await world.settle();
    const asked = await api('post', `${base}/spring-cup/panel`, { members, by: days(3) }).expect(200);
    expect(asked.body).toEqual({ games: [game.code] });
    // Who was sent both sides of it plays none of them.
    const packed = await world.api.put(`${seats}/${side.second}/player`, named(panel[0])).expect(400);
    expect(messageOf(packed)).toContain('he has judged in this game');
    await world.settle();
    const [pia, pit, pam] = panel as [Player, Player, Player];
    const packet = textOf(pia.find(/what is game/));
    expect(columns(pia.newest)).toBeLessThanOrEqual(72);
    for (const part of [
      'WHAT HAPPENED (as far as both',
      'SECRET',
      'AS GERMAN SEES IT',
      'AS ALLIED SEES IT',
      'VALUE DRAW',
    ])
      expect(packet).toContain(part);
    for (const name of [game.first, game.second]) {
      expect(textOf(world.person(name).newest)).toContain(`A panel is asked what game ${game.code} is worth`);
      expect(textOf(world.person(name).newest)).not.toContain('SEES IT');
    }
    expect((await event()).state).toBe('adjudicating');
    await pia.reply(pia.find(/what is game/), 'The Allies, I think');
    await world.settle();
    expect(textOf(pia.newest)).toMatch(/NOT recorded. No line begins with VALUE/);
    await pia.reply(pia.newest, 'VALUE ALLIED 0.5\nThey hold all three airfields.');
    await pit.reply(pit.find(/what is game/), 'VALUE GERMAN 1');
    await world.settle();
    expect(textOf(pia.newest)).toContain(`Recorded: game ${game.code} is +0.5 to ALLIED`);
    await keep();
    expect((await event()).results.find((g) => g.code === game.code)?.value).toBeNull();
    const link = /\/rounds\/panel\/\S+/.exec(textOf(pam.find(/what is game/)))?.[0] ?? '';
    const page = await world.anybody.get(link).expect(200);
    expect(page.text).toContain('AS GERMAN SEES IT');
    const form = { side: 'allied', value: '0.25', reason: '' };
    await world.anybody
      .post(link)
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ ...form, value: '2' })
      .expect(400);
    await world.anybody.post(link).set('Sec-Fetch-Site', 'same-origin').type('form').send(form).expect(201);
    await world.settle();
    const valued = (await event()).results.find((g) => g.code === game.code) as GameAnswer;
    expect(valued).toMatchObject({ how: 'panel', value: valued.firstSide === 'Allied' ? 0.25 : -0.25 });
  });

  it('ends the round with the last result: standings to all, ratings by Glicko-2', async () => {
    const { state, rounds, standings } = await event();
    expect(rounds).toMatchObject([{ number: 1, state: 'over' }]);
    expect(state).toBe('running');
    expect(standings.map((l) => l.points).reduce((a, b) => a + b, 0)).toBeCloseTo(2, 6);
    expect(textOf(world.person('Anna Berg').find(/round 1 is over/))).toMatch(/Standings, with points:\n\n {2}/);
    const ratings = bodyOf<{ name: string; rating: number; games: number; onTime: number | null; abandoned: number }[]>(
      await api('get', `${base}/ratings`).expect(200),
    );
    expect(ratings.map((r) => r.games)).toEqual([1, 1, 1, 1]);
    expect(ratings[0]?.rating).toBeGreaterThan(1600);
    expect(ratings[0]?.name).toBe(standings[0]?.name);
  });

  it('has a second round without a rematch: a free round for the odd one, abandonment by the organiser, and so the end', async () => {
    await api('post', `${base}/spring-cup/rounds`, { confirmBy: days(5) }).expect(201);
    const { entrants, results } = await event();
    for (const { id } of entrants)
      await api('post', `${base}/spring-cup/entrants/${id}/seat`, { state: 'confirmed' }).expect(204);
    await world.settle();
    const begun = bodyOf<EventAnswer>(await api('post', `${base}/spring-cup/start`).expect(200));
    await world.settle();
    const pair = (g: GameAnswer): string => [g.first, g.second].sort().join('-');
    const second = begun.results.filter((g) => g.round === 2);
    expect(second).toHaveLength(2);
    expect(second.map(pair).filter((p) => results.map(pair).includes(p))).toEqual([]);
    expect(begun.standings.filter((l) => l.byes === 1).map((l) => l.name)).toEqual(['Eve Stone']);
    const [left, other] = second as [GameAnswer, GameAnswer];
    const leaver = world.person(left.first);
    const mail = leaver.find(new RegExp(`Despatch ${left.code}`));
    const code = /CONFIRM \d{6}/.exec(textOf(await send(world, leaver, mail, 'ABANDON')))?.[0] ?? '';
    expect(textOf(await send(world, leaver, mail, code))).toContain('You have left the game.');
    const lost = async () =>
      bodyOf<{ name: string; abandoned: number }[]>(await api('get', `${base}/ratings`)).filter((r) => r.abandoned > 0);
    expect(await lost()).toMatchObject([{ name: left.first, abandoned: 1 }]);
    await api('post', `${base}/spring-cup/games/${left.code}/result`, { abandonedBy: 'nobody', reason: 'x' }).expect(
      400,
    );
    const side = left.firstSide.toLowerCase();
    await api('post', `${base}/spring-cup/games/${left.code}/result`, {
      abandonedBy: side,
      reason: 'silent for 60 days',
    }).expect(204);
    await resign(world.person(other.second), other.code);
    await keep();
    const over = await event();
    expect(over.state).toBe('over');
    expect(over.results.find((g) => g.code === left.code)).toMatchObject({ value: -1, how: 'abandoned' });
    const ratings = bodyOf<{ name: string; abandoned: number; onTime: number | null; asked: number }[]>(
      await api('get', `${base}/ratings`),
    );
    expect(ratings.filter((r) => r.abandoned > 0).map((r) => r.name)).toEqual([left.first]);
    // The same game, said twice, is one.
    expect(await lost()).toMatchObject([{ abandoned: 1 }]);
    expect(textOf(world.person('Tom Reed').find(/the event is over/))).toContain('Anna Berg');
    await api('post', `${base}/spring-cup/rounds`, { confirmBy: days(5) }).expect(409);
  });

  it('gives its results as a page and as files, by the names that the club has chosen', async () => {
    const page = (await world.anybody.get(`/clubs/${club}/rounds/spring-cup`).expect(200)).text;
    expect(page).toContain('Who has what of whom');
    expect(page).toMatch(/\(by a panel\)/);
    expect(page).not.toMatch(/silent for 60 days|airfields|Anna Berg/);
    const csv = (await world.anybody.get(`/clubs/${club}/rounds/spring-cup/games.csv`).expect(200)).text;
    expect(csv.split('\r\n')).toHaveLength(6);
    expect(csv).toMatch(/Anna B\./);
    expect(csv).not.toMatch(/Anna Berg|silent for/);
    expect((await api('get', `${base}/spring-cup/standings.csv`).expect(200)).text).toContain('Anna Berg');
  });

  it('is worked by its organiser on the page, and by nobody else', async () => {
    const olga = await Browser.of(world, world.person('Olga Nord'));
    await world.app.get(DataSource).query(`UPDATE person SET zone = 'Europe/Berlin' WHERE name = 'Olga Nord'`);
    const form = {
      name: '=Winter "match"',
      kind: 'match',
      scenario: 'mercury/4',
      spectators: '2',
      member: 'Anna <anna@example.org>',
      entrants: 'tom@example.org',
    };
    const offers = (await olga.get(`/clubs/${club}/rounds`).expect(200)).text;
    expect(offers).toContain('<input type="checkbox" name="member" value="Anna Berg &lt;anna@example.org&gt;">');
    expect(offers).toContain('<option value="mercury/4">4 The Luftwaffe Strikes</option>');
    expect(offers).toContain('<option value="aegean/leros-november">Leros, November 1943 (introductory)</option>');
    expect(offers).toContain('<option value="2">everybody, two game-turns behind</option>');
    const made = await olga.post(`/clubs/${club}/rounds`, form).expect(303);
    const at = made.headers['location'] ?? '';
    expect((await olga.get(at).expect(200)).text).toContain('Open round 1');
    await olga.foreignPost(`${at}/rounds`, { answers: '7' }).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await world.anybody.post(`${at}/rounds`).set('Sec-Fetch-Site', 'same-origin').send({ answers: '7' }).expect(401);
    expect((await olga.post(`${at}/rounds`, { answers: 'soon' }).expect(400)).text).toContain('is no number of days');
    expect((await olga.post(`${at}/rounds`, { answers: '7' }).expect(201)).text).toContain('Round 1 is opened');
    await world.settle();
    for (const name of ['Anna Berg', 'Tom Reed']) {
      const player = world.person(name);
      await player.reply(player.find(/Winter .* will you play/), 'CONFIRM');
    }
    await world.settle();
    expect((await olga.post(`${at}/start`, {}).expect(201)).text).toContain('The round has begun');
    const { results } = await event(at.split('/').at(-1));
    expect(results.map((g) => [g.firstSide, g.secondSide])).toEqual([
      ['German', 'Allied'],
      ['Allied', 'German'],
    ]);
    expect(results.map((g) => g.first)).toEqual(['Anna Berg', 'Anna Berg']);
    const games = await Promise.all(results.map(({ code }) => world.game(code ?? '')));
    expect(games.map((g) => g.charter.spectators)).toEqual([{ delay: 2 }, { delay: 2 }]);
    expect(games.map((g) => g.title).sort()).toEqual([1, 2].map((n) => `=Winter "match", round 1, game ${n}`));
    const olgas = await world.app
      .get(DataSource)
      .query<{ id: string }[]>(`SELECT id FROM person WHERE name = 'Olga Nord'`);
    expect(games.map((g) => g.moderatorId)).toEqual([olgas[0]?.id, olgas[0]?.id]);
    const log = (await olga.get(at)).text;
    expect(log).toContain('Olga Nord moderates its games, but those in which he plays');
    expect(log).toContain('Olga Nord: began round 1 with 1 pair');
    expect(log).toMatch(/\d\d:\d\d CET/);
    // What few rounds need is folded away from those who look how theirs runs.
    expect(log).toContain('<details><summary>Games that do not end</summary>');
    expect(log).not.toContain('UTC');
  });

  it('that ends as a draft has no page for anybody but who organises it, and mails nobody', async () => {
    const entrants = ['Anna Berg', 'Tom Reed'].map((name) => ({ name, email: world.person(name).email }));
    const wish = { name: 'Never Held', kind: 'match', system: 'mercury', scenarios: ['4'], entrants };
    const moderator = { name: 'Nina Far', email: 'nina@far.example' };
    await api('post', base, { ...wish, moderator }).expect(201);
    await api('post', `${base}/never-held/end`, {}).expect(204);
    await world.settle();
    const at = `/clubs/${club}/rounds/never-held`;
    for (const path of ['', '/standings.csv', '/games.csv']) await world.anybody.get(`${at}${path}`).expect(404);
    const page = (await (await Browser.of(world, world.person('Olga Nord'))).get(at).expect(200)).text;
    expect(page).toContain('Never Held');
    expect(page).toContain('Nina Far was named to moderate its games, and is no moderator of the club');
    expect(world.person('Tom Reed').mailbox.filter((m) => m.parsed.subject?.includes('Never Held'))).toEqual([]);
  });

  it('lets no organiser name who values his own game', async () => {
    const anna = world.person('Anna Berg');
    const role = { name: anna.name, email: anna.email, role: 'organiser' };
    await world.api.post(`/api/clubs/${club}/members`, role).expect(200);
    const browser = await Browser.of(world, anna);
    const at = `/clubs/${club}/rounds/winter-match`;
    const wish = { members: 'Pia One <pia@example.org>', days: '3' };
    const refused = (await browser.post(`${at}/panel`, wish).expect(403)).text;
    expect(refused).toMatch(
      /You play in game \w+, or have seen one side of it: another organiser of the club names the panel for it/,
    );
    const { results } = await event('winter-match');
    expect(results.map((g) => g.state)).toEqual(['running', 'running']);
    // Nor does the log of the event tell him who is on it: his opponent does not know it either.
    const olga = await Browser.of(world, world.person('Olga Nord'));
    await olga.post(`${at}/panel`, { ...wish, games: results[1]?.code }).expect(201);
    const named = `named a panel for game ${results[1]?.code}`;
    expect((await olga.get(at).expect(200)).text).toContain(named);
    const seen = (await browser.get(at).expect(200)).text;
    expect(seen).not.toContain(named);
    expect(seen).toContain('began round 1');
  });

  it('knows who answers in time: of two answers, one was late', async () => {
    // Nobody is sent very many mails in one hour.
    world.clock.forward({ hours: 2 });
    await world.settle();
    const { results } = await event('winter-match');
    const code = results[0]?.code ?? '';
    const reliable = async (name: string) =>
      bodyOf<{ name: string; asked: number; onTime: number | null }[]>(await api('get', `${base}/ratings`)).find(
        (r) => r.name === name,
      );
    const asked = async (): Promise<Player> => {
      const side = (await world.position(code)).open.find((o) => !o.sealed)?.seat;
      // Who has which side is drawn.
      const { seats } = bodyOf<{ seats: { side: string; player: string }[] }>(await api('get', `/api/games/${code}`));
      return world.person(seats.find((s) => s.side === side)?.player ?? '');
    };
    const first = await asked();
    await answer(first, code);
    expect(await reliable(first.name)).toMatchObject({ asked: 1, onTime: 1 });
    while ((await asked()) !== first) await answer(await asked(), code);
    world.clock.forward({ days: 100 });
    await answer(first, code);
    expect(await reliable(first.name)).toMatchObject({ asked: 2, onTime: 0.5 });
  });

  it('makes no game twice, however often it is seen to', async () => {
    const games = async (): Promise<number> => bodyOf<object[]>(await world.api.get('/api/games')).length;
    const before = await games();
    await Promise.all([keep(), keep()]);
    expect(await games()).toBe(before);
  });
});

function replyAddress(mail: Delivered): string {
  const address = mail.parsed.replyTo?.value[0]?.address;
  if (!address) throw new Error('no reply address');
  return address;
}
