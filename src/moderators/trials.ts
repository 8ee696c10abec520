import { Injectable } from '@nestjs/common';
import { DiceFault } from '../kernel/chance/dice';
import { migrated } from '../kernel/record/migrate';
import { whatHappened } from '../kernel/testing/tell-case';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import type { Game } from '../table/game.entity';
import { tellPlay } from './tell-case';
import { tryOut } from './try-out';
import type { Trial, Tried } from './try-out';

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
  ) {}

  /** @throws Error for a row that is not there */
  async run(game: Pick<Game, 'id' | 'system'>, seq: number, trial: Trial): Promise<TrialTold> {
    const engine = this.systems.engine(game.system);
    const then = migrated(engine.system, await this.log.position(game.id, seq), engine.system.version);
    try {
      const tried = tryOut(engine, then, trial);
      return { refused: tried.refused, ...told(engine, tried), diceLeft: tried.diceLeft };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const facts = error instanceof DiceFault ? error.facts : [];
      return { refused: [error.message], happened: whatHappened(engine, facts), told: [], diceLeft: [] };
    }
  }
}

const told = (engine: ReturnType<Systems['engine']>, tried: Tried) => ({
  happened: whatHappened(engine, tried.facts),
  told: tellPlay(engine, tried),
});
