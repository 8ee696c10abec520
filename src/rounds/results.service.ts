import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { BadGame } from '../games/new-game';
import { worthOf } from '../kernel/search/rollout';
import { Outbox } from '../post/outbox';
import { InvolvedRepository } from '../rulings/involved.repository';
import { LogRepository } from '../submissions/log.repository';
import { Systems } from '../systems/systems';
import { Events } from './events.service';
import { valueText } from './names';
import type { NewResult } from './new-event';
import { median } from './panel-answer';
import { PanelsRepository } from './panels.repository';
import { RatingsBook } from './ratings.service';
import { RoundMails } from './round-mails';
import type { How } from './rounds.entities';
import { RoundsRepository } from './rounds.repository';
import {
  gamesOf,
  isPublic,
  openRound,
  plannedRounds,
  playsGame,
  type NamedEntrant,
  type PlayedGame,
  type WholeEvent,
  type WholePairing,
  type WholeRound,
} from './whole-event';

/** A result, to the pairing's first. */
interface Result {
  value: number;
  how: How;
  level: string;
  abandonedBy?: string;
}

/** What an organiser rules of a game. */
interface Ruling {
  code: string;
  wish: NewResult;
  /** As the log names him. */
  by: string;
  /** Null: no person. */
  rules: string | null;
}

/** Takes the results of games, by the games themselves, by panels and by the organiser, and ends rounds that have all. */
@Injectable()
export class Results {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly events: Events,
    private readonly panels: PanelsRepository,
    private readonly involved: InvolvedRepository,
    private readonly ratings: RatingsBook,
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly mails: RoundMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Looks which games and panels of an event have come to an end, and ends the round when none is left. */
  async gather(eventId: string): Promise<void> {
    await this.rounds.atOnce(async (manager) => {
      const whole = await this.rounds.locked(manager, eventId);
      const round = openRound(whole);
      if (!round || round.state === 'confirming') return;
      for (const game of gamesOf(round)) await this.look(manager, whole, game);
      await this.decidePanels(manager, whole, round);
      await this.end(manager, eventId);
    });
    this.outbox.poke();
  }

  /** A game that is over has its result; one that a moderator has taken up again has none. What a panel has in hand it decides. */
  private async look(manager: EntityManager, whole: WholeEvent, game: PlayedGame): Promise<void> {
    if (game.panelBy !== null || game.gameId === null) return;
    if (game.how === 'played' && game.state !== 'over') {
      await this.write(manager, game, null);
      await this.tell(manager, whole, 'service', `game ${game.code} has been taken up again: it has no result`);
    }
    if (game.how !== null || game.state !== 'over') return;
    const position = await this.log.last(game.gameId, manager);
    const value = worthOf(this.systems.engine(whole.event.system), position, game.firstSide);
    await this.write(manager, game, { value, how: 'played', level: position.over?.level ?? '' });
    await this.tell(manager, whole, 'service', `${this.said(whole, game, value)} (${position.over?.level ?? ''})`);
  }

  /** Panels that have all answered, or whose time is over, have decided. */
  private async decidePanels(manager: EntityManager, whole: WholeEvent, round: WholeRound): Promise<void> {
    const asked = await this.panels.of(whole.event.id, manager);
    for (const game of gamesOf(round).filter((g) => g.panelBy !== null)) {
      const panel = asked.filter((p) => p.pairingGameId === game.id);
      const values = panel.flatMap((p) => p.value ?? []);
      const late = (game.panelBy as Date) <= this.clock.now();
      if (values.length < panel.length && !late) continue;
      if (values.length === 0) await this.noAnswer(manager, whole, game);
      else {
        const by = panel.map((p) => `${p.name}: ${p.value === null ? 'no answer' : valueText(p.value)}`).join(', ');
        const value = median(values);
        await this.write(manager, game, { value, how: 'panel', level: `valued by a panel of ${values.length}` });
        await this.tell(manager, whole, 'panel', `${this.said(whole, game, value)} (${by})`);
        await this.tellPlayers(
          manager,
          whole,
          game,
          `A panel of ${values.length} has valued game ${game.code}.`,
          value,
        );
      }
    }
    await this.panelsDone(manager, whole.event.id);
  }

  private async noAnswer(manager: EntityManager, { event }: WholeEvent, game: PlayedGame): Promise<void> {
    await this.rounds.saveGame(manager, game.id, { panelBy: null });
    await this.panels.dismiss(manager, game.id, this.clock.now());
    const what = `nobody of the panel for game ${game.code} has answered: name another, or give the result yourself`;
    await this.rounds.tell(manager, { eventId: event.id, at: this.clock.now(), by: 'panel', what });
  }

  /** A round is one of games again when no panel is left in it. */
  private async panelsDone(manager: EntityManager, eventId: string): Promise<void> {
    const whole = await this.rounds.locked(manager, eventId);
    const round = openRound(whole);
    if (round?.state !== 'adjudicating' || gamesOf(round).some((g) => g.panelBy !== null)) return;
    await this.rounds.saveRound(manager, round.id, { state: 'running' });
    await this.rounds.saveEvent(manager, { id: eventId, state: 'running' });
  }

