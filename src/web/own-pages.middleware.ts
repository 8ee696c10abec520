import { ForbiddenException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { sameHost } from '../access/same-host';

/** Refuses requests that another site's page makes in a visitor's browser, and names we are not called by. */
export function ownPagesOnly(hosts: readonly string[]) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const host = (request.headers.host ?? '').toLowerCase();
    const name = host.replace(/:\d+$/, '');
    if (hosts.length > 0 && !hosts.includes(name))
      return next(new ForbiddenException('This service does not go by that name.'));
    const { origin } = request.headers;
    const foreign = origin !== undefined && origin !== 'null' && !sameHost(origin, host);
    if (foreign && !['GET', 'HEAD'].includes(request.method))
      return next(new ForbiddenException('Only our own pages may do that.'));
    next();
  };
}
