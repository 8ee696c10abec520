import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail that was made, and with whose sending the service ended, is told from one at whose making it ends. */
export class CutOff1766810000006 implements MigrationInterface {
  name = 'CutOff1766810000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD cut_off int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP cut_off');
  }
}
