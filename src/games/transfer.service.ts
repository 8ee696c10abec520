import { randomUUID } from 'node:crypto';
import { ForbiddenException, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Row } from '../kernel/decide/settle';
import { sealedFile, type GameFile, type GameRow } from '../kernel/record/game-file';
import { sealedName, sealsOf } from '../kernel/record/parties';
import type { JsonObject } from '../kernel/realm';
import type { Position } from '../kernel/record/position';
import { packedPositions } from '../kernel/record/held-positions';
import { verifyGame } from '../kernel/record/verify';
import { scenarioOf } from '../kernel/system';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { Keys } from '../config/keys';
import { isBot } from '../people/bot';
import { InvolvedRepository } from '../rulings/involved.repository';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { storeGame } from '../submissions/closing.repository';
import { appended } from '../submissions/log-rows';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import { Systems, type AnyEngine } from '../systems/systems';
import { charterChangeSchema } from '../table/charter';
import type { Game, GameState } from '../table/game.entity';
import { filedPerson } from './filed-person';
import { filedRows } from './filed-rows';
import { GameRulings } from './filed-rulings';
import { GameStandIns, standingAfter } from './filed-stand-ins';
import { GameRepository } from '../table/game.repository';
import { InvitationMails } from './invitation-mails';
import { BadGame, checkPeople } from './new-game';
import { readGameFile, type FiledBot, type FiledPerson, type FiledSeat, type ReadGameFile } from './read-game-file';
import { FRESH } from '../table/seat-clock';
import type { Seat } from '../table/seat.entity';

const OWN_GAME =
  'You play in this game, or have seen one side of it: its file comes when it is over. The file of your own seat is on your page of the game.';

/** Whole games as files. An organiser's export holds the secret: import goes on with it. */
@Injectable()
export class TransferService {
  private readonly logger = new Logger('transfer');

