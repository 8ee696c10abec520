import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** As long as a mail: less might find a place where a mail would not. */
const FILLER = 64 * 1024;

@Injectable()
export class HealthRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Writes something as long as a mail, in the place of what was written so before. @throws Error when it cannot be written */
  async write(now: Date): Promise<void> {
    await this.source.query(
      'INSERT INTO probe (one, at, filler) VALUES (true, $1, $2) ON CONFLICT (one) DO UPDATE SET at = $1, filler = $2',
      [now, randomBytes(FILLER)],
    );
  }
}
