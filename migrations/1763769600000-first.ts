import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE person (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  zone text NOT NULL,
  paper text NOT NULL
);
CREATE TABLE club (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text NOT NULL UNIQUE);
CREATE SEQUENCE game_number MINVALUE 1;
CREATE TABLE game (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  number int NOT NULL UNIQUE,
  club_id uuid REFERENCES club,
  moderator_id uuid REFERENCES person,
  title text NOT NULL,
  system text NOT NULL,
  version text NOT NULL,
  scenario text NOT NULL,
  charter jsonb NOT NULL,
  secret text NOT NULL,
  commitment text NOT NULL,
  state text NOT NULL,
  seq int NOT NULL,
  chain text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE seat (
  game_id uuid NOT NULL REFERENCES game,
  side text NOT NULL,
  person_id uuid NOT NULL REFERENCES person,
  state text NOT NULL,
  told_seq int NOT NULL,
  seen_seq int,
  told_decision int NOT NULL,
  report jsonb NOT NULL,
  bank_seconds int NOT NULL,
  clock_from timestamptz,
  due_at timestamptz,
  reminded int NOT NULL,
  mails int NOT NULL,
  PRIMARY KEY (game_id, side)
);
CREATE INDEX seat_person ON seat (person_id);
CREATE INDEX seat_due ON seat (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE submission (
  game_id uuid NOT NULL,
  seq int NOT NULL,
  epoch int NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  seat text,
  decision text,
  body jsonb NOT NULL,
  version text NOT NULL,
  dice_epoch int NOT NULL,
  dice_step int NOT NULL,
  position_hash text NOT NULL,
  hash text NOT NULL,
  mail_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (game_id, seq)
);
CREATE TABLE position (
  game_id uuid NOT NULL,
  seq int NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (game_id, seq)
);
ALTER TABLE position ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE TABLE fact (
  game_id uuid NOT NULL,
  seq int NOT NULL,
  n int NOT NULL,
  type text NOT NULL,
  rule text NOT NULL,
  audience jsonb NOT NULL,
  body jsonb NOT NULL,
  to_others jsonb,
  PRIMARY KEY (game_id, seq, n)
);
CREATE TABLE inbound_mail (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  message_id text NOT NULL,
  envelope_from text NOT NULL,
  raw bytea NOT NULL,
  received_at timestamptz NOT NULL,
  state text NOT NULL,
  attempts int NOT NULL,
  locked_until timestamptz,
  outcome text,
  body_hash text,
  UNIQUE (message_id, recipient)
);
CREATE INDEX inbound_waiting ON inbound_mail (received_at) WHERE state = 'waiting';
CREATE INDEX inbound_of_recipient ON inbound_mail (recipient, received_at);
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  game_id uuid,
  person_id uuid NOT NULL,
  spec jsonb NOT NULL,
  message_id text NOT NULL,
  state text NOT NULL,
  attempts int NOT NULL,
  not_before timestamptz NOT NULL,
  locked_until timestamptz,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  trouble text
);
CREATE INDEX outbox_waiting ON outbox (not_before) WHERE state = 'waiting';
CREATE INDEX outbox_game ON outbox (game_id, created_at);
CREATE TABLE local_mail (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL,
  nr bigserial NOT NULL,
  raw bytea NOT NULL,
  delivered_at timestamptz NOT NULL,
  own boolean NOT NULL
);
CREATE INDEX local_mail_person ON local_mail (person_id, nr);
CREATE TABLE confirmation (
  game_id uuid NOT NULL,
  seat text NOT NULL,
  code text NOT NULL,
  action text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, seat, code)
);
`;

const TABLES = 'confirmation, local_mail, outbox, inbound_mail, fact, position, submission, seat, game, club, person';

export class First1763769600000 implements MigrationInterface {
  name = 'First1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${TABLES}; DROP SEQUENCE game_number;`);
  }
}
