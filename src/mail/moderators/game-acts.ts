import { Injectable } from '@nestjs/common';
import { BadGame, type NewPerson } from '../../games/new-game';
import { TakeOver } from '../../games/take-over';
import { WrongFace } from '../../kernel/chance/dice';
import { BadAdjustment } from '../../kernel/record/adjust';
import type { Position } from '../../kernel/record/position';
import type { Json } from '../../kernel/realm';
import { isBot } from '../../people/bot';
import type { Person } from '../../people/person.entity';
import { staysKnown } from '../../reports/game-text';
import { RulingRepository } from '../../rulings/ruling.repository';
import { LogRepository } from '../../submissions/log.repository';
import type { Board } from '../../table/board';
import { byCharter, mendingOf, noAdjustment } from '../../table/error-policy';
import type { GameHand } from '../../table/game-hand';
import { extend } from '../../table/keep-clocks';
import type { Seat } from '../../table/seat.entity';
import { spanText } from '../../wording/when';
import { Letters } from '../letters';
import { rewindNote } from './rewind-note';

/** A change of a position, and the ruling that it carries out: by its number, or as the rule (`R3`). */
export interface Adjustment {
  patch: Json;
  reason: string;
  rule: string;
  ruling?: number | null;
}

const rulingIn = (rule: string): number | null => {
  const nr = /^R(\d{1,9})$/i.exec(rule.trim())?.[1];
  return nr === undefined ? null : Number(nr);
};

/** The acts of moderators on a game in hand, by API, page and mail alike: each is a row of its log, and told to both as far as each may see. */
@Injectable()
export class GameActs {
  constructor(
    private readonly log: LogRepository,
    private readonly letters: Letters,
    private readonly takeOver: TakeOver,
    private readonly rulings: RulingRepository,
  ) {}

  /** Back to the position after row `to`; gives the position and what its moderator is told of dice and players. @throws BadGame for a row that is not there */
  async rewind(
    hand: GameHand,
    wish: { to: number; dice: 'kept' | 'anew'; reason: string },
  ): Promise<{ back: Position; told: string[] }> {
    if (!hand.begun) throw new BadGame('the game has not begun: there is nothing to go back to');
    if (!mendingOf(hand.game).rewindByModerator)
      throw new BadGame(`${byCharter(hand.game)} nobody takes this game back; adjust carries out a ruling`);
    if (wish.to > hand.position.seq)
      throw new BadGame(`the log has ${hand.position.seq + 1} rows; row ${wish.to} is not among them`);
    const then = await this.log.position(hand.game.id, wish.to, hand.manager);
    const known = staysKnown(hand);
    const [back] = hand.rewind({ kind: 'rewind', source: 'moderator', ...wish }, then);
    const note = rewindNote(hand, back, known);
    await this.letters.toAllWithDates(hand, note);
    // What each seat saw of the cut rows he has seen; from here on he is told anew.
    if (hand.game.state === 'over') hand.game.state = 'running';
    return { back: back?.position ?? then, told: note.moderator.slice(1) };
  }

  /** More time in the bank of a seat; its clock is out so much later. @throws BadGame for a side that nobody plays */
  async extend(hand: GameHand, wish: { side: string; hours: number; reason: string }): Promise<Date | null> {
    const seat = hand.seats.find((s) => s.side === wish.side && !isBot(s));
    if (!seat || !hand.begun || hand.position.over)
      throw new BadGame(seat ? 'the game is not running' : `side: nobody plays ${wish.side} by a clock`);
    await this.extended(hand, [seat], wish);
    return seat.dueAt;
  }

  /** More time for all who are waited for as the game stands, at once. Gives their sides; none: nobody is. @throws BadGame */
  async extendWaited(hand: GameHand, wish: { hours: number; reason: string }): Promise<string[]> {
    if (!hand.begun || hand.position.over) throw new BadGame('the game is not running');
    const waited = hand.seats.filter((s) => !isBot(s) && hand.openFor(s.side).some((o) => !o.sealed));
    if (waited.length > 0) await this.extended(hand, waited, wish);
    return waited.map((s) => s.side);
  }

  private async extended(
    hand: GameHand,
    seats: readonly Seat[],
    { hours, reason }: { hours: number; reason: string },
  ): Promise<void> {
    for (const seat of seats) {
      extend(hand, seat, hours * 3600);
      hand.submit({ kind: 'extend', source: 'moderator', seat: seat.side, hours, reason });
    }
    const who = seats
      .map((s) => `${hand.playerOf(s.side).name} (${hand.engine.system.seatName(s.side)})`)
      .join(' and ');
    const news = `${who} ${seats.length > 1 ? 'each have' : 'has'} ${spanText(hours * 3600)} more, by the moderator: ${reason}`;
    await this.letters.toAllWithDates(hand, { what: 'more time', paragraphs: [news] });
  }

