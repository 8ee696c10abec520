import type { MigrationInterface, QueryRunner } from 'typeorm';

const asking = (states: string): string => `
DROP INDEX outbox_unsent_asking;
CREATE INDEX outbox_unsent_asking ON outbox (game_id) WHERE state IN (${states}) AND spec->>'decision' IS NOT NULL;
`;

/** Mails that ask may wait for a digest too: since each change of a game looks for them, it read all mails of its game, as the index left these out. */
export class AskingOfDigests1766820000002 implements MigrationInterface {
  name = 'AskingOfDigests1766820000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(asking(`'waiting', 'suppressed', 'digest'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(asking(`'waiting', 'suppressed'`));
  }
}
