import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { BOT } from '../people/bot';
import { Person } from '../people/person.entity';
import { columnsOf, partOf } from '../store/columns';
import { Game } from './game.entity';
import { GameName } from './game-name.entity';
import { Seat } from './seat.entity';

/** No game has this code or number. */
export class NoSuchGame extends Error {
  constructor(name: string) {
    super(`there is no game ${name}`);
    this.name = 'NoSuchGame';
  }
}

/** Whom a pass must name to open the page of a seat. */
type DoorSeat = Pick<Seat, 'side' | 'personId'>;

/** What passes are checked against, before anything else of a game is read. */
export interface GameDoor {
  id: string;
  code: string;
  seats: readonly DoorSeat[];
}

const NIL = '00000000-0000-0000-0000-000000000000';
const NOBODYS: GameDoor = {
  id: NIL,
  code: '',
  seats: ['one', 'other'].map((side) => ({ side, personId: NIL })),
};

/** A code as it is stored; empty: no code is written so. */
const codeOf = (said: string): string => (/^[0-9a-z]{1,8}$/i.test(said) ? said.toUpperCase() : '');

/** Who sits at a game. */
export interface Table {
  seats: Seat[];
  /** Players and moderator, by id. */
  people: ReadonlyMap<string, Person>;
  /** Ids of those whom no mail reaches at present. */
  unreached: ReadonlySet<string>;
}

/** Who sits at a game, from rows of seats (`s_`), people (`p_`) and whether mail reaches them. */
export function tableOf(rows: readonly Record<string, unknown>[]): Table {
  const people = rows.flatMap((row) => partOf<Person>(row, 'p_') ?? []);
  return {
    seats: rows.flatMap((row) => partOf<Seat>(row, 's_') ?? []),
    people: new Map(people.map((person) => [person.id, person])),
    unreached: new Set(rows.flatMap((row) => (row['unreached'] === true ? [row['p_id'] as string] : []))),
  };
}

/** Games and their seats in the database. */
@Injectable()
export class GameRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Everything that `work` writes with the manager is written, or nothing is. */
  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  /** The game as it stands, without a lock. @throws NoSuchGame */
  async find(manager: EntityManager, id: string): Promise<Game> {
    const statement = `SELECT ${columnsOf(this.source, Game, 'g')} FROM game g WHERE id = $1`;
    const [game] = await manager.query<Game[]>(statement, [id]);
    if (!game) throw new NoSuchGame(id);
    return game;
  }

  seats(manager: EntityManager, gameId: string): Promise<Seat[]> {
    return manager.find(Seat, { where: { gameId }, order: { side: 'ASC' } });
  }

  async insert(manager: EntityManager, game: Game, seats: readonly Seat[]): Promise<void> {
    const { id: gameId, code, number } = game;
    await manager.insert(GameName, { code, number, gameId });
    await manager.save(Object.assign(new Game(), game));
    await manager.insert(Seat, [...seats]);
  }

  nextNumber(manager: EntityManager): Promise<number> {
    return manager.query<{ n: string }[]>("SELECT nextval('game_number') AS n").then(([row]) => Number(row?.n));
  }

  /** @throws NoSuchGame */
  async byCode(code: string): Promise<Game> {
    const found = await this.source.manager.findOneBy(GameName, { code: codeOf(code) });
    if (!found) throw new NoSuchGame(codeOf(code) || 'of that name');
    return this.byId(found.gameId);
  }

  /**
   * The door of a game. A code that no game has opens that of a game that nobody plays, so that who tries codes without a
   * pass meets the same work at each of them.
   */
  async door(code: string): Promise<GameDoor> {
    const seats = await this.source.query<(DoorSeat & { id: string })[]>(
      `SELECT s.game_id AS id, s.side, s.person_id AS "personId" FROM game_name n JOIN seat s ON s.game_id = n.game_id
       WHERE n.code = $1 ORDER BY s.side`,
      [codeOf(code)],
    );
    const [first] = seats;
    return first ? { id: first.id, code: codeOf(code), seats } : NOBODYS;
  }

  byId(id: string): Promise<Game> {
    return this.find(this.source.manager, id);
  }

  async byNumber(number: number): Promise<Game | null> {
    const found = await this.source.manager.findOneBy(GameName, { number });
    return found && this.byId(found.gameId);
  }

  async codeTaken(manager: EntityManager, code: string): Promise<boolean> {
    return manager.existsBy(GameName, { code });
  }

  /** The newest games, of all clubs or of these. */
  list(clubs: 'all' | readonly string[]): Promise<Game[]> {
    const where = clubs === 'all' ? {} : { clubId: In([...clubs]) };
    return this.source.manager.find(Game, { where, order: { createdAt: 'DESC' }, take: 200 });
  }

  seatsOf(gameId: string): Promise<Seat[]> {
    return this.seats(this.source.manager, gameId);
  }

  people(ids: readonly string[]): Promise<Person[]> {
    return this.source.manager.findBy(Person, { id: In([...ids]) });
  }

  /** A running game that waits for a bot and that nobody has under its lock, other than those of `but`; null: none. */
  async waitingForBot(but: readonly string[]): Promise<string | null> {
    const [row] = await this.source.query<{ id: string }[]>(
      `SELECT g.id FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.person_id = $1 AND s.clock_from IS NOT NULL AND s.game_id <> ALL ($2::uuid[])
       ORDER BY s.clock_from LIMIT 1 FOR UPDATE OF g, s SKIP LOCKED`,
      [BOT.id, but],
    );
    return row?.id ?? null;
  }

  /** Seats that the sweep must look at by `now`, the latest first to be late: no others are read. */
  seatsToRemind(now: Date): Promise<Pick<Seat, 'gameId' | 'side'>[]> {
    return this.source.query(
      `SELECT game_id AS "gameId", side FROM seat WHERE look_at <= $1 ORDER BY look_at LIMIT 500`,
      [now],
    );
  }
}
