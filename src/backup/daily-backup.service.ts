import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Clock } from '../config/clock';
import type { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import type { Metrics } from '../metrics/metrics';
import type { OneAtATime } from '../store/one-at-a-time.repository';
import { takeBackup } from './take-backup';

const TICK_MS = 10 * 60_000;
const OURS = /^despatch-(\d{4}-\d\d-\d\d)\.tar\.gz$/;

/** What a backup of every day is made of and with. */
export interface DailyParts {
  settings: Pick<Settings, 'backupDir' | 'backupKeep'>;
  databaseUrl: string;
  keys: Keys;
  clock: Clock;
  metrics: Metrics;
  turns: OneAtATime;
}

/**
 * A backup every day (UTC) in `BACKUP_DIR`, the newest `BACKUP_KEEP` of them. The first process that finds none of today
 * takes it; the others wait for the database's lock and find it there. The secret is never in it.
 */
@Injectable()
export class DailyBackup {
  private readonly log = new Logger('backup');

  constructor(private readonly parts: DailyParts) {}

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    const { backupDir, backupKeep } = this.parts.settings;
    if (backupDir === null) return;
    try {
      await mkdir(backupDir, { recursive: true, mode: 0o700 });
      if (!(await this.isThere(backupDir))) await this.parts.turns.run('backup', () => this.take(backupDir));
      await this.tidy(backupDir, backupKeep);
    } catch (error) {
      this.log.error('the backup of today could not be written', error);
    }
  }

  private async take(folder: string): Promise<void> {
    if (await this.isThere(folder)) return;
    const { databaseUrl, keys, clock } = this.parts;
    const { bytes, manifest } = await takeBackup({ databaseUrl, keys, clock, path: this.today(folder), secret: null });
    const games = manifest.tables.find((t) => t.name === 'game')?.rows ?? 0;
    this.log.log({ message: 'written', bytes, games });
  }

  /** Removes the oldest; tells the metrics of the newest. */
  private async tidy(folder: string, keep: number): Promise<void> {
    const days = (await readdir(folder)).flatMap((name) => OURS.exec(name)?.[1] ?? []).sort();
    for (const day of days.slice(0, -keep)) await rm(join(folder, `despatch-${day}.tar.gz`));
    const newest = days.at(-1);
    if (newest !== undefined) this.parts.metrics.backedUp(Date.parse(newest) / 1000);
  }

  private async isThere(folder: string): Promise<boolean> {
    return (await readdir(folder)).some((name) => join(folder, name) === this.today(folder));
  }

  private today(folder: string): string {
    return join(folder, `despatch-${this.parts.clock.now().toISOString().slice(0, 10)}.tar.gz`);
  }
}
