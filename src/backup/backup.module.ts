import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import { Metrics } from '../metrics/metrics';
import { OneAtATime } from '../store/one-at-a-time.repository';
import { BackupDays } from './backup-days.repository';
import { DailyBackup } from './daily-backup.service';

/** Backups that nobody has to think of. */
@Module({})
export class BackupModule {
  static of(databaseUrl: string, settings: Settings): DynamicModule {
    const daily = {
      provide: DailyBackup,
      inject: [Keys, Clock, Metrics, OneAtATime, BackupDays],
      useFactory: (keys: Keys, clock: Clock, metrics: Metrics, turns: OneAtATime, days: BackupDays) =>
        new DailyBackup({ settings, databaseUrl, keys, clock, metrics, turns, days }),
    };
    return { module: BackupModule, providers: [BackupDays, daily] };
  }
}
