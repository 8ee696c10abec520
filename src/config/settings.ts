import { environmentSchema, TOLD_SETTINGS, type Environment } from './environment';
import { readImapDone, readImapUrl, type ImapSettings } from './imap-settings';
import { BadSmtpUrl, readSmtpUrl, type RelaySettings } from './relay-settings';
import { isThisMachine } from './this-machine';
import type { Level } from '../logging/levels';

/** Everything the service can be told from outside, checked once, at the start. */
export interface Settings {
  port: number;
  host: string;
  publicUrl: string;
  /** Null: the embedded server in `home`. */
  databaseUrl: string | null;
  /** Connections this process opens at most. */
  databasePool: number;
  /** Seconds after which other processes take over what one that hangs has in hand. */
  leaseSeconds: number;
  home: string;
  /** A club's own charts in the place of ours. */
  dataOverlay: string | null;
  /** Null: one is made and kept in `home`. */
  secret: string | null;
  /** The relay that mails leave by; null: the local post office. */
  relay: RelaySettings | null;
  smtpListen: { host: string; port: number } | null;
  /** Servers of our own that hand mails on to the listener: no limits by address hold for them. */
  smtpRelays: readonly string[];
  /** What the listener offers STARTTLS with, in PEM; null: it offers none. */
  tls: { certFile: string; keyFile: string } | null;
  /** Authorities in PEM that may vouch for relay and mailbox, beside those that everybody knows; null: none. */
  tlsCa: string | null;
  /** A mailbox that replies come to; null: none. */
  imap: ImapSettings | null;
  mailDomain: string;
  /** The one mailbox at `mailDomain` whose plus addresses replies come to; null: the whole domain is ours. */
  mailBox: string | null;
  /** Where mail to `postmaster@` and `abuse@` is handed on to; null: it is on the organiser's page alone. */
  organiserMail: string | null;
  /** The key that mails are signed with (PEM), and the name of its DNS record; null: they are not signed. */
  dkim: { keyFile: string; selector: string } | null;
  /** Whether senders are checked here, by what a trusted server wrote, or not at all. */
  mailAuth: 'check' | 'header' | 'none';
  /** The server whose `Authentication-Results` are believed. */
  mailAuthservId: string | null;
  /** The secret before this one: what was made with it stays readable. */
  oldSecret: string | null;
  /** Most mails to one person in an hour; what is more waits. */
  mailsAnHour: number;
  /** Days of leave that a player may take in twelve months. */
  leaveDays: number;
  /** Whether webhooks may go to this machine and its networks, without TLS. */
  webhooksLocal: boolean;
  /** Whether the link of a mail opens its page only in a browser that its reader has confirmed by mail. */
  confirmDevices: boolean;
  /** Most receipts to one player in one game in an hour; beyond it only mails that write orders get one. */
  answersAnHour: number;
  /** Most letters of one person in one game in a day. */
  lettersADay: number;
  /** Whether pages are drawn in a thread of their own, which holds maps and charts once more. */
  drawingThread: boolean;
  /** What people write is read and judged in threads of their own, within a limit of time. */
  judgingThread: boolean;
  /** Whether bots search for answers, in a thread of their own, which holds charts once more; else all play by the script. */
  searchThread: boolean;
  /** No outgoing SMTP: mails go to the local post office. */
  localPost: boolean;
  logLevel: Level;
  /** What Prometheus must show to be told `/metrics`; null: they are told on this machine only. */
  metricsToken: string | null;
  /** How long a stop waits for what is in hand. */
  stopSeconds: number;
  /** Where a backup is written every day; null: none is. */
  backupDir: string | null;
  /** So many of them are kept. */
  backupKeep: number;
}

/** A setting that stops the start. */
export class BadSetting extends Error {
  constructor(name: string, why: string) {
    super(`The setting ${name} ${why}.`);
    this.name = 'BadSetting';
  }
}

