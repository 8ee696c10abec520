import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { dataSource } from './database';
import type { Connections } from './database';
import { OneAtATime } from './one-at-a-time.repository';

/** The connections every repository uses. */
@Module({})
export class StoreModule {
  static on(url: string, connections: Connections): DynamicModule {
    const root = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSource(url, connections).options, retryAttempts: 0 }),
      dataSourceFactory: () => opened(dataSource(url, connections)),
    });
    return { module: StoreModule, global: true, imports: [root], providers: [OneAtATime], exports: [root, OneAtATime] };
  }
}

/** Processes that start at the same moment on an empty database must not all make its tables. */
async function opened(source: DataSource): Promise<DataSource> {
  await source.initialize();
  await new OneAtATime(source).run('migrations', () => source.runMigrations());
  return source;
}
