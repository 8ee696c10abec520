import { ForbiddenException, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { sameHost } from './same-host';

/** Lets only our own page through (CSRF): the browser itself must say that the request comes from there. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const site = headers['sec-fetch-site'];
    // For browsers that do not tell the site.
    const own = site === undefined ? sameHost(headers.origin, headers.host) : site === 'same-origin';
    if (own) return true;
    throw new ForbiddenException('Only the page of the game may do that.');
  }
}
