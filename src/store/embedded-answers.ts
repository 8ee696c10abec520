import { onOwnConnection } from './own-connection';

const PAUSE_MS = 25;
const MOST_TRIES = 400;
const STARTING_UP = '57P03';

/** Waits until the server answers that was started in `home`; while it puts its data in order after a crash it may take its time. */
export async function answering(url: string, running: () => boolean, home: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (!running()) throw new Error(`the embedded PostgreSQL did not start; see postgres.log in ${home}`);
    const answer = await answerOf(url.replace(/\/despatch$/, '/postgres'));
    if (answer === 'yes') return;
    if (answer === 'not yet') tries -= 1;
    await pause(PAUSE_MS);
  }
  throw new Error(`the embedded PostgreSQL does not answer; see postgres.log in ${home}`);
}

async function answerOf(url: string): Promise<'yes' | 'not yet' | 'no'> {
  try {
    return await onOwnConnection({ connectionString: url, connectionTimeoutMillis: 2000 }, () =>
      Promise.resolve('yes'),
    );
  } catch (error) {
    return (error as { code?: string }).code === STARTING_UP ? 'not yet' : 'no';
  }
}

/** Makes our database where it is not there yet. */
export async function ensureDatabase(url: string): Promise<void> {
  await onOwnConnection({ connectionString: url.replace(/\/despatch$/, '/postgres') }, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'despatch'");
    if (rowCount === 0) await client.query('CREATE DATABASE despatch');
  });
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
