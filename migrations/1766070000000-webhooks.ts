import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE webhook (
  id uuid PRIMARY KEY,
  club_id uuid REFERENCES club ON DELETE CASCADE,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  url text NOT NULL,
  secret text NOT NULL,
  made_at timestamptz NOT NULL,
  failing_since timestamptz,
  off_at timestamptz,
  CHECK ((club_id IS NULL) <> (person_id IS NULL))
);
CREATE INDEX webhook_club ON webhook (club_id) WHERE off_at IS NULL;
CREATE INDEX webhook_person ON webhook (person_id) WHERE off_at IS NULL;
CREATE TABLE webhook_event (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  outbox_id uuid NOT NULL,
  body jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts int NOT NULL DEFAULT 0,
  not_before timestamptz NOT NULL,
  UNIQUE (webhook_id, outbox_id)
);
CREATE INDEX webhook_event_waiting ON webhook_event (not_before) WHERE state = 'waiting';
CREATE INDEX outbox_news ON outbox (created_at) WHERE spec->>'kind' IN ('turn', 'final');
`;

/** Programs of clubs and players are told that somebody is asked, or that a game is over. */
export class Webhooks1766070000000 implements MigrationInterface {
  name = 'Webhooks1766070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_news; DROP TABLE webhook_event, webhook;');
  }
}
