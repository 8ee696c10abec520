import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of clubs that ended, or only read, when each became one of a person (`KeyMakers`): their organisers are told once. Those that ended
 * are known only where both changes come in one start.
 */
export class OldKeys1766800000004 implements MigrationInterface {
  name = 'OldKeys1766800000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key ADD COLUMN to_tell boolean NOT NULL DEFAULT false');
    await runner.query(`UPDATE access_key SET to_tell = true
      WHERE club_id IS NOT NULL AND (expires_at IS NULL OR expires_at > now())
        AND ((made_by IS NULL AND revoked_at IS NULL) OR (made_by IS NOT NULL AND revoked_at = now()))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_key DROP COLUMN to_tell');
  }
}
