import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What started a clock before its midnight: the first proof that the question had reached its player. */
export class FirstProofs1766600000000 implements MigrationInterface {
  name = 'FirstProofs1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat ADD COLUMN first_proof jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat DROP COLUMN first_proof');
  }
}
