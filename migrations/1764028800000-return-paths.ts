import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bounces come back to the mail they are about, so each mail remembers where it went; a mail in remembers who wrote it. */
export class ReturnPaths1764028800000 implements MigrationInterface {
  name = 'ReturnPaths1764028800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN sent_to text');
    await runner.query('ALTER TABLE inbound_mail ADD COLUMN class text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mail DROP COLUMN class');
    await runner.query('ALTER TABLE outbox DROP COLUMN sent_to');
  }
}
