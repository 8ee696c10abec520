import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const PATIENCE_MS = 2_000;

@Injectable()
export class HealthRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Whether the database answers now; one that says nothing for two seconds does not. */
  async answers(): Promise<boolean> {
    const answer = this.source.query('SELECT 1').then(
      () => true,
      () => false,
    );
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), PATIENCE_MS)));
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }
}
