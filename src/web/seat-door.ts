import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../config/clock';
import { GameRepository } from '../table/game.repository';
import type { GameDoor } from '../table/game.repository';
import type { Game } from '../table/game.entity';
import { Deliverability } from '../mail/deliverability.service';
import { PASS_DAYS, SeatPasses } from '../post/seat-passes';

/** The page of no seat: no pass, one that is too old, or one of another game. It is never told which. */
export class NotOpened extends Error {
  constructor() {
    super('This page is opened by the link in your newest mail of the game.');
    this.name = 'NotOpened';
  }
}

/** A seat whose page has been opened. */
export interface OpenSeat {
  game: Game;
  side: string;
  /** Who sits there; when he leaves the seat, what he opened is shut. */
  personId: string;
  /** He has opened both seats of the game, as in the local post office: addresses must say which is meant. */
  both: boolean;
}

/** What a visit by the link of a mail leaves: his cookie, and for a while another that says how he came. */
export interface Entered extends OpenSeat {
  cookies: { name: string; value: string; maxAge: number }[];
}

const DAY_MS = 86_400_000;
/** So long after he came by the link of a mail what somebody does on the page shows that this mail reached him. */
const ARRIVED_MS = 3_600_000;

/** Lets a seat's player in: by the link of his mails once, then by a cookie. */
@Injectable()
export class SeatDoor {
  constructor(
    private readonly games: GameRepository,
    private readonly passes: SeatPasses,
    private readonly deliverability: Deliverability,
    private readonly clock: Clock,
  ) {}

  /**
   * What the link of a mail opens, and the cookies that stand for it. It shows nothing of its reader: scanners of mails and
   * previews follow links too. @throws NotOpened
   */
  async enter(request: Request, code: string, pass: string): Promise<Entered> {
    const door = await this.games.door(code);
    const now = this.clock.now();
    const seat = this.passes.seatOf('link', pass, door, door.seats, now);
    const others = this.opened(request, door).filter((s) => s.side !== seat?.side);
    if (!seat) throw new NotOpened();
    const { side, personId } = seat;
    const value = this.passes.make('cookie', door, seat, now);
    const game = await this.games.byId(door.id);
    const cookies = [
      { name: cookieName(side), value, maxAge: PASS_DAYS.cookie * DAY_MS },
      { name: arrivedName(side), value: pass, maxAge: ARRIVED_MS },
    ];
    return { game, side, personId, both: others.length > 0, cookies };
  }

  /** Somebody does something on the page. If he came there by the link of a mail, mails reach the seat's player. */
  async acts(request: Request, seat: OpenSeat): Promise<void> {
    const pass = cookieOf(request, arrivedName(seat.side));
    if (pass === null || !this.passes.seatOf('link', pass, seat.game, [seat], this.clock.now())) return;
    const [person] = await this.games.people([seat.personId]);
    if (person) await this.deliverability.visited(person.email);
  }

  /** The seat that the cookies of a request open; `side` where they open several. @throws NotOpened */
  async seatOf(request: Request, code: string, side: string | undefined): Promise<OpenSeat> {
    const door = await this.games.door(code);
    const opened = this.opened(request, door);
    const seat = side === undefined ? opened[0] : opened.find((s) => s.side === side);
    if (!seat) throw new NotOpened();
    const game = await this.games.byId(door.id);
    return { game, side: seat.side, personId: seat.personId, both: opened.length > 1 };
  }

  private opened(request: Request, door: GameDoor) {
    const now = this.clock.now();
    return door.seats.filter((seat) => {
      const pass = cookieOf(request, cookieName(seat.side)) ?? '';
      return this.passes.seatOf('cookie', pass, door, [seat], now) !== null;
    });
  }
}

const cookieName = (side: string): string => `despatch-${side}`;
const arrivedName = (side: string): string => `despatch-${side}-by-mail`;

function cookieOf(request: Request, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}
