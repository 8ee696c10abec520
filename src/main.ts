import type { Server } from 'node:http';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import type { AppOptions } from './app.module';
import { systemClock } from './config/clock';
import { serviceSecret } from './config/secret';
import type { Settings } from './config/settings';
import { Stopping } from './config/stopping';
import { forPeople, standardOutput } from './logging/destination';
import { PinoLogger } from './logging/pino-logger';
import { requestLog } from './logging/request-log';
import { Metrics } from './metrics/metrics';
import { authorities } from './mail/authorities';
import { DkimSigner } from './mail/dkim';
import { templateFolder } from './wording/templates';
import { openDatabase } from './store/database';
import { checkRoom } from './store/disk-room';
import { EmbeddedKeeper } from './store/embedded-keeper';
import { lockFolder } from './store/serve-lock';
import { Access } from './access/access';
import { serveApi } from './web/api-door';
import { keyFirst, readBodies } from './web/bodies';
import { DemoClub } from './web/demo-club';
import { FaultsFilter } from './web/faults.filter';
import { guarded } from './web/guarded-pages.middleware';
import { ownPagesOnly } from './web/own-pages.middleware';

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

/** What goes wrong in a command, told to whoever gave it. */
const complaints = (): LoggerService => new PinoLogger('warn', forPeople(process.stderr));

/** The application on a database that is up, not listening yet. */
export async function createApp(
  options: AppOptions,
  logger: LoggerService = complaints(),
): Promise<NestExpressApplication> {
  const { settings } = options;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(options), {
    logger,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.use(requestLog((answered) => app.get(Metrics).answered(answered)));
  app.use(guarded);
  app.useGlobalFilters(new FaultsFilter());
  const publicHost = new URL(settings.publicUrl).hostname.toLowerCase();
  app.use(
    ownPagesOnly(settings.localPost && settings.host === '127.0.0.1' ? ['localhost', '127.0.0.1', publicHost] : []),
  );
  app.use('/api', keyFirst(app.get(Access)));
  readBodies(app, settings.localPost);
  app.setBaseViewsDir(join(templateFolder(), 'web'));
  app.setViewEngine('hbs');
  // Templates change only with the service: without this each page compiles its own anew where NODE_ENV is not "production".
  app.enable('view cache');
  app.useStaticAssets(join(templateFolder(), 'web', 'static'), { prefix: '/web/', redirect: false });
  serveApi(app);
  return app;
}

/** Starts the whole service: database, migrations, mail, web. Errors name what is wrong in a sentence. */
export async function startService(settings: Settings): Promise<RunningService> {
  // A wrong key or certificate stops the start before there is anything to stop.
  DkimSigner.from(settings);
  authorities(settings);
  if (settings.databaseUrl === null) checkRoom(settings.home, 'running');
  const unlock = settings.databaseUrl === null ? lockFolder(settings.home) : () => undefined;
  const secret = serviceSecret(settings);
  const database = await openDatabase(settings, secret);
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
    if (settings.localPost) await app.get(DemoClub).found();
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
