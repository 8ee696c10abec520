import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No claim names a person: it finds the index of the heads, and not this one, whatever the statistics say of a fresh burst. */
const up = `
DROP INDEX outbox_waiting_person;
CREATE INDEX outbox_waiting_person ON outbox (person_id, rank, nr) WHERE state = 'waiting' AND person_id IS NOT NULL;
`;
const down = `
DROP INDEX outbox_waiting_person;
CREATE INDEX outbox_waiting_person ON outbox (person_id, rank, nr) WHERE state = 'waiting';
`;

export class HeadsFirst1766830000009 implements MigrationInterface {
  name = 'HeadsFirst1766830000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
