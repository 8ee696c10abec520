import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
CREATE TABLE hint (
  game_id uuid NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  side text NOT NULL,
  decision text NOT NULL,
  asked_at timestamptz NOT NULL,
  told_at timestamptz,
  found jsonb,
  PRIMARY KEY (game_id, side, decision)
);
CREATE INDEX hint_waiting ON hint (asked_at) WHERE told_at IS NULL;
`;

/** Players ask what a strong player would order (HINT); who thinks about it may be another process, after another start. */
export class Hints1766830000007 implements MigrationInterface {
  name = 'Hints1766830000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hint');
  }
}
