import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../config/keys';
import type { Person } from '../people/person.entity';
import type { Table } from '../table/table';
import type { Confirmation, Grave } from './confirmation.entity';
import { ConfirmationRepository, moderatorsSeat } from './confirmation.repository';

export const CODE_DAYS = 3;
/** Codes that one player may ask for in a day; each of the last kind is a mail to somebody we do not know yet. */
const MOST_A_DAY: Record<Grave, number> = { resign: 20, abandon: 20, accept: 20, address: 20, forget: 20, verify: 3 };
const MOST_WRONG = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Who sends codes: a seat's player, or a moderator, whose codes are his own and not the game's. */
export interface Writer {
  seat: string;
  person: Person;
}
export const seated = (table: Table, side: string): Writer => ({ seat: side, person: table.playerOf(side) });
export const moderating = (person: Person): Writer => ({ seat: moderatorsSeat(person.id), person });

/** What came of a code that was sent; `wrong`: none such waits; `died`: it was one guess too many; `several`: a code must say which. */
export type Used = Pick<Confirmation, 'action' | 'about'> | 'wrong' | 'died' | 'several';

/** What is said of the guess that was one too many, and of who asks for too many codes; sentences without their full stops. */
export const CODE_DIED =
  'That was the wrong code too often. The code that waited is dead, and for an hour no new one is given. If you did not send these mails, somebody tries to act for you: tell the organiser';
export const TOO_MANY_CODES = 'Too many codes were asked for, or too many wrong ones sent. For some time none is given';

/** Codes of six digits that grave orders wait for: good once, for three days, and for few guesses. */
@Injectable()
export class Codes {
  constructor(
    private readonly confirmations: ConfirmationRepository,
    private readonly keys: Keys,
  ) {}

  /** A new code in the place of the last one for the same; null: too many were asked for, or guessed at. */
  async ask(
    table: Table,
    { seat, person }: Writer,
    action: Grave,
    about: string | null = null,
  ): Promise<string | null> {
    const asker = { gameId: table.game.id, seat };
    const recent = await this.confirmations.since(table.manager, asker, ago(table, DAY_MS));
    const asked = await this.confirmations.countOf(table.manager, person.id, action, ago(table, DAY_MS));
    const guessed = recent.some((c) => c.wrong >= MOST_WRONG && c.closedAt && c.closedAt > ago(table, HOUR_MS));
    if (guessed || asked >= MOST_A_DAY[action]) return null;
    const code = String(randomInt(100_000, 1_000_000));
    const row = { ...asker, action, about, code, askedAt: table.now };
    await this.confirmations.open(table.manager, row, ago(table, 2 * CODE_DAYS * DAY_MS));
    return code;
  }

  /** Takes a code. Without one (`null`: the sender is proved by other means) what waits alone is taken. */
  async use(table: Table, { seat }: Writer, code: string | null): Promise<Used> {
    const asker = { gameId: table.game.id, seat };
    const recent = await this.confirmations.since(table.manager, asker, ago(table, CODE_DAYS * DAY_MS));
    const waiting = recent.filter((c) => c.closedAt === null);
    if (code === null) return this.onlyOne(table, waiting);
    const found = waiting.filter((c) => this.keys.same(c.code, code))[0];
    return found ? this.taken(table, found) : this.missed(table, waiting);
  }

  /** A code that went to a new address proves that address, which nothing else does. */
  private async onlyOne(table: Table, waiting: readonly Confirmation[]): Promise<Used> {
    const asked = waiting.filter((c) => c.action !== 'verify');
    if (asked.length > 1 || (asked.length === 0 && waiting.length > 0)) return 'several';
    return asked[0] ? this.taken(table, asked[0]) : 'wrong';
  }

  private async taken(table: Table, found: Confirmation): Promise<Used> {
    await this.confirmations.close(table.manager, [found], table.now);
    return { action: found.action, about: found.about };
  }

  private async missed(table: Table, waiting: readonly Confirmation[]): Promise<Used> {
    await this.confirmations.guessed(table.manager, waiting);
    const dead = waiting.filter((c) => c.wrong + 1 >= MOST_WRONG);
    await this.confirmations.close(table.manager, dead, table.now);
    return dead.length > 0 ? 'died' : 'wrong';
  }
}

const ago = (table: Table, ms: number): Date => new Date(table.now.getTime() - ms);
