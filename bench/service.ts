import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { readSettings } from '../src/config/settings';
import { GameService } from '../src/games/game.service';
import { readNewGame } from '../src/games/new-game';
import type { Game } from '../src/table/game.entity';
import { createApp } from '../src/create-app';
import { scenarioOf } from '../src/kernel/system';
import { openDatabase } from '../src/store/database';
import { FIRST } from '../src/systems/all';
import { Systems } from '../src/systems/systems';

/** The service's parts on an embedded PostgreSQL of their own. Nobody sends mails: they stay in the outbox. */
export interface BenchService {
  app: INestApplicationContext;
  databaseUrl: string;
  close(): Promise<void>;
}

export async function openService(): Promise<BenchService> {
  const home = mkdtempSync(join(tmpdir(), 'despatch-bench-'));
  // The unprivileged user that PostgreSQL runs as under root must get through.
  chmodSync(home, 0o755);
  const secret = randomBytes(32).toString('hex');
  const settings = readSettings({
    DESPATCH_HOME: home,
    DESPATCH_SECRET: secret,
    DRAWING_THREAD: 'off',
    SEARCH_THREAD: 'off',
  });
  const database = await openDatabase(settings, secret);
  const app = await createApp({ settings, secret, databaseUrl: database.url });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { app, databaseUrl: database.url, close };
}

/** A game between two people whose seats are taken. */
export function newGame(app: INestApplicationContext, scenario: string, system: string = FIRST): Promise<Game> {
  const person = (name: string) => ({ name, email: `${name}@example.org` });
  const [first = '', second = ''] = scenarioOf(app.get(Systems).engine(system).system, scenario).seats;
  const seats = { [first]: person('anna'), [second]: person('tom') };
  return app.get(GameService).create(readNewGame({ system, scenario, seats, joined: true }));
}
