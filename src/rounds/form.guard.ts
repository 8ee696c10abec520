import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { fromOwnPage } from '../access/own-page';

/** Lets only forms of our own pages through (CSRF). */
@Injectable()
export class FormGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return fromOwnPage(context.switchToHttp().getRequest<Request>());
  }
}
