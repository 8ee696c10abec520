import { Injectable } from '@nestjs/common';
import { scenarioTitle } from '../kernel/scenario-title';
import type { Request } from 'express';
import { Callers } from '../access/callers';
import { reaches, type Caller as Asker } from '../access/caller';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository, type MemberLine } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { scenarioOf } from '../kernel/system';
import { InvolvedRepository } from '../rulings/involved.repository';
import { Systems } from '../systems/systems';
import { watchDelay } from '../table/charter';
import { PersonRepository } from '../people/person.repository';
import { momentText } from '../wording/when';
import { EventAnswers } from './event-answers.service';
import { MOST_PICKED, STANDS, eventForm, notEntered } from './event-form';
import { Events } from './events.service';
import { pointsText } from './names';
import {
  callerFor,
  crossTable,
  entrantOf,
  resultText,
  roundText,
  standingLines,
  type Caller,
  type GameLine,
} from './results-view';
import { scenarioIn } from './round-mails';
import { NoSuchEvent, RoundsRepository } from './rounds.repository';
import type { Kind } from './rounds.entities';
import { gamesOf, isPublic, openRound, plannedRounds, type WholeEvent, type WholeRound } from './whole-event';

const KIND_TEXT: Record<Kind, string> = { match: 'Matches', robin: 'Round robin', swiss: 'Swiss event' };
const STATE_TEXT = {
  draft: 'not begun',
  confirming: 'seats are being confirmed',
  running: 'running',
  adjudicating: 'with a panel',
  over: 'over',
};

/** What is said above a page. */
export interface Said {
  told?: string;
  wrong?: string;
}

/** Which of a page somebody sees. */
interface Viewer {
  organises: boolean;
  zone: string;
  personId: string | null;
  caller: Asker | null;
}

/** How games are shown, and to whom. */
interface Shown {
  games: readonly GameLine[];
  call: Caller;
  zone: string;
}

/** What the pages of events show: to everybody results, to organisers all that they do there too. */
@Injectable()
export class EventPages {
  constructor(
    private readonly events: Events,
    private readonly rounds: RoundsRepository,
    private readonly answers: EventAnswers,
    private readonly clubs: ClubRepository,
    private readonly callers: Callers,
    private readonly people: PersonRepository,
    private readonly members: MemberRepository,
    private readonly systems: Systems,
    private readonly involved: InvolvedRepository,
    private readonly clock: Clock,
  ) {}

  /** The page of the events of a club, for those who see its games. */
  async list(club: string, caller: Asker, said: Said): Promise<object> {
    const { id, name, handle } = await this.clubs.byHandle(club);
    const organises = reaches(caller.reach('games:write'), id);
    const events = await this.events.list(club);
    const ratings = await this.answers.ratingsOf(club);
    return {
      ...{ club: { name, handle }, organises, ...said },
      events: events.map((e) => ({
        handle: e.handle,
        name: e.name,
        detail: `${KIND_TEXT[e.kind]}, ${STATE_TEXT[e.state]}`,
      })),
      ...(organises ? eventForm(this.systems, await this.membersFor(caller, id), caller.personId) : {}),
      ratings: ratings.map((r) => ({
        name: r.name,
        detail: `${this.systems.engine(r.system).system.name}: ${r.rating} ± ${2 * r.deviation}, ${r.games} games`,
        reliable: `${r.onTime === null ? 'no answers yet' : `${Math.round(r.onTime * 100)} % of ${r.asked} answers in time`}, ${r.abandoned} games abandoned`,
      })),
    };
  }

  /** Members of a club, for who may see them. */
  private async membersFor(caller: Asker | null, clubId: string): Promise<MemberLine[]> {
    const may = caller !== null && reaches(caller.reach('people'), clubId);
    return may ? this.members.lines(clubId, { limit: MOST_PICKED }) : [];
  }

