import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an organiser asks somebody to let his mails go elsewhere: only he says yes, or the site after long silence. */
export class AddressWishes1766750000013 implements MigrationInterface {
  name = 'AddressWishes1766750000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE address_wish (
      person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
      email text NOT NULL,
      asked_at timestamptz NOT NULL,
      PRIMARY KEY (person_id, email)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_wish');
  }
}
