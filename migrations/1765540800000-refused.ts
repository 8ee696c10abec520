import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of a player that were refused last: he writes again only what was wrong. */
export class Refused1765540800000 implements MigrationInterface {
  name = 'Refused1765540800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat ADD COLUMN refused jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat DROP COLUMN refused');
  }
}
