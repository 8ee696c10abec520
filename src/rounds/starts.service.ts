import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { GameService } from '../games/game.service';
import { BadGame, readNewGame, type NewGame } from '../games/new-game';
import { scenarioOf } from '../kernel/system';
import { PersonRepository } from '../people/person.repository';
import { Outbox } from '../post/outbox';
import { Systems } from '../systems/systems';
import { Events } from './events.service';
import { pairRound } from './pair-round';
import type { Paired } from './pairing/paired';
import { RoundMails, scenarioIn } from './round-mails';
import type { PairingGame, Round } from './rounds.entities';
import { RoundsRepository } from './rounds.repository';
import {
  gamesOf,
  openRound,
  type NamedEntrant,
  type PlayedGame,
  type WholeEvent,
  type WholePairing,
  type WholeRound,
} from './whole-event';

/** What a game's title may hold. */
const LONGEST_TITLE = 80;

/** Another process has made the game meanwhile. */
class MadeAlready extends Error {}

/** Begins rounds: pairs who has confirmed, and makes their games. */
@Injectable()
export class RoundStarts {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly events: Events,
    private readonly games: GameService,
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly people: PersonRepository,
    private readonly systems: Systems,
    private readonly mails: RoundMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Pairs the round that waits for answers, and makes its games. @throws ConflictException, BadGame */
  async start(club: string, handle: string, by: string): Promise<WholeEvent> {
    const { event } = await this.events.find(club, handle);
    await this.rounds.atOnce((manager) => this.pair(manager, event.id, by));
    this.outbox.poke();
    await this.makeGames(event.id);
    return this.events.find(club, handle);
  }

  private async pair(manager: EntityManager, eventId: string, by: string): Promise<void> {
    const whole = await this.rounds.locked(manager, eventId);
    const round = openRound(whole);
    if (round?.state !== 'confirming') throw new ConflictException('No round waits to begin: open one first.');
    const pairs = pairRound(whole, round.number);
    if (!pairs.some((p) => p.second !== null))
      throw new BadGame('entrants: no two of those who are to meet have confirmed their seats');
    const sides = this.sidesIn(whole, round);
    for (const [i, pair] of pairs.entries()) await this.insert(manager, { whole, round, sides }, pair, i + 1);
    const now = this.clock.now();
    await this.rounds.saveRound(manager, round.id, { state: 'running', begunAt: now });
    await this.rounds.saveEvent(manager, { id: eventId, state: 'running' });
    const played = pairs.filter((p) => p.second !== null).length;
    const what = `began round ${round.number} with ${played} ${played === 1 ? 'pair' : 'pairs'}`;
    await this.rounds.tell(manager, { eventId, at: now, by, what });
    for (const entrant of whole.entrants) await this.tellPaired(manager, whole, round, entrant, pairs);
  }

  private sidesIn({ event }: WholeEvent, round: Round): readonly [string, string] {
    const { system } = this.systems.engine(event.system);
    const [first = '', second = ''] = scenarioOf(system, scenarioIn(event, round.number)).seats;
    return [first, second];
  }

  private async insert(
    manager: EntityManager,
    { whole, round, sides }: { whole: WholeEvent; round: Round; sides: readonly [string, string] },
    { first, second }: Paired,
    nr: number,
  ): Promise<void> {
    const pairing = { id: randomUUID(), roundId: round.id, nr, firstId: first, secondId: second };
    const [a, b] = sides;
    const numbers = second === null ? [] : Array.from({ length: whole.event.games }, (_, i) => i + 1);
    const games = numbers.map((n): PairingGame => {
      const [firstSide, secondSide] = n === 1 ? [a, b] : [b, a];
      return {
        ...{ id: randomUUID(), pairingId: pairing.id, nr: n, scenario: scenarioIn(whole.event, round.number) },
        ...{ firstSide, secondSide, gameId: null },
        ...{ value: null, how: null, level: null, abandonedBy: null, endedAt: null, panelBy: null },
      };
    });
    await this.rounds.insertPairing(manager, pairing, games);
  }

  private async tellPaired(
    manager: EntityManager,
    whole: WholeEvent,
    round: Round,
    entrant: NamedEntrant,
    pairs: readonly Paired[],
  ): Promise<void> {
    const own = pairs.find((p) => p.first === entrant.id || p.second === entrant.id);
    // Who has an opponent is told so by the first mail of his game.
    if (own ? own.second !== null : entrant.state !== 'invited') return;
    const unpaired = `You did not confirm your seat in time, so you are not paired in round ${round.number}. You are asked again before the next.`;
    const free = 'Nobody was left to play you in this round: it counts for you as won.';
    await this.mails.unpaired(manager, whole, round, entrant, own ? free : unpaired);
  }

