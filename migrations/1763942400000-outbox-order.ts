import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails of one transaction are sent in the order they were written: the receipt before what follows from it. */
export class OutboxOrder1763942400000 implements MigrationInterface {
  name = 'OutboxOrder1763942400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN nr bigserial NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN nr');
  }
}
