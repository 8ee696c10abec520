import { Catch, HttpException, HttpStatus, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

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

/** What the database says of characters that no text has, such as NUL, and of ids that are none. */
const NO_TEXTS = ['22021', '22P05', '22P02'];
const NO_TEXT = 'The address or the text of this request holds a character or a name that nothing here can have.';

/** An exception that was given a sentence alone says it where all others do. */
function accountOf(error: HttpException): object {
  const said = error.getResponse();
  return typeof said === 'string' ? { statusCode: error.getStatus(), message: said } : said;
}

/** The database says it itself, or by way of TypeORM. */
function isNoText(error: unknown): boolean {
  const { code } = ((error as { driverError?: unknown } | null)?.driverError ?? error ?? {}) as { code?: unknown };
  return typeof code === 'string' && NO_TEXTS.includes(code);
}

/** Turns errors into answers: ours without detail, the asker's with a sentence. */
@Catch()
export class FaultsFilter implements ExceptionFilter {
  private readonly log = new Logger('web');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (error instanceof HttpException) return void response.status(error.getStatus()).json(accountOf(error));
    const name = error instanceof Error ? error.name : '';
    const status = HIS[name];
    if (status && error instanceof Error)
      return void response.status(status).json({ statusCode: status, message: error.message });
    if (isNoText(error)) return void response.status(400).json({ statusCode: 400, message: NO_TEXT });
    this.log.error('a request failed', error);
    response.status(500).json({ statusCode: 500, message: 'Something went wrong here; nothing was changed.' });
  }
}
