import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { dataSource, type Connections, type EntityClass } from './database';
import { DatabaseWatch } from './database-watch';
import { OneAtATime } from './one-at-a-time.repository';

const OTHERS: DatabaseWatch = { state: 'runs' };

/** The connections every repository uses. */
@Module({})
export class StoreModule {
  /** `watch`: whoever looks after the server, if this process does. */
  static on(
    url: string,
    connections: Connections,
    entities: readonly EntityClass[],
    watch: DatabaseWatch = OTHERS,
  ): DynamicModule {
    const source = (): DataSource => dataSource(url, connections, entities);
    const root = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...source().options, retryAttempts: 0 }),
      dataSourceFactory: () => opened(source()),
    });
    const providers = [OneAtATime, { provide: DatabaseWatch, useValue: watch }];
    return {
      module: StoreModule,
      global: true,
      imports: [root],
      providers,
      exports: [root, OneAtATime, DatabaseWatch],
    };
  }
}

/** Processes that start at the same moment on an empty database must not all make its tables. */
async function opened(source: DataSource): Promise<DataSource> {
  await source.initialize();
  await new OneAtATime(source).run('migrations', () => source.runMigrations());
  return source;
}
