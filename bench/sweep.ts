import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemindersService } from '../src/clock/reminders.service';
import { median, rounded, timed } from './measure';
import { newGame } from './service';

/** What a sweep costs in which ten seats are due a reminder, of few games and of many. */
export interface SweepFigures {
  games: number;
  due: number;
  fewMs: number;
  manyMs: number;
  /** Many over few: 1 where a sweep costs what is due. */
  ratio: number;
}

const SCENARIO = '4';
const FEW = 10;
const MANY = 10_000;
const DUE = 10;
const SWEEPS = 9;

/** Sweeps ten running games of which ten are due something, then ten thousand of which ten are. */
export async function measureSweep(app: INestApplicationContext): Promise<SweepFigures> {
  const source = app.get(DataSource);
  const { id } = await newGame(app, SCENARIO);
  await source.query('UPDATE seat SET look_at = NULL');
  await copies(source, id, FEW);
  const fewMs = await sweeps(app, source);
  await copies(source, id, MANY - FEW);
  await source.query('ANALYZE seat');
  const manyMs = await sweeps(app, source);
  await source.query('UPDATE seat SET look_at = NULL');
  const ratio = rounded(manyMs / fewMs);
  return { games: MANY, due: DUE, fewMs: rounded(fewMs, 1), manyMs: rounded(manyMs, 1), ratio };
}

/** As many games that stand where this one does; their clocks have just begun, so that nothing is due for days. */
export async function copies(source: DataSource, id: string, count: number): Promise<void> {
  await source.transaction(async (manager) => {
    await manager.query(
      'CREATE TEMPORARY TABLE copy ON COMMIT DROP AS SELECT gen_random_uuid() AS id FROM generate_series(1, $1::int)',
      [count],
    );
    for (const table of ['game', 'seat', 'submission', 'position', 'fact']) {
      const key = table === 'game' ? 'id' : 'game_id';
      const columns = await columnsOf(manager, table);
      const values = columns.map((name) => valueOf(table, name, key));
      await manager.query(
        `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} t, copy WHERE t.${key} = $1`,
        [id],
      );
    }
  });
}

async function columnsOf(manager: { query(sql: string, values: unknown[]): Promise<unknown> }, table: string) {
  const statement = 'SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_name = $1';
  return ((await manager.query(statement, [table])) as { name: string }[]).map(({ name }) => name);
}

function valueOf(table: string, name: string, key: string): string {
  if (name === key) return 'copy.id';
  if (name === 'code') return 'left(copy.id::text, 8)';
  if (name === 'number') return "nextval('game_number')";
  if (table === 'seat' && name === 'look_at')
    return "CASE WHEN t.due_at IS NULL THEN NULL ELSE now() + interval '5 days' END";
  return `t.${name}`;
}

/** The middle of some sweeps; before each, ten seats are due a reminder. */
async function sweeps(app: INestApplicationContext, source: DataSource): Promise<number> {
  const reminders = app.get(RemindersService, { strict: false });
  const times: number[] = [];
  for (let n = 0; n <= SWEEPS; n++) {
    await source.query(
      `UPDATE seat SET clock_from = now() - interval '6 days', due_at = now() + interval '4 days', bank_seconds = 864000,
         reminded = 0, look_at = now() - interval '1 minute'
       WHERE ctid IN (SELECT ctid FROM seat WHERE due_at IS NOT NULL AND look_at IS NOT NULL ORDER BY game_id LIMIT $1)`,
      [DUE],
    );
    const ms = await timed(() => reminders.tick());
    if (n > 0) times.push(ms);
  }
  return median(times);
}
