import { ForbiddenException, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { fromOwnPage } from '../access/own-page';

/** Lets only our own page through (CSRF): the browser itself must say that the request comes from there. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (fromOwnPage(context.switchToHttp().getRequest<Request>())) return true;
    throw new ForbiddenException('Only the page of the game may do that.');
  }
}
