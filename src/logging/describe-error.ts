import { types } from 'node:util';
import { scrub } from './scrub';
import { surroundings } from './surroundings';

/** What is logged of an error. */
export interface ErrorAccount {
  type: string;
  code?: string;
  table?: string;
  constraint?: string;
  reason?: string;
  stack?: string;
}

/** Errors of the language itself, whose messages name our code and no data. */
const OF_THE_LANGUAGE = ['TypeError', 'RangeError', 'ReferenceError', 'EvalError'];
const FRAME = /^ {4}at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

/**
 * Kind, code and place of an error, and what is wrong around us if that is it. Its message only where it comes from the language or the operating system: a message
 * of the database holds rows, one of the rules holds orders and what only one side knows.
 */
export function describeError(error: unknown): ErrorAccount {
  if (!isError(error)) return { type: typeof error };
  const told = (error as { driverError?: unknown }).driverError ?? error;
  const { code, table, constraint, syscall } = told as Record<string, unknown>;
  const speaks = OF_THE_LANGUAGE.includes(error.name) || typeof syscall === 'string';
  const around = surroundings(error);
  const frames = framesOf((error.stack ?? '').replace(error.message, ''));
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(around !== null ? { reason: around } : speaks ? { reason: scrub(error.message) } : {}),
    ...(frames === '' ? {} : { stack: frames }),
  };
}

/** Also of another realm, as those of Node are where code runs in a context of its own. */
export const isError = (error: unknown): error is Error => error instanceof Error || types.isNativeError(error);

/** The places in a stack, without the message above them. */
export function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .join('\n');
}

/** Whether a text is an error's stack. */
export const isStack = (text: string): boolean => /\n {4}at /.test(text);
