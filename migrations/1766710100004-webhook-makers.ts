import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who made a webhook of a club: it tells him nothing of the other side of a game that he plays. */
export class WebhookMakers1766710100004 implements MigrationInterface {
  name = 'WebhookMakers1766710100004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook ADD COLUMN made_by uuid REFERENCES person ON DELETE CASCADE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook DROP COLUMN made_by');
  }
}