  /** The page of one event. One that has opened no round is only for organisers. @throws NoSuchClub, NoSuchEvent */
  async of(request: Request, club: string, handle: string, said: Said = {}): Promise<object> {
    const whole = await this.events.find(club, handle);
    const viewer = await this.viewer(request, whole);
    if (!isPublic(whole) && !viewer.organises) throw new NoSuchEvent();
    const { name } = await this.clubs.byHandle(club);
    const call = callerFor(viewer.organises ? 'full' : whole.event.names);
    return {
      ...{ club: { name, handle: club.toLowerCase() }, event: this.head(whole), ...said },
      ...this.results(whole, call, viewer),
      organiser: viewer.organises ? await this.organiser(whole, viewer) : null,
    };
  }

  /** An event as everybody may have it as a file: by the names of the page. @throws NoSuchEvent */
  async file(request: Request, club: string, handle: string): Promise<{ whole: WholeEvent; call: Caller }> {
    const whole = await this.events.find(club, handle);
    const { organises } = await this.viewer(request, whole);
    if (!isPublic(whole) && !organises) throw new NoSuchEvent();
    return { whole, call: callerFor(organises ? 'full' : whole.event.names) };
  }

  private async viewer(request: Request, { event }: WholeEvent): Promise<Viewer> {
    const caller = await this.callers.of(request);
    const personId = caller?.personId ?? null;
    const zone = await this.people.zoneOf(personId);
    return { organises: caller !== null && reaches(caller.reach('games:write'), event.clubId), zone, personId, caller };
  }

  private head(whole: WholeEvent): object {
    const { event, rounds } = whole;
    const { system } = this.systems.engine(event.system);
    const scenarios = event.scenarios.map((id) => scenarioTitle(scenarioOf(system, id), 'sentence')).join('; ');
    const games = event.games === 2 ? 'two games a pair, sides swapped' : 'one game a pair';
    return {
      ...{ name: event.name, handle: event.handle, state: STATE_TEXT[event.state] },
      about: `${KIND_TEXT[event.kind]}: ${system.name}, ${scenarios}; ${games}.`,
      rounds: `${rounds.length} of ${plannedRounds(whole)} rounds`,
    };
  }

  private results(whole: WholeEvent, call: Caller, { zone }: Viewer): object {
    const games = this.answers.games(whole, call);
    const cross = crossTable(whole, call);
    return {
      standings: standingLines(whole, call).map((l) => ({
        ...{ place: l.place, name: l.name, played: l.played, wins: l.wins, draws: l.draws, losses: l.losses },
        ...{ points: pointsText(l.points), buchholz: pointsText(l.buchholz), sonneborn: pointsText(l.sonneborn) },
        left: l.state === 'withdrawn',
      })),
      cross: cross.length <= 40 ? { heads: cross.map((row) => row.nr), rows: cross } : null,
      ...this.parted(whole, { games, call, zone }),
    };
  }

  /** The round that is played, which stands above all else, and the others, the last first. */
  private parted(whole: WholeEvent, shown: Shown): { now: object[]; rounds: object[] } {
    const open = openRound(whole);
    const now = open && open.state !== 'confirming' ? [open] : [];
    const others = whole.rounds.filter((round) => !now.includes(round)).reverse();
    const lines = (rounds: readonly WholeRound[]): object[] => rounds.map((round) => this.round(whole, round, shown));
    return { now: lines(now), rounds: lines(others) };
  }

  private round(whole: WholeEvent, round: WholeRound, { games, call, zone }: Shown): object {
    const { system } = this.systems.engine(whole.event.system);
    const scenario = scenarioOf(system, scenarioIn(whole.event, round.number));
    const free = round.pairings.filter((p) => p.secondId === null).map((p) => call(entrantOf(whole, p.firstId)));
    return {
      ...{ number: round.number, text: roundText(round), scenario: scenarioTitle(scenario) },
      // A round that was not played when its event ended is to be over by no date.
      until: round.endsAt && (round.begunAt || whole.event.state !== 'over') ? momentText(round.endsAt, zone) : null,
      games: games
        .filter((g) => g.round === round.number)
        .map((g) => ({
          watch: g.code !== null && watchDelay(whole.event.charter) !== null,
          ...{ code: g.code ?? '', first: g.first, firstSide: g.firstSide, second: g.second, secondSide: g.secondSide },
          result: resultText(g),
        })),
      free: free.join(', '),
    };
  }

