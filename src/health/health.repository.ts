import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class HealthRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Whether the database answers now. */
  answers(): Promise<boolean> {
    return this.source.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
