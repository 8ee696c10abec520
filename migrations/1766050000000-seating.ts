import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE stand_in (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  side text NOT NULL,
  regular_id uuid NOT NULL REFERENCES person,
  until timestamptz NOT NULL,
  PRIMARY KEY (game_id, side)
);
CREATE INDEX stand_in_until ON stand_in (until);
CREATE TABLE understudy (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  side text NOT NULL,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (game_id, side, person_id)
);
CREATE INDEX understudy_person ON understudy (person_id);
CREATE TABLE vacancy (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  side text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (game_id, side)
);
CREATE TABLE invitation (
  game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  reminded boolean NOT NULL DEFAULT false
);
CREATE INDEX invitation_ends ON invitation (ends_at);
INSERT INTO invitation (game_id, ends_at) SELECT id, now() + interval '21 days' FROM game WHERE state = 'inviting';
ALTER TABLE person ADD COLUMN left_at timestamptz;
`;

const DOWN = `
ALTER TABLE person DROP COLUMN left_at;
DROP TABLE invitation, vacancy, understudy, stand_in;
DELETE FROM person WHERE id = '00000000-0000-4000-8000-0000000000b1';
`;

/** Who sits in somebody's place, looks over his shoulder, or has left; until when invitations hold; seats that are open to takers. */
export class Seating1766050000000 implements MigrationInterface {
  name = 'Seating1766050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
