import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an address counts as one that takes no mail for now, and each time that a mail which is sent again came back. */
export class RefusedForNow1766750000006 implements MigrationInterface {
  name = 'RefusedForNow1766750000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_address ADD COLUMN refused_until timestamptz');
    await runner.query("ALTER TABLE bounced_mail ADD COLUMN earlier timestamptz[] NOT NULL DEFAULT '{}'");
    await runner.query('CREATE INDEX mail_address_refused ON mail_address (email) WHERE refused_until IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bounced_mail DROP COLUMN earlier');
    await runner.query('ALTER TABLE mail_address DROP COLUMN refused_until');
  }
}
