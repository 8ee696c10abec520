import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days of which a backup was taken: whichever machine took it, the others need not. */
export class DailyBackup1764806400000 implements MigrationInterface {
  name = 'DailyBackup1764806400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE daily_backup (day date PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_backup');
  }
}
