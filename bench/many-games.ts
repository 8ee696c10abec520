import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Digests } from '../src/mail/digests/digest.service';
import { InboundRepository } from '../src/mail/inbound.repository';
import { SendingRepository } from '../src/post/sending.repository';
import { median, rounded, timed } from './measure';
import { newGame } from './service';
import { copies } from './sweep';

/** What the queues and the digests take where many games are running, over what they take where few are, with as much due. */
export interface ManyGamesFigures {
  games: number;
  few: number;
  /** Twenty mails to be sent are claimed. */
  claim: { ms: number; ratio: number };
  /** Twenty mails that came in are claimed, one by one. */
  inbound: { ms: number; ratio: number };
  /** A look in which the digest of ten people is due, of two in each ten games. */
  digest: { ms: number; ratio: number };
}

const SCENARIO = '4';
const FEW = 100;
const MANY = 10_000;
const GAMES_EACH = 5;
const DUE = 10;
const MAILS = 20;
const TIMES = 9;

type Times = Record<'claim' | 'inbound' | 'digest', number>;

/** Everybody plays five games, and has a mail of each kept for his digest. */
export async function measureManyGames(app: INestApplicationContext): Promise<ManyGamesFigures> {
  const source = app.get(DataSource);
  const { id } = await newGame(app, SCENARIO);
  await source.query("UPDATE outbox SET state = 'sent', sent_at = now() - interval '2 days' WHERE game_id <> $1", [id]);
  await fill(source, id, 0, FEW);
  const few = await measured(app, source);
  await fill(source, id, FEW, MANY);
  const many = await measured(app, source);
  const figure = (of: keyof Times) => ({ ms: rounded(many[of], 1), ratio: rounded(many[of] / few[of]) });
  return { games: MANY, few: FEW, claim: figure('claim'), inbound: figure('inbound'), digest: figure('digest') };
}

async function fill(source: DataSource, id: string, from: number, to: number): Promise<void> {
  await copies(source, id, to - from);
  await source.query(
    `INSERT INTO person (id, name, email, zone, paper, wishes) SELECT gen_random_uuid(), 'd' || n, 'd' || n || '@many.example', 'UTC', 'A4',
       jsonb_build_object('digest', to_char(now() AT TIME ZONE 'UTC' + interval '1 hour', 'HH24:MI'))
     FROM generate_series($1::int, $2::int - 1) n`,
    [from / GAMES_EACH, to / GAMES_EACH],
  );
  // The mail that asks the first seat is kept once for each game; its reader plays the next games too.
  await source.query(
    `WITH asked AS (SELECT person_id, spec FROM outbox WHERE game_id = $1 AND spec->>'kind' = 'turn' ORDER BY nr LIMIT 1),
       placed AS (SELECT s.game_id, $2::int + row_number() OVER (ORDER BY s.game_id) - 1 AS n
         FROM seat s JOIN asked USING (person_id) WHERE s.game_id <> $1),
       taken AS (UPDATE seat s SET person_id = p.id, due_at = now() + interval '5 days' FROM placed, asked, person p
         WHERE s.game_id = placed.game_id AND s.person_id = asked.person_id
           AND p.email = 'd' || placed.n / ${GAMES_EACH} || '@many.example' RETURNING s.game_id, s.person_id)
     INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at)
     SELECT gen_random_uuid(), t.game_id, t.person_id, asked.spec, gen_random_uuid()::text, 'digest', 0, now(), now()
     FROM taken t, asked`,
    [id, from],
  );
  await source.query("UPDATE outbox SET state = 'sent', sent_at = now() - interval '2 days' WHERE game_id = $1", [id]);
  await source.query('ANALYZE');
}

async function measured(app: INestApplicationContext, source: DataSource): Promise<Times> {
  return {
    claim: await often(source, WAITING, () =>
      app.get(SendingRepository, { strict: false }).claim(new Date(), MAILS, 600),
    ),
    inbound: await often(source, CAME, async () => {
      const inbound = app.get(InboundRepository, { strict: false });
      for (let n = 0; n < MAILS; n++)
        if ((await inbound.claim(new Date())) === null) throw new Error(`only ${n} mails were claimed`);
    }),
    digest: await often(
      source,
      OWED,
      () => app.get(Digests, { strict: false }).tick(),
      async () => {
        const sent = await source.query<object[]>("SELECT DISTINCT person_id FROM outbox WHERE state = 'digested'");
        if (sent.length !== DUE) throw new Error(`${sent.length} digests were written, ${DUE} were due`);
      },
    ),
  };
}

/** The middle of some times, each after `before` has made ready what is due, and nothing else is. */
async function often(
  source: DataSource,
  before: string,
  work: () => Promise<unknown>,
  check: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n <= TIMES; n++) {
    await source.query(CLEARED);
    await source.query(before);
    const ms = await timed(work);
    await check();
    if (n > 0) times.push(ms);
  }
  await source.query(CLEARED);
  return median(times);
}

/** Nothing waits; whose digest was sent has his mails again, and was sent one at this hour a day ago. */
const CLEARED = `
  UPDATE inbound_mail SET state = 'done' WHERE state = 'waiting';
  DELETE FROM outbox WHERE state = 'waiting';
  UPDATE outbox SET state = 'digest', sent_at = NULL WHERE state = 'digested';
  UPDATE person SET digest_at = date_trunc('second', now()) - interval '22 hours 30 minutes'
    WHERE wishes ? 'digest' AND (digest_at IS NULL OR digest_at > now() - interval '22 hours' OR digest_at < now() - interval '23 hours')`;

const SOME = `SELECT DISTINCT ON (person_id) person_id, game_id FROM outbox WHERE state = 'digest'`;

const WAITING = `INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at)
  SELECT gen_random_uuid(), s.game_id, s.person_id, '{"kind": "receipt"}', gen_random_uuid()::text, 'waiting', 0, now(), now()
  FROM (${SOME} LIMIT ${MAILS}) s`;

const CAME = `INSERT INTO inbound_mail (recipient, game_number, message_id, envelope_from, raw, received_at, state, attempts)
  SELECT 'nobody@despatch.localhost', g.number, gen_random_uuid()::text, 'x@many.example', '', now(), 'waiting', 0
  FROM (${SOME} LIMIT ${MAILS}) s JOIN game g ON g.id = s.game_id`;

const OWED = `UPDATE person SET digest_at = date_trunc('second', now()) - interval '2 days' WHERE id IN (SELECT person_id FROM (${SOME} LIMIT ${DUE}) s)`;
