import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE probe (
  one boolean PRIMARY KEY CHECK (one),
  at timestamptz NOT NULL,
  filler bytea NOT NULL
);
ALTER TABLE probe ALTER COLUMN filler SET STORAGE EXTERNAL;
`;

/** Where it is tried whether anything can be written, as a mail would be. */
export class Probe1765152000000 implements MigrationInterface {
  name = 'Probe1765152000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE probe');
  }
}
