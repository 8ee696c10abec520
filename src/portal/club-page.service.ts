import { Injectable } from '@nestjs/common';
import { AccessKeys, type KeyLine } from '../access/access-keys.service';
import { reaches, type Caller } from '../access/caller';
import { CLUB_SCOPES, SCOPE_TEXT } from '../access/scope';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { PersonRepository } from '../people/person.repository';
import { SPECTATOR_CHOICES, type Choice } from '../games/watching-choices';
import { Systems } from '../systems/systems';
import { clockText } from '../table/charter-text';
import { momentText } from '../wording/when';
import { offeredScenarios } from './new-game-form';

const PAGE = 50;
/** Of a larger club a player is written by name and address. */
const MOST_OFFERED = 500;
/** Clocks by their names, and what each comes to. */
const clockChoices = (): Choice[] =>
  (['Club', 'Postal', 'Fast'] as const).map((word) => ({ word, text: clockText({ clock: { preset: word } }) }));

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
    private readonly systems: Systems,
  ) {}

  async of(handle: string, caller: Caller, { search = '', from = 0, ...said }: ClubPageWish): Promise<object> {
    const club = await this.clubs.byHandle(handle);
    const may = (scope: 'people' | 'keys' | 'games:write'): boolean => reaches(caller.reach(scope), club.id);
    const people = may('people');
    const found = people ? await this.members.lines(club.id, { search, from, limit: PAGE + 1 }) : [];
    const keys = may('keys') ? await this.keys.of({ clubId: club.id }) : [];
    const zone = await this.everybody.zoneOf(caller.personId);
    return {
      ...{ club, people, search, ...said },
      members: found.slice(0, PAGE),
      more: found.length > PAGE ? from + PAGE : null,
      ...(may('games:write') && (await this.gameForm(club.id, people))),
      mayMakeGames: may('games:write'),
      mayMakeKeys: may('keys'),
      keys: await Promise.all(keys.map(async (key) => keyLine(key, zone, await this.makerOf(key)))),
      scopes: CLUB_SCOPES.map((scope) => ({ scope, text: SCOPE_TEXT[scope] })),
    };
  }

  /** What a game is made of; who may not see the members writes them by name and address. */
  private async gameForm(clubId: string, people: boolean): Promise<object> {
    const players = people ? await this.members.lines(clubId, { limit: MOST_OFFERED }) : [];
    return { offered: offeredScenarios(this.systems), players, clocks: clockChoices(), watching: SPECTATOR_CHOICES };
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