  /** What the organiser rules of a game that has not ended by itself, or who has abandoned it. `rules`: his person. @throws ConflictException, ForbiddenException, BadGame */
  async rule(club: string, handle: string, { code, wish, by, rules }: Ruling): Promise<void> {
    const { event } = await this.events.find(club, handle);
    await this.rounds.atOnce(async (manager) => {
      const whole = await this.rounds.locked(manager, event.id);
      const round = openRound(whole);
      const game = round && gamesOf(round).find((g) => g.code === code.toUpperCase());
      if (!game) throw new NotFoundException('There is no such game in the round that is played.');
      if (game.how === 'played')
        throw new ConflictException('The game has ended by itself; a moderator can take it up again.');
      if (await this.isOwn(whole, game, rules, manager))
        throw new ForbiddenException(
          'You play in this game, or have seen one side of it: another organiser rules in it.',
        );
      const result = this.ruled(whole, game, wish);
      await this.write(manager, game, result);
      await this.panels.dismiss(manager, game.id, this.clock.now());
      await this.tell(manager, whole, by, `${this.said(whole, game, result.value)} (${result.level})`);
      await this.tellPlayers(
        manager,
        whole,
        game,
        `The organiser has given game ${code.toUpperCase()} its result: ${wish.reason}.`,
        result.value,
      );
    });
    await this.gather(event.id);
  }

  private async isOwn(whole: WholeEvent, game: PlayedGame, personId: string | null, manager: EntityManager) {
    if (personId === null || game.gameId === null) return false;
    return playsGame(whole, game, personId) || (await this.involved.in(game.gameId, manager)).has(personId);
  }

  private ruled(whole: WholeEvent, game: PlayedGame, wish: NewResult): Result {
    const named = 'abandonedBy' in wish ? wish.abandonedBy : wish.side;
    const sign = named === game.firstSide ? 1 : named === game.secondSide ? -1 : 0;
    if (sign === 0)
      throw new BadGame(`side: "${named}" does not play here; it is ${game.firstSide} or ${game.secondSide}`);
    if (!('abandonedBy' in wish)) return { value: sign * wish.value, how: 'organiser', level: wish.reason };
    const pairing = pairingOf(whole, game);
    const left = whole.entrants.find((e) => e.id === (sign === 1 ? pairing.firstId : pairing.secondId));
    return { value: -sign, how: 'abandoned', level: wish.reason, ...(left ? { abandonedBy: left.personId } : {}) };
  }

  private async write(manager: EntityManager, game: PlayedGame, result: Result | null): Promise<void> {
    const { value = null, how = null, level = null, abandonedBy = null } = result ?? {};
    const endedAt = result ? this.clock.now() : null;
    await this.rounds.saveGame(manager, game.id, { value, how, level, abandonedBy, endedAt, panelBy: null });
  }

  /** The round is over when every game of it has its result: ratings are reckoned, and everybody is told how it stands. */
  private async end(manager: EntityManager, eventId: string): Promise<void> {
    const whole = await this.rounds.locked(manager, eventId);
    const round = openRound(whole);
    if (!round || gamesOf(round).some((g) => g.value === null)) return;
    const at = this.clock.now();
    await this.rounds.saveRound(manager, round.id, { state: 'over', endedAt: at });
    await this.ratings.reckon(manager, whole, round);
    const last = round.number >= plannedRounds(whole);
    await this.rounds.saveEvent(manager, { id: eventId, state: last ? 'over' : 'running' });
    await this.tell(
      manager,
      whole,
      'service',
      last ? `round ${round.number} is over, and with it the event` : `round ${round.number} is over`,
    );
    await this.mails.standings(manager, whole, last ? 'the event is over' : `round ${round.number} is over`);
  }

  /** The organiser ends an event before its last round. @throws ConflictException */
  async close(club: string, handle: string, by: string): Promise<void> {
    const { event } = await this.events.find(club, handle);
    await this.rounds.atOnce(async (manager) => {
      const whole = await this.rounds.locked(manager, event.id);
      const round = openRound(whole);
      if (whole.event.state === 'over') throw new ConflictException('The event is over.');
      if (round && round.state !== 'confirming')
        throw new ConflictException(
          `Games of round ${round.number} have no result yet: name a panel, or give them one.`,
        );
      if (round) await this.rounds.saveRound(manager, round.id, { state: 'over', endedAt: this.clock.now() });
      await this.rounds.saveEvent(manager, { id: event.id, state: 'over' });
      await this.tell(manager, whole, by, 'ended the event');
      // Nobody has been asked into an event that ends as a draft, and it has no page that a mail could lead to.
      if (isPublic(whole)) await this.mails.standings(manager, whole, 'the event is over');
    });
    this.outbox.poke();
  }

  private said(whole: WholeEvent, game: PlayedGame, value: number): string {
    const { firstId, secondId } = pairingOf(whole, game);
    return `game ${game.code}: ${valueText(value)} to ${nameOf(whole, firstId)} against ${nameOf(whole, secondId)}`;
  }

  private async tellPlayers(manager: EntityManager, whole: WholeEvent, game: PlayedGame, what: string, value: number) {
    const { firstId, secondId } = pairingOf(whole, game);
    for (const [id, own] of [
      [firstId, value],
      [secondId, -value],
    ] as const) {
      const to = whole.entrants.find((e) => e.id === id);
      const text = `${what} It counts ${valueText(own)} for you, where 1 is won and -1 lost as high as can be. The game itself may be played on; the round takes no more notice of it.`;
      if (to) await this.mails.told(manager, whole, to, `the result of game ${game.code}`, text);
    }
  }

  private tell(manager: EntityManager, { event }: WholeEvent, by: string, what: string): Promise<void> {
    return this.rounds.tell(manager, { eventId: event.id, at: this.clock.now(), by, what });
  }
}

function pairingOf({ rounds }: WholeEvent, game: PlayedGame): WholePairing {
  const pairing = rounds.flatMap((r) => r.pairings).find((p) => p.id === game.pairingId);
  if (!pairing) throw new Error('a game of no pairing');
  return pairing;
}

const nameOf = ({ entrants }: { entrants: readonly NamedEntrant[] }, id: string | null): string =>
  entrants.find((e) => e.id === id)?.name ?? 'nobody';
