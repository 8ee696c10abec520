import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../src/access/caller';
import { ConsolePages } from '../src/console/console-pages.service';
import { readConsoleWish } from '../src/console/console-wish';
import type { Game } from '../src/table/game.entity';
import { median, rounded, timed } from './measure';

/** What a page of a club's console takes, in a club of few running games and in one of many. */
export interface ConsoleFigures {
  games: number;
  /** The first page of that club, median. */
  ms: number;
  /** The same of a club of a hundred, alone in the database. */
  fewMs: number;
  ratio: number;
  /** That club once the other is there, over itself alone. */
  fewAmongManyRatio: number;
  /** The last page, by its place, over the first. */
  lastRatio: number;
  /** A search by words that one title has. */
  searchMs: number;
}

const FEW = 100;
const MANY = 10_000;
const TIMES = 40;
const WARM_UP = 10;

const OPERATOR: Caller = { kind: 'operator', personId: null, name: 'operator', reach: () => 'all' };

/** Copies a running game, ten thousand times into one club and a hundred times into another, each waited for since another time. */
export async function measureConsole(app: INestApplicationContext, game: Game): Promise<ConsoleFigures> {
  const pages = app.get(ConsolePages, { strict: false });
  const page = (club: string, query: object) => pages.list(club, OPERATOR, readConsoleWish(query));
  const often = async (club: string, query: object): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n++) times.push(await timed(() => page(club, query)));
    return median(times.slice(WARM_UP));
  };
  await fill(app, game, 'few', FEW);
  const few = await often('few', {});
  await fill(app, game, 'many', MANY);
  const many = await often('many', {});
  return {
    ...{ games: MANY, ms: rounded(many), fewMs: rounded(few), ratio: rounded(many / few) },
    fewAmongManyRatio: rounded((await often('few', {})) / few),
    lastRatio: rounded((await often('many', { after: await endOf(page, 'many') })) / many),
    searchMs: rounded(await often('many', { search: 'many 7777' })),
  };
}

async function fill(app: INestApplicationContext, { id }: Game, club: string, games: number): Promise<void> {
  await app.get(DataSource).query(
    `WITH club AS (INSERT INTO club (name, handle) VALUES ($1, $1) RETURNING id),
       made AS (INSERT INTO game SELECT (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'code', left($1, 1) || n,
           'number', (SELECT max(number) FROM game) + n, 'club_id', club.id, 'title', $1 || ' ' || n, 'state', 'running',
           'waits_since', g.waits_since - ((SELECT max(number) FROM game) + n) % 997 * interval '1 hour'))).*
         FROM club, game g, generate_series(1, $2::int) n WHERE g.id = $3 RETURNING id, number)
     INSERT INTO seat SELECT (jsonb_populate_record(s, jsonb_build_object('game_id', m.id,
         'owes_since', s.owes_since - (m.number % 997) * interval '1 hour'))).*
       FROM made m, seat s WHERE s.game_id = $3`,
    [club, games, id],
  );
  await app.get(DataSource).query('ANALYZE');
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
