import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
ALTER TABLE game ADD COLUMN waits boolean NOT NULL DEFAULT false;
UPDATE game g SET waits = true WHERE EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.owes_since IS NOT NULL);
CREATE INDEX game_rests ON game (club_id, created_at, id) WHERE NOT waits AND club_id IS NOT NULL;
`;

/** A list of games where nobody is waited for follows an index, and does not look at every game that waits. */
export class GameWaits1766830000008 implements MigrationInterface {
  name = 'GameWaits1766830000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX game_rests; ALTER TABLE game DROP COLUMN waits');
  }
}