  constructor(
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly people: PersonRepository,
    private readonly members: MemberRepository,
    private readonly submissions: SubmissionService,
    private readonly invitations: InvitationMails,
    private readonly rulings: GameRulings,
    private readonly standIns: GameStandIns,
    private readonly involved: InvolvedRepository,
    private readonly systems: Systems,
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /**
   * A game as one file. While it runs, the file holds neither what is hidden nor the dice secret, unless that is asked for,
   * which is logged. `viewer`: who plays the game himself gets none of it before its end: kinds, sources and number of the
   * other side's rows are its own affair. @throws NoSuchGame, ForbiddenException
   */
  async export(
    code: string,
    { secrets = false, viewer = null }: { secrets?: boolean; viewer?: string | null } = {},
  ): Promise<GameFile> {
    const game = await this.games.byCode(code);
    const seats = await this.games.seatsOf(game.id);
    const ids = [...seats.map((s) => s.personId), ...(game.moderatorId === null ? [] : [game.moderatorId])];
    const people = await this.games.people(ids);
    const person = (id: string | null) => filedPerson(people.find((p) => p.id === id));
    await this.mayTake(game, viewer);
    const rows = await this.log.rows(game.id);
    const seated = await this.sealedBy(game, rows, { seats, people });
    const moderates =
      game.moderatorId !== null &&
      (game.clubId === null || (await this.members.moderates(game.clubId, game.moderatorId)));
    const file: GameFile = {
      format: 'despatch-game/1',
      code: game.code,
      title: game.title,
      system: game.system,
      scenario: game.scenario,
      dice: game.charter.dice,
      commitment: game.commitment,
      ...(game.spentSecrets.length === 0 ? {} : { spent: game.spentSecrets.map((s) => this.keys.unlock(s)) }),
      // Real dice are typed, but what is drawn before the first question comes from the secret.
      secret: this.keys.unlock(game.secret),
      charter: game.charter as unknown as JsonObject,
      seats: seats.map(({ side, state, bankSeconds, personId }) => ({
        ...{ side, state, bankSeconds },
        ...(isBot({ personId }) ? { bot: true } : seated(side, personId)),
      })),
      moderator: moderates ? person(game.moderatorId) : null,
      rows,
    };
    const rulings = await this.rulings.filed(game, file.rows);
    if (rulings.length > 0) file.rulings = rulings;
    if (game.state !== 'over' && !secrets) return sealedFile(file, this.keys.unlock(game.secret));
    // What was answered since the rows were read is not in the file.
    const positions = await this.log.positions(game.id);
    file.positions = await packedPositions(positions.slice(0, file.rows.length));
    if (game.state === 'over') return file;
    Object.assign(file, await this.standIns.filed(game, file.seats));
    this.logger.warn({ message: 'a running game was exported with its secrets', game: game.code });
    return file;
  }

  /**
   * Brings a game back under its code, at the positions that it holds, else played again row by row; whoever is waited for is asked anew, at an address of
   * this service. @throws BadGame when it is no exported game, does not verify, or its code is taken
   */
  async import(input: unknown): Promise<Game> {
    const file = readGameFile(input);
    if (file.sealed)
      throw new BadGame('the file is sealed, as its game was running: export it with its secrets (--with-secrets)');
    const engine = this.systems.engine(file.system);
    const broken = verifyGame(file as GameFile, engine).find((c) => !c.ok);
    if (broken) throw new BadGame(`the file does not verify: ${broken.text}`);
    if (file.secret === null) throw new BadGame("the file holds no dice secret: only an organiser's export can go on");
    const rows = filedRows(file, engine);
    const insert = (manager: EntityManager) => this.restore(manager, file, engine, rows);
    const id = await this.submissions.withNewGame(insert, async (hand) => {
      if (!hand.begun) await this.invitations.send(hand, false);
      return hand.game.id;
    });
    return this.games.byId(id);
  }

  /** Players by the names that the log has sealed, whatever they are called today. */
  private async sealedBy(
    { commitment }: Game,
    rows: readonly GameRow[],
    { seats, people }: { seats: readonly Seat[]; people: readonly Person[] },
  ): Promise<(side: string, personId: string) => FiledPerson> {
    const seals = sealsOf(rows);
    const others = await this.people.otherNames(seats.map((s) => s.personId));
    return (side, personId) => {
      const known = filedPerson(people.find((p) => p.id === personId));
      const names = [known.name, ...others.filter((o) => o.id === personId).map((o) => o.name)];
      return { ...known, name: sealedName(commitment, { side, names }, seals?.[side]) ?? known.name };
    };
  }

  private async mayTake(game: Game, viewer: string | null): Promise<void> {
    if (viewer === null || game.state === 'over' || !(await this.involved.in(game.id)).has(viewer)) return;
    throw new ForbiddenException(OWN_GAME);
  }

  private async restore(manager: EntityManager, file: ReadGameFile, engine: AnyEngine, rows: Row[]): Promise<string> {
    if (await this.games.codeTaken(manager, file.code)) throw new BadGame(`a game ${file.code} is here already`);
    const last = rows.at(-1)?.position;
    const scenario = scenarioOf(engine.system, file.scenario);
    const game: Game = {
      id: randomUUID(),
      code: file.code,
      number: await this.games.nextNumber(manager),
      clubId: null,
      moderatorId: file.moderator ? (await this.people.registered(manager, file.moderator)).id : null,
      title: file.title ?? scenario.name,
      system: file.system,
      version: engine.system.version,
      scenario: file.scenario,
      charter: file.charter,
      changes: rows.flatMap(({ submission }) =>
        submission.kind === 'charter' ? [charterChangeSchema.parse(submission.change)] : [],
      ),
      secret: this.keys.lock(file.secret ?? ''),
      spentSecrets: (file.spent ?? []).map((s) => this.keys.lock(s)),
      commitment: file.commitment,
      state: stateOf(file, last ?? null),
      seq: -1,
      chain: '',
      createdAt: this.clock.now(),
    };
    const seats: Seat[] = [];
    for (const side of scenario.seats) seats.push(await this.seat(manager, game, side, file, last ?? null));
    checkPeople(game, seats);
    await this.games.insert(manager, game, seats);
    const logged = appended(
      game,
      rows.map((row) => ({ row, mailId: null, dueAt: null })),
    );
    await storeGame(manager, { game, seats, rows: logged, bag: { mails: [], ends: [] }, at: this.clock.now() });
    await this.rulings.restore(manager, game, file, this.clock.now());
    await this.standIns.restore(manager, game, file, this.clock.now());
    return game.id;
  }

  private async seat(
    manager: EntityManager,
    game: Game,
    side: string,
    file: ReadGameFile,
    last: Position | null,
  ): Promise<Seat> {
    const found = file.seats.find((s) => s.side === side);
    if (!found) throw new BadGame(`seats: the file has no player of the ${side} side`);
    const { state, bankSeconds } = found;
    const person = await this.playerOf(manager, found);
    const told = {
      toldSeq: last?.seq ?? -1,
      seenSeq: last?.seq ?? null,
      toldDecision: 0,
      report: [],
      refused: null,
      mails: 0,
    };
    const clock = { ...FRESH, bankSeconds };
    const delivery = { owes: null, owesSince: null, undeliveredSince: null, standsFrom: null, stoodSeconds: 0 };
    return { gameId: game.id, side, personId: person.id, state, ...told, ...clock, ...delivery };
  }

  /** Who is known here keeps his own name; the log has the one of the file. */
  private async playerOf(manager: EntityManager, found: FiledSeat | FiledBot): Promise<Pick<Person, 'id'>> {
    if ('bot' in found) return this.people.bot(manager);
    const { name, email, zone, paper } = found;
    const person = await this.people.registered(manager, { name, email, zone, paper });
    if (person.name !== name) await this.people.alsoCalled(manager, person.id, name);
    return person;
  }
}

/** How a game stands that is brought back: what holds it is in its log. */
function stateOf({ rows }: ReadGameFile, last: Position | null): GameState {
  if (!last) return 'inviting';
  if (last.over) return 'over';
  return standingAfter(rows).held ? 'held' : 'running';
}
