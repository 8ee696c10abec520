import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Charters that both agree to change, clocks that a sweep finds when something of theirs is due, and when the service was
 * down. Of clocks that run the sweep looks at all once, and finds when it must look again.
 */
export class Charters1766200000000 implements MigrationInterface {
  name = 'Charters1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE game ADD COLUMN charter_changes jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      ALTER TABLE seat ADD COLUMN clock_zone text, ADD COLUMN look_at timestamptz, ADD COLUMN grace text,
        ADD COLUMN silences int NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE seat s SET look_at = now(), clock_zone = p.zone FROM person p WHERE p.id = s.person_id AND s.due_at IS NOT NULL`);
    await runner.query('CREATE INDEX seat_look ON seat (look_at) WHERE look_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE heartbeat (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE downtime (
        "from" timestamptz PRIMARY KEY,
        until timestamptz NOT NULL,
        CHECK (until > "from")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE downtime');
    await runner.query('DROP TABLE heartbeat');
    await runner.query('DROP INDEX seat_look');
    await runner.query(
      'ALTER TABLE seat DROP COLUMN clock_zone, DROP COLUMN look_at, DROP COLUMN grace, DROP COLUMN silences',
    );
    await runner.query('ALTER TABLE game DROP COLUMN charter_changes');
  }
}
