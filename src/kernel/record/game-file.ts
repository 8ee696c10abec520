import type { Fact } from '../flow/fact';
import { sealedRulings, type FiledRuling } from './filed-rulings';
import type { Json, JsonObject } from '../realm';
import { hashOf, sealOf } from './hash';
import type { Position } from './position';
import type { Submission } from './submission';

/** One row of the log as it is exported. */
export interface GameRow {
  seq: number;
  submission: Submission;
  /** `system@version` that took it. */
  version: string;
  /** The moment its dice are keyed with. */
  dice: { epoch: number; step: number };
  facts: Fact[];
  positionHash: string;
  /** Hash over the row before, this row and the position: changing one row changes all that follow. */
  hash: string;
}

/** A whole game as one file: enough to check it offline, and to go on with it elsewhere. */
export interface GameFile {
  format: 'despatch-game/1';
  code: string;
  /** What its people call it; without it, the name of the scenario. */
  title?: string | undefined;
  system: string;
  scenario: string;
  dice: 'keyed' | 'entered';
  commitment: string;
  /** The game was running, and the file tells only what both sides knew: nothing can be played again from it. */
  sealed?: boolean | undefined;
  /** Published secrets of a game that was taken up again after its end, the first first. */
  spent?: string[] | undefined;
  /** Null while the game runs and the file is for players. */
  secret: string | null;
  charter: JsonObject;
  seats: JsonObject[];
  moderator?: JsonObject | null | undefined;
  /** Who sees a side of a running game without playing it, or has seen it: none of them may play the other. */
  knows?: JsonObject[] | undefined;
  /** Who has judged in a running game with the eyes of a side (REVEAL, a panel, an answer): none of them plays in it. */
  judged?: JsonObject[] | undefined;
  /** What it was ruled by: rulings made in it, and those of its club that it met. */
  rulings?: FiledRuling[] | undefined;
  rows: GameRow[];
  /** The position after each row: rules of a later version go on from them, and change nothing that was played. */
  positions?: string | undefined;
}

/** The link of the chain for one row. */
export function rowHash(previous: string, row: Omit<GameRow, 'hash'>): string {
  const { seq, submission, version, dice, facts, positionHash } = row;
  return hashOf({ previous, seq, submission, version, dice, facts, positionHash });
}

/** The first link: what the game was before its first row. */
export function chainStart(file: Pick<GameFile, 'code' | 'system' | 'scenario' | 'commitment'>): string {
  const { code, system, scenario, commitment } = file;
  return hashOf({ code, system, scenario, commitment });
}

/** The hash of a position as it stands in the log. */
export function positionHash(position: Position): string {
  return hashOf(position as unknown as Json);
}

/**
 * A file of a running game without what is hidden: no answers, no secret, of the facts only those that all may read. Its
 * hashes are keyed by the dice secret: a plain one would let who guesses a hidden answer see that he is right.
 */
export function sealedFile(file: GameFile, secret: string): GameFile {
  const rows = file.rows.map((row) => ({
    ...row,
    positionHash: sealOf(secret, row.positionHash),
    hash: sealOf(secret, row.hash),
    submission: { kind: row.submission.kind, source: row.submission.source } as Submission,
    facts: row.facts.filter((fact) => fact.audience === 'all'),
  }));
  const rulings = file.rulings && { rulings: sealedRulings(file.rulings, secret) };
  return { ...file, ...rulings, positions: undefined, sealed: true, secret: null, rows };
}
