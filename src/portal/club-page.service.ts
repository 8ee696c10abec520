import { Injectable } from '@nestjs/common';
import { AccessKeys } from '../access/access-keys.service';
import type { KeyLine } from '../access/access-keys.service';
import { reaches } from '../access/caller';
import type { Caller } from '../access/caller';
import { CLUB_SCOPES, SCOPE_TEXT } from '../access/scope';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { PersonRepository } from '../people/person.repository';
import { momentText } from '../wording/when';

const PAGE = 50;

/** Which part of the members is shown, and what is said above them. */
export interface ClubPageWish {
  search?: string;
  from?: number;
  told?: string;
  wrong?: string;
  newKey?: { key: string; name: string };
}

/** What `club.hbs` shows: to each only what he may change. */
@Injectable()
export class ClubPage {
  constructor(
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly keys: AccessKeys,
    private readonly everybody: PersonRepository,
  ) {}

  async of(handle: string, caller: Caller, { search = '', from = 0, ...said }: ClubPageWish): Promise<object> {
    const club = await this.clubs.byHandle(handle);
    const may = (scope: 'people' | 'keys'): boolean => reaches(caller.reach(scope), club.id);
    const people = may('people');
    const found = people ? await this.members.lines(club.id, { search, from, limit: PAGE + 1 }) : [];
    const keys = may('keys') ? await this.keys.of({ clubId: club.id }) : [];
    const zone = await this.everybody.zoneOf(caller.personId);
    return {
      ...{ club, people, search, ...said },
      members: found.slice(0, PAGE),
      more: found.length > PAGE ? from + PAGE : null,
      mayMakeKeys: may('keys'),
      keys: await Promise.all(keys.map(async (key) => keyLine(key, zone, await this.makerOf(key)))),
      scopes: CLUB_SCOPES.map((scope) => ({ scope, text: SCOPE_TEXT[scope] })),
    };
  }

  private async makerOf({ madeBy }: KeyLine): Promise<string> {
    const maker = madeBy === null ? null : await this.everybody.byId(madeBy);
    return maker ? `of ${maker.name}` : 'of nobody known: it only reads; make another one and revoke it';
  }
}

function keyLine({ id, name, scopes, usedAt, expiresAt }: KeyLine, zone: string, maker: string): object {
  const used = usedAt ? `used ${momentText(usedAt, zone)}` : 'never used';
  const until = expiresAt ? `, good until ${momentText(expiresAt, zone)}` : '';
  return { id, name, detail: `${maker}; ${scopes.join(', ')}; ${used}${until}` };
}
