import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream } from 'pino';
import { describeError, framesOf, isError, isStack } from './describe-error';
import type { Level } from './levels';
import { scrub } from './scrub';

/** Fields that no log line ever shows, should one be given to it: a second net, `scrub` being the last. */
const HIDDEN = ['authorization', 'body', 'cookie', 'email', 'lines', 'password', 'raw', 'recipient', 'secret', 'text'];
const REDACT = ['pass', 'spec', 'to', 'token', 'url', ...HIDDEN].flatMap((name) => [name, `*.${name}`]);

/** What Nest tells of its own start is for those who look for a fault in it. */
const OF_NEST = ['InstanceLoader', 'NestApplication', 'NestFactory', 'RouterExplorer', 'RoutesResolver'];

/**
 * Nest's logger on pino. `message` is a text, or an object of fields with the text in `message`; an Error beside it is
 * logged by its kind, code and place, never by its message.
 */
export class PinoLogger implements LoggerService {
  private readonly pino: pino.Logger;

  constructor(level: Level, destination: DestinationStream) {
    const options: pino.LoggerOptions = {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACT, censor: '***' },
    };
    this.pino = pino(options, destination);
  }

  log(message: unknown, ...more: unknown[]): void {
    this.write(OF_NEST.includes(String(more.at(-1))) ? 'debug' : 'info', message, more);
  }
  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }
  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }
  debug(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }
  verbose(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }
  fatal(message: unknown, ...more: unknown[]): void {
    this.write('fatal', message, more);
  }

  private write(level: Exclude<Level, 'silent'>, message: unknown, more: readonly unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const { text, fields } = told(message);
    const context = more.findLast((m): m is string => typeof m === 'string' && !isStack(m));
    this.pino[level]({ ...(context === undefined ? {} : { context }), ...fields, ...fault(message, more) }, text);
  }
}

function told(message: unknown): { text: string; fields: Record<string, unknown> } {
  if (isError(message)) return { text: message.name, fields: {} };
  if (typeof message !== 'object' || message === null) return { text: textOf(String(message)), fields: {} };
  const { message: text = '', ...fields } = message as Record<string, unknown>;
  const clean = Object.entries(fields).map(([k, v]) => [k, typeof v === 'string' ? scrub(v) : v]);
  return { text: textOf(String(text)), fields: Object.fromEntries(clean) as Record<string, unknown> };
}

/** One line; of a text that is a stack only its first word, which is the kind of the error. */
function textOf(text: string): string {
  const [first = ''] = text.split('\n');
  return isStack(text) ? (/^[\w$]+/.exec(first)?.[0] ?? 'fault') : scrub(first);
}

function fault(message: unknown, more: readonly unknown[]): object {
  const error = [message, ...more].find((m) => isError(m));
  if (error) return { err: describeError(error) };
  const stack = [message, ...more].find((m): m is string => typeof m === 'string' && isStack(m));
  return stack === undefined ? {} : { err: { type: textOf(stack), stack: framesOf(stack) } };
}
