import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a clock has stood because mails came back, and since when it does so now. */
export class StandingClocks1764892800000 implements MigrationInterface {
  name = 'StandingClocks1764892800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE seat ADD COLUMN stood_seconds int NOT NULL DEFAULT 0, ADD COLUMN stands_from timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat DROP COLUMN stands_from, DROP COLUMN stood_seconds');
  }
}
