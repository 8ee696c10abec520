import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE mail_address (
  email text PRIMARY KEY,
  proven_at timestamptz,
  auto_reply_at timestamptz,
  last_bounce_at timestamptz,
  suppressed_at timestamptz,
  reason text,
  cleared_at timestamptz
);
CREATE INDEX mail_address_suppressed ON mail_address (suppressed_at) WHERE suppressed_at IS NOT NULL;
CREATE TABLE bounced_mail (
  outbox_id uuid PRIMARY KEY,
  email text NOT NULL,
  permanent boolean NOT NULL,
  status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX bounced_mail_email ON bounced_mail (email, at);
CREATE INDEX outbox_held ON outbox (person_id) WHERE state = 'suppressed';
CREATE INDEX outbox_dead ON outbox (nr) WHERE state = 'dead';
CREATE INDEX inbound_not_read ON inbound_mail (received_at) WHERE state = 'failed' OR class NOT IN ('human', 'forward');
ALTER TABLE seat ADD COLUMN undelivered_since timestamptz;
ALTER TABLE seat ADD COLUMN owes text;
ALTER TABLE seat ADD COLUMN owes_since timestamptz;
CREATE INDEX seat_undelivered ON seat (undelivered_since) WHERE undelivered_since IS NOT NULL;
`;

const DOWN = `
ALTER TABLE seat DROP COLUMN owes_since;
ALTER TABLE seat DROP COLUMN owes;
ALTER TABLE seat DROP COLUMN undelivered_since;
DROP INDEX inbound_not_read;
DROP INDEX outbox_dead;
DROP INDEX outbox_held;
DROP TABLE bounced_mail;
DROP TABLE mail_address;
`;

/** Addresses whose mail comes back, the mails that came back, and the seats that no mail reaches. */
export class Delivery1764288000000 implements MigrationInterface {
  name = 'Delivery1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
