import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key of a club is of the person who made it. The log of acts says of old keys who that was; one that nobody signed in made
 * has no person, and only reads from now on.
 */
export class KeyMakers1766760000003 implements MigrationInterface {
  name = 'KeyMakers1766760000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key ADD COLUMN made_by uuid REFERENCES person ON DELETE CASCADE');
    await runner.query(`UPDATE access_key k SET made_by = (SELECT a.person_id FROM audit a
      WHERE a.club_id = k.club_id AND a.what = 'a new key: ' || k.name AND a.done
        AND a.at BETWEEN k.made_at - interval '1 minute' AND k.made_at + interval '1 minute'
      GROUP BY a.person_id HAVING count(*) >= 1 ORDER BY a.person_id NULLS FIRST LIMIT 1) WHERE k.club_id IS NOT NULL`);
    await runner.query(`UPDATE access_key k SET revoked_at = now() WHERE k.made_by IS NOT NULL AND k.revoked_at IS NULL
      AND NOT EXISTS (SELECT FROM member m WHERE m.club_id = k.club_id AND m.person_id = k.made_by AND m.role = 'organiser')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key DROP COLUMN made_by');
  }
}
