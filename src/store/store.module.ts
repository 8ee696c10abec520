import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSource } from './database';

/** The connection every repository uses. */
@Module({})
export class StoreModule {
  static on(url: string): DynamicModule {
    const root = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSource(url).options, migrationsRun: true, retryAttempts: 0 }),
    });
    return { module: StoreModule, imports: [root], exports: [root] };
  }
}
