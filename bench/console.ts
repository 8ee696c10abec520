import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../src/access/caller';
import { ConsolePages } from '../src/console/console-pages.service';
import { readConsoleWish } from '../src/console/console-wish';
import type { Game } from '../src/table/game.entity';
import { median, rounded, timed } from './measure';

/** What a page of a club's console takes, in a club of few running games and in one of many, side by side in one database. */
export interface ConsoleFigures {
  games: number;
  /** The first page of that club, median. */
  ms: number;
  /** The same of a club of a hundred. */
  fewMs: number;
  ratio: number;
  /** The last page, by its place, over the first. */
  lastRatio: number;
  /** A search by words that one title has. */
  searchMs: number;
}

const FEW = 100;
const MANY = 10_000;
const TIMES = 25;

const OPERATOR: Caller = { kind: 'operator', personId: null, name: 'operator', reach: () => 'all' };

/** Copies a running game, ten thousand times into one club and a hundred times into another, each waited for since another time. */
export async function measureConsole(app: INestApplicationContext, game: Game): Promise<ConsoleFigures> {
  const pages = app.get(ConsolePages, { strict: false });
  await fill(app, game, 'many', MANY);
  await fill(app, game, 'few', FEW);
  await app.get(DataSource).query('ANALYZE');
  const page = (club: string, query: object) => pages.list(club, OPERATOR, readConsoleWish(query));
  const last = await endOf(page, 'many');
  const times: Record<'many' | 'few' | 'last' | 'search', number[]> = { many: [], few: [], last: [], search: [] };
  for (let n = 0; n < TIMES; n++) {
    times.few.push(await timed(() => page('few', {})));
    times.many.push(await timed(() => page('many', {})));
    times.last.push(await timed(() => page('many', { after: last })));
    times.search.push(await timed(() => page('many', { search: 'many 7777' })));
  }
  return {
    games: MANY,
    ms: rounded(median(times.many)),
    fewMs: rounded(median(times.few)),
    ratio: rounded(median(times.many) / median(times.few)),
    lastRatio: rounded(median(times.last) / median(times.many)),
    searchMs: rounded(median(times.search)),
  };
}

async function fill(app: INestApplicationContext, { id }: Game, club: string, games: number): Promise<void> {
  await app.get(DataSource).query(
    `WITH club AS (INSERT INTO club (name, handle) VALUES ($1, $1) RETURNING id),
       made AS (INSERT INTO game SELECT (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'code', left($1, 1) || n,
           'number', (SELECT max(number) FROM game) + n, 'club_id', club.id, 'title', $1 || ' ' || n, 'state', 'running'))).*
         FROM club, game g, generate_series(1, $2::int) n WHERE g.id = $3 RETURNING id, number)
     INSERT INTO seat SELECT (jsonb_populate_record(s, jsonb_build_object('game_id', m.id,
         'owes_since', s.owes_since - (m.number % 997) * interval '1 hour'))).*
       FROM made m, seat s WHERE s.game_id = $3`,
    [club, games, id],
  );
}

/** Where the last page begins. */
async function endOf(page: (club: string, query: object) => Promise<{ more: string | null }>, club: string) {
  let place: string | undefined;
  for (;;) {
    const { more } = await page(club, place === undefined ? {} : { after: place });
    const next = more === null ? null : new URLSearchParams(more).get('after');
    if (next === null) return place;
    place = next;
  }
}
