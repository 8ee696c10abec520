import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { handleOf } from '../clubs/handle';
import { Entrant, Pairing, PairingGame, Round, RoundEvent, RoundNews } from './rounds.entities';
import type { NamedEntrant, PlayedGame, WholeEvent } from './whole-event';

/** The club has no such event, or none that the asker may know of. */
export class NoSuchEvent extends Error {
  constructor() {
    super('There is no such event.');
    this.name = 'NoSuchEvent';
  }
}

/** Words that stand in addresses where the name of an event does. */
const TAKEN = ['ratings'];

const ENTRANTS = `SELECT e.id, e.event_id AS "eventId", e.person_id AS "personId", e.seed, e.state, e.rating, p.name, p.email, p.zone
  FROM entrant e JOIN person p ON p.id = e.person_id WHERE e.event_id = $1 ORDER BY e.seed, e.id`;

const GAMES = `SELECT x.id, x.pairing_id AS "pairingId", x.nr, x.scenario, x.first_side AS "firstSide",
    x.second_side AS "secondSide", x.game_id AS "gameId", x.value, x.how, x.level, x.abandoned_by AS "abandonedBy",
    x.ended_at AS "endedAt", x.panel_by AS "panelBy", g.code, g.state
  FROM pairing_game x JOIN pairing p ON p.id = x.pairing_id JOIN round r ON r.id = p.round_id
    LEFT JOIN game g ON g.id = x.game_id
  WHERE r.event_id = $1 ORDER BY x.nr`;

/** Events of clubs, their rounds and pairings. */
@Injectable()
export class RoundsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  get manager(): EntityManager {
    return this.source.manager;
  }

  /** Of a club, the newest first. */
  of(clubId: string): Promise<RoundEvent[]> {
    return this.source.manager.find(RoundEvent, { where: { clubId }, order: { madeAt: 'DESC', id: 'ASC' }, take: 200 });
  }

  /** @throws NoSuchEvent */
  async byHandle(clubId: string, handle: string): Promise<RoundEvent> {
    const found = await this.source.manager.findOneBy(RoundEvent, { clubId, handle: handle.toLowerCase() });
    if (!found) throw new NoSuchEvent();
    return found;
  }

  /** The event under its lock: whatever changes an event does so one after the other. @throws NoSuchEvent */
  async locked(manager: EntityManager, id: string): Promise<WholeEvent> {
    const event = await manager.findOne(RoundEvent, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!event) throw new NoSuchEvent();
    return this.whole(manager, event);
  }

  async whole(manager: EntityManager, event: RoundEvent): Promise<WholeEvent> {
    const rounds = await manager.find(Round, { where: { eventId: event.id }, order: { number: 'ASC' } });
    const pairings = await manager.find(Pairing, {
      where: { roundId: In(rounds.map((r) => r.id)) },
      order: { nr: 'ASC' },
    });
    const entrants = await manager.query<NamedEntrant[]>(ENTRANTS, [event.id]);
    const games = await manager.query<PlayedGame[]>(GAMES, [event.id]);
    const withGames = pairings.map((p) => ({ ...p, games: games.filter((g) => g.pairingId === p.id) }));
    return {
      ...{ event, entrants },
      rounds: rounds.map((r) => ({ ...r, pairings: withGames.filter((p) => p.roundId === r.id) })),
    };
  }

  /** A name for addresses that no other event of the club has. */
  async freeHandle(manager: EntityManager, clubId: string, name: string): Promise<string> {
    const wanted = handleOf(name);
    for (let n = 1; ; n++) {
      const handle = n === 1 ? wanted : `${wanted}-${n}`;
      if (!TAKEN.includes(handle) && !(await manager.existsBy(RoundEvent, { clubId, handle }))) return handle;
    }
  }

  async insertEvent(manager: EntityManager, event: RoundEvent): Promise<void> {
    await manager.save(Object.assign(new RoundEvent(), event));
  }

  async saveEvent(manager: EntityManager, { id, state }: Pick<RoundEvent, 'id' | 'state'>): Promise<void> {
    await manager.update(RoundEvent, { id }, { state });
  }

  async insertEntrant(manager: EntityManager, entrant: Entrant): Promise<void> {
    await manager.insert(Entrant, entrant);
  }

  async saveEntrant(
    manager: EntityManager,
    id: string,
    change: Partial<Pick<Entrant, 'state' | 'seed'>>,
  ): Promise<void> {
    await manager.update(Entrant, { id }, change);
  }

  entrant(manager: EntityManager, id: string): Promise<Entrant | null> {
    return manager.findOneBy(Entrant, { id });
  }

  async insertRound(manager: EntityManager, round: Round): Promise<void> {
    await manager.insert(Round, round);
  }

  async saveRound(manager: EntityManager, id: string, change: Partial<Omit<Round, 'id'>>): Promise<void> {
    await manager.update(Round, { id }, change);
  }

  async insertPairing(manager: EntityManager, pairing: Pairing, games: readonly PairingGame[]): Promise<void> {
    await manager.insert(Pairing, pairing);
    if (games.length > 0) await manager.insert(PairingGame, [...games]);
  }

  /** The game that a pairing was waiting for; false: it has one. */
  async gameMade(manager: EntityManager, id: string, gameId: string): Promise<boolean> {
    const [, made] = await manager.query<[unknown[], number]>(
      'UPDATE pairing_game SET game_id = $2 WHERE id = $1 AND game_id IS NULL',
      [id, gameId],
    );
    return made > 0;
  }

  async saveGame(manager: EntityManager, id: string, change: Partial<Omit<PairingGame, 'id'>>): Promise<void> {
    await manager.update(PairingGame, { id }, change);
  }

  /** Ids of events in which something may have come to an end. */
  async underWay(): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      "SELECT DISTINCT event_id AS id FROM round WHERE state IN ('running', 'adjudicating')",
    );
    return rows.map((r) => r.id);
  }

  /** Writes in the log of an event. */
  async tell(manager: EntityManager, news: Omit<RoundNews, 'id'>): Promise<void> {
    await manager.insert(RoundNews, news);
  }

  /** The log of an event, the newest first. */
  newsOf(eventId: string): Promise<RoundNews[]> {
    return this.source.manager.find(RoundNews, { where: { eventId }, order: { id: 'DESC' }, take: 200 });
  }
}
