import { Injectable } from '@nestjs/common';
import { TransferService } from '../games/transfer.service';
import { factFor } from '../kernel/flow/fact';
import type { GameFile, GameRow } from '../kernel/record/game-file';
import type { Json, JsonObject } from '../kernel/realm';
import { replayLog, type ReplayLine } from '../reports/replay-lines';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { Board } from '../table/board';
import { charterOf } from '../table/charter';
import { NotOpened, type OpenSeat } from './seat-door';

/** A running game as one seat knows it. `despatch verify` checks whole games: this is none. */
export interface SeatFile {
  format: 'despatch-seat/1';
  code: string;
  title: string;
  system: string;
  version: string;
  scenario: string;
  commitment: string;
  charter: JsonObject;
  seat: string;
  moment: string;
  /** What the seat sees of the position as it stands. */
  view: Json;
  /** All that it was told, in order. */
  log: { n: number; text: string; rule: string; position: number; undone?: true; type: string; body: JsonObject }[];
  /** What its player has sent, each after the line of the log that he knew last. */
  sent: { after: number; submission: JsonObject }[];
}

/** Files that a player takes home: of a game that is over all of it, of a running one what his seat knows. */
@Injectable()
export class SeatFiles {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
    private readonly transfers: TransferService,
  ) {}

  /** @throws NotOpened before the game has begun */
  async of({ game, side }: OpenSeat): Promise<GameFile | SeatFile> {
    const known = await this.submissions.look(game.id, async (hand) => {
      if (!hand.begun) throw new NotOpened();
      return hand.position.over ? null : this.seatFile(hand, side);
    });
    return known ?? withoutAddresses(await this.transfers.export(game.code), side);
  }

  private async seatFile(hand: Board, side: string): Promise<SeatFile> {
    const { game, engine, position } = hand;
    const facts = await this.log.factsAfter(game.id, -1);
    const { lines } = replayLog(engine, facts, await this.log.stepNumbers(game.id), side);
    const view = engine.view(position, side) as object;
    const { code, title, system, scenario, commitment } = game;
    return {
      format: 'despatch-seat/1',
      ...{ code, title, system, version: engine.system.version, scenario, commitment },
      charter: plain(charterOf(game)),
      ...{ seat: side, moment: engine.system.moment(view), view: plain<Json>(view) },
      log: lines.map((line) => lineOf(line, side)),
      sent: sentBy(side, await this.log.rows(game.id), lines),
    };
  }
}

const plain = <T extends Json = JsonObject>(value: object): T => JSON.parse(JSON.stringify(value)) as T;

const lineOf = ({ n, text, rule, position, undone, fact }: ReplayLine, side: string): SeatFile['log'][number] => ({
  ...{ n, text, rule, position, ...(undone ? { undone } : {}), type: fact.type },
  body: factFor(fact, side) ?? {},
});

/**
 * The player's own submissions. Their places in the log would tell of rows that are not his, so they are told by the line he
 * knew last; what answered itself he knows by what he was told.
 */
function sentBy(side: string, rows: readonly GameRow[], lines: readonly ReplayLine[]): SeatFile['sent'] {
  return rows.flatMap(({ seq, submission }) => {
    if (submission.source !== 'player' || !('seat' in submission) || submission.seat !== side) return [];
    return [{ after: lines.filter(({ fact }) => fact.seq < seq).at(-1)?.n ?? 0, submission: plain(submission) }];
  });
}

const NOWHERE = { email: 'nobody@invalid.example', zone: 'UTC', paper: 'A4' };

/** The whole file without the addresses of others. */
function withoutAddresses(file: GameFile, side: string): GameFile {
  const bare = (person: JsonObject): JsonObject => ({ ...person, ...('email' in person ? NOWHERE : {}) });
  return {
    ...file,
    seats: file.seats.map((seat) => (seat['side'] === side ? seat : bare(seat))),
    ...(file.moderator ? { moderator: bare(file.moderator) } : {}),
  };
}
