import { Injectable } from '@nestjs/common';
import { ClubRepository } from '../clubs/club.repository';
import { Clock } from '../config/clock';
import { rested } from './rating';
import { Systems } from '../systems/systems';
import { callerFor, gameLines, standingLines, type Caller } from './results-view';
import { RatingsRepository } from './ratings.repository';
import type { RatingAnswer, WholeEventAnswer } from './rounds-answers';
import { plannedRounds, type WholeEvent } from './whole-event';

const FULL: Caller = callerFor('full');

/** Events and ratings as the REST API and the pages tell them. */
@Injectable()
export class EventAnswers {
  constructor(
    private readonly systems: Systems,
    private readonly clubs: ClubRepository,
    private readonly ratings: RatingsRepository,
    private readonly clock: Clock,
  ) {}

  whole(whole: WholeEvent): WholeEventAnswer {
    const { handle, name, kind, system, scenarios, games, names, state } = whole.event;
    return {
      ...{ handle, name, kind, system, scenarios, games, names, state, planned: plannedRounds(whole) },
      entrants: whole.entrants.map(({ id, personId, name: called, seed, state: now, rating }) => ({
        ...{ id, personId, name: called, seed, state: now },
        rating: Math.round(rating),
      })),
      rounds: whole.rounds.map(({ number, state: now, confirmBy, endsAt, begunAt, endedAt }) => ({
        ...{ number, state: now, confirmBy, endsAt, begunAt, endedAt },
      })),
      results: this.games(whole, FULL),
      standings: standingLines(whole, FULL).map(({ id: _, state: __, ...line }) => line),
    };
  }

  /** Games by the names of their sides. */
  games(whole: WholeEvent, call: Caller) {
    const { system } = this.systems.engine(whole.event.system);
    return gameLines(whole, call, (side) => system.seatName(side));
  }

  /** Ratings of a club with how reliable everybody is, by system, the strongest first. @throws NoSuchClub */
  async ratingsOf(club: string): Promise<RatingAnswer[]> {
    const { id } = await this.clubs.byHandle(club);
    const lines = await this.ratings.lines(id);
    const reliable = await this.ratings.reliability(id, [...new Set(lines.map((l) => l.personId))]);
    return lines.map((line) => {
      const { personId, name, system, rating, deviation, games } = rested(line, line.at, this.clock.now());
      const { asked = 0, onTime = 0, abandoned = 0 } = reliable.find((r) => r.personId === personId) ?? {};
      return {
        ...{ personId, name, system, games, asked, abandoned },
        rating: Math.round(rating),
        deviation: Math.round(deviation),
        onTime: asked === 0 ? null : Math.round((onTime / asked) * 1000) / 1000,
      };
    });
  }
}
