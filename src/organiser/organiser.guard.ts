import { Injectable, UnauthorizedException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { OrganiserDoor } from './organiser-door';

/** Only for organisers who were let in. */
@Injectable()
export class OrganiserGuard implements CanActivate {
  constructor(private readonly door: OrganiserDoor) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.door.isOpen(context.switchToHttp().getRequest<Request>())) return true;
    throw new UnauthorizedException('Open the page for organisers first.');
  }
}
