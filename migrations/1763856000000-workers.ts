import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE SEQUENCE mail_worker AS int MINVALUE 1 CYCLE;
ALTER TABLE inbound_mail ADD COLUMN worker int;
ALTER TABLE outbox ADD COLUMN worker int;
`;

const DOWN = `
ALTER TABLE outbox DROP COLUMN worker;
ALTER TABLE inbound_mail DROP COLUMN worker;
DROP SEQUENCE mail_worker;
`;

/** A lease names who holds it, so that the mails of a process that was killed do not wait until it runs out. */
export class Workers1763856000000 implements MigrationInterface {
  name = 'Workers1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
