import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { afterPeriod, rested, type RatedGame } from './rating';
import { RatingsRepository } from './ratings.repository';
import type { Rating } from './rounds.entities';
import type { WholeEvent, WholeRound } from './whole-event';

/** Ratings of the people of a club, by system: each round of an event is one period, and each month without a game. */
@Injectable()
export class RatingsBook {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts the games of a round that has ended. */
  async reckon(manager: EntityManager, { event, entrants }: WholeEvent, round: WholeRound): Promise<void> {
    const personOf = (id: string): string => entrants.find((e) => e.id === id)?.personId ?? id;
    const games = round.pairings.flatMap(({ firstId, secondId, games }) =>
      games.flatMap(({ value }): RatedGame[] =>
        value === null || secondId === null ? [] : [{ first: personOf(firstId), second: personOf(secondId), value }],
      ),
    );
    await this.ratings.lock(manager, event.clubId);
    const { clubId, system } = event;
    const before = await this.ratings.of(manager, event, [...new Set(games.flatMap((g) => [g.first, g.second]))]);
    const now = this.clock.now();
    const after = afterPeriod(games, new Map(before.map((r) => [r.personId, rested(r, r.at, now)])));
    const rows = [...after].map(([personId, { strength, games: played }]): Rating => {
      const counted = before.find((r) => r.personId === personId)?.games ?? 0;
      return { clubId, personId, system, ...strength, games: counted + played, at: now };
    });
    await this.ratings.save(manager, rows);
  }
}
