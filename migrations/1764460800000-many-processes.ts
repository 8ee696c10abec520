import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE inbound_mail ADD COLUMN nr bigserial NOT NULL, ADD COLUMN game_number int, ADD COLUMN not_before timestamptz;
DROP INDEX inbound_waiting;
CREATE INDEX inbound_waiting ON inbound_mail (nr) WHERE state = 'waiting';
CREATE INDEX inbound_waiting_game ON inbound_mail (game_number, nr) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_nr ON outbox (nr) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_person ON outbox (person_id, nr) WHERE state = 'waiting';
`;

const DOWN = `
DROP INDEX outbox_waiting_person, outbox_waiting_nr, inbound_waiting_game, inbound_waiting;
CREATE INDEX inbound_waiting ON inbound_mail (received_at) WHERE state = 'waiting';
ALTER TABLE inbound_mail DROP COLUMN not_before, DROP COLUMN game_number, DROP COLUMN nr;
`;

/** Several processes work on the queues: each game's mails are dealt with, and each person's mails sent, in their order. */
export class ManyProcesses1764460800000 implements MigrationInterface {
  name = 'ManyProcesses1764460800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