  /** The log of an event, without who is on a panel of a game in which the reader plays: his opponent does not know it either. */
  private async newsFor(whole: WholeEvent, { zone, personId }: Viewer): Promise<object[]> {
    const own: string[] = [];
    for (const { gameId, code } of personId === null ? [] : whole.rounds.flatMap(gamesOf))
      if (gameId !== null && (await this.involved.in(gameId)).has(personId as string)) own.push(`game ${code}`);
    const news = await this.rounds.newsOf(whole.event.id);
    const hidden = (n: { by: string; what: string }): boolean =>
      (n.by === 'panel' || n.what.includes('panel')) && own.some((game) => n.what.includes(game));
    return news.filter((n) => !hidden(n)).map((n) => ({ at: momentText(n.at, zone), by: n.by, what: n.what }));
  }

  /** Who moderates the games of an event, as they are made (`RoundStarts`). */
  private async moderatorLine({ clubId, moderatorId }: WholeEvent['event']): Promise<string> {
    const club = 'their questions go to the moderators of the club.';
    const person = moderatorId === null ? null : await this.people.byId(moderatorId);
    if (!person) return `Its games have no moderator of their own: ${club}`;
    if (await this.members.moderates(clubId, person.id))
      return `${person.name} moderates its games, but those in which he plays: ${club}`;
    return `${person.name} was named to moderate its games, and is no moderator of the club: make him one before a round begins, or ${club}`;
  }

  private async organiser(whole: WholeEvent, viewer: Viewer): Promise<object> {
    const { zone } = viewer;
    const round = openRound(whole);
    const { system } = this.systems.engine(whole.event.system);
    const open = (round?.pairings ?? []).flatMap((p) => p.games).filter((g) => g.code !== null && g.how !== 'played');
    return {
      moderator: await this.moderatorLine(whole.event),
      entrants: whole.entrants.map(({ id, name, email, seed, state, rating }) => ({
        ...{ id, name, email, seed, stands: STANDS[state], rating: Math.round(rating) },
        maySeat: round?.state === 'confirming' && state !== 'confirmed',
        mayLeave: state !== 'withdrawn' && whole.event.state !== 'over',
      })),
      asked: round?.state === 'confirming' ? this.asked(whole, round, zone) : null,
      mayOpen: whole.event.state !== 'over' && !round && whole.rounds.length < plannedRounds(whole),
      mayEnter: whole.event.state !== 'over',
      members: notEntered(
        await this.membersFor(viewer.caller, whole.event.clubId),
        whole.entrants.map((e) => e.personId),
      ),
      next: whole.rounds.length + 1,
      maySeed: whole.event.state !== 'over' && whole.rounds.every((r) => r.begunAt === null),
      mayEnd: whole.event.state !== 'over' && (!round || round.state === 'confirming') && whole.rounds.length > 0,
      open: open.map((g) => g.code),
      unvalued: open.filter((g) => g.value === null && g.panelBy === null).map((g) => g.code),
      sides: [...new Set(open.flatMap((g) => [g.firstSide, g.secondSide]))].map((side) => ({
        side,
        name: system.seatName(side),
      })),
      news: await this.newsFor(whole, viewer),
    };
  }

  private asked({ entrants }: WholeEvent, { number, confirmBy }: WholeRound, zone: string): object {
    const count = (state: string): number => entrants.filter((e) => e.state === state).length;
    const late = confirmBy <= this.clock.now() ? ', which is past' : '';
    const text = `${count('confirmed')} have confirmed, ${count('declined')} have declined, ${count('invited')} have not answered; answers are due ${momentText(confirmBy, zone)}${late}.`;
    return { number, text };
  }
}
