import { Injectable } from '@nestjs/common';
import { migrated } from '../kernel/record/migrate';
import { whatHappened } from '../kernel/testing/tell-case';
import { Judging, NotJudged, onlyNotJudged } from '../orders/judging/judging';
import type { Trial, Tried } from '../orders/judging/try-out';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import type { Game } from '../table/game.entity';
import { tellPlay } from './tell-case';

/** A trial in lines. */
export interface TrialTold {
  refused: readonly string[];
  happened: readonly string[];
  told: readonly string[];
  diceLeft: readonly string[];
}

/** Plays orders on kept positions of games. Nothing is written, and no die of the game is touched. */
@Injectable()
export class Trials {
  constructor(
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly judging: Judging,
  ) {}

  /** @throws Error for a row that is not there */
  async run(game: Pick<Game, 'id' | 'system'>, seq: number, trial: Trial): Promise<TrialTold> {
    const engine = this.systems.engine(game.system);
    const then = migrated(engine.system, await this.log.position(game.id, seq), engine.system.version);
    const asked = { system: game.system, position: then, trial };
    const came = await this.judging.judge('trial', asked).catch(onlyNotJudged);
    if (came instanceof NotJudged) return { refused: [TOO_LONG], happened: [], told: [], diceLeft: [] };
    if ('tried' in came)
      return { refused: came.tried.refused, ...told(engine, came.tried), diceLeft: came.tried.diceLeft };
    const { message, facts } = came.fault;
    return { refused: [message], happened: whatHappened(engine, facts), told: [], diceLeft: [] };
  }
}

const TOO_LONG = 'To judge these orders took longer than it may, and was broken off: try fewer or shorter lines.';

const told = (engine: ReturnType<Systems['engine']>, tried: Tried) => ({
  happened: whatHappened(engine, tried.facts),
  told: tellPlay(engine, tried),
});
