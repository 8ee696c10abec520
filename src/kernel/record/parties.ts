import type { Json, JsonObject, SeatId } from '../realm';
import type { GameFile } from './game-file';
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

const sealOfParty = (commitment: string, { side, name }: Party): string => hashOf({ commitment, side, name });

/** The name of the bot in the seal of its seat. */
export const BOT_PARTY = 'bot';
/** Who has left the service has no name any more that could be checked. */
export const FORMER_PLAYER = 'former player';

/** What of a file's people and charter is not as the first row has it, in words; null: the game began before that was kept. */
export function partyFaults({ commitment, charter, seats, rows }: GameFile): string[] | null {
  const first = rows[0]?.submission;
  if (first?.kind !== 'start' || !first.parties) return null;
  const { parties } = first;
  const changed = seats.flatMap((seat) => {
    const { side, name } = partyOf(seat);
    if (name === FORMER_PLAYER) return [];
    return parties.seats[side] === sealOfParty(commitment, { side, name }) ? [] : [`the player of the ${side} seat`];
  });
  const missing = Object.keys(parties.seats).filter((side) => !seats.some((seat) => seat['side'] === side));
  const wrong = parties.charter === hashOf({ commitment, charter }) ? [] : ['the charter'];
  return [...changed, ...missing.map((side) => `the ${side} seat`), ...wrong];
}

function partyOf(seat: JsonObject): Party {
  const { bot, side, name } = seat;
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
  return { side: text(side), name: bot === true ? BOT_PARTY : text(name) };
}
