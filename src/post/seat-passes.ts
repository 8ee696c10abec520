import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import type { Table } from '../table/table';
import { decode, encode } from './tokens';

/** What a pass is for: the link in a seat's mails, the cookie that stands for it afterwards, or to stop its reminders. */
export type PassKind = 'link' | 'cookie' | 'mute';

/** Days that a pass is good for. Every turn mail brings a new link; old mails may be unsubscribed from for long. */
export const PASS_DAYS: Record<PassKind, number> = { link: 60, cookie: 30, mute: 400 };

const DAY_MS = 86_400_000;
const BODY = 2;
const MAC = 16;
const NONE = Buffer.alloc(BODY + MAC);

/**
 * Makes and reads what opens the page of a seat: the day it was made and a 128-bit HMAC over game, seat and player, so
 * that it is void when somebody else takes the seat.
 */
@Injectable()
export class SeatPasses {
  constructor(
    private readonly keys: Keys,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The address that opens the page of `side`. */
  link(table: Table, side: string): string {
    return this.linkTo(table.game, table.seat(side), table.now);
  }

  /** Where a paragraph of the rules stands, with the rulings of its reader's clubs. */
  ruleUrl({ system }: Pick<Game, 'system'>, number: string): string {
    return `${this.settings.publicUrl}/rules/${system}/${encodeURIComponent(number)}`;
  }

  /** Where the printed sheets of a game stand: its charts, and the step of the sequence of play that asks `kind`. */
  sheetUrls(
    { system, scenario }: Pick<Game, 'system' | 'scenario'>,
    kind: string,
  ): { charts: string; sequence: string } {
    const rules = `${this.settings.publicUrl}/rules/${system}`;
    return { charts: `${rules}/charts`, sequence: `${rules}/sequence/${scenario}#${kind}` };
  }

  /** The same without a game in hand. */
  linkTo(game: Pick<Game, 'id' | 'code'>, seat: Pick<Seat, 'side' | 'personId'>, now: Date): string {
    return `${this.home(game)}/${this.make('link', game, seat, now)}`;
  }

  /** The address where the reminders of a seat are stopped. */
  muteLink(game: Pick<Game, 'id' | 'code'>, seat: Pick<Seat, 'side' | 'personId'>, now: Date): string {
    return `${this.home(game)}/mute/${this.make('mute', game, seat, now)}`;
  }

  make(kind: PassKind, game: Pick<Game, 'id'>, seat: Pick<Seat, 'side' | 'personId'>, now: Date): string {
    const body = Buffer.alloc(BODY);
    body.writeUInt16BE(dayOf(now));
    const mac = this.keys.mac(purposeOf(kind), about(game, seat, body), MAC);
    return encode(Buffer.concat([body, mac]));
  }

  /** The seat that a pass opens; null: none of these, or no longer. */
  seatOf<S extends Pick<Seat, 'side' | 'personId'>>(
    kind: PassKind,
    pass: string,
    game: Pick<Game, 'id'>,
    seats: readonly S[],
    now: Date,
  ): S | null {
    const read = decode(pass);
    const formed = read?.length === BODY + MAC;
    // What is none is checked like a pass: how long it takes tells nothing of the game.
    const bytes = formed ? read : NONE;
    const [body, mac] = [bytes.subarray(0, BODY), bytes.subarray(BODY)];
    const age = dayOf(now) - body.readUInt16BE();
    const found = seats.filter((s) => this.keys.made(purposeOf(kind), about(game, s, body), mac));
    return formed && age >= 0 && age <= PASS_DAYS[kind] ? (found[0] ?? null) : null;
  }

  /** The address of a game's page, which opens to who is signed in. */
  pageOf(game: Pick<Game, 'code'>): string {
    return this.home(game);
  }

  private home({ code }: Pick<Game, 'code'>): string {
    return `${this.settings.publicUrl.replace(/(?<!\/)\/+$/, '')}/g/${code}`;
  }
}

const purposeOf = (kind: PassKind): string => `seat ${kind}`;

const about = (game: Pick<Game, 'id'>, seat: Pick<Seat, 'side' | 'personId'>, body: Buffer): string =>
  `${game.id}/${seat.side}/${seat.personId}/${body.toString('hex')}`;

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);
