import { Inject, Injectable } from '@nestjs/common';
import { scenarioTitle } from '../kernel/scenario-title';
import type { EntityManager } from 'typeorm';
import { ClubRepository } from '../clubs/club.repository';
import { needsOf } from '../games/game-terms';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { scenarioOf } from '../kernel/system';
import { Outbox } from '../post/outbox';
import { Tokens, type Matter } from '../post/tokens';
import { Systems } from '../systems/systems';
import { clockText } from '../table/charter-text';
import { MailTemplates, type Paragraph } from '../wording/templates';
import { momentText } from '../wording/when';
import { pointsText } from './names';
import type { Round, RoundEvent } from './rounds.entities';
import { standings } from './standings';
import { scoredOf, type NamedEntrant, type WholeEvent } from './whole-event';

/** Above it a reply is written; also where reading of a reply ends. */
const MARKER = '=== Despatch rounds: write your answer above this line ===';

/** Somebody who is written to. */
interface Reader {
  personId: string;
  zone: string;
}

/** What a mail about an event says. */
interface Said {
  subject: string;
  paragraphs: readonly Paragraph[];
  /** What a reply is about; without it none is expected. */
  about?: { matter: Matter; id: string };
}

/** The scenario of a round. */
export const scenarioIn = ({ scenarios }: RoundEvent, round: number): string =>
  scenarios[(round - 1) % scenarios.length] as string;

