import { randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { DiceSecrets } from '../config/dice-secrets';
import { Keys } from '../config/keys';
import type { Settings } from '../config/settings';
import { commitment } from '../kernel/chance/dice';
import { parted } from '../kernel/bid';
import type { JsonObject } from '../kernel/realm';
import { scenarioOf, type Scenario, type System } from '../kernel/system';
import { isBot } from '../people/bot';
import { isOpen, isSomebody } from '../people/open-seat';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { SubmissionService } from '../submissions/submission.service';
import { Systems, type AnyRealm } from '../systems/systems';
import { clockTimes, type Charter } from '../table/charter';
import { FRESH } from '../table/seat-clock';
import type { Game } from '../table/game.entity';
import { GameRepository } from '../table/game.repository';
import { botStrengths } from './bot-strengths';
import { InvitationRepository, invitedUntil } from './invitation.repository';
import { InvitationMails } from './invitation-mails';
import { BadGame, ONE_PERSON, checkPeople, type NewGame } from './new-game';
import type { Board } from '../table/board';
import type { Seat } from '../table/seat.entity';
import { CODE_LENGTH, CODE_LETTERS, looksLikeCode } from '../table/code';
import { checkPractice } from './practice';
import { StartService } from './start.service';

/** What comes with a new game. */
interface Beside {
  also?: (manager: EntityManager, gameId: string) => Promise<void>;
  opening?: (side: string) => string;
}

/** Makes games and invites their players. */
@Injectable()
export class GameService {
  constructor(
    private readonly games: GameRepository,
    private readonly people: PersonRepository,
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly systems: Systems,
    private readonly submissions: SubmissionService,
    private readonly starts: StartService,
    private readonly invitations: InvitationMails,
    private readonly invited: InvitationRepository,
    private readonly keys: Keys,
    private readonly clock: Clock,
    private readonly diceSecrets: DiceSecrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A new game with its invitations in the outbox; its dice secret is promised in the first mail. `also` is written with it,
   * or neither is; `opening`: what a side is told first of a game that begins at once.
   * @throws BadGame, UnknownScenario, UnknownSystem
   */
  async create(wish: NewGame, { also, opening }: Beside = {}): Promise<Game> {
    const engine = this.systems.engine(wish.system);
    const { system } = engine;
    const scenario = scenarioOf(system, wish.scenario);
    checkSeats(wish, scenario);
    checkOptions(wish, scenario, system);
    checkPractice(wish, engine);
    const charter = { ...wish.charter, ...botStrengths(wish, { system, here: this.settings.searchThread }) };
    const insert = (manager: EntityManager) => this.insert(manager, { ...wish, charter }, scenario, system.version);
    const id = await this.submissions.withNewGame(insert, async (hand) => {
      if (wish.joined) this.starts.begin(hand);
      await this.invitations.send(hand, wish.joined, opening);
      await this.challenge(hand);
      await also?.(hand.manager, hand.game.id);
      return hand.game.id;
    });
    return this.games.byId(id);
  }

  /** Members of the club are told of seats that they may take. */
  private async challenge(hand: Board): Promise<void> {
    const { clubId, moderatorId } = hand.game;
    const open = hand.seats.filter(isOpen);
    if (clubId === null || open.length === 0) return;
    const engaged = [...hand.seats.map((s) => s.personId), moderatorId];
    const members = await this.members.challenged(hand.manager, clubId);
    const free = members.filter((m) => !engaged.includes(m.id));
    for (const seat of open) await this.invitations.challenge(hand, seat.side, free);
  }

  private async insert(
    manager: EntityManager,
    wish: NewGame & { charter: Charter },
    scenario: Scenario<AnyRealm>,
    version: string,
  ): Promise<string> {
    const secret = this.diceSecrets.draw();
    const game: Game = {
      id: randomUUID(),
      code: await this.freeCode(manager),
      number: await this.games.nextNumber(manager),
      clubId: wish.club === undefined ? null : await this.clubs.named(manager, wish.club),
      moderatorId: wish.moderator ? (await this.people.registered(manager, wish.moderator)).id : null,
      title: wish.title ?? scenario.name,
      system: wish.system,
      version,
      scenario: scenario.id,
      charter: wish.charter,
      secret: this.keys.lock(secret),
      changes: [],
      spentSecrets: [],
      commitment: commitment(secret),
      state: 'inviting',
      seq: -1,
      chain: '',
      createdAt: this.clock.now(),
    };
    const seats: Seat[] = [];
    for (const side of scenario.seats) seats.push(await this.seat(manager, game, side, wish));
    checkPeople(game, seats);
    await this.games.insert(manager, game, seats);
    await this.enroll(manager, game, seats);
    if (!wish.joined) await this.invited.put(manager, game.id, invitedUntil(game.createdAt));
    return game.id;
  }

  /** Who plays or moderates in a club belongs to it. */
  private async enroll(manager: EntityManager, game: Game, seats: readonly Seat[]): Promise<void> {
    const { clubId, moderatorId, createdAt } = game;
    if (clubId === null) return;
    for (const seat of seats.filter(isSomebody))
      await this.members.add(manager, clubId, seat.personId, 'player', createdAt);
    if (moderatorId !== null) await this.members.add(manager, clubId, moderatorId, 'moderator', createdAt);
  }

  private async seat(manager: EntityManager, game: Game, side: string, wish: NewGame): Promise<Seat> {
    const person = wish.seats[side];
    if (!person) throw new BadGame(`seats.${side}: a player is missing`);
    const { id } = await this.seated(manager, person);
    const joined = wish.joined || isBot({ personId: id });
    const told = { toldSeq: -1, seenSeq: null, toldDecision: 0, report: [], refused: null, mails: 0 };
    const clock = { ...FRESH, bankSeconds: clockTimes(game.charter).bank };
    const delivery = { owes: null, owesSince: null, undeliveredSince: null, standsFrom: null, stoodSeconds: 0 };
    return {
      gameId: game.id,
      side,
      personId: id,
      state: isOpen({ personId: id }) ? 'open' : joined ? 'joined' : 'invited',
      ...told,
      ...clock,
      ...delivery,
    };
  }

  private seated(manager: EntityManager, person: NewGame['seats'][string]): Promise<Pick<Person, 'id'>> {
    if (typeof person !== 'string') return this.people.registered(manager, person);
    return person === 'open' ? this.people.nobody(manager) : this.people.bot(manager);
  }

  private async freeCode(manager: EntityManager): Promise<string> {
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (looksLikeCode(code) && !(await this.games.codeTaken(manager, code))) return code;
    }
  }
}

/** Options are used when the last player has joined; what is wrong with them must be said now. */
function checkOptions(wish: NewGame, scenario: Scenario<AnyRealm>, system: System<AnyRealm>): void {
  if (scenario.draft !== undefined)
    throw new BadGame(`scenario: ${scenario.id} cannot be played yet: ${scenario.draft}`);
  try {
    scenario.setUp(system.data, parted(system, scenario.id, wish.charter.options as JsonObject).options);
  } catch (error) {
    throw new BadGame(`charter.options: ${error instanceof Error ? error.message : 'wrong'}`);
  }
}

function checkOpen({ club, joined }: NewGame, side: string): void {
  if (club === undefined) throw new BadGame(`seats.${side}: an open seat needs a club, whose members may take it`);
  if (joined)
    throw new BadGame(`seats.${side}: a game with an open seat begins when somebody has taken it, not at once`);
}

function checkSeats(wish: NewGame, scenario: Scenario<AnyRealm>): void {
  const given = Object.keys(wish.seats);
  const missing = scenario.seats.find((s) => !given.includes(s));
  const strange = given.find((s) => !scenario.seats.includes(s));
  if (missing)
    throw new BadGame(
      `seats.${missing}: a player is missing; scenario ${scenario.id} has the seats ${scenario.seats.join(', ')}`,
    );
  if (strange)
    throw new BadGame(`seats.${strange}: scenario ${scenario.id} has no such seat, only ${scenario.seats.join(', ')}`);
  const people = Object.values(wish.seats).flatMap((p) => (typeof p === 'string' ? [] : [p]));
  const open = Object.entries(wish.seats).find(([, p]) => p === 'open')?.[0];
  if (open !== undefined) checkOpen(wish, open);
  else if (people.length === 0) throw new BadGame('seats: somebody must play; the bot plays against people');
  const emails = people.map((p) => p.email);
  if (emails.some((e, i) => emails.indexOf(e) !== i)) throw new BadGame(ONE_PERSON);
}
