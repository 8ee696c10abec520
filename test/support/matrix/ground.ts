import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Webhooks } from '../../../src/programs/webhooks/webhooks.service';
import { newGame, send, waitedFor, wishFor, type Table } from '../game';
import type { Delivered } from '../mail-sink';
import type { Player } from '../player';
import { samplesOf } from '../reading';
import { DOMAIN, type World } from '../world';
import type { Place } from './askers';
import { secretsOf } from './secrets';

export const CLUB = 'club-of-the-tuesday-evenings';

/** What the rows of the matrix are about, by the names that they call it. */
export interface Ground {
  table: Table;
  /** Codes, sides, ids and handles. */
  known: Readonly<Record<string, string>>;
  persons: Record<Place, string>;
  /** Their names, but for the opponent's and that of who is asked. */
  people: Readonly<Record<string, string>>;
  /** Who is asked, and by which mail. */
  asked: { player: Player; mail: Delivered };
  clubs: Record<'here' | 'elsewhere', string>;
}

/** A text with what its words in braces stand for. */
export const filledOn = ({ known }: Ground, text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? 'none');

/** Games in each state, an event in each, and one of each thing that can be taken away: so that every act has something to act on. */
export async function layGround(world: World): Promise<Ground> {
  const source = world.app.get(DataSource);
  const one = async (sql: string, values: unknown[] = []): Promise<string> =>
    (await source.query<{ id: string }[]>(sql, values))[0]?.id ?? '';
  const person = (name: string) => ({ name, email: world.person(name).email });
  const idOf = (name: string) => one('SELECT id FROM person WHERE email = $1', [world.person(name).email]);
  const made = async (path: string, wish: object): Promise<Record<string, string>> =>
    (await world.api.post(path, wish).expect(201)).body as Record<string, string>;
  const game = async (german: string, wish: object = {}): Promise<string> => {
    const seats = { german: person(german), allied: person('Ada Other') };
    return (await made('/api/games', { ...wishFor(world), seats, ...wish }))['code'] ?? '';
  };

  const table = await newGame(world);
  const asked = await waitedFor(world, table);
  if (!asked) throw new Error('nobody is asked');
  await send(
    world,
    asked.player,
    asked.mail,
    samplesOf(asked.mail)
      .filter((s) => s !== 'pass')
      .join('\n') || 'pass',
  );
  const waited = await waitedFor(world, table);
  if (!waited) throw new Error('nobody is asked');
  const side = waited.player === table.german ? 'german' : 'allied';
  const other = side === 'german' ? 'allied' : 'german';
  await waited.player.reply(waited.mail, 'ASK\nMay they hide?\nENDASK');
  await world.settle();
  const decision = String((await world.position(table.code)).open[0]?.id ?? '');

  await made('/api/clubs', { name: 'Elsewhere', organiser: person('Eve Elsewhere') });
  const elsewhere = await one(`SELECT id FROM club WHERE handle = 'elsewhere'`);
  const here = await one('SELECT id FROM club WHERE handle = $1', [CLUB]);
  const add = (name: string, role: string) =>
    world.api.post(`/api/clubs/${CLUB}/members`, { ...person(name), role }).expect(200);
  await add('Olga Stern', 'organiser');
  await add('Dora Klein', 'deputy');
  for (const name of ['Ula Under', 'Fred Former', 'Rita Regular', 'Bob Nobody', 'Uma Second'])
    await add(name, 'player');

  const held = await game('Paul Player');
  await world.api.post(`/api/games/${held}/hold`, { reason: 'x' }).expect(200);
  const stood = await game('Pia Player');
  const inviting = await game('Ines Invited', { joined: false });
  const declined = await game('Dirk Declined', { joined: false });
  await world.settle();
  await world.person('Dirk Declined').reply(world.person('Dirk Declined').newest, 'DECLINE');
  const moved = await game('Gus Player');
  const open = await game('Pit Player', { joined: false, seats: { german: 'open', allied: person('Ada Other') } });
  const late = await game('Per Player');
  const ofBoth = { german: person(table.german.name), allied: person(table.allied.name) };
  const done = await game('', { seats: ofBoth });
  const waitedLong = await game('', { seats: ofBoth });
  const begun = await game('', {
    seats: {
      german: person(waited.player === table.german ? table.allied.name : table.german.name),
      allied: person(waited.player.name),
    },
  });
  const over = await game('Pam Player');
  await world.api.post(`/api/games/${over}/seats/german/resign`, { reason: 'x' }).expect(204);
  await world.api.post(`/api/games/${done}/seats/${side}/understudies`, person('Ula Under')).expect(204);
  await world.api.post(`/api/games/${done}/seats/german/resign`, { reason: 'x' }).expect(204);
  const until = new Date(world.clock.now().getTime() + 90 * 86_400_000);
  await world.api
    .put(`/api/games/${stood}/seats/german/substitute`, { ...person('Sue Substitute'), until })
    .expect(204);
  await world.api.post(`/api/games/${table.code}/seats/${side}/understudies`, person('Ula Under')).expect(204);
  await world.api.post(`/api/games/${table.code}/seats/${side}/understudies`, person('Uma Second')).expect(204);
  await world.person('Sam Stranger').send({ to: `postmaster@${DOMAIN}`, subject: 'Hello', text: 'Is anybody there?' });
  const events = await eventsOf(world, person);
  const dicey = await diceGame(world);
  const secrets = await secretsOf(world, { code: table.code, side }, events['askedEntrant'] ?? '');
  await world.settle();

  // Brought back where its code is free: it was another's here.
  const { text: file } = await world.api.get(`/api/games/${moved}/export?secrets=true`).expect(200);
  await source.query(`UPDATE game_name SET code = 'OLD1' WHERE code = $1`, [moved]);

  const gameId = (await world.game(table.code)).id;
  const [former, regular] = [await idOf('Fred Former'), await idOf('Rita Regular')];
  await source.query(`INSERT INTO former_player (game_id, side, person_id, until) VALUES ($1, $2, $3, now())`, [
    ...[gameId, side, former],
  ]);
  await source.query(`INSERT INTO stand_in (game_id, side, regular_id, until) VALUES ($1, $2, $3, $4)`, [
    ...[gameId, side, regular, until],
  ]);
  // What is due is reckoned anew from where the clock began whenever a game is opened.
  const overdue = async (code: string, span: string): Promise<void> => {
    const { id } = await world.game(code);
    await source.query(
      `UPDATE seat SET due_at = $2::timestamptz - $3::interval,
              clock_from = $2::timestamptz - $3::interval - bank_seconds * interval '1 second'
       WHERE game_id = $1 AND due_at IS NOT NULL`,
      [id, world.clock.now(), span],
    );
  };
  await overdue(late, '2 days');
  const lateSide = (await world.position(late)).open[0]?.seat ?? '';
  await overdue(waitedLong, '1 hour');
  await world.api
    .post(`/moderate/${stood}/ruling`, { rules: '20.1', answer: 'It may.', reason: 'x' })
    .set('Sec-Fetch-Site', 'same-origin')
    .expect(200);
  const dead = await one('SELECT id FROM outbox WHERE game_id = $1 LIMIT 1', [(await world.game(stood)).id]);
  await source.query(`UPDATE outbox SET state = 'dead', trouble = 'no' WHERE id = $1`, [dead]);
  await source.query(
    `INSERT INTO mail_address (email, suppressed_at, reason) VALUES ($1, now(), 'no')
     ON CONFLICT (email) DO UPDATE SET suppressed_at = now(), reason = 'no'`,
    [world.person('Dora Klein').email],
  );
  const mine = await idOf(waited.player.name);
  const hook = async (owner: { clubId: string } | { personId: string }): Promise<string> =>
    (await world.app.get(Webhooks).make(owner, 'https://hook.example/', null)).id;
  const hooks = { club: await hook({ clubId: here }), own: await hook({ personId: mine }) };
  // Nobody listens there.
  await source.query('UPDATE webhook SET off_at = now()');
  const key = async (club: string | null, owner: string | null): Promise<string> => {
    const id = randomUUID();
    await source.query(
      `INSERT INTO access_key (id, hash, club_id, person_id, name, scopes, made_at) VALUES ($1, $4, $2, $3, 'x', '{games:read}', now())`,
      [id, club, owner, id],
    );
    return id;
  };
  await source.query(
    `INSERT INTO device (id, hash, person_id, label, since, seen_at, signed_in_until) VALUES (gen_random_uuid(), 'x', $1, 'x', now(), now(), now())`,
    [mine],
  );
  return {
    table,
    asked: waited,
    people: {
      ...{ bystander: 'Bob Nobody', elsewhere: 'Paul Player', invited: 'Ines Invited', understudy: 'Ula Under' },
      ...{ former: 'Fred Former', regular: 'Rita Regular', german: table.german.name, allied: table.allied.name },
    },
    clubs: { here, elsewhere },
    persons: {
      'nobody here': await idOf('Bob Nobody'),
      'player of another game': await idOf('Paul Player'),
      'invited to another game': await idOf('Ines Invited'),
      'declined another game': await idOf('Dirk Declined'),
      'who is asked': mine,
      opponent: await idOf((waited.player === table.german ? table.allied : table.german).name),
      understudy: await idOf('Ula Under'),
      'left the seat': former,
      'regular behind a substitute': regular,
    },
    known: {
      ...{
        club: CLUB,
        ours: table.code,
        held,
        stood,
        inviting,
        declined,
        file,
        open,
        late,
        lateSide,
        received: await one('SELECT id FROM inbound_mail WHERE game_number IS NULL LIMIT 1'),
        done,
        waited: waitedLong,
        begun,
        over,
        side,
        other,
        decision,
        dead,
        ...events,
      },
      ...dicey,
      ...secrets,
      ...{
        orders:
          samplesOf(waited.mail)
            .filter((s) => s !== 'pass')
            .join('\n') || 'pass',
      },
      ...{ member: await idOf('Dora Klein'), understudy: await idOf('Uma Second'), none: randomUUID() },
      ...{ clubHook: hooks.club, ownHook: hooks.own },
      ...{ clubKey: await key(here, null), ownKey: await key(null, mine) },
      moderator: await idOf(table.moderator.name),
      device: await one(`SELECT id FROM device WHERE hash = 'x'`),
      soon: new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString(),
      later: until.toISOString(),
    },
  };
}

