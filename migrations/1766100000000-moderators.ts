import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE question (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  nr int NOT NULL,
  seat text NOT NULL,
  seq int NOT NULL,
  step int NOT NULL,
  position_hash text NOT NULL,
  text text NOT NULL,
  state text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, nr)
);
CREATE TABLE question_letter (
  game_id uuid NOT NULL,
  question int NOT NULL,
  n int NOT NULL,
  person_id uuid NOT NULL REFERENCES person,
  kind text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (game_id, question, n),
  FOREIGN KEY (game_id, question) REFERENCES question ON DELETE CASCADE
);
CREATE TABLE reveal (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  n int NOT NULL,
  seat text NOT NULL,
  question int,
  seq int NOT NULL,
  step int NOT NULL,
  person_id uuid NOT NULL REFERENCES person,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (game_id, n)
);
CREATE TABLE ruling (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  club_id uuid REFERENCES club ON DELETE CASCADE,
  game_id uuid REFERENCES game ON DELETE SET NULL,
  nr int NOT NULL,
  question int,
  scope text NOT NULL,
  system text NOT NULL,
  rules text[] NOT NULL,
  asked text NOT NULL,
  answer text NOT NULL,
  reason text NOT NULL,
  seq int NOT NULL,
  step int NOT NULL,
  position_hash text NOT NULL,
  person_id uuid NOT NULL REFERENCES person,
  at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  withdrawn_why text
);
CREATE UNIQUE INDEX ruling_number ON ruling (coalesce(club_id, game_id), nr);
CREATE INDEX ruling_rules ON ruling USING gin (rules);
CREATE INDEX ruling_game ON ruling (game_id);
CREATE INDEX ruling_words ON ruling USING gin (to_tsvector('english', asked || ' ' || answer || ' ' || reason));
CREATE TABLE ruling_consent (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  ruling_id uuid NOT NULL REFERENCES ruling ON DELETE CASCADE,
  proposed_by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (game_id, ruling_id)
);
CREATE TABLE rule_paragraph (
  system text NOT NULL,
  number text NOT NULL,
  place int NOT NULL,
  says text NOT NULL,
  proof text NOT NULL,
  PRIMARY KEY (system, number)
);
CREATE INDEX rule_paragraph_words ON rule_paragraph USING gin (to_tsvector('english', says || ' ' || proof));
`;

const DOWN = `
DROP TABLE rule_paragraph;
DROP TABLE ruling_consent;
DROP TABLE ruling;
DROP TABLE reveal;
DROP TABLE question_letter;
DROP TABLE question;
`;

/** Questions to moderators with what is said on them, what they were shown of one side, rulings, and the rule index to be searched. */
export class Moderators1766100000000 implements MigrationInterface {
  name = 'Moderators1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
