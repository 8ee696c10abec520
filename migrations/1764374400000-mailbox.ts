import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far each mailbox has been read: numbers of mails hold as long as the mailbox's validity stays the same. */
export class Mailbox1764374400000 implements MigrationInterface {
  name = 'Mailbox1764374400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE imap_cursor (mailbox text PRIMARY KEY, uid_validity numeric NOT NULL, last_uid bigint NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imap_cursor');
  }
}
