import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** `host:port`, an IPv6 host in brackets. */
const hostPort = z.string().transform((text, ctx) => {
  const match = /^(\[[^\]]+\]|[^:]+):(\d+)$/.exec(text);
  const number = Number(match?.[2]);
  if (match && number <= 65_535) return { host: (match[1] ?? '').replace(/^\[|\]$/g, ''), port: number };
  ctx.addIssue({ code: 'custom', message: 'is written host:port, for example 0.0.0.0:25' });
  return z.NEVER;
});

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `is a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: z.coerce.number().int().min(4, 'is at least 4').max(500).default(10),
  LEASE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  DESPATCH_HOME: z.string().default('.despatch'),
  DESPATCH_DATA: z.string().optional(),
  DESPATCH_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMTP_LISTEN: hostPort.optional(),
  MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, 'is a domain in lower case')
    .optional(),
});

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
  smtpUrl: string | null;
  smtpListen: { host: string; port: number } | null;
  mailDomain: string;
  /** No outgoing SMTP: mails go to the local post office. */
  localPost: boolean;
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
  const read = schema.safeParse(given);
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
    smtpUrl: s.SMTP_URL ?? null,
    smtpListen: s.SMTP_LISTEN ?? null,
    mailDomain: s.MAIL_DOMAIN ?? 'despatch.localhost',
    localPost,
  };
}

/** Secrets are never repeated, not even wrong ones. */
function shown(given: Record<string, unknown>, name: PropertyKey | undefined): string {
  const secret = name === 'DESPATCH_SECRET' || name === 'DATABASE_URL' || name === 'SMTP_URL';
  const value = given[String(name)];
  return secret ? 'not shown here' : value === undefined ? 'missing' : JSON.stringify(value);
}
