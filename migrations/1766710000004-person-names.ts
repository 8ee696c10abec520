import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE person_name (
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  name text NOT NULL,
  PRIMARY KEY (person_id, name)
);
`;

/** Other names that somebody is or was called by: the logs of his games have sealed them. */
export class PersonNames1766710000004 implements MigrationInterface {
  name = 'PersonNames1766710000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE person_name');
  }
}
