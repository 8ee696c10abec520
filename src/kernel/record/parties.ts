import type { Json, JsonObject, SeatId } from '../realm';
import type { GameFile, GameRow } from './game-file';
import { hashOf } from './hash';

/**
 * What a game was agreed by, as hashes in its first row, so that `verify` notices another player, name or charter. A hash
 * for each seat: when somebody's name is deleted those of the others still hold. No name stands in the log itself.
 */
export interface Parties {
  charter: string;
  seats: Record<SeatId, string>;
}

/** A player as the first row seals him. */
export interface Party {
  side: SeatId;
  name: string;
}

/** The seal of a game's people and charter; `commitment` keeps equal names of two games from having equal hashes. */
export function partiesOf(commitment: string, charter: JsonObject, seats: readonly Party[]): Parties {
  return {
    charter: hashOf({ commitment, charter }),
    seats: Object.fromEntries(seats.map((party) => [party.side, sealOfParty(commitment, party)])),
  };
}

/** The seal of one seat's player. */
export const sealOfParty = (commitment: string, { side, name }: Party): string => hashOf({ commitment, side, name });

/** The name of the bot in the seal of its seat. */
export const BOT_PARTY = 'bot';
/** Who has left the service has no name any more that could be checked. */
export const FORMER_PLAYER = 'former player';

/** What is wrong with a file's people and charter, in words, and whose seats went to somebody whom the log does not tell. */
export interface PartyFindings {
  faults: string[];
  /** Sides whose players changed before that was sealed: who plays them cannot be checked. */
  unsealed: SeatId[];
}

/** Holds a file's people and charter against its log; null: the game began before that was kept. */
export function partyFindings({ commitment, charter, seats, rows }: GameFile): PartyFindings | null {
  const first = rows[0]?.submission;
  const seals = sealsOf(rows);
  if (first?.kind !== 'start' || !first.parties || !seals) return null;
  const changed = seats.flatMap((seat) => {
    const { side, name } = partyOf(seat);
    if (name === FORMER_PLAYER || seals[side] === null) return [];
    return seals[side] === sealOfParty(commitment, { side, name }) ? [] : [`the player of the ${side} seat`];
  });
  const missing = Object.keys(seals).filter((side) => !seats.some((seat) => seat['side'] === side));
  const wrong = first.parties.charter === hashOf({ commitment, charter }) ? [] : ['the charter'];
  return {
    faults: [...changed, ...missing.map((side) => `the ${side} seat`), ...wrong],
    unsealed: Object.keys(seals).filter((side) => seals[side] === null),
  };
}

/**
 * Who plays each seat by the log, sealed: as the first row has it, and as rows of seats have changed it since. Null for a seat
 * that changed hands before such rows told who came; null for a game that began before anything was sealed.
 */
export function sealsOf(rows: readonly Pick<GameRow, 'submission'>[]): Record<SeatId, string | null> | null {
  const first = rows[0]?.submission;
  if (first?.kind !== 'start' || !first.parties) return null;
  const seals: Record<SeatId, string | null> = { ...first.parties.seats };
  for (const { submission } of rows)
    // Who has left is still the last who played the seat.
    if (submission.kind === 'seat' && submission.change !== 'left') seals[submission.seat] = submission.party ?? null;
  return seals;
}

/** Of the names that somebody is or was called by, the one that a seal is of; null: none of them. */
export const sealedName = (
  commitment: string,
  { side, names }: { side: SeatId; names: readonly string[] },
  seal: string | null | undefined,
): string | null => names.find((name) => sealOfParty(commitment, { side, name }) === seal) ?? null;

function partyOf(seat: JsonObject): Party {
  const { bot, side, name } = seat;
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
  return { side: text(side), name: bot === true ? BOT_PARTY : text(name) };
}
