import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People go on leave: their clocks stand still meanwhile, in all their games. */
export class Leave1764633600000 implements MigrationInterface {
  name = 'Leave1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE person ADD COLUMN leave jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE person DROP COLUMN leave');
  }
}
