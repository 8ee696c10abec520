import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail at which the service ended is told from one that was given back. */
export class BrokenOff1766720000001 implements MigrationInterface {
  name = 'BrokenOff1766720000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mail ADD broken_off int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mail DROP broken_off');
  }
}
