import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE outbox ADD COLUMN rank smallint NOT NULL DEFAULT 0;
UPDATE outbox SET rank = 1 WHERE state = 'waiting' AND spec->>'kind' IN ('letter', 'note');
DROP INDEX outbox_waiting_nr, outbox_waiting_person;
CREATE INDEX outbox_waiting_nr ON outbox (rank, nr) WHERE state = 'waiting' AND nr > 0;
CREATE INDEX outbox_waiting_person ON outbox (person_id, rank, nr) WHERE state = 'waiting';
CREATE INDEX outbox_letters ON outbox (game_id, created_at) WHERE spec->>'kind' = 'letter';
CREATE TABLE blocked (
  person_id uuid NOT NULL REFERENCES person,
  correspondent_id uuid NOT NULL REFERENCES person,
  since timestamptz NOT NULL,
  PRIMARY KEY (person_id, correspondent_id)
);
`;

const DOWN = `
DROP TABLE blocked;
DROP INDEX outbox_letters, outbox_waiting_person, outbox_waiting_nr;
CREATE INDEX outbox_waiting_person ON outbox (person_id, nr) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_nr ON outbox (nr) WHERE state = 'waiting' AND nr > 0;
ALTER TABLE outbox DROP COLUMN rank;
`;

/** What the game asks and tells is sent before letters and notes, however many of those wait; and who reads whose letters no more. */
export class LettersBehind1765065600000 implements MigrationInterface {
  name = 'LettersBehind1765065600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
