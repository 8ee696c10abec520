import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** A request that was answered. */
export interface Answered {
  method: string;
  /** The pattern of its route, never the address itself: that may hold a pass. */
  route: string;
  status: number;
  /** Milliseconds. */
  ms: number;
}

/** Asked again and again by machines: no news. */
const QUIET = ['/healthz', '/readyz', '/metrics'];

/** Logs every request by its route, and tells `heard` of it. */
export function requestLog(heard: (answered: Answered) => void) {
  const log = new Logger('http');
  return (request: Request, response: Response, next: NextFunction): void => {
    const from = performance.now();
    response.once('finish', () => {
      const ms = Math.round(performance.now() - from);
      const answered = { method: request.method, route: routeOf(request), status: response.statusCode, ms };
      heard(answered);
      if (QUIET.includes(answered.route)) log.debug({ message: 'answered', ...answered });
      else log.log({ message: 'answered', ...answered });
    });
    next();
  };
}

/** `/g/:code/:pass`; `/web/*` for files; `none` where no route was found. */
function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  if (typeof route?.path === 'string') return `${request.baseUrl}${route.path}`;
  return request.path.startsWith('/web/') ? '/web/*' : 'none';
}
