import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { cookieOf } from '../access/cookie';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { KeyGuesses } from '../config/key-guesses';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';

const COOKIE = 'despatch-organiser';
const DAYS = 7;
const DAY_MS = 86_400_000;
const MAC = 16;

/** A cookie to be set. */
export interface DoorCookie {
  name: string;
  value: string;
  maxAgeMs: number;
}

/**
 * Lets organisers in: by the service's key once, then by a cookie that is made from it and ends after a week. The local
 * post office is open anyway.
 */
@Injectable()
export class OrganiserDoor {
  constructor(
    private readonly keys: Keys,
    private readonly guesses: KeyGuesses,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'localPost'>,
  ) {}

  /** The cookie for who has the key; null: it is another one. @throws HttpException (429) for who guesses */
  enter(request: Request, key: string): DoorCookie | null {
    if (!this.guesses.isRight(request, key.trim(), this.keys.apiKey())) return null;
    const until = String(this.clock.now().getTime() + DAYS * DAY_MS);
    return { name: COOKIE, value: `${until}.${this.mac(until)}`, maxAgeMs: DAYS * DAY_MS };
  }

  /** Whether a request comes from an organiser who was let in. */
  isOpen(request: Request): boolean {
    if (this.settings.localPost) return true;
    const [until = '', mac = ''] = cookieOf(request, COOKIE)?.split('.') ?? [];
    return this.keys.same(mac, this.mac(until)) && Number(until) > this.clock.now().getTime();
  }

  private mac(until: string): string {
    return this.keys.mac('organiser cookie', until, MAC).toString('hex');
  }
}