/** Mails about events: they belong to no game. */
@Injectable()
export class RoundMails {
  constructor(
    private readonly clubs: ClubRepository,
    private readonly systems: Systems,
    private readonly templates: MailTemplates,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Whether he plays in a round. */
  async askSeat(
    manager: EntityManager,
    { event }: WholeEvent,
    { round, by }: { round: Round; by: string },
    entrant: NamedEntrant,
  ): Promise<void> {
    const [club] = await this.clubs.byIds([event.clubId]);
    const { system } = this.systems.engine(event.system);
    const until = momentText(round.confirmBy, entrant.zone);
    const ends = round.endsAt ? ` Its games are to be over by ${momentText(round.endsAt, entrant.zone)}.` : '';
    await this.put(manager, entrant, {
      subject: `${event.name}, round ${round.number}: will you play?`,
      paragraphs: [
        `${by} of the club "${club?.name ?? ''}" asks you to play in round ${round.number} of "${event.name}".${ends}`,
        this.about(event, round.number),
        ['What you need:', ...needsOf(system, scenarioIn(event, round.number))],
        `Write CONFIRM in a reply to this mail if you play in it, DECLINE if not, until ${until}. Who has not confirmed by then is not paired in this round. WITHDRAW takes you out of the event. When the round begins one mail tells whom you play, what the game is played by, and the first question.`,
        'Or answer on this page:',
        [this.pageOf('entry', entrant.id)],
      ],
      about: { matter: 'entry', id: entrant.id },
    });
  }

  /** What came of his answer. */
  async seatAnswered(
    manager: EntityManager,
    { event }: WholeEvent,
    entrant: NamedEntrant,
    said: string,
  ): Promise<void> {
    await this.put(manager, entrant, {
      subject: `${event.name}: your seat`,
      paragraphs: [said, await this.resultsLine(event)],
      about: { matter: 'entry', id: entrant.id },
    });
  }

  /** Something that all who are in an event are told. */
  async toAll(
    manager: EntityManager,
    whole: WholeEvent,
    what: string,
    paragraphs: readonly Paragraph[],
  ): Promise<void> {
    const results = await this.resultsLine(whole.event);
    for (const entrant of whole.entrants.filter((e) => e.state !== 'withdrawn'))
      await this.put(manager, entrant, {
        subject: `${whole.event.name}: ${what}`,
        paragraphs: [...paragraphs, results],
      });
  }

  /** What the first mail of a game says of the round that it is of. */
  async opening(
    { event }: WholeEvent,
    round: Round,
    { side, to, opponent }: { side: string; to: NamedEntrant; opponent: NamedEntrant },
  ): Promise<string> {
    const { system } = this.systems.engine(event.system);
    const games = event.games === 2 ? ' in this one of your two games' : '';
    const ends = round.endsAt ? ` It is to be over by ${momentText(round.endsAt, to.zone)}.` : '';
    return `Round ${round.number} of "${event.name}" has begun: you play the ${system.seatName(side)} side against ${opponent.name}${games}.${ends} Results: ${await this.resultsPage(event)}`;
  }

  /** That nobody meets him in a round, and why. */
  async unpaired(
    manager: EntityManager,
    { event }: WholeEvent,
    round: Round,
    to: NamedEntrant,
    said: string,
  ): Promise<void> {
    await this.put(manager, to, {
      subject: `${event.name}, round ${round.number}: you have no opponent`,
      paragraphs: [said, await this.resultsLine(event)],
    });
  }

  /** Something that one of an event is told. */
  async told(manager: EntityManager, { event }: WholeEvent, to: Reader, what: string, text: string): Promise<void> {
    await this.put(manager, to, {
      subject: `${event.name}: ${what}`,
      paragraphs: [text, await this.resultsLine(event)],
    });
  }

  /** The standings after a round, to all. */
  async standings(manager: EntityManager, whole: WholeEvent, what: string): Promise<void> {
    const lines = standings(whole.entrants, scoredOf(whole)).map((l) => {
      const name = whole.entrants.find((e) => e.id === l.id)?.name ?? '';
      return `${String(l.place).padStart(3)}  ${pointsText(l.points).padStart(5)}  ${name}`;
    });
    await this.toAll(manager, whole, what, ['Standings, with points:', lines]);
  }

  /** Asks a panelist for his word, with all that he needs. */
  async packet(
    manager: EntityManager,
    to: Reader,
    id: string,
    { subject, packet }: { subject: string; packet: string },
  ) {
    await this.put(manager, to, { subject, paragraphs: [], about: { matter: 'panel', id } }, packet);
  }

  async toPanelist(manager: EntityManager, to: Reader, id: string, subject: string, paragraphs: readonly Paragraph[]) {
    await this.put(manager, to, { subject, paragraphs, about: { matter: 'panel', id } });
  }

  /** The page on which somebody answers. */
  pageOf(matter: Matter, id: string): string {
    return `${this.base}/rounds/${matter}/${this.tokens.makeMatter(matter, id)}`;
  }

  async resultsPage(event: RoundEvent): Promise<string> {
    const [club] = await this.clubs.byIds([event.clubId]);
    return `${this.base}/clubs/${club?.handle ?? ''}/rounds/${event.handle}`;
  }

  /** What is played, in a sentence. */
  about(event: RoundEvent, round: number): string {
    const { system } = this.systems.engine(event.system);
    const scenario = scenarioOf(system, scenarioIn(event, round));
    const games = event.games === 2 ? 'two games with sides swapped' : 'one game';
    return `${system.name}, ${scenarioTitle(scenario, 'sentence')}: ${games} against one opponent. Clock: ${clockText(event.charter)}.`;
  }

  private async resultsLine(event: RoundEvent): Promise<string[]> {
    return [`Results: ${await this.resultsPage(event)}`];
  }

  private get base(): string {
    return this.settings.publicUrl.replace(/(?<!\/)\/+$/, '');
  }

  private async put(manager: EntityManager, to: Reader, said: Said, body = ''): Promise<void> {
    const { subject, paragraphs, about } = said;
    const text =
      body === '' ? this.templates.text('note', { marker: about ? MARKER : '', paragraphs }) : `${MARKER}\n\n${body}`;
    const replyTo = about ? this.tokens.makeMatter(about.matter, about.id) : null;
    const spec = { kind: 'note' as const, subject: `Despatch: ${subject}`, text, map: null, replyTo, inReplyTo: null };
    await this.outbox.put(manager, null, to.personId, spec, this.clock.now());
  }
}
