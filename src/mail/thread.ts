import type { Game } from '../table/game.entity';
import { headerText } from './header-text';

/** 100-nanosecond steps from 1601, where Windows counts from, to 1970. */
const FILETIME_EPOCH = 116_444_736_000_000_000n;

/** What keeps the mails of a game together in a mail program. */
export interface Thread {
  references: string[];
  headers: Record<string, string>;
}

/**
 * One thread for each game. Its root is a name, not a mail: whoever is asked twice, or begins late, has the same thread.
 * Thunderbird, Apple Mail and Gmail follow `References` (Gmail shows a conversation for each subject, so for each
 * question); Outlook goes by the topic and by the game's id in Thread-Index.
 *
 * @param previous the mail before it to the same person; null: it is the first
 * @param inReplyTo the mail it answers; null: none
 */
export function threadOf(
  game: Pick<Game, 'id' | 'code' | 'title' | 'createdAt'> | null,
  previous: string | null,
  inReplyTo: string | null,
  domain: string,
): Thread {
  const last = [previous, inReplyTo].filter((id) => id !== null);
  if (!game) return { references: last, headers: {} };
  return {
    references: [`<${game.code.toLowerCase()}@${domain}>`, ...last],
    headers: { 'Thread-Topic': headerText(`[Despatch ${game.code}] ${game.title}`), 'Thread-Index': threadIndex(game) },
  };
}

/** The head of a conversation as Outlook writes it: a version, the first five bytes of a time, a GUID. */
function threadIndex({ id, createdAt }: Pick<Game, 'id' | 'createdAt'>): string {
  const head = Buffer.alloc(8);
  head.writeBigUInt64BE(BigInt(createdAt.getTime()) * 10_000n + FILETIME_EPOCH);
  return Buffer.concat([Buffer.from([1]), head.subarray(1, 6), Buffer.from(id.replaceAll('-', ''), 'hex')]).toString(
    'base64',
  );
}
