import { isIP } from 'node:net';
import { z } from 'zod';
import { addressSchema } from './plain-address';
import { LEVELS } from '../logging/levels';
import { eachServer } from './database-url';

const port = z.coerce.number().int().min(0).max(65_535);

/** `host:port`, an IPv6 host in brackets. */
const hostPort = z.string().transform((text, ctx) => {
  const match = /^(\[[^\]]+\]|[^:]+):(\d+)$/.exec(text);
  const number = Number(match?.[2]);
  if (match && number <= 65_535) return { host: (match[1] ?? '').replace(/^\[|\]$/g, ''), port: number };
  ctx.addIssue({ code: 'custom', message: 'is written host:port, for example 0.0.0.0:25' });
  return z.NEVER;
});

/** IP addresses with commas between them. */
const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every((part) => isIP(part) > 0), 'is a list of IP addresses with commas between them');

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `is a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

/** What one variable is for and what holds where it is not set, as `despatch settings` and docs/settings.md say it. */
const told = <T extends z.ZodType>(about: string, otherwise: string, schema: T): T => schema.meta({ about, otherwise });
/** One whose value is never repeated, not even a wrong one. */
const toldSecret = <T extends z.ZodType>(about: string, otherwise: string, schema: T): T =>
  schema.meta({ about, otherwise, secret: true });

/** The environment as it is read: what each variable holds, and what stands in its place where it is missing. */
export const environmentSchema = z.object({
  PORT: told('port of the web pages and the API', '3000', port.default(3000)),
  HOST: told(
    'address that they listen on',
    '127.0.0.1 without `SMTP_URL`, all addresses with it',
    z.string().optional(),
  ),
  PUBLIC_URL: told('the address people use', '`http://localhost:PORT`', url('http:', 'https:').optional()),
  DATABASE_URL: toldSecret(
    'a PostgreSQL server (15 or newer), or a primary and its standbys: `postgres://user:password@one:5432,two:5432/despatch?target_session_attrs=read-write` (docs/operating.md)',
    'the embedded server',
    z
      .string()
      .refine((text) => eachServer(text) !== null, {
        message: 'is written postgres://user:password@host:5432/name, or with several servers host:5432,other:5432',
      })
      .optional(),
  ),
  DATABASE_POOL: told(
    'connections a process opens at most, 4 or more (docs/scale.md)',
    '10',
    z.coerce.number().int().min(4, 'is at least 4').max(500).default(10),
  ),
  LEASE_SECONDS: told(
    'after so long other processes take over what one that hangs has in hand; one that is killed is taken over at once',
    '60',
    z.coerce.number().int().min(1).max(3600).default(60),
  ),
  DESPATCH_HOME: told(
    'folder of the embedded server and of the secret',
    '`.despatch`',
    z.string().default('.despatch'),
  ),
  DESPATCH_SECRET: toldSecret(
    'locks dice secrets and signs reply addresses, 32 characters or more',
    'made at the first start, kept in `DESPATCH_HOME`',
    z.string().min(32, 'has at least 32 characters').optional(),
  ),
  DESPATCH_SECRET_OLD: toldSecret(
    'the secret before this one: what was made with it stays readable',
    'there was none',
    z.string().min(32, 'has at least 32 characters').optional(),
  ),
  DESPATCH_DATA: told(
    "a folder with a club's own figures: a chart there stands in the place of ours (docs/own-figures.md)",
    'our figures',
    z.string().optional(),
  ),
  SMTP_URL: toldSecret('the relay that mails leave by', 'the local post office', url('smtp:', 'smtps:').optional()),
  SMTP_LISTEN: told('`host:port` of our own listener', 'replies come by the post office only', hostPort.optional()),
  SMTP_RELAYS: told(
    'IP addresses of own servers that hand mails on to the listener, with commas: they bring the mails of many, and no limit by address holds for them; with `MAIL_AUTH=header` only what they wrote of a sender is believed',
    '`127.0.0.1,::1`',
    addresses.default(['127.0.0.1', '::1']),
  ),
  TLS_CERT: told('PEM file that the listener offers STARTTLS with', 'it offers none', z.string().optional()),
  TLS_KEY: told('PEM file of its key', 'it offers none', z.string().optional()),
  TLS_CA: told(
    'PEM file of authorities that may vouch for the servers of `SMTP_URL` and `IMAP_URL`, beside those that everybody knows',
    'only those',
    z.string().optional(),
  ),
  IMAP_URL: toldSecret(
    'a mailbox that replies come to, `imaps://user:password@host:993/INBOX`',
    'no mailbox is read',
    url('imap:', 'imaps:').optional(),
  ),
  IMAP_DONE: told(
    'what becomes of a mail there when it is stored: `flag`, `seen` or `move:Folder`',
    '`flag`',
    z.string().default('flag'),
  ),
  MAIL_AUTH: told(
    'how a sender is checked: `check` (SPF, DKIM, DMARC, by us), `header` (by what your mail server wrote) or `none`',
    '`header` with `MAIL_AUTHSERV_ID`; else `check` with a listener that is not on loopback; else `none`',
    z.enum(['check', 'header', 'none']).optional(),
  ),
  MAIL_AUTHSERV_ID: told(
    'the server whose `Authentication-Results` are believed',
    'none is',
    z
      .string()
      .regex(
        /^[A-Za-z0-9._-]{1,255}$/,
        'is one name, as it stands first in the Authentication-Results of your mail server',
      )
      .optional(),
  ),
  MAIL_DOMAIN: told(
    'domain of the reply addresses',
    '`despatch.localhost`; with `SMTP_URL` it must be set',
    z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, 'is a domain in lower case')
      .optional(),
  ),
  // With the longest token behind it the name before the @ stays within 64 letters.
  MAIL_BOX: told(
    'the one mailbox at `MAIL_DOMAIN` that is ours: replies come to its plus addresses, `MAIL_BOX+<token>@MAIL_DOMAIN`',
    'the whole domain is ours',
    z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9._-]{0,10})$/, 'is the name of a mailbox in lower case, of at most 11 letters')
      .optional(),
  ),
  ORGANISER_MAIL: told(
    'where mail to `postmaster@MAIL_DOMAIN` and `abuse@MAIL_DOMAIN` is handed on to; not at `MAIL_DOMAIN`',
    "it is on the organiser's page only",
    addressSchema.optional(),
  ),
  DKIM_KEY_FILE: told(
    'the key that mails are signed with (PEM: RSA of 1024 bits or more, or Ed25519)',
    'mails are not signed',
    z.string().optional(),
  ),
  DKIM_SELECTOR: told(
    'the name of its DNS record',
    '`despatch`',
    z
      .string()
      .regex(
        /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
        'is a label of a domain in lower case',
      )
      .default('despatch'),
  ),
  CONFIRM_DEVICES: told(
    '`on`: the link of a mail opens a page only in a browser that its reader has confirmed by mail once; `off`: the link alone opens it, also for whom the mail was forwarded to',
    '`on`',
    z.enum(['on', 'off']).default('on'),
  ),
  WEBHOOKS_LOCAL: told(
    '`on`: webhooks may go to this machine and its networks, without TLS',
    '`off`',
    z.enum(['on', 'off']).default('off'),
  ),
  LEAVE_DAYS: told(
    'days of leave that a player may take in twelve months',
    '42',
    z.coerce.number().int().min(0).max(365).default(42),
  ),
  MAILS_AN_HOUR: told(
    'most mails to one person in an hour; what is more waits. What the game asks and tells goes before letters and notes, which fill half of the hour at most',
    '600',
    z.coerce.number().int().min(1).default(600),
  ),
  ANSWERS_AN_HOUR: told(
    'most receipts to one player in one game in an hour; beyond it only mails with orders get one',
    '120',
    z.coerce.number().int().min(1).default(120),
  ),
  LETTERS_A_DAY: told(
    "most letters (`SAY`, `ASK`, a moderator's answers) of one person in one game in 24 hours; what is more is not sent, and he is told",
    '20',
    z.coerce.number().int().min(1).default(20),
  ),
  DRAWING_THREAD: told(
    '`off`: pages are drawn between mails and requests, for a machine whose memory holds maps and charts only once',
    '`on`: in a thread of their own',
    z.enum(['on', 'off']).default('on'),
  ),
  JUDGING_THREAD: told(
    '`off`: what people write is read and judged between mails and requests, without a limit of time, for a machine whose memory does not hold the rules twice more',
    '`on`: in two threads, a mail within two seconds, a check within one',
    z.enum(['on', 'off']).default('on'),
  ),
  SEARCH_THREAD: told(
    '`off`: no bot searches, all play by the script; alike in all processes on one database',
    '`on`: in a thread of their own, of the lowest priority',
    z.enum(['on', 'off']).default('on'),
  ),
  LOG_LEVEL: told(
    '`silent`, `fatal`, `error`, `warn`, `info` or `debug`; lines for people in a terminal, else one JSON object a line',
    '`warn` in a terminal, else `info`',
    z.enum(LEVELS).default(process.stdout.isTTY ? 'warn' : 'info'),
  ),
  METRICS_TOKEN: toldSecret(
    'bearer token for `/metrics`, 16 characters or more, for who does not ask from this machine',
    '`/metrics` answers this machine only',
    z.string().min(16, 'has at least 16 characters').optional(),
  ),
  STOP_SECONDS: told(
    'how long a stop waits for what is in hand',
    '20',
    z.coerce.number().int().min(1).max(600).default(20),
  ),
  BACKUP_DIR: told('where a backup is written every day', 'none is written', z.string().optional()),
  BACKUP_KEEP: told('how many backups are kept', '14', z.coerce.number().int().min(1).max(3650).default(14)),
});

/** The variables of the environment, read. */
export type Environment = z.infer<typeof environmentSchema>;

/** A variable as `despatch settings` tells it. */
export interface ToldSetting {
  name: string;
  about: string;
  /** What holds where it is not set. */
  otherwise: string;
  secret: boolean;
}

/** All variables, in the order in which they are told. */
export const TOLD_SETTINGS: readonly ToldSetting[] = Object.entries(environmentSchema.shape).map(([name, field]) => {
  const {
    about,
    otherwise,
    secret = false,
  } = field.meta() as Omit<ToldSetting, 'name' | 'secret'> & { secret?: boolean };
  return { name, about, otherwise, secret };
});
