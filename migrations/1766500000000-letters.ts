import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE letter (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  nr int NOT NULL,
  from_id uuid NOT NULL REFERENCES person,
  to_id uuid NOT NULL REFERENCES person,
  text text NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (game_id, nr)
);
CREATE INDEX letter_new ON letter (to_id, game_id) WHERE read_at IS NULL;
`;

const DOWN = `
DROP TABLE letter;
`;

/** What two players have written each other, for their pages; letters of before are in their mailboxes alone. */
export class Letters1766500000000 implements MigrationInterface {
  name = 'Letters1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
