import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Asked } from '../config/asker';
import { SETTINGS } from '../config/config.module';
import { KeyGuesses, bearerOf } from '../config/key-guesses';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';

/** The REST API takes the service's key; the local post office needs none, as all its mailboxes are open anyway. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly keys: Keys,
    private readonly guesses: KeyGuesses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    this.check(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** @throws UnauthorizedException without the key */
  check(request: Asked): void {
    if (this.settings.localPost || this.guesses.isRight(request, bearerOf(request), this.keys.apiKey())) return;
    throw new UnauthorizedException('The API needs "Authorization: Bearer <key>"; "despatch api-key" prints the key.');
  }
}
