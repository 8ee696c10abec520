import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last answer of a seat has added to its bank: who takes the answer back gives that back, and no more. */
export class EarnedTime1764979200000 implements MigrationInterface {
  name = 'EarnedTime1764979200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat ADD COLUMN earned jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seat DROP COLUMN earned');
  }
}
