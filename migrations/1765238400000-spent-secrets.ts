import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A game that is taken up again after its end goes on under a new dice secret; those it has published stay for `verify`. */
export class SpentSecrets1765238400000 implements MigrationInterface {
  name = 'SpentSecrets1765238400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE game ADD COLUMN spent_secrets text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game DROP COLUMN spent_secrets');
  }
}
