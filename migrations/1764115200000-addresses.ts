import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE address (
  email text PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  verified_at timestamptz
);
CREATE INDEX address_person ON address (person_id);
INSERT INTO address (email, person_id) SELECT email, id FROM person;

CREATE FUNCTION own_main_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO address (email, person_id) VALUES (NEW.email, NEW.id)
  ON CONFLICT (email) DO UPDATE SET person_id = address.person_id WHERE address.person_id = NEW.id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'an address belongs to one person' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER person_main_address AFTER INSERT OR UPDATE OF email ON person
  FOR EACH ROW EXECUTE FUNCTION own_main_address();

ALTER TABLE inbound_mail ADD COLUMN auth jsonb;
DROP TABLE confirmation;
CREATE TABLE confirmation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  game_id uuid NOT NULL,
  seat text NOT NULL,
  action text NOT NULL,
  about text,
  code text NOT NULL,
  asked_at timestamptz NOT NULL,
  wrong int NOT NULL,
  closed_at timestamptz
);
CREATE INDEX confirmation_seat ON confirmation (game_id, seat, asked_at);
`;

const DOWN = `
DROP TABLE confirmation;
CREATE TABLE confirmation (
  game_id uuid NOT NULL,
  seat text NOT NULL,
  code text NOT NULL,
  action text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, seat, code)
);
ALTER TABLE inbound_mail DROP COLUMN auth;
DROP TRIGGER person_main_address ON person;
DROP FUNCTION own_main_address;
DROP TABLE address;
`;

/**
 * A person may have several addresses; his main one is always among them, whoever writes the row, so that no address is ever
 * two people's. Mails in remember whether their sender's domain vouches for them. Codes remember what they
 * are about and how often they were guessed at; those that wait now must be asked for again.
 */
export class Addresses1764115200000 implements MigrationInterface {
  name = 'Addresses1764115200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
