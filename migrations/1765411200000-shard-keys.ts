import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every key of a table that lies with its game begins with the game, so that the tables may be distributed by it; the codes
 * and numbers that games are found by, unique over all of them, have a small table of their own.
 */
const UP = `
CREATE TABLE game_name (code text PRIMARY KEY, number int NOT NULL UNIQUE, game_id uuid NOT NULL UNIQUE);
INSERT INTO game_name (code, number, game_id) SELECT code, number, id FROM game;
ALTER TABLE game DROP CONSTRAINT game_code_key;
ALTER TABLE game DROP CONSTRAINT game_number_key;
ALTER TABLE confirmation DROP CONSTRAINT confirmation_pkey;
ALTER TABLE confirmation ADD PRIMARY KEY (game_id, id);
ALTER TABLE proposal DROP CONSTRAINT proposal_pkey;
ALTER TABLE proposal ADD PRIMARY KEY (game_id, id);
`;

const DOWN = `
ALTER TABLE proposal DROP CONSTRAINT proposal_pkey;
ALTER TABLE proposal ADD PRIMARY KEY (id);
ALTER TABLE confirmation DROP CONSTRAINT confirmation_pkey;
ALTER TABLE confirmation ADD PRIMARY KEY (id);
ALTER TABLE game ADD CONSTRAINT game_number_key UNIQUE (number);
ALTER TABLE game ADD CONSTRAINT game_code_key UNIQUE (code);
DROP TABLE game_name;
`;

export class ShardKeys1765411200000 implements MigrationInterface {
  name = 'ShardKeys1765411200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
