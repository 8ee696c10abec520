import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { SETTINGS } from '../config/config.module';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';

/** The REST API takes the service's key; the local post office needs none, as all its mailboxes are open anyway. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly keys: Keys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.settings.localPost) return true;
    const header = context.switchToHttp().getRequest<Request>().headers.authorization ?? '';
    const key = /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '';
    if (this.keys.same(key, this.keys.apiKey())) return true;
    throw new UnauthorizedException('The API needs "Authorization: Bearer <key>"; "despatch api-key" prints the key.');
  }
}