/** Reads the settings from the environment. @throws BadSetting with a sentence that says which and why */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadSetting(
      String(issue?.path[0]),
      `${issue?.message ?? 'is wrong'} (it is ${shown(given, issue?.path[0])})`,
    );
  }
  const s = read.data;
  if (s.SMTP_URL && !s.MAIL_DOMAIN)
    throw new BadSetting('MAIL_DOMAIN', 'is missing: with SMTP_URL set, replies need a domain to come to');
  if (s.SMTP_URL && !s.DESPATCH_SECRET && s.DATABASE_URL) {
    throw new BadSetting(
      'DESPATCH_SECRET',
      'is missing: with SMTP_URL and DATABASE_URL set, addresses must stay valid on every machine',
    );
  }
  const localPost = !s.SMTP_URL;
  return {
    port: s.PORT,
    host: s.HOST ?? (localPost ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    databaseUrl: s.DATABASE_URL ?? null,
    databasePool: s.DATABASE_POOL,
    leaseSeconds: s.LEASE_SECONDS,
    home: s.DESPATCH_HOME,
    dataOverlay: s.DESPATCH_DATA ?? null,
    secret: s.DESPATCH_SECRET ?? null,
    relay: relayOf(s),
    smtpListen: s.SMTP_LISTEN ?? null,
    smtpRelays: s.SMTP_RELAYS,
    tls: tlsOf(s),
    tlsCa: s.TLS_CA ?? null,
    imap: imapOf(s),
    mailDomain: s.MAIL_DOMAIN ?? 'despatch.localhost',
    mailBox: s.MAIL_BOX ?? null,
    organiserMail: organiserOf(s),
    dkim: s.DKIM_KEY_FILE === undefined ? null : { keyFile: s.DKIM_KEY_FILE, selector: s.DKIM_SELECTOR },
    ...mailAuthOf(s),
    oldSecret: s.DESPATCH_SECRET_OLD ?? null,
    mailsAnHour: s.MAILS_AN_HOUR,
    leaveDays: s.LEAVE_DAYS,
    webhooksLocal: s.WEBHOOKS_LOCAL === 'on',
    confirmDevices: s.CONFIRM_DEVICES === 'on',
    answersAnHour: s.ANSWERS_AN_HOUR,
    lettersADay: s.LETTERS_A_DAY,
    drawingThread: s.DRAWING_THREAD === 'on',
    judgingThread: s.JUDGING_THREAD === 'on',
    searchThread: s.SEARCH_THREAD === 'on',
    localPost,
    logLevel: s.LOG_LEVEL,
    metricsToken: s.METRICS_TOKEN ?? null,
    stopSeconds: s.STOP_SECONDS,
    backupDir: s.BACKUP_DIR ?? null,
    backupKeep: s.BACKUP_KEEP,
  };
}

/** What is handed on to an address of ours would come back to us. */
function organiserOf({ ORGANISER_MAIL, MAIL_DOMAIN, MAIL_BOX }: Environment): string | null {
  const own = MAIL_DOMAIN !== undefined && MAIL_BOX === undefined && ORGANISER_MAIL?.endsWith(`@${MAIL_DOMAIN}`);
  if (own) throw new BadSetting('ORGANISER_MAIL', 'is an address at MAIL_DOMAIN, which this service itself receives');
  return ORGANISER_MAIL ?? null;
}

/** What comes to a listener on loopback was handed on by another server, whose peer we do not know. */
function mailAuthOf(s: Environment): Pick<Settings, 'mailAuth' | 'mailAuthservId'> {
  const mailAuthservId = s.MAIL_AUTHSERV_ID ?? null;
  if (s.MAIL_AUTH === 'header' && mailAuthservId === null)
    throw new BadSetting('MAIL_AUTHSERV_ID', 'is missing: with MAIL_AUTH=header, it names the server that is believed');
  if (mailAuthservId !== null) return { mailAuth: s.MAIL_AUTH ?? 'header', mailAuthservId };
  const open = s.SMTP_LISTEN !== undefined && !isThisMachine(s.SMTP_LISTEN.host);
  return { mailAuth: s.MAIL_AUTH ?? (open ? 'check' : 'none'), mailAuthservId };
}

function tlsOf({ TLS_CERT, TLS_KEY }: Environment): Settings['tls'] {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return null;
  if (TLS_CERT === undefined) throw new BadSetting('TLS_CERT', 'is missing: TLS_KEY alone offers no STARTTLS');
  if (TLS_KEY === undefined) throw new BadSetting('TLS_KEY', 'is missing: TLS_CERT alone offers no STARTTLS');
  return { certFile: TLS_CERT, keyFile: TLS_KEY };
}

function relayOf({ SMTP_URL }: Environment): RelaySettings | null {
  if (SMTP_URL === undefined) return null;
  try {
    return readSmtpUrl(SMTP_URL);
  } catch (error) {
    throw error instanceof BadSmtpUrl ? new BadSetting('SMTP_URL', `${error.message} (it is not shown here)`) : error;
  }
}

function imapOf(s: Environment): ImapSettings | null {
  if (s.IMAP_URL === undefined) return null;
  if (s.MAIL_DOMAIN === undefined)
    throw new BadSetting('MAIL_DOMAIN', 'is missing: with IMAP_URL set, replies need a domain to come to');
  const done = readImapDone(s.IMAP_DONE);
  if (!done) throw new BadSetting('IMAP_DONE', 'is flag, seen, or move:Folder');
  const imap = readImapUrl(s.IMAP_URL, done);
  const wrong = 'is written imaps://user:password@host:993/INBOX (it is not shown here)';
  if (!imap) throw new BadSetting('IMAP_URL', wrong);
  return imap;
}

/** Secrets are never repeated, not even wrong ones. */
function shown(given: Record<string, unknown>, name: PropertyKey | undefined): string {
  const secret = TOLD_SETTINGS.some((one) => one.secret && one.name === name);
  const value = given[String(name)];
  return secret ? 'not shown here' : value === undefined ? 'missing' : JSON.stringify(value);
}
