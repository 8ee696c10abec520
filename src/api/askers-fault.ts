import { HttpException, HttpStatus } from '@nestjs/common';

/** Errors that are the asker's: told in their own words. */
const HIS: Record<string, HttpStatus> = {
  BadGame: HttpStatus.BAD_REQUEST,
  UnknownScenario: HttpStatus.BAD_REQUEST,
  UnknownSystem: HttpStatus.BAD_REQUEST,
  NoSuchGame: HttpStatus.NOT_FOUND,
  NoSuchClub: HttpStatus.NOT_FOUND,
  NoSuchEvent: HttpStatus.NOT_FOUND,
  NoSuchMail: HttpStatus.NOT_FOUND,
  NoSuchMoment: HttpStatus.NOT_FOUND,
  NoSuchSheet: HttpStatus.NOT_FOUND,
  NotOpened: HttpStatus.UNAUTHORIZED,
  GameOver: HttpStatus.CONFLICT,
};

/** The status of an error that is the asker's; undefined: it is none of his. */
export const askersFault = (error: unknown): HttpStatus | undefined =>
  error instanceof Error ? HIS[error.name] : undefined;

/** What the database says of characters that no text has, such as NUL, of ids that are none, and of numbers that it has not. */
const NO_TEXTS = ['22021', '22P05', '22P02', '22003'];
/** The database says it itself, or by way of TypeORM. */
export function isNoText(error: unknown): boolean {
  const { code } = ((error as { driverError?: unknown } | null)?.driverError ?? error ?? {}) as { code?: unknown };
  return typeof code === 'string' && NO_TEXTS.includes(code);
}

/** Whether nothing came of a request because of what was asked, or of who asked it. */
export function isAskersFault(error: unknown): boolean {
  if (error instanceof HttpException) return error.getStatus() < 500;
  return askersFault(error) !== undefined || isNoText(error);
}
