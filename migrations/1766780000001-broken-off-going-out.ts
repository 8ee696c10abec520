import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail or a digest at whose making the service ended is told from one that was given back. */
export class BrokenOffGoingOut1766780000001 implements MigrationInterface {
  name = 'BrokenOffGoingOut1766780000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD broken_off int NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE person ADD digest_begun int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP broken_off');
    await runner.query('ALTER TABLE person DROP digest_begun');
  }
}
