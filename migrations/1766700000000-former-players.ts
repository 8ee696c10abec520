import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE former_player (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  side text NOT NULL,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  until timestamptz NOT NULL,
  PRIMARY KEY (game_id, side, person_id)
);
CREATE INDEX former_player_person ON former_player (person_id);
CREATE INDEX question_open ON question (asked_at, game_id, nr) WHERE state = 'open';
`;

/** Who has played a seat or looked over its shoulder, and does so no more: he knows what it hides. */
export class FormerPlayers1766700000000 implements MigrationInterface {
  name = 'FormerPlayers1766700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX question_open; DROP TABLE former_player');
  }
}
