import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Days (`2026-11-22`, UTC) of which some process has taken a backup. */
@Injectable()
export class BackupDays {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async has(day: string): Promise<boolean> {
    const rows = await this.source.query<object[]>('SELECT 1 FROM daily_backup WHERE day = $1', [day]);
    return rows.length > 0;
  }

  async add(day: string): Promise<void> {
    await this.source.query('INSERT INTO daily_backup (day) VALUES ($1) ON CONFLICT DO NOTHING', [day]);
  }

  /** Null: none was ever taken. */
  async newest(): Promise<string | null> {
    const [row] = await this.source.query<{ day: string | null }[]>('SELECT max(day)::text AS day FROM daily_backup');
    return row?.day ?? null;
  }
}
