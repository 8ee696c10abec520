import type { Server } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { systemClock } from './config/clock';
import { serviceSecret } from './config/secret';
import type { Settings } from './config/settings';
import { Stopping } from './config/stopping';
import { standardOutput } from './logging/destination';
import { PinoLogger } from './logging/pino-logger';
import { authorities } from './mail/authorities';
import { DkimSigner } from './mail/dkim';
import { openDatabase } from './store/database';
import { checkRoom } from './store/disk-room';
import { EmbeddedKeeper } from './store/embedded-keeper';
import { lockFolder } from './store/serve-lock';

/** A service that is up. */
export interface RunningService {
  app: NestExpressApplication;
  url: string;
  logger: LoggerService;
  /** Ends it in order, within `STOP_SECONDS` and a few more. */
  stop(): Promise<void>;
}

/** Milliseconds for connections and pools to close once the time of a stop is over. */
const LAST_MS = 3_000;

/** Starts the whole service: database, migrations, mail, web. Errors name what is wrong in a sentence. */
export async function startService(settings: Settings): Promise<RunningService> {
  // A wrong key or certificate stops the start before there is anything to stop.
  DkimSigner.from(settings);
  authorities(settings);
  if (settings.databaseUrl === null) checkRoom(settings.home, 'running');
  const unlock = settings.databaseUrl === null ? lockFolder(settings.home) : () => undefined;
  const secret = serviceSecret(settings);
  // A database that is made for the first time takes as long as loading what uses it: both at once.
  const opening = openDatabase(settings, secret);
  const [{ createApp, foundDemo }, database] = await Promise.all([import('./create-app.js'), opening]);
  const logger = new PinoLogger(settings.logLevel, standardOutput());
  const keeper = database.embedded && new EmbeddedKeeper(database.embedded, systemClock, logger);
  let app: NestExpressApplication | null = null;
  const stop = async (): Promise<void> => {
    if (app) await closed(app);
    await keeper?.letGo();
    await database.close();
    unlock();
  };
  try {
    const watch = keeper ? { watch: keeper } : {};
    app = await createApp({ settings, secret, databaseUrl: database.url, ...watch }, logger);
    keeper?.watch();
    await app.listen(settings.port, settings.host);
    if (settings.localPost) await foundDemo(app);
    return { app, url: settings.publicUrl, logger, stop };
  } catch (error) {
    // What has begun would keep the process alive: it works already when its port turns out to be taken.
    await stop();
    throw error;
  }
}

/** Closes the application; who is still served when the time of a stop is over is cut off, and what hangs is left. */
async function closed(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  const late = app
    .get(Stopping)
    .begin()
    .then(() => server.closeAllConnections());
  await Promise.race([app.close(), late.then(() => new Promise((done) => setTimeout(done, LAST_MS)))]);
}
