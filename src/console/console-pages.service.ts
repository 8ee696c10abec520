import { Injectable } from '@nestjs/common';
import { reaches, type Caller } from '../access/caller';
import { AuditRepository } from '../audit/audit.repository';
import { ClubRepository } from '../clubs/club.repository';
import { Clock } from '../config/clock';
import { PersonRepository } from '../people/person.repository';
import { Systems } from '../systems/systems';
import { BULK_ACTS } from './bulk-acts';
import type { BulkAnswer } from './bulk.service';
import { consoleGames, type GameNames } from './console-page';
import { ConsoleRepository } from './console.repository';
import { datedText } from '../wording/when';
import { filterQuery, STATES, type ConsoleWish } from './console-wish';

export const CONSOLE_PAGE = 50;
const AUDIT_PAGE = 100;

/** What `console.hbs` and `audit.hbs` show. */
@Injectable()
export class ConsolePages {
  constructor(
    private readonly clubs: ClubRepository,
    private readonly games: ConsoleRepository,
    private readonly people: PersonRepository,
    private readonly audit: AuditRepository,
    private readonly systems: Systems,
    private readonly clock: Clock,
  ) {}

  /** A page of the games of a club; `said`: what came of an act, above it. */
  async list(handle: string, caller: Caller, wish: ConsoleWish, said: Partial<BulkAnswer> & { wrong?: string } = {}) {
    const club = await this.clubs.byHandle(handle);
    const now = this.clock.now();
    const rows = await this.games.page(wish, {
      ...{ clubId: club.id, viewer: caller.personId, now },
      limit: CONSOLE_PAGE + 1,
    });
    const zone = await this.people.zoneOf(caller.personId);
    const found = consoleGames(rows, { viewer: caller.personId, now, zone, names: this.names });
    const games = found.slice(0, CONSOLE_PAGE);
    const last = rows.findLast((r) => r.code === games.at(-1)?.code);
    const query = filterQuery(wish);
    const more = new URLSearchParams(query);
    if (last) more.set('after', last.place);
    return {
      ...{ club, games, query, said, wish, people: reaches(caller.reach('people'), club.id) },
      moderates: reaches(caller.reach('moderate'), club.id),
      narrowed:
        [wish.system, wish.scenario, wish.player].some((said) => said !== '') || wish.mine || wish.days !== undefined,
      more: found.length > CONSOLE_PAGE ? more.toString() : null,
      states: STATES.map((state) => ({ state, chosen: state === wish.state })),
      systems: this.systems.all().map(({ system: { id, name } }) => ({ id, name, chosen: id === wish.system })),
      acts: BULK_ACTS.filter((a) => reaches(caller.reach(a.scope), club.id)).map(({ name, label }) => ({
        name,
        label,
      })),
    };
  }

  /** A page of what was done, the newest first. */
  async log(handle: string, caller: Caller, { before, game }: { before: string | null; game: string | null }) {
    const club = await this.clubs.byHandle(handle);
    const lines = await this.audit.lines(club.id, { before, game, viewer: caller.personId, limit: AUDIT_PAGE + 1 });
    const shown = lines.slice(0, AUDIT_PAGE);
    const zone = await this.people.zoneOf(caller.personId);
    return {
      ...{ club, game },
      lines: shown.map((line) => ({ ...line, at: datedText(line.at, zone) })),
      more: lines.length > AUDIT_PAGE ? shown.at(-1)?.id : null,
    };
  }

  private get names(): GameNames {
    return {
      system: ({ system }) => this.systems.engine(system).system.name,
      seat: ({ system, side }) => this.systems.engine(system).system.seatName(side),
    };
  }
}
