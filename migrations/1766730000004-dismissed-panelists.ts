import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was asked to value a game and is asked no more has seen both sides of it all the same. */
export class DismissedPanelists1766730000004 implements MigrationInterface {
  name = 'DismissedPanelists1766730000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE panelist ADD COLUMN dismissed_at timestamptz,
      DROP CONSTRAINT panelist_pairing_game_id_person_id_key;
      CREATE UNIQUE INDEX panelist_asked ON panelist (pairing_game_id, person_id) WHERE dismissed_at IS NULL;
      CREATE INDEX panelist_person ON panelist (person_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM panelist WHERE dismissed_at IS NOT NULL;
      DROP INDEX panelist_person; DROP INDEX panelist_asked;
      ALTER TABLE panelist DROP COLUMN dismissed_at, ADD UNIQUE (pairing_game_id, person_id)`);
  }
}
