import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a link to come in was made for: each cause has its own number of them an hour. */
export class TicketCauses1766740000006 implements MigrationInterface {
  name = 'TicketCauses1766740000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ticket ADD COLUMN cause text NOT NULL DEFAULT 'asked'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ticket DROP COLUMN cause');
  }
}
