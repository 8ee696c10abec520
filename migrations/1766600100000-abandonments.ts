import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has left which game, though it goes on with somebody else in his place: it counts in how reliable he is. */
export class Abandonments1766600100000 implements MigrationInterface {
  name = 'Abandonments1766600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE abandonment (
        game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        at timestamptz NOT NULL,
        PRIMARY KEY (game_id, person_id)
      )`);
    await runner.query('CREATE INDEX abandonment_person ON abandonment (person_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE abandonment');
  }
}
