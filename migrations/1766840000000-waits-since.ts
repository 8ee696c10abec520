import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
ALTER TABLE game ADD COLUMN waits_since timestamptz;
UPDATE game g SET waits_since = w.since FROM (SELECT game_id, min(owes_since) AS since FROM seat GROUP BY game_id) w WHERE w.game_id = g.id AND w.since IS NOT NULL;
DROP INDEX game_rests;
DROP INDEX seat_owes;
ALTER TABLE game DROP COLUMN waits;
CREATE INDEX game_waits ON game (club_id, waits_since, id) WHERE waits_since IS NOT NULL AND club_id IS NOT NULL;
CREATE INDEX game_rests ON game (club_id, created_at, id) WHERE waits_since IS NULL AND club_id IS NOT NULL;
`;

const down = `
DROP INDEX game_rests;
DROP INDEX game_waits;
ALTER TABLE game ADD COLUMN waits boolean NOT NULL DEFAULT false;
UPDATE game SET waits = true WHERE waits_since IS NOT NULL;
ALTER TABLE game DROP COLUMN waits_since;
CREATE INDEX game_rests ON game (club_id, created_at, id) WHERE NOT waits AND club_id IS NOT NULL;
CREATE INDEX seat_owes ON seat (owes_since, game_id) WHERE owes_since IS NOT NULL;
`;

/** A game says since when somebody is waited for: a club's list follows its own games, however many wait in other clubs. */
export class WaitsSince1766840000000 implements MigrationInterface {
  name = 'WaitsSince1766840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
