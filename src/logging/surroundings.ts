import { types } from 'node:util';

const DATABASE_FULL = 'the disk of the database is full';

/** What is wrong around this process, as the database's server and the system say it by their codes. */
const BY_CODE: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  '53100': DATABASE_FULL,
  '53200': 'the server of the database has no memory left',
  '53300': 'the database takes no more connections',
  '57P01': 'the database was shut down',
  '57P02': 'the database has crashed',
  '57P03': 'the database is starting or stopping',
  '25006': 'the database may only be read',
  '58030': 'the database cannot read or write its disk',
  // Of several servers (store/servers).
  NO_ANSWER: 'no server of the database answers',
  ONLY_READ: 'the servers of the database may only be read: none is promoted',
  TWO_WRITTEN: 'two servers of the database take writes: stop the wrong one',
  OLD_SERVER: 'the server of the database that takes writes is one that was left behind',
};
const AWAY = 'the database does not answer';
/** How node-postgres says it, which gives these no code. */
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout (?:expired|exceeded when trying to connect)|Driver not Connected)/;
const AWAY_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/**
 * What is wrong around this process, in words that hold nothing private: its disk is full, its database is away. Null: the
 * fault is another, and may be ours.
 */
export function surroundings(error: unknown): string | null {
  if (!(error instanceof Error || types.isNativeError(error))) return null;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && BY_CODE[code] !== undefined) return BY_CODE[code];
  if (typeof code === 'string' && code.startsWith('08')) return AWAY;
  if (AWAY_WORDS.test(error.message) || (ofDatabase(error) && AWAY_CODES.includes(String(code)))) return AWAY;
  const { driverError, cause } = error as { driverError?: unknown; cause?: unknown };
  return (
    [driverError, cause].map((inner) => (inner === error ? null : surroundings(inner))).find((s) => s !== null) ?? null
  );
}

/** Whether the disk under the database has no room. */
export const isDiskFull = (error: unknown): boolean => surroundings(error) === DATABASE_FULL;

/** Whether an error came of a statement: the mail server's are logged where they happen. */
const ofDatabase = ({ name }: Error): boolean => name === 'QueryFailedError';
