import {
  applyDecorators,
  ForbiddenException,
  Injectable,
  Post,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { fromOwnPage } from './own-page';

/** Lets only our own page through (CSRF): the browser itself must say that the request comes from there. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (fromOwnPage(context.switchToHttp().getRequest<Request>())) return true;
    throw new ForbiddenException('Only our own pages may do that.');
  }
}

/** What a form of a page of ours sends: nothing is taken from elsewhere. */
export const PageForm = (path = ''): MethodDecorator => applyDecorators(Post(path), UseGuards(OwnPageGuard));
