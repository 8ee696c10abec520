import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SendingRepository } from '../src/post/sending.repository';
import { median, rounded, timed } from './measure';

/** A long queue of mails, and what it takes to find those that may go. */
export interface ClaimFigures {
  waiting: number;
  people: number;
  /** Median of claims of twenty mails each, while all that waits has come since the server's last statistics. */
  ms: number;
}

const WAITING = 5000;
const PEOPLE = 400;
const SENT_EACH = 50;
const AT_ONCE = 20;
const CLAIMS = 15;

/** Claims twenty mails again and again of five thousand that came in one burst. */
export async function measureClaim(app: INestApplicationContext): Promise<ClaimFigures> {
  const source = app.get(DataSource);
  const outbox = app.get(SendingRepository, { strict: false });
  await source.query("UPDATE outbox SET state = 'sent' WHERE state = 'waiting'");
  await source.query(
    `INSERT INTO person (id, name, email, zone, paper) SELECT gen_random_uuid(), 'p' || n, 'p' || n || '@claim.example', 'UTC', 'A4'
     FROM generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  // What they were sent in the weeks before.
  await source.query(
    `INSERT INTO outbox (id, person_id, spec, message_id, state, attempts, not_before, created_at, sent_at)
     SELECT gen_random_uuid(), p.id, '{}', gen_random_uuid()::text, 'sent', 1, t.at, t.at, t.at
     FROM person p, LATERAL (SELECT now() - n * interval '5 hours' AS at FROM generate_series(1, $1::int) n) t
     WHERE p.email LIKE '%@claim.example'`,
    [SENT_EACH],
  );
  await source.query('ANALYZE outbox');
  await source.query(
    `INSERT INTO outbox (id, person_id, spec, message_id, state, attempts, not_before, created_at)
     SELECT gen_random_uuid(), p.id, '{}', gen_random_uuid()::text, 'waiting', 0, now(), now()
     FROM generate_series(1, $1::int) n JOIN person p ON p.email = 'p' || (n % $2::int + 1) || '@claim.example' ORDER BY n`,
    [WAITING, PEOPLE],
  );
  const times: number[] = [];
  for (let n = 0; n < CLAIMS; n++) times.push(await timed(() => outbox.claim(new Date(), AT_ONCE, 600)));
  await source.query("UPDATE outbox SET state = 'dead' WHERE state = 'waiting'");
  return { waiting: WAITING, people: PEOPLE, ms: rounded(median(times)) };
}
