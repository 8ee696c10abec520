import type { INestApplicationContext } from '@nestjs/common';
import { serviceSecret } from '../config/secret';
import { readSettings, type Settings } from '../config/settings';
import { withDatabase } from './with-database';

/** Runs `work` with the service's parts on its database, beside a running service or without one; mails go out before it ends. */
export async function withApp<T>(work: (app: INestApplicationContext, settings: Settings) => Promise<T>): Promise<T> {
  // What is asked for here needs no listener and no mailbox: a running service has them.
  const settings = { ...readSettings(process.env), smtpListen: null, imap: null };
  const { createApp } = await import('../create-app.js');
  const { MailWorkers } = await import('../mail/mail-workers.js');
  const secret = serviceSecret(settings);
  return withDatabase(settings, secret, async (databaseUrl) => {
    const app = await createApp({ settings, secret, databaseUrl });
    try {
      await app.init();
      const result = await work(app, settings);
      await app.get(MailWorkers).idle();
      return result;
    } finally {
      await app.close();
    }
  });
}
