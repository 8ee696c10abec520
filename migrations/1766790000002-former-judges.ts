import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE former_judge (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  PRIMARY KEY (game_id, person_id)
);
CREATE INDEX former_judge_person ON former_judge (person_id);
`;

/** Who judged in a game before it was brought back from a file: he has seen what it hides. */
export class FormerJudges1766790000002 implements MigrationInterface {
  name = 'FormerJudges1766790000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE former_judge');
  }
}
