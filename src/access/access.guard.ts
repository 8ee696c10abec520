import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Access } from './access';
import { NEEDED, allow } from './needs';
import type { Scope } from './scope';

/** Lets through who may do what the route says that it needs. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: Access,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const scope = this.reflector.getAllAndOverride<Scope | undefined>(NEEDED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!scope) throw new Error('a guarded route must say what it needs');
    allow(request, await this.access.allowed(request, scope));
    return true;
  }
}
