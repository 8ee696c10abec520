import { parentPort } from 'node:worker_threads';
import { readyNow } from '../../config/own-thread';
import { readMail, type Envelope } from './read-mail';
import type { Reading } from './reading';

/** A mail to be read. */
export interface Task {
  raw: Uint8Array;
  envelope: Envelope;
}

/** What came of it. */
export type Answer = { reading: Reading } | { trouble: string };

parentPort?.on('message', ({ raw, envelope }: Task) => {
  const answer = (said: Answer): void => parentPort?.postMessage(said);
  readMail(Buffer.from(raw), envelope).then(
    (reading) => answer({ reading }),
    (error: unknown) => answer({ trouble: error instanceof Error ? error.message : 'fault' }),
  );
});
parentPort?.postMessage(readyNow());
