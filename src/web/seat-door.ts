import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../config/clock';
import { GameRepository, type GameDoor } from '../table/game.repository';
import type { Game } from '../table/game.entity';
import { StandInRepository } from '../table/stand-in.repository';
import { Deliverability } from '../mail/deliverability.service';
import { PASS_DAYS, SeatPasses } from '../post/seat-passes';
import { cookieOf } from '../access/cookie';
import { Devices } from '../access/devices';
import { SignIn, type LinkAsked } from '../access/sign-in';

/** The page of no seat: no pass, one that is too old, or one of another game. It is never told which. */
export class NotOpened extends Error {
  constructor() {
    super('This page is opened by the link in your newest mail of the game.');
    this.name = 'NotOpened';
  }
}

/** The link is right, but this browser is not known as the player's: a click has another one mailed to him. */
export class NotConfirmed extends Error {
  constructor() {
    super('This browser must be confirmed by mail.');
    this.name = 'NotConfirmed';
  }
}

/** A seat whose page has been opened. */
export interface OpenSeat {
  game: Game;
  side: string;
  /** Who sits there; when he leaves the seat, what he opened is shut. */
  personId: string;
  /** He is the seat's understudy: he sees what it sees, and plays nothing. */
  watches: boolean;
  /** He has opened both seats of the game, as in the local post office: addresses must say which is meant. */
  both: boolean;
  /** From where a spectator looks at it; absent: it was opened as a seat. */
  asker?: string;
}

/** What a visit by the link of a mail leaves: his cookie, and for a while another that says how he came. */
export interface Entered extends OpenSeat {
  cookies: { name: string; value: string; maxAge: number }[];
}

const DAY_MS = 86_400_000;
/** So long after he came by the link of a mail what somebody does on the page shows that this mail reached him. */
const ARRIVED_MS = 3_600_000;

/**
 * Lets a seat's player in: by the link of his mails once, in a browser that is known as his, then by a cookie; or by being
 * signed in.
 */
@Injectable()
export class SeatDoor {
  constructor(
    private readonly games: GameRepository,
    private readonly passes: SeatPasses,
    private readonly deliverability: Deliverability,
    private readonly devices: Devices,
    private readonly signIn: SignIn,
    private readonly standIns: StandInRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * What the link of a mail opens, and the cookies that stand for it. It shows nothing of its reader: scanners of mails and
   * previews follow links too. A browser that is not known must be confirmed by mail. @throws NotOpened, NotConfirmed
   */
  async enter(request: Request, code: string, pass: string): Promise<Entered> {
    const door = await this.games.door(code);
    const now = this.clock.now();
    const seat = this.passes.seatOf('link', pass, door, door.seats, now);
    const others = (await this.opened(request, door)).filter((s) => s.side !== seat?.side);
    if (!seat) throw new NotOpened();
    if (!(await this.devices.knows(request, seat.personId))) throw new NotConfirmed();
    const { side, personId } = seat;
    const value = this.passes.make('cookie', door, seat, now);
    const game = await this.games.byId(door.id);
    const cookies = [
      { name: cookieName(side), value, maxAge: PASS_DAYS.cookie * DAY_MS },
      { name: arrivedName(side), value: pass, maxAge: ARRIVED_MS },
    ];
    return { game, side, personId, watches: false, both: others.length > 0, cookies };
  }

  /** Mails the player of a right link another one, for a browser that is not known yet. @throws NotOpened */
  async askForLink(code: string, pass: string): Promise<LinkAsked> {
    const door = await this.games.door(code);
    const seat = this.passes.seatOf('link', pass, door, door.seats, this.clock.now());
    if (!seat) throw new NotOpened();
    return this.signIn.askFor(seat.personId, `/g/${door.code}/${pass}`);
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
    const opened = await this.opened(request, door);
    const seat = side === undefined ? opened[0] : opened.find((s) => s.side === side);
    if (!seat) throw new NotOpened();
    const game = await this.games.byId(door.id);
    const { personId, watches } = seat;
    return { game, side: seat.side, personId, watches, both: opened.length > 1 };
  }

  private async opened(request: Request, door: GameDoor) {
    const now = this.clock.now();
    const signedIn = await this.devices.signedIn(request);
    const opened = [];
    const watched = await this.standIns.watched(
      door.id,
      signedIn.map((d) => d.personId),
    );
    for (const seat of door.seats) {
      const pass = cookieOf(request, cookieName(seat.side)) ?? '';
      const passed = this.passes.seatOf('cookie', pass, door, [seat], now) !== null;
      const his = signedIn.some((d) => d.personId === seat.personId);
      const plays = his || (passed && (await this.devices.knows(request, seat.personId)));
      if (plays || watched.includes(seat.side)) opened.push({ ...seat, watches: !plays });
    }
    return opened;
  }
}

const cookieName = (side: string): string => `despatch-${side}`;
const arrivedName = (side: string): string => `despatch-${side}-by-mail`;
