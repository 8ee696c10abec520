import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { askersFault, isNoText } from '../api/askers-fault';

const NO_TEXT = 'The address or the text of this request holds a character or a name that nothing here can have.';

/** An exception that was given a sentence alone says it where all others do. */
function accountOf(error: HttpException): object {
  const said = error.getResponse();
  return typeof said === 'string' ? { statusCode: error.getStatus(), message: said } : said;
}

/** Turns errors into answers: ours without detail, the asker's with a sentence. */
@Catch()
export class FaultsFilter implements ExceptionFilter {
  private readonly log = new Logger('web');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (error instanceof HttpException) return void response.status(error.getStatus()).json(accountOf(error));
    const status = askersFault(error);
    if (status && error instanceof Error)
      return void response.status(status).json({ statusCode: status, message: error.message });
    if (isNoText(error)) return void response.status(400).json({ statusCode: 400, message: NO_TEXT });
    this.log.error('a request failed', error);
    response.status(500).json({ statusCode: 500, message: 'Something went wrong here; nothing was changed.' });
  }
}
