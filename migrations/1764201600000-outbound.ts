import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE muted (
  game_id uuid NOT NULL REFERENCES game,
  person_id uuid NOT NULL REFERENCES person,
  since timestamptz NOT NULL,
  PRIMARY KEY (game_id, person_id)
);
CREATE INDEX outbox_sent_person ON outbox (person_id, sent_at) WHERE state = 'sent';
CREATE INDEX outbox_sent_thread ON outbox (game_id, person_id, nr) WHERE state = 'sent';
CREATE INDEX outbox_unsent_game ON outbox (game_id) WHERE state IN ('waiting', 'suppressed');
`;

const DOWN = `
DROP INDEX outbox_unsent_game, outbox_sent_thread, outbox_sent_person;
DROP TABLE muted;
`;

/** Who wants no reminders of a game; what is asked of the outbox at each mail is found without reading all of it. */
export class Outbound1764201600000 implements MigrationInterface {
  name = 'Outbound1764201600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
