import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import type { AccessKey } from './access-key.entity';
import { AccessKeyRepository, type KeyOwner } from './access-key.repository';
import type { Caller } from './caller';
import { KEY_PREFIX } from './callers';
import type { Scope } from './scope';
import { hashOf, newToken } from './token';

/** A key as its owner sees it: without the key itself, which is shown once. */
export type KeyLine = Omit<AccessKey, 'hash' | 'clubId' | 'personId' | 'revokedAt'>;

/** What a new key is made from. */
export interface KeyWish {
  name: string;
  scopes: Scope[];
  /** Null: until it is revoked. */
  days: number | null;
}

const DAY_MS = 86_400_000;

/** Keys of clubs and players: made, listed, revoked. */
@Injectable()
export class AccessKeys {
  constructor(
    private readonly keys: AccessKeyRepository,
    private readonly members: MemberRepository,
    private readonly clock: Clock,
  ) {}

  /** A key of a club, of the person who makes it; what the operator makes is of the organiser who has been so longest. */
  async makeForClub(
    clubId: string,
    by: Pick<Caller, 'personId'>,
    wish: KeyWish,
  ): Promise<{ key: string; line: KeyLine }> {
    const madeBy = by.personId ?? (await this.members.longestOrganiser(clubId));
    if (madeBy === null) throw new ConflictException('The club has no organiser, whose the key would be.');
    return this.make({ clubId, madeBy }, wish);
  }

  /** The new key, which nothing here can tell again, and its line. */
  async make(
    owner: KeyOwner & { madeBy?: string },
    { name, scopes, days }: KeyWish,
  ): Promise<{ key: string; line: KeyLine }> {
    const token = newToken();
    const now = this.clock.now();
    const row: AccessKey = {
      id: randomUUID(),
      hash: hashOf(token),
      clubId: 'clubId' in owner ? owner.clubId : null,
      personId: 'personId' in owner ? owner.personId : null,
      madeBy: owner.madeBy ?? null,
      ...{ name, scopes, madeAt: now, usedAt: null, revokedAt: null },
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    };
    await this.keys.insert(row);
    return { key: `${KEY_PREFIX}${token}`, line: lineOf(row) };
  }

  async of(owner: KeyOwner): Promise<KeyLine[]> {
    return (await this.keys.of(owner)).map(lineOf);
  }

  /** False: there is no such key of theirs. */
  revoke(owner: KeyOwner, id: string): Promise<boolean> {
    return this.keys.revoke(owner, id, this.clock.now());
  }
}

const lineOf = ({ id, madeBy, name, scopes, madeAt, usedAt, expiresAt }: AccessKey): KeyLine => ({
  ...{ id, madeBy, name, scopes, madeAt, usedAt, expiresAt },
});
