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

/** The environment as it is read: what each variable holds, and what stands in its place where it is missing. */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => eachServer(text) !== null, {
      message: 'is written postgres://user:password@host:5432/name, or with several servers host:5432,other:5432',
    })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(4, 'is at least 4').max(500).default(10),
  LEASE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  DESPATCH_HOME: z.string().default('.despatch'),
  DESPATCH_DATA: z.string().optional(),
  DESPATCH_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  SMTP_LISTEN: hostPort.optional(),
  SMTP_RELAYS: addresses.default(['127.0.0.1', '::1']),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TLS_CA: z.string().optional(),
  IMAP_URL: url('imap:', 'imaps:').optional(),
  IMAP_DONE: z.string().default('flag'),
  LOG_LEVEL: z.enum(LEVELS).default(process.stdout.isTTY ? 'warn' : 'info'),
  METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
  STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(3650).default(14),
  MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, 'is a domain in lower case')
    .optional(),
  // With the longest token behind it the name before the @ stays within 64 letters.
  MAIL_BOX: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9._-]{0,10})$/, 'is the name of a mailbox in lower case, of at most 11 letters')
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/,
      'is a label of a domain in lower case',
    )
    .default('despatch'),
  ORGANISER_MAIL: addressSchema.optional(),
  MAIL_AUTH: z.enum(['check', 'header', 'none']).optional(),
  MAIL_AUTHSERV_ID: z
    .string()
    .regex(
      /^[A-Za-z0-9._-]{1,255}$/,
      'is one name, as it stands first in the Authentication-Results of your mail server',
    )
    .optional(),
  DESPATCH_SECRET_OLD: z.string().min(32, 'has at least 32 characters').optional(),
  CONFIRM_DEVICES: z.enum(['on', 'off']).default('on'),
  WEBHOOKS_LOCAL: z.enum(['on', 'off']).default('off'),
  LEAVE_DAYS: z.coerce.number().int().min(0).max(365).default(42),
  MAILS_AN_HOUR: z.coerce.number().int().min(1).default(600),
  ANSWERS_AN_HOUR: z.coerce.number().int().min(1).default(120),
  DRAWING_THREAD: z.enum(['on', 'off']).default('on'),
  JUDGING_THREAD: z.enum(['on', 'off']).default('on'),
  SEARCH_THREAD: z.enum(['on', 'off']).default('on'),
  LETTERS_A_DAY: z.coerce.number().int().min(1).default(20),
});

/** The variables of the environment, read. */
export type Environment = z.infer<typeof environmentSchema>;
