import { Injectable } from '@nestjs/common';
import { byCharter, mendingOf, noAdjustment } from '../table/error-policy';
import { extend } from '../table/keep-clocks';
import { GameRepository } from '../table/game.repository';
import { InvitationMails } from '../games/invitation-mails';
import { BadGame } from '../games/new-game';
import { BadAdjustment } from '../kernel/record/adjust';
import type { Json } from '../kernel/realm';
import { HoldWords } from '../mail/moderators/hold-words';
import type { GameHand } from '../table/game-hand';
import { Letters } from '../mail/letters';
import { isBot } from '../people/bot';
import { RulingRepository } from '../rulings/ruling.repository';
import { staysKnown } from '../reports/game-text';
import { rewindNote } from './rewind-note';
import { spanText } from '../wording/when';
import type { Board } from '../table/board';
import type { Seat } from '../table/seat.entity';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';

/** A change of a position, and the ruling that it carries out. */
export interface Adjustment {
  patch: Json;
  reason: string;
  rule: string;
  ruling: number | null;
}

/** A moderator's acts on a game. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly submissions: SubmissionService,
    private readonly letters: Letters,
    private readonly holds: HoldWords,
    private readonly invitations: InvitationMails,
    private readonly rulings: RulingRepository,
  ) {}

  /** @throws BadGame for a row that is not there */
  async rewind(code: string, wish: { to: number; dice: 'kept' | 'anew'; reason: string }): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      if (!hand.begun) throw new BadGame('the game has not begun: there is nothing to go back to');
      if (!mendingOf(hand.game).rewindByModerator)
        throw new BadGame(`${byCharter(hand.game)} nobody takes this game back; adjust carries out a ruling`);
      if (wish.to > hand.position.seq)
        throw new BadGame(`the log has ${hand.position.seq + 1} rows; row ${wish.to} is not among them`);
      const then = await this.log.position(game.id, wish.to, hand.manager);
      const known = staysKnown(hand);
      const [back] = hand.rewind({ kind: 'rewind', source: 'moderator', ...wish }, then);
      await this.letters.toAll(hand, rewindNote(hand, then.dice.step, back?.submission, known));
      // What each seat saw of the cut rows he has seen; from here on he is told anew.
      if (hand.game.state === 'over') hand.game.state = 'running';
      return { row: hand.position.seq };
    });
  }

  /** More time in the bank of a seat; its clock is out so much later. @throws BadGame for a side that nobody plays */
  async extend(code: string, wish: { side: string; hours: number; reason: string }): Promise<{ dueAt: string | null }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      const seat = hand.seats.find((s) => s.side === wish.side && !isBot(s));
      if (!seat || !hand.begun || hand.position.over)
        throw new BadGame(seat ? 'the game is not running' : `side: nobody plays ${wish.side} by a clock`);
      await this.extended(hand, [seat], wish);
      return { dueAt: seat.dueAt?.toISOString() ?? null };
    });
  }

  /** More time for all who are waited for as the game stands, at once. Gives their sides; none: nobody is. @throws BadGame */
  async extendWaited(code: string, wish: { hours: number; reason: string }): Promise<string[]> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      if (!hand.begun || hand.position.over) throw new BadGame('the game is not running');
      const waited = hand.seats.filter((s) => !isBot(s) && hand.openFor(s.side).some((o) => !o.sealed));
      if (waited.length > 0) await this.extended(hand, waited, wish);
      return waited.map((s) => s.side);
    });
  }

  private async extended(
    hand: GameHand,
    seats: readonly Seat[],
    { hours, reason }: { hours: number; reason: string },
  ): Promise<void> {
    for (const seat of seats) extend(hand, seat, hours * 3600);
    const who = seats
      .map((s) => `${hand.playerOf(s.side).name} (${hand.engine.system.seatName(s.side)})`)
      .join(' and ');
    const news = `${who} ${seats.length > 1 ? 'each have' : 'has'} ${spanText(hours * 3600)} more, by the moderator: ${reason}`;
    await this.letters.toAll(hand, { what: 'more time', paragraphs: [news] });
  }

  /** A word of the club to everybody of a game. @throws BadGame when it is over before it began */
  async word(code: string, { text, from }: { text: string; from: string }): Promise<void> {
    const game = await this.games.byCode(code);
    await this.submissions.withGame(game.id, async (hand) => {
      if (hand.game.state === 'cancelled') throw new BadGame('the game is cancelled');
      const paragraphs = [
        `${from} writes to all players:`,
        ...text.split(/\n\s*\n/).map((p) => p.replace(/\s+/g, ' ').trim()),
      ];
      const note = { what: 'a word from your club', paragraphs: paragraphs.filter((p) => p !== '') };
      await (hand.begun ? this.letters.toAll(hand, note) : this.invitations.news(hand, note));
    });
  }

  /** Changes the position, as far as the charter lets a moderator. @throws BadGame */
  async adjust(code: string, { ruling, ...wish }: Adjustment): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      if (!hand.begun) throw new BadGame('the game has not begun: there is no position to change');
      const barred = noAdjustment(hand.game, { rule: wish.rule, ruling }) ?? (await this.noRuling(hand, ruling));
      if (barred !== null) throw new BadGame(barred);
      const missing = hand.position.entering?.missing;
      if (missing !== undefined) throw new BadGame(`the roll "${missing}" is missing: type it first, or rewind`);
      const told = ruling === null ? wish : { ...wish, reason: `${wish.reason} (ruling R${ruling})` };
      const views = new Map(hand.seats.map(({ side }) => [side, hand.linesFor(side)]));
      try {
        hand.submit({ kind: 'adjust', source: 'moderator', ...told });
      } catch (fault) {
        if (fault instanceof BadAdjustment) throw new BadGame(`the patch does not fit the position: ${fault.message}`);
        throw fault;
      }
      await this.tellAdjusted(hand, told, views);
      return { row: hand.position.seq };
    });
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

  /** The game stands: nothing is taken and no clock runs. @throws BadGame where it cannot */
  hold(code: string, { reason }: { reason: string }): Promise<{ row: number }> {
    return this.letOrGo(code, (hand) => this.holds.hold(hand, reason));
  }

  /** It goes on. @throws BadGame where it is not held */
  release(code: string, { reason }: { reason: string }): Promise<{ row: number }> {
    return this.letOrGo(code, (hand) => this.holds.release(hand, reason));
  }

  private async letOrGo(
    code: string,
    act: (hand: GameHand) => ReturnType<HoldWords['hold']>,
  ): Promise<{ row: number }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, async (hand) => {
      const { done, said } = await act(hand);
      if (!done) throw new BadGame(said);
      return { row: hand.position.seq };
    });
  }

  async dice(code: string, faces: Record<string, number>): Promise<{ row: number; missing: string | null }> {
    const game = await this.games.byCode(code);
    return this.submissions.withGame(game.id, (hand) => {
      if (!hand.position.entering) throw new BadGame('no roll is missing');
      hand.submit({ kind: 'dice', source: 'moderator', faces });
      return Promise.resolve({ row: hand.position.seq, missing: hand.position.entering?.missing ?? null });
    });
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
