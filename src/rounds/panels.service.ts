import { randomUUID } from 'node:crypto';
import { ConflictException, ForbiddenException, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { BadGame } from '../games/new-game';
import { MatterMail, inFileLine, type Written } from '../mail/matter-mail';
import { notReadLine } from '../mail/reading/reading';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { Outbox } from '../post/outbox';
import { InvolvedRepository } from '../rulings/involved.repository';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import { Systems } from '../systems/systems';
import { GameRepository } from '../table/game.repository';
import { MailTemplates } from '../wording/templates';
import { momentText } from '../wording/when';
import { Events } from './events.service';
import { pointsText, valueText } from './names';
import type { NewPanel } from './new-event';
import { packetOf, sideWord } from './packet';
import { readPanelAnswer, saysValue, type NamedSide, type PanelAnswer } from './panel-answer';
import { PanelsRepository, type AskedPanelist } from './panels.repository';
import { Results } from './results.service';
import { RoundMails } from './round-mails';
import { RoundsRepository } from './rounds.repository';
import { gamesOf, openRound, playsGame, type PlayedGame, type WholeEvent, type WholeRound } from './whole-event';

/** A game that a panel is to value, and who does. */
interface Convened {
  game: PlayedGame;
  panel: { id: string; person: Person; packet: string; seq: number }[];
}

/** Who names a panel: as the log calls him, and his person. */
export interface Convener {
  by: string;
  personId: string | null;
}

/** Panels that value games which do not end: who is asked, with what, and what they answer. */
@Injectable()
export class Panels implements OnModuleInit {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly panels: PanelsRepository,
    private readonly involved: InvolvedRepository,
    private readonly events: Events,
    private readonly results: Results,
    private readonly people: PersonRepository,
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly templates: MailTemplates,
    private readonly mails: RoundMails,
    private readonly matters: MatterMail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.matters.serve('panel', {
      owner: async (manager, id) => (await this.panels.one(id, manager))?.personId ?? null,
      understands: saysValue,
      deal: (manager, id, written) => this.byMail(manager, id, written),
    });
  }

  /**
   * Asks a panel for what unfinished games of the round are worth, but for those that who asks plays in himself. Gives their
   * codes. @throws ConflictException, ForbiddenException, BadGame
   */
  async convene(club: string, handle: string, wish: NewPanel, { by, personId }: Convener): Promise<string[]> {
    if (wish.by <= this.clock.now()) throw new BadGame('by: is past; a panel needs time to answer');
    const whole = await this.events.find(club, handle);
    const { round, games } = await this.othersOf(whole, unfinished(whole, wish), { wish, personId });
    const members = await this.membersOf(wish);
    const convened: Convened[] = [];
    for (const game of games) convened.push(await this.panelFor(whole, round, { game, members, wish }));
    await this.rounds.atOnce((manager) => this.ask(manager, whole, { convened, wish, by }));
    this.outbox.poke();
    return convened.map((c) => c.game.code ?? '');
  }

  /** Without the games of who names the panel: whoever plays in a game has no part in who values it. @throws ForbiddenException */
  private async othersOf(
    whole: WholeEvent,
    { round, games }: ReturnType<typeof unfinished>,
    { wish, personId }: { wish: NewPanel; personId: string | null },
  ): Promise<ReturnType<typeof unfinished>> {
    if (personId === null) return { round, games };
    const own: PlayedGame[] = [];
    for (const game of games) {
      const sees = (await this.involved.in(game.gameId as string)).has(personId);
      if (sees || playsGame(whole, game, personId)) own.push(game);
    }
    const others = games.filter((g) => !own.includes(g));
    if (own[0] && (wish.games || others.length === 0))
      throw new ForbiddenException(
        `You play in game ${own[0].code}, or have seen one side of it: another organiser of the club names the panel for it.`,
      );
    return { round, games: others };
  }

  private async membersOf({ members }: NewPanel): Promise<Person[]> {
    const people = await this.rounds.atOnce(async (manager) => {
      const found: Person[] = [];
      for (const { name, ...known } of members)
        found.push(await this.people.registered(manager, { ...known, name: name ?? known.email.split('@')[0] ?? '' }));
      return found;
    });
    if (new Set(people.map((p) => p.id)).size < people.length) throw new BadGame('members: somebody is named twice');
    return people;
  }

  /** Who of the members values a game: nobody who plays it, has played it or sees one side of it. */
  private async panelFor(
    whole: WholeEvent,
    round: WholeRound,
    { game, members, wish }: { game: PlayedGame; members: readonly Person[]; wish: NewPanel },
  ): Promise<Convened> {
    const gameId = game.gameId as string;
    const involved = await this.involved.in(gameId);
    const sits = members.find((m) => involved.has(m.id));
    const others = members.filter((m) => !involved.has(m.id));
    if (sits && (wish.games || others.length === 0)) throw new BadGame(notOnPanel(sits, game));
    const facts = await this.log.factsAfter(gameId, -1);
    const panel = await this.submissions.look(gameId, async (hand) => {
      const out = [];
      for (const person of others) {
        const id = randomUUID();
        const pages = [this.mails.pageOf('panel', id), await this.mails.resultsPage(whole.event)];
        const words = { event: whole.event.name, round: round.number, until: momentText(wish.by, person.zone), pages };
        out.push({ id, person, packet: packetOf(this.templates, hand, facts, words), seq: hand.position.seq });
      }
      return out;
    });
    return { game, panel };
  }

  private async ask(
    manager: EntityManager,
    { event }: WholeEvent,
    { convened, wish, by }: { convened: readonly Convened[]; wish: NewPanel; by: string },
  ): Promise<void> {
    const whole = await this.rounds.locked(manager, event.id);
    const { round, games } = unfinished(whole, { ...wish, games: convened.map((c) => c.game.code ?? '') });
    if (games.length < convened.length) throw new ConflictException('A game has ended meanwhile; look again.');
    for (const { game, panel } of convened) {
      await this.rounds.saveGame(manager, game.id, { panelBy: wish.by });
      const involved = await this.involved.settled(game.gameId as string, manager);
      const sits = panel.find(({ person }) => involved.has(person.id));
      if (sits) throw new BadGame(notOnPanel(sits.person, game));
      for (const { id, person, packet, seq } of panel) {
        const answer = { value: null, reason: null, answeredAt: null };
        await this.panels.insert(manager, { id, pairingGameId: game.id, personId: person.id, packet, seq, ...answer });
        const subject = `${event.name}: what is game ${game.code} worth?`;
        await this.mails.packet(manager, { personId: person.id, zone: person.zone }, id, { subject, packet });
      }
      const who = panel.map((p) => p.person.name).join(', ');
      await this.rounds.tell(manager, {
        eventId: event.id,
        at: this.clock.now(),
        by,
        what: `named a panel for game ${game.code}: ${who}`,
      });
      await this.tellPlayers(manager, whole, game);
    }
    await this.rounds.saveRound(manager, round.id, { state: 'adjudicating' });
    await this.rounds.saveEvent(manager, { id: event.id, state: 'adjudicating' });
  }

  private async tellPlayers(manager: EntityManager, whole: WholeEvent, game: PlayedGame): Promise<void> {
    const pairing = whole.rounds.flatMap((r) => r.pairings).find((p) => p.id === game.pairingId);
    const text = `A panel is asked what game ${game.code} is worth as it stands now; that will be its result in the event. None of the panel plays in it. You may play on, but nothing from here on counts for the round.`;
    for (const entrant of whole.entrants.filter((e) => e.id === pairing?.firstId || e.id === pairing?.secondId))
      await this.mails.told(manager, whole, entrant, `a panel for game ${game.code}`, text);
  }

  /** What a panelist is asked, for his page; null: nothing any more. */
  async asked(id: string): Promise<{ panelist: AskedPanelist; sides: NamedSide[] } | null> {
    const panelist = await this.panels.one(id);
    return panelist ? { panelist, sides: await this.sidesOf(panelist) } : null;
  }

  /** His answer on the page; gives what came of it. */
  async byPage(id: string, answer: PanelAnswer): Promise<string> {
    const { said, eventId } = await this.rounds.atOnce((manager) => this.answer(manager, id, answer));
    if (eventId) await this.results.gather(eventId);
    this.outbox.poke();
    return said;
  }

  private async byMail(manager: EntityManager, id: string, written: Written): Promise<string> {
    const panelist = await this.panels.one(id, manager);
    if (!panelist) return 'panel: not asked';
    const read = readPanelAnswer(written.text, await this.sidesOf(panelist));
    const said =
      typeof read === 'string'
        ? [`NOT recorded. ${read}`, ...notReadLine(written.notRead)].join(' ')
        : [(await this.answer(manager, id, read)).said, ...inFileLine(written)].join(' ');
    const { personId, zone, code } = panelist;
    await this.mails.toPanelist(manager, { personId, zone }, id, `game ${code}: your answer`, [said]);
    return typeof read === 'string' ? 'panel: not read' : 'panel: answered';
  }

  private async answer(manager: EntityManager, id: string, { side, value, reason }: PanelAnswer) {
    const panelist = await this.panels.one(id, manager);
    if (!panelist) return { said: 'You are not asked any more.', eventId: null };
    const whole = await this.rounds.locked(manager, panelist.eventId);
    const game = whole.rounds.flatMap(gamesOf).find((g) => g.id === panelist.pairingGameId);
    if (!game?.panelBy || game.panelBy <= this.clock.now())
      return { said: `NOT recorded: the panel for game ${panelist.code} has ended.`, eventId: null };
    if (game.gameId !== null && (await this.involved.settled(game.gameId, manager)).has(panelist.personId))
      return { said: `NOT recorded: you play in game ${panelist.code}, or have seen one side of it.`, eventId: null };
    const toFirst = side === game.firstSide ? value : -value;
    await this.panels.answered(manager, id, { value: toFirst, reason, answeredAt: this.clock.now() });
    const what = `${panelist.name} of the panel has answered for game ${panelist.code}`;
    await this.rounds.tell(manager, { eventId: whole.event.id, at: this.clock.now(), by: panelist.name, what });
    const named = (await this.sidesOf(panelist)).find((s) => s.side === side)?.names[0] ?? side;
    const worth = value === 0 ? 'a draw' : `${valueText(value)} to ${named} (${pointsText((value + 1) / 2)} points)`;
    return {
      said: `Recorded: game ${panelist.code} is ${worth}. Until the panel has ended you may answer anew.`,
      eventId: whole.event.id,
    };
  }

  private async sidesOf({ code }: AskedPanelist): Promise<NamedSide[]> {
    const game = await this.games.byCode(code);
    return this.submissions.look(game.id, (hand) =>
      hand.seats.map(({ side }) => ({
        side,
        names: [sideWord(hand, side), this.systems.engine(game.system).system.seatName(side)],
      })),
    );
  }
}

const notOnPanel = ({ name }: Person, { code }: PlayedGame): string =>
  `members: ${name} plays in game ${code}, or has seen one side of it; who does is not on its panel`;

/** Games of the round that have no result and no panel, all or those that are named. @throws ConflictException, BadGame */
function unfinished(
  whole: WholeEvent,
  { games: named }: Pick<NewPanel, 'games'>,
): { round: WholeRound; games: PlayedGame[] } {
  const round = openRound(whole);
  if (!round || round.state === 'confirming') throw new ConflictException('No round is played now.');
  const open = gamesOf(round).filter(
    (g) => g.gameId !== null && g.value === null && g.panelBy === null && g.state !== 'over',
  );
  const codes = named?.map((code) => code.toUpperCase());
  const strange = codes?.find((code) => !open.some((g) => g.code === code));
  if (strange !== undefined)
    throw new BadGame(`games: ${strange} is no unfinished game of round ${round.number} without a panel`);
  const games = open.filter((g) => !codes || codes.includes(g.code ?? ''));
  if (games.length === 0) throw new ConflictException('Every game of the round has a result or a panel.');
  return { round, games };
}
