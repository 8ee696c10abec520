import { rmSync, symlinkSync } from 'node:fs';
import { Courier, type Outgoing } from '../kill/courier';
import type { Ground, Ports, Way } from '../kill/ground';
import { DOMAIN, SEATS } from '../kill/match';
import { Dovecot } from '../support/dovecot';
import { until } from '../support/patience';
import { Postfix } from '../support/postfix';
import { PeerPost } from './peer-post';

const PLAYERS = SEATS.map((s) => s.email);
/** The mailbox of the services, for the copies that come by IMAP. */
const USER = 'despatch';
const MAILBOX = `${USER}@example.org`;

/**
 * Two Postfixes between the players and the services. By one the services send, and it has the players' mailboxes. The other
 * relays each mail of a player to the listener of the first service, and a copy of it to a mailbox that every service looks
 * into through a Dovecot.
 */
export async function peerGround([first]: readonly Ports[], moment: () => void): Promise<Ground> {
  const outgoing = await Postfix.start({ domains: ['example.org'], mailboxes: PLAYERS });
  const relay = { [DOMAIN]: first?.smtpPort ?? 0 };
  // A service that is busy puts a mail off without being killed: nobody would have it tried again.
  const incoming = await Postfix.start({ again: '2s', relay, domains: ['example.org'], mailboxes: [MAILBOX] });
  const dovecot = await Dovecot.start();
  const shown = dovecot.inbox(USER).path;
  rmSync(shown, { recursive: true });
  symlinkSync(incoming.maildir(MAILBOX).path, shown);
  const post = new PeerPost(outgoing, PLAYERS, moment);
  return {
    post,
    environment: { IMAP_URL: dovecot.url(USER) },
    ways: (_, at) => waysThrough(incoming.port, at),
    restarted: () => incoming.retry(),
    settled: () => lookedThrough(dovecot, incoming),
    close: async () => {
      await post.close();
      for (const server of [outgoing, incoming, dovecot]) await server.stop();
    },
  };
}

function waysThrough(port: number, at: () => boolean): Way[] {
  const road = { port, up: () => Promise.resolve(), at };
  const [relayed, copied] = [new Courier(road), new Courier(road)];
  return [relayed, { taken: copied.taken, send: (mail: Outgoing) => copied.send({ ...mail, to: MAILBOX }) }];
}

/** Waits until Postfix has handed everything on and the services have looked at every mail in their mailbox. */
async function lookedThrough(dovecot: Dovecot, postfix: Postfix): Promise<void> {
  while (postfix.deferred > 0) await postfix.retry();
  await postfix.settled();
  const all = postfix.maildir(MAILBOX).size;
  let done = 0;
  await until(
    () => `the services to look at ${all} mails in the mailbox; they have looked at ${done}`,
    async () => {
      done = await dovecot.look(USER, async (client) => {
        const mails = await client.fetchAll('1:*', { flags: true });
        return mails.filter((m) => m.flags?.has('$DespatchDone')).length;
      });
      return done >= all;
    },
  );
}
