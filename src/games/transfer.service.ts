import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { atRest } from '../kernel/decide/automatic';
import { keyedDice } from '../kernel/chance/dice';
import type { Row } from '../kernel/decide/settle';
import { rewindTo, submitWith } from '../kernel/record/apply';
import type { DiceMode } from '../kernel/record/apply';
import type { GameFile, GameRow } from '../kernel/record/game-file';
import type { JsonObject } from '../kernel/realm';
import type { Position } from '../kernel/record/position';
import { verifyGame } from '../kernel/record/verify';
import { Clock } from '../config/clock';
import { Keys } from '../config/keys';
import { PersonRepository } from '../people/person.repository';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import type { AnyEngine } from '../systems/systems';
import { charterSchema, clockTimes } from './charter';
import type { Game } from './game.entity';
import { GameRepository } from './game.repository';
import { BadGame } from './new-game';
import type { Seat } from './seat.entity';

/** Whole games as files. An organiser's export holds the secret: import goes on with it. */
@Injectable()
export class TransferService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly people: PersonRepository,
    private readonly systems: Systems,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchGame */
  async export(code: string): Promise<GameFile> {
    const game = await this.games.byCode(code);
    const seats = await this.games.seatsOf(game.id);
    const people = await this.games.people(seats.map((s) => s.personId));
    return {
      format: 'despatch-game/1',
      code: game.code,
      system: game.system,
      scenario: game.scenario,
      dice: game.charter.dice,
      commitment: game.commitment,
      secret: game.charter.dice === 'keyed' ? this.keys.unlock(game.secret) : null,
      charter: game.charter as unknown as JsonObject,
      seats: seats.map((s) => {
        const { name = '', email = '', zone = 'UTC', paper = 'A4' } = people.find((p) => p.id === s.personId) ?? {};
        return { side: s.side, state: s.state, bankSeconds: s.bankSeconds, name, email, zone, paper };
      }),
      rows: await this.log.rows(game.id),
    };
  }

  /** Brings a game back under its code, played again row by row. @throws BadGame when the file does not verify or the code is taken */
  async import(file: GameFile): Promise<Game> {
    if (file.format !== 'despatch-game/1') throw new BadGame('this is no exported game');
    const engine = this.systems.engine(file.system);
    const broken = verifyGame(file, engine).find((c) => !c.ok);
    if (broken) throw new BadGame(`the file does not verify: ${broken.text}`);
    const rows = replayRows(file, engine);
    return this.source.transaction((manager) => this.restore(manager, file, engine, rows));
  }

  private async restore(manager: EntityManager, file: GameFile, engine: AnyEngine, rows: Row[]): Promise<Game> {
    if (await this.games.codeTaken(manager, file.code)) throw new BadGame(`a game ${file.code} is here already`);
    const charter = charterSchema.parse(file.charter);
    const last = rows.at(-1)?.position;
    const scenario = engine.system.scenarios.find((s) => s.id === file.scenario);
    const game: Game = {
      id: randomUUID(),
      code: file.code,
      number: await this.games.nextNumber(manager),
      clubId: null,
      moderatorId: null,
      title: scenario?.name ?? file.scenario,
      system: file.system,
      version: engine.system.version,
      scenario: file.scenario,
      charter,
      secret: this.keys.lock(file.secret ?? ''),
      commitment: file.commitment,
      state: last?.over ? 'over' : last ? 'running' : 'inviting',
      seq: -1,
      chain: '',
      createdAt: this.clock.now(),
    };
    const seats: Seat[] = [];
    for (const seat of file.seats) seats.push(await this.seat(manager, game, seat, last ?? null));
    await this.games.insert(manager, game, seats);
    await this.log.append(
      manager,
      game,
      rows.map((row) => ({ row, mailId: null })),
      this.clock.now(),
    );
    await this.games.save(manager, game, seats);
    return game;
  }

  private async seat(manager: EntityManager, game: Game, from: JsonObject, last: Position | null): Promise<Seat> {
    const text = (key: string): string => (typeof from[key] === 'string' ? from[key] : '');
    const paper = from['paper'] === 'Letter' ? 'Letter' : 'A4';
    const person = await this.people.registered(manager, {
      name: text('name'),
      email: text('email').toLowerCase(),
      zone: text('zone') || 'UTC',
      paper,
    });
    const bankSeconds = Number(from['bankSeconds'] ?? clockTimes(game.charter).bank);
    const told = { toldSeq: last?.seq ?? -1, seenSeq: last?.seq ?? null, toldDecision: 0, report: [], mails: 0 };
    const state = from['state'] === 'joined' ? 'joined' : 'invited';
    return {
      gameId: game.id,
      side: text('side'),
      personId: person.id,
      state,
      ...told,
      bankSeconds,
      clockFrom: null,
      dueAt: null,
      reminded: 0,
    };
  }
}

/** The rows of a file with their positions, played again. The file has been verified. */
function replayRows(file: GameFile, engine: AnyEngine): Row[] {
  const dice: DiceMode = file.dice === 'entered' ? { kind: 'entered' } : { kind: 'keyed', secret: file.secret ?? '' };
  const submit = submitWith(engine, dice);
  const positions = new Map<number, Position>();
  let now: Position | null = null;
  return file.rows.map((row) => {
    const outcome = outcomeOf(row, now);
    now = atRest(engine, outcome.position);
    positions.set(row.seq, now);
    return { submission: row.submission, facts: outcome.facts, position: now };
  });

  function outcomeOf(row: GameRow, before: Position | null) {
    const { submission } = row;
    if (submission.kind === 'start') return engine.start(submission, keyedDice(file.secret ?? ''));
    if (!before) throw new BadGame('the file does not begin with a start');
    if (submission.kind !== 'rewind') return submit(before, submission);
    const then = positions.get(submission.to);
    if (!then) throw new BadGame('the file rewinds to a row that is not there');
    return rewindTo(before, then, submission);
  }
}
