import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE club ADD COLUMN handle text;
UPDATE club SET handle = left(trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), 32) || '-' || left(id::text, 4);
ALTER TABLE club ALTER COLUMN handle SET NOT NULL;
CREATE UNIQUE INDEX club_handle ON club (handle);

CREATE TABLE member (
  club_id uuid NOT NULL REFERENCES club ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('player', 'deputy', 'moderator', 'organiser')),
  since timestamptz NOT NULL,
  PRIMARY KEY (club_id, person_id, role)
);
CREATE INDEX member_person ON member (person_id);
INSERT INTO member (club_id, person_id, role, since)
  SELECT g.club_id, s.person_id, 'player', min(g.created_at) FROM seat s JOIN game g ON g.id = s.game_id
  WHERE g.club_id IS NOT NULL AND s.person_id <> '00000000-0000-4000-8000-0000000000b0' GROUP BY 1, 2;
INSERT INTO member (club_id, person_id, role, since)
  SELECT club_id, moderator_id, 'moderator', min(created_at) FROM game
  WHERE club_id IS NOT NULL AND moderator_id IS NOT NULL GROUP BY 1, 2;
CREATE INDEX game_club ON game (club_id, created_at) WHERE club_id IS NOT NULL;

CREATE TABLE ticket (
  hash text PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  back text NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX ticket_person ON ticket (person_id, made_at);

CREATE TABLE device (
  id uuid PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  label text NOT NULL,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  signed_in_until timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX device_person ON device (person_id, seen_at);

CREATE TABLE access_key (
  id uuid PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  club_id uuid REFERENCES club ON DELETE CASCADE,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX access_key_club ON access_key (club_id);
CREATE INDEX access_key_person ON access_key (person_id);
`;

const DOWN = `
DROP TABLE access_key, device, ticket, member;
DROP INDEX game_club;
ALTER TABLE club DROP COLUMN handle;
`;

/**
 * Clubs have members with roles; people sign in by a link of a mail, on devices that are known from then on; keys are for
 * what their scopes say, in one club. Who played or moderated in a club is its member from the start.
 */
export class Members1766000000000 implements MigrationInterface {
  name = 'Members1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
