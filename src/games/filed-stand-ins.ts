import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GameFile, GameRow } from '../kernel/record/game-file';
import type { JsonObject } from '../kernel/realm';
import { isBot } from '../people/bot';
import { PersonRepository } from '../people/person.repository';
import type { Game } from '../table/game.entity';
import { StandInRepository } from '../table/stand-in.repository';
import { filedPerson } from './filed-person';
import type { ReadGameFile } from './read-game-file';

/** Whether a game of these rows stands still, and the sides that nobody plays. */
export function standingAfter(rows: readonly Pick<GameRow, 'submission'>[]): { held: boolean; vacant: string[] } {
  const vacant = new Set<string>();
  let held = false;
  for (const { submission } of rows) {
    if (submission.kind === 'hold' || submission.kind === 'release') held = submission.kind === 'hold';
    if (submission.kind !== 'seat') continue;
    if (submission.change === 'left') vacant.add(submission.seat);
    // Whoever comes to a seat that nobody plays lets the game go on.
    if (submission.change === 'left' || vacant.has(submission.seat)) held = submission.change === 'left';
    if (submission.change !== 'left') vacant.delete(submission.seat);
  }
  return { held, vacant: [...vacant] };
}

/** Who else has to do with the seats of a running game, taken out with it and brought back. */
@Injectable()
export class GameStandIns {
  constructor(
    private readonly standIns: StandInRepository,
    private readonly people: PersonRepository,
  ) {}

  /** Regular players behind substitutes go to their seats; who sees a side, has seen it or judged with its eyes, stands beside them. */
  async filed(game: Game, seats: readonly JsonObject[]): Promise<Pick<GameFile, 'seats' | 'knows' | 'judged'>> {
    const regulars = await this.standIns.regulars(game.id);
    const knowing = await this.standIns.knowing(game.id);
    const filed = async (id: string): Promise<JsonObject> => ({
      ...filedPerson((await this.people.byId(id)) ?? undefined),
    });
    const behind = async (seat: JsonObject): Promise<JsonObject> => {
      const regular = regulars.find((r) => r.side === seat['side']);
      if (!regular) return seat;
      const who = isBot({ personId: regular.regularId }) ? { bot: true } : await filed(regular.regularId);
      return { ...seat, regular: { ...who, until: regular.until.toISOString() } };
    };
    const knows = await Promise.all(
      knowing.map(async ({ side, personId, watches }) => ({ side, watches, ...(await filed(personId)) })),
    );
    const judged = await Promise.all((await this.standIns.judges(game.id)).map(filed));
    return {
      seats: await Promise.all(seats.map(behind)),
      ...(knows.length === 0 ? {} : { knows }),
      ...(judged.length === 0 ? {} : { judged }),
    };
  }

  async restore(manager: EntityManager, game: Game, file: ReadGameFile, now: Date): Promise<void> {
    for (const { side, regular } of file.seats) {
      if (!regular) continue;
      const { id } = 'bot' in regular ? await this.people.bot(manager) : await this.people.registered(manager, regular);
      await this.standIns.substitute(manager, game.id, side, { regularId: id, until: new Date(regular.until) });
    }
    for (const { side, watches, ...known } of file.knows ?? []) {
      const { id } = await this.people.registered(manager, known);
      if (watches) await this.standIns.understudy(manager, game.id, side, id, now);
      else await this.standIns.former(manager, game.id, side, id, now);
    }
    for (const judge of file.judged ?? []) {
      const { id } = await this.people.registered(manager, judge);
      await this.standIns.judged(manager, game.id, id);
    }
    for (const side of standingAfter(file.rows).vacant) await this.standIns.leaves(manager, game.id, side, now);
  }
}
