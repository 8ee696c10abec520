import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE submission ADD COLUMN due_at timestamptz;

CREATE TABLE round_event (
  id uuid PRIMARY KEY,
  club_id uuid NOT NULL REFERENCES club ON DELETE CASCADE,
  handle text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('match', 'robin', 'swiss')),
  system text NOT NULL,
  scenarios text[] NOT NULL,
  charter jsonb NOT NULL,
  games int NOT NULL CHECK (games IN (1, 2)),
  planned int CHECK (planned > 0),
  names text NOT NULL CHECK (names IN ('full', 'short', 'seeds')),
  moderator_id uuid REFERENCES person,
  state text NOT NULL CHECK (state IN ('draft', 'confirming', 'running', 'adjudicating', 'over')),
  made_at timestamptz NOT NULL,
  UNIQUE (club_id, handle)
);

CREATE TABLE entrant (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES round_event ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person,
  seed int NOT NULL,
  state text NOT NULL CHECK (state IN ('entered', 'invited', 'confirmed', 'declined', 'withdrawn')),
  rating real NOT NULL,
  UNIQUE (event_id, person_id)
);
CREATE INDEX entrant_person ON entrant (person_id);

CREATE TABLE round (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES round_event ON DELETE CASCADE,
  number int NOT NULL,
  state text NOT NULL CHECK (state IN ('confirming', 'running', 'adjudicating', 'over')),
  confirm_by timestamptz NOT NULL,
  ends_at timestamptz,
  begun_at timestamptz,
  ended_at timestamptz,
  UNIQUE (event_id, number)
);
CREATE INDEX round_open ON round (state) WHERE state <> 'over';

CREATE TABLE pairing (
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES round ON DELETE CASCADE,
  nr int NOT NULL,
  first_id uuid NOT NULL REFERENCES entrant,
  second_id uuid REFERENCES entrant,
  UNIQUE (round_id, nr)
);

CREATE TABLE pairing_game (
  id uuid PRIMARY KEY,
  pairing_id uuid NOT NULL REFERENCES pairing ON DELETE CASCADE,
  nr int NOT NULL,
  scenario text NOT NULL,
  first_side text NOT NULL,
  second_side text NOT NULL,
  game_id uuid UNIQUE REFERENCES game ON DELETE SET NULL,
  value real CHECK (value BETWEEN -1 AND 1),
  how text CHECK (how IN ('played', 'panel', 'organiser', 'abandoned')),
  level text,
  abandoned_by uuid REFERENCES person,
  ended_at timestamptz,
  panel_by timestamptz,
  CHECK ((value IS NULL) = (how IS NULL)),
  UNIQUE (pairing_id, nr)
);
CREATE INDEX pairing_game_abandoned ON pairing_game (abandoned_by) WHERE abandoned_by IS NOT NULL;

CREATE TABLE panelist (
  id uuid PRIMARY KEY,
  pairing_game_id uuid NOT NULL REFERENCES pairing_game ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person,
  packet text NOT NULL,
  seq int NOT NULL,
  value real CHECK (value BETWEEN -1 AND 1),
  reason text,
  answered_at timestamptz,
  UNIQUE (pairing_game_id, person_id)
);

CREATE TABLE round_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES round_event ON DELETE CASCADE,
  at timestamptz NOT NULL,
  by text NOT NULL,
  what text NOT NULL
);
CREATE INDEX round_news_event ON round_news (event_id, id);

CREATE TABLE rating (
  club_id uuid NOT NULL REFERENCES club ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person,
  system text NOT NULL,
  rating double precision NOT NULL,
  deviation double precision NOT NULL,
  volatility double precision NOT NULL,
  games int NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (club_id, person_id, system)
);
`;

const DOWN = `
DROP TABLE rating, round_news, panelist, pairing_game, pairing, round, entrant, round_event;
ALTER TABLE submission DROP COLUMN due_at;
`;

/**
 * Events of clubs in rounds: who has entered, who plays whom in which games, what panels say of unfinished ones, and how
 * strong everybody is. The log keeps when an answer was due, so that it can be told who answers in time.
 */
export class Rounds1766300000000 implements MigrationInterface {
  name = 'Rounds1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
