import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How somebody wants his mails, in all his games. */
export class Wishes1765497600000 implements MigrationInterface {
  name = 'Wishes1765497600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE person ADD COLUMN wishes jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE person DROP COLUMN wishes');
  }
}
