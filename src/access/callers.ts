import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { KeyGuesses, bearerOf } from '../config/key-guesses';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import { MemberRepository } from '../clubs/member.repository';
import type { AccessKey } from './access-key.entity';
import { AccessKeyRepository } from './access-key.repository';
import type { Caller, Reach } from './caller';
import { Devices } from './devices';
import { SCOPES_OF, type Scope } from './scope';
import { hashOf, isToken } from './token';

/** What an access key begins with, so that it is known where it was lost. */
export const KEY_PREFIX = 'dk_';
const MINUTE_MS = 60_000;

/** What a key may that is of nobody known. */
const NOBODYS: readonly Scope[] = ['games:read'];

const OPERATOR: Caller = { kind: 'operator', personId: null, name: 'operator', reach: () => 'all' };

/** Finds out who makes a request: by a bearer key, or by who is signed in in the browser. */
@Injectable()
export class Callers {
  private readonly found = new WeakMap<Request, Promise<Caller | null>>();

  constructor(
    private readonly keys: Keys,
    private readonly guesses: KeyGuesses,
    private readonly accessKeys: AccessKeyRepository,
    private readonly devices: Devices,
    private readonly members: MemberRepository,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'localPost'>,
  ) {}

  /** Null: nobody that we know. @throws HttpException (429) for who guesses keys */
  of(request: Request): Promise<Caller | null> {
    const found = this.found.get(request) ?? this.find(request);
    this.found.set(request, found);
    return found;
  }

  private async find(request: Request): Promise<Caller | null> {
    const bearer = bearerOf(request);
    if (bearer !== '') return this.byKey(request, bearer);
    const [device] = await this.devices.signedIn(request);
    if (device) return this.person(device.personId);
    return this.settings.localPost ? OPERATOR : null;
  }

  private async byKey(request: Request, bearer: string): Promise<Caller | null> {
    const now = this.clock.now();
    const token = bearer.startsWith(KEY_PREFIX) ? bearer.slice(KEY_PREFIX.length) : '';
    const key = isToken(token) ? await this.accessKeys.good(hashOf(token), now) : null;
    if (!key) return this.guesses.isRight(request, bearer, this.keys.apiKey()) ? OPERATOR : null;
    if (!key.usedAt || now.getTime() - key.usedAt.getTime() > MINUTE_MS) await this.accessKeys.used(key.id, now);
    return key.clubId === null ? ownKey(key) : this.clubKey(key, key.clubId);
  }

  /** A key of a club may what it is for, as far as whose it is may still do that himself; null: he may nothing of it any more. */
  private async clubKey({ madeBy, name, scopes }: AccessKey, clubId: string): Promise<Caller | null> {
    const memberships = madeBy === null ? [] : await this.members.of(madeBy);
    const may = memberships.filter((m) => m.clubId === clubId).flatMap((m) => SCOPES_OF[m.role]);
    const left = scopes.filter((scope) => (madeBy === null ? NOBODYS : may).includes(scope));
    if (left.length === 0) return null;
    return { kind: 'key', personId: madeBy, name, reach: (scope) => (left.includes(scope) ? [clubId] : []) };
  }

  private async person(personId: string): Promise<Caller> {
    const memberships = await this.members.of(personId);
    const reach = (scope: Scope): Reach =>
      scope === 'play'
        ? 'all'
        : [...new Set(memberships.filter((m) => SCOPES_OF[m.role].includes(scope)).map((m) => m.clubId))];
    return { kind: 'person', personId, name: personId, reach };
  }
}

/** A player's key reaches his own seats, wherever they are. */
function ownKey({ personId, name, scopes }: AccessKey): Caller {
  const reach = (scope: Scope): Reach => (scope === 'play' && scopes.includes(scope) && personId !== null ? 'all' : []);
  return { kind: 'key', personId, name, reach };
}
