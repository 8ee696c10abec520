import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FiledRuling } from '../kernel/record/filed-rulings';
import type { GameRow } from '../kernel/record/game-file';
import { PersonRepository } from '../people/person.repository';
import { RulingRepository } from '../rulings/ruling.repository';
import type { Game } from '../table/game.entity';
import { filedPerson } from './filed-person';
import type { ReadGameFile } from './read-game-file';

/** The rulings of a game, taken out with it and brought back. */
@Injectable()
export class GameRulings {
  constructor(
    private readonly rulings: RulingRepository,
    private readonly people: PersonRepository,
  ) {}

  /** `rows`: one that was brought here with the game may be of another, and is not about a position of this one. */
  async filed(game: Game, rows: readonly GameRow[]): Promise<FiledRuling[]> {
    const rulings = await this.rulings.ofFile(game);
    const ids = new Set(rulings.map((r) => r.personId));
    const people = await Promise.all([...ids].map((id) => this.people.byId(id)));
    return rulings.map(({ nr, scope, rules, asked, answer, reason, gameId, seq, step, positionHash, force, ...r }) => ({
      ...{
        nr,
        scope,
        rules,
        asked,
        answer,
        reason,
        here: gameId === game.id && rows[seq]?.positionHash === positionHash,
        seq,
        step,
        positionHash,
        force,
      },
      by: { ...filedPerson(people.find((p) => p?.id === r.personId) ?? undefined) },
      at: r.at.toISOString(),
      withdrawnAt: r.withdrawnAt?.toISOString() ?? null,
      withdrawnWhy: r.withdrawnWhy,
    }));
  }

  /** Those that were made in the game, and those that it is played by: elsewhere they are its own. */
  async restore(manager: EntityManager, game: Game, { rulings = [] }: ReadGameFile, at: Date): Promise<void> {
    for (const { by, at: made, withdrawnAt, withdrawnWhy, nr, scope, rules, asked, answer, reason, ...r } of rulings) {
      const { seq, step, positionHash, force } = r;
      const { id: personId } = await this.people.registered(manager, by);
      const filed = {
        ...{ nr, scope, rules, asked, answer, reason, seq, step, positionHash, force, withdrawnWhy },
        ...{ personId, question: null, system: game.system, at: new Date(made) },
        withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
      };
      await this.rulings.restore(manager, game, { filed, at });
    }
  }
}
