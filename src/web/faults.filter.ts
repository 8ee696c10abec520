import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { askersFault, isNoText } from '../api/askers-fault';

const NO_TEXT =
  'The address or the text of this request holds a character, a name or a number that nothing here can have.';
const OURS = 'Something went wrong here; nothing was changed.';
const NO_PAGE = 'Nothing has this address. It may have been broken in a mail, typed wrongly, or be out of use.';

/** Turns are short: who was sent away while too many waited finds room after so many seconds. */
const RETRY_SECONDS = 5;

/** What went wrong, as a program reads it. */
interface Account {
  statusCode: number;
  message?: unknown;
}

/** An exception that was given a sentence alone says it where all others do. */
function accountOf(error: HttpException): Account {
  const said = error.getResponse();
  const statusCode = error.getStatus();
  return typeof said === 'string' ? { statusCode, message: said } : { statusCode, ...said };
}

/** Turns errors into answers: ours without detail, the asker's with a sentence; a browser gets a page that leads on. */
@Catch()
export class FaultsFilter implements ExceptionFilter {
  private readonly log = new Logger('web');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answer(http.getRequest<Request>(), http.getResponse<Response>(), this.told(error), error);
  }

  private told(error: unknown): Account {
    if (error instanceof HttpException) return accountOf(error);
    const status = askersFault(error);
    if (status && error instanceof Error) return { statusCode: status, message: error.message };
    if (isNoText(error)) return { statusCode: 400, message: NO_TEXT };
    this.log.error('a request failed', error);
    return { statusCode: 500, message: OURS };
  }
}

function answer(request: Request, response: Response, account: Account, error: unknown): void {
  const { statusCode } = account;
  response.status(statusCode);
  response.setHeader('Cache-Control', 'no-store');
  if (statusCode === 503) response.setHeader('Retry-After', RETRY_SECONDS);
  if (!readByPeople(request)) return void response.json(account);
  response.setHeader('Vary', 'Accept');
  response.render('fault', { title: titleOf(statusCode), said: saidOf(account, error) });
}

/** Programs take anything, or JSON; a browser asks for HTML by name. The API speaks JSON to everybody. */
function readByPeople(request: Request): boolean {
  return !/^\/api\//.test(request.path) && request.accepts(['json', 'html']) === 'html';
}

function titleOf(status: number): string {
  if (status === 404) return 'There is no such page';
  return status >= 500 ? 'Something went wrong here' : 'That did not work';
}

/** The router's own sentence (`Cannot GET /x`) is for who programs. */
function saidOf({ message }: Account, error: unknown): string {
  const words = [message]
    .flat()
    .filter((said) => typeof said === 'string')
    .join(' ');
  const routers = error instanceof HttpException && /^Cannot [A-Z]+ \//.test(words);
  if (routers || words === '') return NO_PAGE;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}
