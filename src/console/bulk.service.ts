import { ForbiddenException, Injectable } from '@nestjs/common';
import { Access } from '../access/access';
import { reaches, type Caller } from '../access/caller';
import { SCOPE_TEXT } from '../access/scope';
import { isAskersFault } from '../api/askers-fault';
import { filledAct } from '../audit/act';
import { Audit } from '../audit/audit.service';
import { RemindersService } from '../clock/reminders.service';
import { ClubRepository } from '../clubs/club.repository';
import type { Club } from '../clubs/club.entity';
import { ModerationService } from '../moderation/moderation.service';
import { PersonRepository } from '../people/person.repository';
import { Seats } from '../seating/seats.service';
import { BULK_ACTS, type ActServices, type ActWish, type BulkAct } from './bulk-acts';
import type { BulkWish } from './bulk-wish';
import { ConsoleRepository } from './console.repository';

/** What came of an act on many games. */
export interface BulkAnswer {
  label: string;
  /** Codes of the games where it was done. */
  done: string[];
  /** Where it was not, and why. */
  skipped: { code: string; why: string }[];
}

/** One act on many games, each by itself: what does not go in one is no matter in the others. */
@Injectable()
export class BulkService {
  private readonly services: ActServices;

  constructor(
    private readonly access: Access,
    private readonly clubs: ClubRepository,
    private readonly people: PersonRepository,
    private readonly games: ConsoleRepository,
    private readonly audit: Audit,
    moderation: ModerationService,
    reminders: RemindersService,
    seats: Seats,
  ) {
    this.services = { moderation, reminders, seats };
  }

  /** @throws ForbiddenException for who may not do it in this club */
  async act(handle: string, caller: Caller, wish: BulkWish): Promise<BulkAnswer> {
    const club = await this.clubs.byHandle(handle);
    const act = BULK_ACTS.find((a) => a.name === wish.act);
    if (!act || !reaches(caller.reach(act.scope), club.id))
      throw new ForbiddenException(`You may not ${SCOPE_TEXT[act?.scope ?? 'moderate']}.`);
    const codes = [...new Set(wish.games.map((code) => code.toUpperCase()))];
    const chosen = new Set(await this.games.chosen(club.id, codes));
    const how = { hours: wish.hours ?? 0, reason: wish.reason ?? '', from: await this.nameOf(caller, club) };
    const answer: BulkAnswer = { label: act.label, done: [], skipped: [] };
    for (const code of codes) {
      const why = chosen.has(code) ? await this.one({ act, code, caller }, how) : 'there is no such game in the club';
      if (why === null) answer.done.push(code);
      else answer.skipped.push({ code, why });
    }
    return answer;
  }

  /** Null: it is done; or why not. */
  private async one({ act, code, caller }: OneAct, how: ActWish): Promise<string | null> {
    try {
      const { id: gameId, clubId } = await this.access.game(code, { caller, scope: act.scope });
      const what = filledAct(act.what, { hours: how.hours });
      const done = { clubId, gameId, by: caller, what, reason: how.reason === '' ? null : how.reason };
      const refused = (why: string | null): boolean => why !== null;
      return await this.audit.around(done, () => act.run(this.services, code, how), {
        refused,
        isRefusal: isAskersFault,
      });
    } catch (error) {
      if (isAskersFault(error) && error instanceof Error) return error.message;
      throw error;
    }
  }

  private async nameOf({ personId }: Caller, club: Club): Promise<string> {
    const person = personId === null ? null : await this.people.byId(personId);
    return person ? `${person.name}, for ${club.name},` : club.name;
  }
}

interface OneAct {
  act: BulkAct;
  code: string;
  caller: Caller;
}
