import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE proposal (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  seat text NOT NULL,
  wish jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  closed_at timestamptz,
  outcome text
);
CREATE UNIQUE INDEX proposal_waiting ON proposal (game_id) WHERE closed_at IS NULL;
`;

/** What one side proposes to the other: a rewind, a draw, more time. One waits in a game at a time. */
export class Proposals1764720000000 implements MigrationInterface {
  name = 'Proposals1764720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposal');
  }
}