  /** Another position, by a merge patch, as far as the charter lets a moderator. @throws BadGame when it does not fit */
  async adjust(hand: GameHand, asked: Adjustment): Promise<void> {
    if (!hand.begun) throw new BadGame('the game has not begun: there is no position to change');
    if (hand.position.over) throw new BadGame('the game is over: its position stands');
    const ruling = asked.ruling ?? rulingIn(asked.rule);
    const barred = noAdjustment(hand.game, { rule: asked.rule, ruling }) ?? (await this.noRuling(hand, ruling));
    if (barred !== null) throw new BadGame(barred);
    const missing = hand.position.entering?.missing;
    if (missing !== undefined) throw new BadGame(`the roll "${missing}" is missing: type it first, or rewind`);
    const { patch, rule } = asked;
    const reason = ruling === null ? asked.reason : `${asked.reason} (ruling R${ruling})`;
    const views = new Map(hand.seats.map(({ side }) => [side, hand.linesFor(side)]));
    try {
      hand.submit({ kind: 'adjust', source: 'moderator', patch, reason, rule });
    } catch (fault) {
      if (fault instanceof BadAdjustment) throw new BadGame(`the patch does not fit the position: ${fault.message}`);
      throw fault;
    }
    await this.tellAdjusted(hand, { reason, rule }, views);
  }

  /** Why a ruling cannot be carried out in a game; null: it can, or none is named. */
  private async noRuling(hand: GameHand, ruling: number | null): Promise<string | null> {
    if (ruling === null) return null;
    const here = await this.rulings.ofGame(hand.game, hand.manager);
    return here.some(({ nr, force }) => nr === ruling && force === 'in force')
      ? null
      : `ruling: R${ruling} does not hold in this game; both players agree to one by PROPOSE RULING`;
  }

  /** To each player the lines of his position that are others now; to the moderator that it is done (he is blindfold). */
  private async tellAdjusted(
    hand: Board,
    { reason, rule }: { reason: string; rule: string },
    before: ReadonlyMap<string, readonly string[]>,
  ): Promise<void> {
    const cites = rule === '' ? '' : ` [${rule}]`;
    const news = `The moderator has changed the position: ${reason}${cites}`;
    for (const { side } of hand.seats.filter((s) => !isBot(s))) {
      const paragraphs = [news, ...whatChanged(before.get(side) ?? [], hand.linesFor(side))];
      await this.letters.toSide(hand, side, { what: 'the position was changed', paragraphs });
    }
    await this.letters.toModerator(hand, { what: 'the position was changed', paragraphs: [news] });
  }

  /** Faces of real dice; the roll that is still missing, or null. @throws BadGame when none is, or the die has no such face */
  dice(hand: GameHand, faces: Record<string, number>): string | null {
    if (!hand.begun || !hand.position.entering) throw new BadGame('no roll is missing');
    try {
      hand.submit({ kind: 'dice', source: 'moderator', faces });
    } catch (fault) {
      if (fault instanceof WrongFace) throw new BadGame(`dice: ${fault.message}`);
      throw fault;
    }
    return hand.position.entering?.missing ?? null;
  }

  /** Somebody else for a seat. The others are told that it is so, and why. @throws BadGame when he cannot */
  async replace(
    hand: GameHand,
    { side, reason, who }: { side: string; reason: string; who: NewPerson },
  ): Promise<Person> {
    const { state } = hand.game;
    if (state === 'over' || state === 'cancelled') throw new BadGame('the game is over');
    const person = await this.takeOver.replace(hand, side, who);
    if (!hand.begun) return person;
    const news = `Somebody else plays the ${hand.engine.system.seatName(side)} side from now on, by the moderator: ${reason}`;
    const note = { what: 'somebody else plays', paragraphs: [news] };
    for (const other of hand.seats.filter((s) => s.side !== side)) await this.letters.toSide(hand, other.side, note);
    await this.letters.toModerator(hand, note);
    return person;
  }
}

/** The lines of a position that stand no more, and those that stand instead. */
function whatChanged(before: readonly string[], after: readonly string[]): (string | string[])[] {
  const gone = before.filter((line) => !after.includes(line));
  const anew = after.filter((line) => !before.includes(line));
  if (gone.length + anew.length === 0) return ['Nothing that you see of it is different.'];
  return [
    ...(gone.length > 0 ? ['No longer so:', gone] : []),
    ...(anew.length > 0 ? ['As you see it now:', anew] : []),
  ];
}
