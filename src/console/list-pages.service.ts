import { Injectable } from '@nestjs/common';
import { reaches, type Caller } from '../access/caller';
import type { Club } from '../clubs/club.entity';
import { ClubRepository } from '../clubs/club.repository';
import { Clock } from '../config/clock';
import { Systems } from '../systems/systems';
import { momentText, spanText } from '../wording/when';
import { listQuery, SHOWN, type ListWish } from './list-wish';
import { ListsRepository, type ListedRound } from './lists.repository';

const PAGE = 50;
const ZONE = 'UTC';

/** What `console-questions.hbs` and `console-rounds.hbs` show. */
@Injectable()
export class ListPages {
  constructor(
    private readonly clubs: ClubRepository,
    private readonly lists: ListsRepository,
    private readonly systems: Systems,
    private readonly clock: Clock,
  ) {}

  /** Questions, the one that waits longest first; who moderates in the club is led to their games. */
  async questions(handle: string, caller: Caller, wish: ListWish): Promise<object> {
    const club = await this.clubs.byHandle(handle);
    const view = { clubId: club.id, viewer: caller.personId, limit: PAGE + 1 };
    const found = await this.lists.questions(wish, view);
    const moderates = reaches(caller.reach('moderate'), club.id);
    const lines = found.slice(0, PAGE).map(({ code, title, system, nr, side, player, moderator, state, at }) => ({
      ...{ code, title, nr, open: state === 'open' },
      asker: `${player}, ${this.systems.engine(system).system.seatName(side)}`,
      moderator: moderator === null ? 'no moderator: the moderator of the club' : `moderator ${moderator}`,
      since: `asked ${momentText(at, ZONE)}${state === 'open' ? `, waits for ${this.since(at)}` : ', answered'}`,
    }));
    return { ...this.about(club, caller, wish), moderates, lines, more: moreOf(found, wish) };
  }

  /** Rounds, the one first that is to begin or end soonest. */
  async rounds(handle: string, caller: Caller, wish: ListWish): Promise<object> {
    const club = await this.clubs.byHandle(handle);
    const view = { clubId: club.id, viewer: caller.personId, limit: PAGE + 1 };
    const found = await this.lists.rounds(wish, view);
    const lines = found.slice(0, PAGE).map((round) => ({
      ...{ event: round.event, handle: round.handle, number: round.number },
      ...roundText(round, this.clock.now()),
    }));
    return { ...this.about(club, caller, wish), lines, more: moreOf(found, wish) };
  }

  private about(club: Club, caller: Caller, wish: ListWish) {
    return {
      ...{ club, wish, people: reaches(caller.reach('people'), club.id) },
      narrowed: wish.system !== '' || wish.mine,
      states: SHOWN.map((state) => ({ state, chosen: state === wish.state })),
      systems: this.systems.all().map(({ system: { id, name } }) => ({ id, name, chosen: id === wish.system })),
    };
  }

  private since(at: Date): string {
    return spanText(Math.max(0, (this.clock.now().getTime() - at.getTime()) / 1000));
  }
}

/** Null: all are on this page. */
function moreOf(found: readonly { place: string }[], wish: ListWish): string | null {
  const last = found[PAGE - 1];
  return found.length > PAGE && last ? listQuery(wish, last.place) : null;
}

function roundText({ state, confirmBy, endsAt, games, ended, silent }: ListedRound, now: Date) {
  const by = state === 'confirming' ? confirmBy : endsAt;
  const late = state !== 'over' && by !== null && by <= now;
  const what = {
    confirming: `seats are confirmed until ${momentText(confirmBy, ZONE)}; ${silent} have not answered`,
    running: `${ended} of ${games} games have ended`,
    adjudicating: `a panel values what is not finished: ${ended} of ${games} games have a result`,
    over: `over, ${games} games`,
  };
  const until = state === 'running' && endsAt ? `, ${late ? 'were' : 'are'} to end ${momentText(endsAt, ZONE)}` : '';
  return { text: `${what[state]}${until}`, alarm: late };
}
