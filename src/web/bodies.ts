import type { IncomingMessage } from 'node:http';
import { BadRequestException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import type { Access } from '../access/access';
import { MOST_DEEP } from '../api/streamed-json';

/** Orders, wishes and forms are small. */
const MOST = '100kb';
/** A reply of the local post office is a mail. */
const MOST_OF_POST = '2mb';

/** A game that is brought back is read as it comes, by its route. */
const STREAMED = /^\/api\/games\/import\/?(?:\?|$)/i;

/** Who may not use the API is told so before anything of what he sends is read. */
export function keyFirst(guard: Pick<Access, 'enter'>) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (['GET', 'HEAD'].includes(request.method)) return next();
    guard.enter(request).then(() => next(), next);
  };
}

/** Lets the application read the bodies of requests; `localPost`: its pages take whole mails. */
export function readBodies(app: NestExpressApplication, localPost: boolean): void {
  app.useBodyParser('json', { limit: MOST, type: isSmallJson });
  app.useBodyParser('urlencoded', { extended: false, limit: localPost ? MOST_OF_POST : MOST });
  app.use(shallow);
}

const isSmallJson = ({ url, headers }: IncomingMessage): boolean =>
  !STREAMED.test(url ?? '') && /^application\/(?:json|[^;]+\+json)\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/** Refuses what is nested deeper than what walks through it by itself could go. */
function shallow({ body }: Request, _response: Response, next: NextFunction): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) throw new BadRequestException(TOO_DEEP);
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : [],
    );
  }
  next();
}

const TOO_DEEP = `The request is nested more than ${MOST_DEEP} levels deep.`;
