import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Game } from '../src/table/game.entity';
import { GameRepository } from '../src/table/game.repository';
import { botAnswer } from '../src/kernel/decide/bot';
import { seededRng } from '../src/kernel/decide/rng';
import type { Json } from '../src/kernel/realm';
import { scenarioOf } from '../src/kernel/system';
import type { OpenDecision, Position } from '../src/kernel/record/position';
import { ModerationService } from '../src/moderation/moderation.service';
import { LogRepository } from '../src/submissions/log.repository';
import { SubmissionService } from '../src/submissions/submission.service';
import { Systems, type AnyEngine } from '../src/systems/systems';
import { timed } from './measure';
import { waysTime } from './ways-time';

/**
 * One game of many decisions, played by random legal answers through the service. No scenario is as long: whenever it
 * ends the moderator takes it back to its start with other dice, and its log grows on. Its mails are taken by the mail
 * server after each answer: those that wait are told again.
 */
export class LongGame {
  private readonly rng = seededRng('bench');
  private readonly submissions: SubmissionService;
  private readonly log: LogRepository;
  private readonly engine: AnyEngine;
  /** Of each answer the milliseconds it waited for the database. */
  readonly waits: number[] = [];
  /** Of each answer the kind of decision it gave. */
  readonly kinds: string[] = [];
  /** Game-turns begun so far. */
  turns = 0;
  /** The row the game is taken back to; null before it is played. */
  private first: number | null = null;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly game: Game,
    /** By chance, or as the system's bot would. */
    private readonly by: 'chance' | 'bot' = 'chance',
  ) {
    this.submissions = app.get(SubmissionService);
    this.log = app.get(LogRepository);
    this.engine = app.get(Systems).engine(game.system);
  }

  /** Plays one answer; the milliseconds it took in the service. */
  async step(): Promise<number> {
    if (this.first === null) await this.askEverything();
    const position = await this.position();
    if (!position.over) return this.answer(position);
    await this.back();
    return this.step();
  }

  /** Plays so many answers. */
  async play(decisions: number): Promise<number[]> {
    const times: number[] = [];
    while (times.length < decisions) times.push(await this.step());
    return times;
  }

  /** The position as the log has it. */
  async position(): Promise<Position> {
    const { seq } = await this.app.get(GameRepository).byId(this.game.id);
    return this.log.position(this.game.id, seq);
  }

  /** Decisions with a published default are asked too, so that every decision is one submission. */
  private async askEverything(): Promise<void> {
    const asked = this.engine.system.decisions.filter((d) => d.interphase !== undefined);
    for (const seat of scenarioOf(this.engine.system, this.game.scenario).seats as string[]) {
      const askMe = asked.filter((d) => d.seats.includes(seat)).map((d) => d.kind);
      const change = { add: [], forget: [], askMe, dontAsk: [] };
      await this.submissions.withGame(this.game.id, (hand) =>
        Promise.resolve(hand.submit({ kind: 'standing', source: 'player', seat, change })),
      );
    }
    this.first = (await this.position()).seq;
  }

  private async answer(position: Position): Promise<number> {
    const open = position.open.find((o) => !o.sealed) as OpenDecision;
    const answer = this.chosen(position, open);
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    const submit = async (): Promise<void> => {
      const rows = await this.submissions.withGame(this.game.id, (hand) => Promise.resolve(hand.submit(submission)));
      this.turns += rows
        .flatMap((row) => row.facts)
        .filter((fact) => fact.type === this.engine.system.turnBegins).length;
    };
    this.kinds.push(open.kind);
    let ms = 0;
    this.waits.push(await waysTime(async () => void (ms = await timed(submit))));
    await this.taken();
    return ms;
  }

  private chosen(position: Position, open: OpenDecision): Json {
    if (this.by === 'bot') return botAnswer(this.engine, position, open, this.rng);
    return this.engine.kind(open.kind).sample(this.engine.ask(position, open), this.rng) as Json;
  }

  /** The mail server takes what waits. */
  private async taken(): Promise<void> {
    const statement = "UPDATE outbox SET state = 'sent', sent_at = now() WHERE game_id = $1 AND state = 'waiting'";
    await this.app.get(DataSource).query(statement, [this.game.id]);
  }

  private async back(): Promise<void> {
    const wish = { to: this.first ?? 0, dice: 'anew', reason: 'a longer game' } as const;
    await this.app.get(ModerationService).rewind(this.game.code, wish);
  }
}
