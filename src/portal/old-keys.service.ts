import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessKeyRepository, type OldKey } from '../access/access-key.repository';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { Outbox } from '../post/outbox';
import { oldKeysMail } from './role-mail';

/** Tells the organisers of a club, once, which of its keys ended or only read since each is of a person (decision 0039). */
@Injectable()
export class OldKeys implements OnApplicationBootstrap {
  constructor(
    private readonly keys: AccessKeyRepository,
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.tell();
  }

  async tell(): Promise<void> {
    await this.keys.told(async (manager, keys) => {
      for (const club of await this.clubs.byIds([...new Set(keys.map(({ clubId }) => clubId))]))
        await this.tellOf(
          manager,
          club,
          keys.filter(({ clubId }) => clubId === club.id),
        );
    });
  }

  private async tellOf(
    manager: EntityManager,
    { id, name }: { id: string; name: string },
    keys: readonly OldKey[],
  ): Promise<void> {
    const mail = oldKeysMail(name, keys);
    for (const organiser of await this.members.who(manager, id, 'organiser'))
      await this.outbox.put(manager, null, organiser, mail, this.clock.now());
  }
}