  /** Makes the games that pairings of an event still wait for, each once, whoever else does so too. */
  async makeGames(eventId: string): Promise<void> {
    const whole = await this.rounds.atOnce((manager) => this.rounds.locked(manager, eventId));
    const round = openRound(whole);
    if (!round || round.state === 'confirming') return;
    for (const pairing of round.pairings)
      for (const game of pairing.games.filter((g) => g.gameId === null && g.value === null))
        await this.makeGame(whole, round, pairing, game).catch((error: unknown) => {
          if (!(error instanceof MadeAlready)) throw error;
        });
  }

  private async makeGame(whole: WholeEvent, round: WholeRound, pairing: WholePairing, game: PlayedGame): Promise<void> {
    const wish = await this.wishFor(whole, round, pairing, game);
    const opening = await this.openings(whole, round, pairing, game);
    const also = async (manager: EntityManager, gameId: string): Promise<void> => {
      if (!(await this.rounds.gameMade(manager, game.id, gameId))) throw new MadeAlready();
    };
    await this.games.create(wish, { also, opening: (side) => opening.get(side) ?? '' });
  }

  /** By sides: what each player is told of the round by the first mail of his game. */
  private async openings(
    whole: WholeEvent,
    round: WholeRound,
    { firstId, secondId }: WholePairing,
    { firstSide, secondSide }: PlayedGame,
  ): Promise<ReadonlyMap<string, string>> {
    const seats = [
      { side: firstSide, id: firstId, other: secondId },
      { side: secondSide, id: secondId, other: firstId },
    ];
    const said = seats.map(async ({ side, id, other }): Promise<[string, string]> => {
      const [to, opponent] = [id, other].map((one) => whole.entrants.find((e) => e.id === one));
      if (!to || !opponent) throw new Error('an entrant is nobody');
      return [side, await this.mails.opening(whole, round, { side, to, opponent })];
    });
    return new Map(await Promise.all(said));
  }

  private async wishFor(
    whole: WholeEvent,
    round: WholeRound,
    pairing: WholePairing,
    game: PlayedGame,
  ): Promise<NewGame> {
    const { event, entrants } = whole;
    const [club] = await this.clubs.byIds([event.clubId]);
    const seat = async (id: string | null): Promise<object> => {
      const entrant = entrants.find((e) => e.id === id);
      return personOf(entrant && (await this.people.byId(entrant.personId)));
    };
    const players = entrants.filter((e) => e.id === pairing.firstId || e.id === pairing.secondId);
    // Who plays cannot moderate: such a game goes without, and its questions to the club's other moderators.
    const moderates =
      event.moderatorId !== null &&
      !players.some((p) => p.personId === event.moderatorId) &&
      (await this.members.moderates(event.clubId, event.moderatorId));
    return readNewGame({
      ...{ system: event.system, scenario: game.scenario, club: club?.name, charter: event.charter, joined: true },
      title: titleIn(whole, round, pairing, game),
      seats: { [game.firstSide]: await seat(pairing.firstId), [game.secondSide]: await seat(pairing.secondId) },
      ...(moderates ? { moderator: personOf(await this.people.byId(event.moderatorId as string)) } : {}),
    });
  }

  /** Codes of the games of a round, for who asks. */
  codesOf(whole: WholeEvent): string[] {
    const round = openRound(whole);
    return round ? gamesOf(round).flatMap((g) => g.code ?? []) : [];
  }
}

/** Of all games of an event no two are called the same; nobody's name is in it, for an event may not tell them. */
function titleIn({ event }: WholeEvent, round: WholeRound, pairing: WholePairing, game: PlayedGame): string {
  const table = round.pairings.length > 1 ? `, table ${pairing.nr}` : '';
  const rest = `, round ${round.number}${table}${event.games === 2 ? `, game ${game.nr}` : ''}`;
  return `${event.name.slice(0, LONGEST_TITLE - rest.length)}${rest}`;
}

function personOf(person: { name: string; email: string; zone: string; paper: string } | null | undefined): object {
  if (!person) throw new Error('an entrant is nobody');
  const { name, email, zone, paper } = person;
  return { name, email, zone, paper };
}
