import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
DROP INDEX outbox_unsent_game;
CREATE INDEX outbox_unsent_asking ON outbox (game_id)
  WHERE state IN ('waiting', 'suppressed') AND spec->>'decision' IS NOT NULL;
DROP INDEX inbound_waiting, outbox_waiting_nr, outbox_waiting;
CREATE INDEX inbound_waiting ON inbound_mail (nr) WHERE state = 'waiting' AND nr > 0;
CREATE INDEX outbox_waiting_nr ON outbox (nr) WHERE state = 'waiting' AND nr > 0;
`;

const DOWN = `
DROP INDEX outbox_waiting_nr, inbound_waiting;
CREATE INDEX outbox_waiting ON outbox (not_before) WHERE state = 'waiting';
CREATE INDEX outbox_waiting_nr ON outbox (nr) WHERE state = 'waiting';
CREATE INDEX inbound_waiting ON inbound_mail (nr) WHERE state = 'waiting';
DROP INDEX outbox_unsent_asking;
CREATE INDEX outbox_unsent_game ON outbox (game_id) WHERE state IN ('waiting', 'suppressed');
`;

/**
 * Long queues, as after an outage, cost no more than short ones. Every change of a game looks for unsent mails that ask
 * something: receipts and letters that wait are not looked at. Claims walk an index that nothing else is looked up in.
 */
export class LongQueues1764547200000 implements MigrationInterface {
  name = 'LongQueues1764547200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
