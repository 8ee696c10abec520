import { Injectable } from '@nestjs/common';
import type { Reach } from '../access/caller';
import { DeliveryRepository } from '../post/delivery.repository';
import { OutboxRepository } from '../post/outbox.repository';
import { isBot } from '../people/bot';
import { InvolvedRepository } from '../rulings/involved.repository';
import { charterOf, strengthOf } from '../table/charter';
import type { Game } from '../table/game.entity';
import { GameRepository } from '../table/game.repository';
import type { Seat } from '../table/seat.entity';
import { seatDelivery } from './seat-delivery';
import type { GameSummary } from './game-summary';

/** Games as organisers see them. */
@Injectable()
export class GameQueries {
  constructor(
    private readonly games: GameRepository,
    private readonly outbox: OutboxRepository,
    private readonly delivery: DeliveryRepository,
    private readonly involved: InvolvedRepository,
  ) {}

  /** The newest games of the clubs in reach. */
  async list(reach: Reach, viewer: string | null = null): Promise<GameSummary[]> {
    const games = await this.games.list(reach);
    return Promise.all(games.map((g) => this.summary(g, viewer)));
  }

  /** @throws NoSuchGame */
  async byCode(code: string, viewer: string | null = null): Promise<GameSummary> {
    return this.summary(await this.games.byCode(code), viewer);
  }

  /** Who plays the game himself, or has seen one side, is told no more of the other than that it is waited for, whatever his role. */
  async summary(game: Game, viewer: string | null = null): Promise<GameSummary> {
    const seats = await this.games.seatsOf(game.id);
    const plays = game.state !== 'over' && viewer !== null && (await this.involved.in(game.id)).has(viewer);
    const hides = (s: Pick<Seat, 'personId'>): boolean => plays && s.personId !== viewer;
    const people = await this.games.people(seats.map((s) => s.personId));
    const counts = await this.delivery.countsOf(game.id);
    const dead = await this.outbox.dead(game.id);
    const { code, title, system, scenario, state, commitment, createdAt } = game;
    return {
      ...{ code, title, system, scenario, state, rows: plays ? null : game.seq + 1, commitment, createdAt },
      seats: seats.map((s) => ({
        side: s.side,
        player:
          hides(s) && charterOf(game).anonymous
            ? s.side
            : (people.find((p) => p.id === s.personId)?.name ?? 'former player'),
        bot: isBot(s) ? strengthOf(game.charter, s.side) : null,
        state: s.state,
        waitedFor: s.clockFrom !== null || s.owes !== null,
        owes: hides(s) && s.owes !== null ? 'an answer' : s.owes,
        owesSince: hides(s) ? null : s.owesSince,
        dueAt: hides(s) ? null : s.dueAt,
        delivery: hides(s) ? null : seatDelivery(counts.find((c) => c.personId === s.personId)),
      })),
      undelivered: dead.filter((mail) => !hides(mail)).length,
    };
  }
}
