import { Injectable } from '@nestjs/common';
import { staysKnown } from '../../reports/game-text';
import { newDice } from '../../reports/new-dice';
import { historyLines } from '../../reports/report-lines';
import { charterOf, rewindDice } from '../../table/charter';
import { momentInWords } from '../../kernel/moment';
import { migrated } from '../../kernel/record/migrate';
import type { Position } from '../../kernel/record/position';
import { lineOfPlay, placesToGoBack, type LogStep } from '../../submissions/line-of-play';
import type { Board } from '../../table/board';
import type { GameHand } from '../../table/game-hand';
import type { Table } from '../../table/table';
import { LogRepository } from '../../submissions/log.repository';

/** What going back comes to, in words: `undone` is a list. */
export interface Undone {
  opening: string[];
  undone: string[];
  closing: string[];
}

const MOST_PLACES = 6;
/** Positions looked at for them: several in a row that are the opponent's are one place of the list. */
const LOOKED_AT = 24;
const MOST_UNDONE = 20;

/** Rewinds that players propose: which positions there are, what going back undoes, and going back. */
@Injectable()
export class Rewinds {
  constructor(private readonly log: LogRepository) {}

  /**
   * The last positions that a game can go back to, as `side` may know them. Of several in a row with the same name the
   * first: which of them were asked, and which answered in advance, is the other's affair.
   */
  async places(hand: Board, side: string): Promise<string[]> {
    const places = (await this.all(hand)).slice(-LOOKED_AT);
    const named = await Promise.all(
      places.map(async (place) => ({ step: place.step, name: await this.nameOf(hand, side, place) })),
    );
    const firsts = named.filter(({ name }, i) => named[i - 1]?.name !== name);
    return firsts.slice(-MOST_PLACES).map(({ step, name }) => `${step}  ${name}`);
  }

  /** The row that made position `number`; else the number of the nearest one before it, null when there is none. */
  async find(hand: Table, number: number): Promise<LogStep | { nearest: number | null }> {
    const places = await this.all(hand);
    const found = places.findLast((p) => p.step <= number);
    return found?.step === number ? found : { nearest: found?.step ?? places[0]?.step ?? null };
  }

  /** The number of the position that `side` gave its last orders at, in this line of play; null: it has given none. */
  async lastOwn(hand: Table, side: string): Promise<number | null> {
    const line = lineOfPlay(await this.log.steps(hand.game.id, hand.manager));
    const own = line.findLastIndex((s) => s.kind === 'answer' && s.source === 'player' && s.seat === side);
    return line[own - 1]?.step ?? null;
  }

  /** What going back to a row undoes, as `side` knows of it, and what becomes of the dice. */
  async undoes(hand: Board, side: string, place: LogStep, dice = rewindDice(charterOf(hand.game))): Promise<Undone> {
    const rows = new Set(lineOfPlay(await this.log.steps(hand.game.id, hand.manager)).map((s) => s.seq));
    const facts = (await this.log.factsAfter(hand.game.id, place.seq, hand.manager)).filter((f) => rows.has(f.seq));
    const lines = historyLines(hand.engine, facts, side).map((l) => `- ${l.text}`);
    const first = lines.slice(0, MOST_UNDONE);
    const more = lines.length - first.length;
    const opening = [
      `The game would stand again at position ${place.step}, ${await this.nameOf(hand, side, place)}.`,
      lines.length === 0 ? 'Nothing that you know of would be undone.' : 'Undone, as far as you know of it:',
    ];
    const rest = more > 0 ? [`- and ${more} line${more === 1 ? '' : 's'} more (HISTORY ${lines.length})`] : [];
    const closing = [
      !hand.position.over && dice === 'kept'
        ? 'The dice are kept: the same orders roll the same faces again.'
        : 'Every roll since is void; the dice are rolled anew.',
      'What each of you has seen since stays seen. Standing orders stay as they are now, and answer there at once.',
      ...(hand.position.over ? ['The game is not over then, and its result does not count.'] : []),
      ...staysKnown(hand),
    ];
    return { opening, undone: [...first, ...rest], closing };
  }

  /** Goes back, as both players agreed; gives what is promised of new dice where the secret of the old is known. */
  async goBack(hand: GameHand, place: LogStep, dice = rewindDice(charterOf(hand.game))): Promise<string[]> {
    const then = await this.at(hand, place);
    const [back] = hand.rewind(
      { kind: 'rewind', source: 'player', to: place.seq, dice, reason: 'both players agreed' },
      then,
    );
    hand.game.state = 'running';
    const submission = back?.submission;
    return submission?.kind === 'rewind' && submission.commitment ? [newDice(submission.commitment)] : [];
  }

  private async all(hand: Table): Promise<LogStep[]> {
    return placesToGoBack(lineOfPlay(await this.log.steps(hand.game.id, hand.manager)));
  }

  private async nameOf(hand: Board, side: string, place: LogStep): Promise<string> {
    const { system } = hand.engine;
    return namedBy(hand, side, migrated(system, await this.at(hand, place), system.version));
  }

  private at(hand: Table, { seq }: LogStep): Promise<Position> {
    return this.log.position(hand.game.id, seq, hand.manager);
  }
}

/** `22 May, morning (22 AM): your air search`: a position as `side` knew it; what the other decided, and how, is his own affair. */
function namedBy({ engine, seats }: Board, side: string, then: Position): string {
  const moment = momentInWords(engine.system, engine.view(then, side) as object);
  const asked = then.open.filter((o) => o.seat === side).map((o) => engine.kind(o.kind).title);
  const others = seats.filter((s) => s.side !== side && then.open.some((o) => o.seat === s.side));
  const waited = others.map((s) => `${engine.system.seatName(s.side)} decided`).join(' and ');
  return `${moment}: ${asked.length > 0 ? `your ${asked.join(' and ')}` : waited}`;
}