/** An event before its first round, one whose seats are confirmed, and one that is played. */
async function eventsOf(world: World, person: (name: string) => object): Promise<Record<string, string>> {
  const base = `/api/clubs/${CLUB}/rounds`;
  const confirmBy = new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const found: Record<string, string> = {};
  for (const event of ['draft', 'asked', 'played', 'valued']) {
    const wish = { ...{ name: event, kind: 'swiss', rounds: 2, system: 'mercury', scenarios: ['4'] } };
    const entrants = ['Ella Entrant', 'Emil Entrant'].map(person);
    const made = await world.api.post(base, { ...wish, entrants }).expect(201);
    const { handle, entrants: entered } = made.body as { handle: string; entrants: { id: string }[] };
    found[event] = handle;
    found[`${event}Entrant`] = entered[0]?.id ?? '';
    if (event === 'draft') continue;
    await world.api.post(`${base}/${handle}/rounds`, { confirmBy }).expect(201);
    for (const { id } of event === 'asked' ? entered.slice(1) : entered)
      await world.api.post(`${base}/${handle}/entrants/${id}/seat`, { state: 'confirmed' }).expect(204);
    if (event === 'asked') {
      await world.api.post(`${base}/${handle}/entrants/${entered[0]?.id}/seat`, { state: 'confirmed' }).expect(204);
      continue;
    }
    const begun = await world.api.post(`${base}/${handle}/start`, {}).expect(200);
    const [game] = (begun.body as { results: { code: string; firstSide: string }[] }).results;
    if (event === 'valued') {
      await world.api.post(`${base}/${handle}/panel`, { members: [person('Pat Panel')], by: confirmBy }).expect(200);
      continue;
    }
    found['eventGame'] = game?.code ?? '';
    found['eventSide'] = game?.firstSide.toLowerCase() ?? '';
  }
  return found;
}

/** A game with real dice that waits for a roll. */
async function diceGame(world: World): Promise<Record<string, string>> {
  const table = await newGame(world, { charter: { dice: 'entered' } });
  for (let i = 0; i < 9 && !(await world.position(table.code)).entering; i++) {
    const asked = await waitedFor(world, table);
    if (!asked) break;
    await send(world, asked.player, asked.mail, samplesOf(asked.mail).find((s) => s !== 'pass') ?? 'pass');
  }
  return { dicey: table.code, roll: (await world.position(table.code)).entering?.missing ?? '' };
}
