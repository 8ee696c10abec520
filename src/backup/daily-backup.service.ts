import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Clock } from '../config/clock';
import type { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import type { Metrics } from '../metrics/metrics';
import type { OneAtATime } from '../store/one-at-a-time.repository';
import type { BackupDays } from './backup-days.repository';
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
  days: BackupDays;
}

/**
 * A backup every day (UTC) in `BACKUP_DIR`, the newest `BACKUP_KEEP` of them. The first process that looks takes it, and the
 * database says so to all others, on whichever machine; while it is at it they wait for the database's lock, and if it could
 * not write it, or is killed, the next does. The secret is never in it.
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
      if (!(await this.isTaken())) await this.parts.turns.run('backup', () => this.take(backupDir));
      await this.tidy(backupDir, backupKeep);
    } catch (error) {
      this.log.error('the backup of today could not be written', error);
    }
  }

  private async take(folder: string): Promise<void> {
    if (await this.isTaken()) return;
    const { databaseUrl, keys, clock, days } = this.parts;
    const path = join(folder, `despatch-${this.today}.tar.gz`);
    const { bytes, manifest } = await takeBackup({ databaseUrl, keys, clock, path, secret: null });
    await days.add(this.today);
    const games = manifest.tables.find((t) => t.name === 'game')?.rows ?? 0;
    this.log.log({ message: 'written', bytes, games });
  }

  /** Removes the oldest here; tells the metrics of the newest anywhere. */
  private async tidy(folder: string, keep: number): Promise<void> {
    const here = (await readdir(folder)).flatMap((name) => OURS.exec(name)?.[1] ?? []).sort();
    for (const day of here.slice(0, -keep)) await rm(join(folder, `despatch-${day}.tar.gz`));
    const newest = await this.parts.days.newest();
    if (newest !== null) this.parts.metrics.backedUp(Date.parse(newest) / 1000);
  }

  private isTaken(): Promise<boolean> {
    return this.parts.days.has(this.today);
  }

  private get today(): string {
    return this.parts.clock.now().toISOString().slice(0, 10);
  }
}
