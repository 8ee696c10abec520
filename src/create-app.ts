import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Access } from './access/access';
import { AppModule, type AppOptions } from './app.module';
import { forPeople } from './logging/destination';
import { PinoLogger } from './logging/pino-logger';
import { requestLog } from './logging/request-log';
import { Metrics } from './metrics/metrics';
import { serveApi } from './web/api-door';
import { keyFirst, readBodies } from './web/bodies';
import { DemoClub } from './web/demo-club';
import { FaultsFilter } from './web/faults.filter';
import { guarded } from './web/guarded-pages.middleware';
import { ownPagesOnly } from './web/own-pages.middleware';
import { templateFolder } from './wording/templates';

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

/** On a service without any game, the game of the demo club. */
export const foundDemo = (app: NestExpressApplication): Promise<void> => app.get(DemoClub).found();
