import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The mails that may be next for their person are marked, so that a claim looks at one or two a person and not at all that
 * wait. A mark too many costs a look; a mark that is missing, as when two transactions do not see each other's mails, is
 * set by the next claim that comes to the end of the marks.
 */
const UP = `
ALTER TABLE outbox ADD COLUMN head boolean NOT NULL DEFAULT true;
CREATE INDEX outbox_heads ON outbox (rank, nr) WHERE state = 'waiting' AND head AND nr > 0;
CREATE FUNCTION outbox_queued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.head := NOT EXISTS (SELECT FROM outbox e WHERE e.person_id = NEW.person_id AND e.state = 'waiting'
    AND (e.rank, e.nr) < (NEW.rank, NEW.nr));
  RETURN NEW;
END $$;
CREATE FUNCTION outbox_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outbox SET head = true WHERE id = (SELECT e.id FROM outbox e
    WHERE e.person_id = NEW.person_id AND e.state = 'waiting' AND NOT e.head ORDER BY e.rank, e.nr LIMIT 1);
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_queued BEFORE INSERT ON outbox FOR EACH ROW WHEN (NEW.state = 'waiting')
  EXECUTE FUNCTION outbox_queued();
CREATE TRIGGER outbox_next AFTER UPDATE OF state, not_before ON outbox FOR EACH ROW
  WHEN (OLD.head AND OLD.state = 'waiting' AND (NEW.state <> 'waiting' OR NEW.not_before > OLD.not_before))
  EXECUTE FUNCTION outbox_next();
`;

const DOWN = `
DROP TRIGGER outbox_next ON outbox;
DROP TRIGGER outbox_queued ON outbox;
DROP FUNCTION outbox_next();
DROP FUNCTION outbox_queued();
DROP INDEX outbox_heads;
ALTER TABLE outbox DROP COLUMN head;
`;

export class QueueHeads1765324800000 implements MigrationInterface {
  name = 'QueueHeads1765324800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
