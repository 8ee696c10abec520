import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE person ADD COLUMN digest_at timestamptz;
CREATE INDEX outbox_for_digest ON outbox (person_id, nr) WHERE state = 'digest';
`;

const DOWN = `
UPDATE outbox SET state = 'waiting' WHERE state = 'digest';
DROP INDEX outbox_for_digest;
ALTER TABLE person DROP COLUMN digest_at;
`;

/** Who wants one mail a day has the mails of his games kept until then. */
export class Digests1766060000000 implements MigrationInterface {
  name = 'Digests1766060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
