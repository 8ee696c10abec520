import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails of a game that say the same again and again without an order are counted. */
export class NotUnderstood1766770000005 implements MigrationInterface {
  name = 'NotUnderstood1766770000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX inbound_not_understood ON inbound_mail (game_number, received_at) WHERE outcome = 'NOT recorded'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX inbound_not_understood');
  }
}
