import { Catch, HttpException, HttpStatus, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

/** Errors that are the asker's: told in their own words. */
const HIS: Record<string, HttpStatus> = {
  BadGame: HttpStatus.BAD_REQUEST,
  UnknownScenario: HttpStatus.BAD_REQUEST,
  UnknownSystem: HttpStatus.BAD_REQUEST,
  NoSuchGame: HttpStatus.NOT_FOUND,
  NoSuchMail: HttpStatus.NOT_FOUND,
  NoSuchSheet: HttpStatus.NOT_FOUND,
  NotOpened: HttpStatus.UNAUTHORIZED,
  GameOver: HttpStatus.CONFLICT,
};

/** Turns errors into answers: ours without detail, the asker's with a sentence. */
@Catch()
export class FaultsFilter implements ExceptionFilter {
  private readonly log = new Logger('web');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (error instanceof HttpException) return void response.status(error.getStatus()).json(error.getResponse());
    const name = error instanceof Error ? error.name : '';
    const status = HIS[name];
    if (status && error instanceof Error)
      return void response.status(status).json({ statusCode: status, message: error.message });
    this.log.error('a request failed', error);
    response.status(500).json({ statusCode: 500, message: 'Something went wrong here; nothing was changed.' });
  }
}
