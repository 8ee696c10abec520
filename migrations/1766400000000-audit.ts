import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE audit (
  id bigserial PRIMARY KEY,
  club_id uuid NOT NULL REFERENCES club ON DELETE CASCADE,
  at timestamptz NOT NULL,
  person_id uuid REFERENCES person ON DELETE SET NULL,
  who text NOT NULL,
  what text NOT NULL,
  about_id uuid REFERENCES person ON DELETE SET NULL,
  game_id uuid REFERENCES game ON DELETE CASCADE,
  reason text,
  done boolean NOT NULL DEFAULT false
);
CREATE INDEX audit_club ON audit (club_id, id);
CREATE INDEX seat_owes ON seat (owes_since, game_id) WHERE owes_since IS NOT NULL;
`;

const DOWN = `
DROP INDEX seat_owes;
DROP TABLE audit;
`;

/** Who of a club did what to which of its games and people; and who is waited for longest, without looking at every seat. */
export class Audit1766400000000 implements MigrationInterface {
  name = 'Audit1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
