import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module';
import type { AppOptions } from './app.module';
import { serviceSecret } from './config/secret';
import type { Settings } from './config/settings';
import { templateFolder } from './reports/templates';
import { openDatabase } from './store/database';
import { lockFolder } from './store/serve-lock';
import { DemoClub } from './web/demo-club';
import { FaultsFilter } from './web/faults.filter';
import { guardedPages } from './web/guarded-pages.middleware';
import { ownPagesOnly } from './web/own-pages.middleware';

/** A service that is up. */
export interface RunningService {
  app: NestExpressApplication;
  url: string;
  stop(): Promise<void>;
}

const LARGEST_BODY = '20mb';
const LARGEST_FROM_PAGE = '100kb';

/** Whether a body comes from the page of a game: those are small. */
const fromPage = ({ url, headers }: IncomingMessage): boolean =>
  /^\/g\//i.test(url ?? '') && /^application\/json\b/i.test(headers['content-type'] ?? '');

/** The application on a database that is up, not listening yet. */
export async function createApp(options: AppOptions): Promise<NestExpressApplication> {
  const { settings } = options;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(options), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  app.use('/g', guardedPages);
  app.useBodyParser('json', { limit: LARGEST_FROM_PAGE, type: fromPage });
  app.useBodyParser('json', { limit: LARGEST_BODY });
  app.useBodyParser('urlencoded', { extended: false, limit: '2mb' });
  app.useGlobalFilters(new FaultsFilter());
  const publicHost = new URL(settings.publicUrl).hostname.toLowerCase();
  app.use(
    ownPagesOnly(settings.localPost && settings.host === '127.0.0.1' ? ['localhost', '127.0.0.1', publicHost] : []),
  );
  app.setBaseViewsDir(join(templateFolder(), 'web'));
  app.setViewEngine('hbs');
  app.useStaticAssets(join(templateFolder(), 'web', 'static'), { prefix: '/web/' });
  const openApi = new DocumentBuilder()
    .setTitle('Despatch')
    .setDescription('Hex wargames by mail')
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api', app, () => SwaggerModule.createDocument(app, openApi), {
    jsonDocumentUrl: 'api/openapi.json',
  });
  return app;
}

/** Starts the whole service: database, migrations, mail, web. Errors name what is wrong in a sentence. */
export async function startService(settings: Settings): Promise<RunningService> {
  const unlock = settings.databaseUrl === null ? lockFolder(settings.home) : () => undefined;
  const secret = serviceSecret(settings);
  const database = await openDatabase(settings, secret);
  try {
    const app = await createApp({ settings, secret, databaseUrl: database.url });
    await app.listen(settings.port, settings.host);
    if (settings.localPost) await app.get(DemoClub).found();
    const stop = async (): Promise<void> => {
      await app.close();
      await database.close();
      unlock();
    };
    return { app, url: settings.publicUrl, stop };
  } catch (error) {
    await database.close();
    unlock();
    throw error;
  }
}
