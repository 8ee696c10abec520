import { Injectable } from '@nestjs/common';
import { ActWords } from '../mail/moderators/act-words';
import { ModeratorsInquiries } from '../mail/moderators/moderators-inquiries';
import { QuestionBackground } from '../mail/moderators/question-background';
import { RevealWord } from '../mail/moderators/reveal-word';
import type { Person } from '../people/person.entity';
import { waitingLines } from '../reports/moderator-mail';
import type { Question } from '../rulings/question.entity';
import { QuestionRepository, type SignedLetter, type SignedReveal } from '../rulings/question.repository';
import { RulingRepository } from '../rulings/ruling.repository';
import { WAITS } from '../rulings/ruling-text';
import { SubmissionService } from '../submissions/submission.service';
import type { Board } from '../table/board';
import { momentText } from '../wording/when';
import { ModeratedGames, type Moderating } from './moderated-games.repository';
import type { Opened } from './moderators-door';

/** What was done for a form, above the page. */
export interface Done {
  title: string;
  lines: readonly string[];
}

/** An answered question stands for itself. */
const NOTHING_BESIDE = { precedents: [], paragraphs: [], about: null, log: [] };

/** What moderators see: what both players know, and of one side what was revealed, never more. */
@Injectable()
export class ModeratorPages {
  constructor(
    private readonly games: ModeratedGames,
    private readonly submissions: SubmissionService,
    private readonly questions: QuestionRepository,
    private readonly rulings: RulingRepository,
    private readonly background: QuestionBackground,
    private readonly acts: ActWords,
    private readonly inquiries: ModeratorsInquiries,
    private readonly reveals: RevealWord,
  ) {}

  /** The games somebody moderates. */
  async list(who: Moderating): Promise<object> {
    const games = await this.games.of(who);
    return {
      games: games.map(({ since, ...game }) => ({
        ...game,
        asked:
          game.open === 0
            ? ''
            : `${game.open} open ${game.open === 1 ? 'question' : 'questions'}, the oldest of ${momentText(since ?? new Date(0), who.zone)}`,
      })),
    };
  }

  /** One game. */
  page({ game, by }: Opened, done: Done | null = null): Promise<object> {
    return this.submissions.look(game.id, async (hand) => ({
      ...{ code: game.code, title: game.title, system: game.system, done, club: game.clubId !== null },
      ...{
        held: game.state === 'held',
        ended: ['over', 'cancelled'].includes(game.state),
        begun: hand.begun,
        over: hand.begun && hand.position.over !== null,
      },
      missing: hand.begun ? (hand.position.entering?.missing ?? null) : null,
      sides: hand.seats.map(({ side }) => ({ side, name: hand.engine.system.seatName(side) })),
      players: hand.seats.map((s) => `${hand.playerOf(s.side).name}, ${hand.engine.system.seatName(s.side)}`),
      waiting: hand.begun ? waitingLines(hand, by.zone) : [],
      known: (await this.inquiries.known(hand)).slice(-MOST_KNOWN),
      places: hand.begun ? (await this.acts.places(hand, MOST_OFFERED)).toReversed() : [],
      questions: await this.asked(hand, by),
      reveals: await this.shown(hand, await this.questions.reveals(game.id), by),
      rulings: await this.ruled(hand, by),
    }));
  }

  private async asked(hand: Board, { zone }: Person): Promise<object[]> {
    const letters = await this.questions.letters(hand.game.id);
    const all = await this.questions.all(hand.game.id);
    return Promise.all(all.map(async (question) => this.one(hand, question, letters, zone)));
  }

  private async one(hand: Board, question: Question, letters: readonly SignedLetter[], zone: string): Promise<object> {
    const { nr, seat, step, text, state, askedAt } = question;
    const beside = state === 'open' ? await this.beside(hand, question, zone) : NOTHING_BESIDE;
    return {
      ...{ nr, step, text, open: state === 'open', ...beside },
      head: `${hand.playerOf(seat).name}, ${hand.engine.system.seatName(seat)}, ${momentText(askedAt, zone)}`,
      letters: letters
        .filter((letter) => letter.question === nr)
        .map(({ kind, by, at, text: said }) => ({
          kind,
          called: kind === 'answer' ? 'Answer' : 'Note',
          head: `${by}, ${momentText(at, zone)}`,
          text: said,
        })),
    };
  }

  /** The same that his mail of the question has, paragraphs apart from their numbers. */
  private async beside(hand: Board, question: Question, zone: string): Promise<object> {
    const { about, news, precedents, paragraphs } = await this.background.of(hand, question, zone);
    return {
      ...{ about, precedents, log: news.log },
      paragraphs: paragraphs.map((line) => {
        const [number = '', ...says] = line.split('  ');
        return { number, says: says.join('  ') };
      }),
    };
  }

  /** What was revealed, to him who looked: whoever else would see it lifts the blindfold himself, and that is written down. */
  private shown(hand: Board, reveals: readonly SignedReveal[], { zone, id }: Person): Promise<object[]> {
    return Promise.all(
      reveals.map(async ({ seat, seq, step, reason, by, personId, at }) => ({
        head: `${hand.engine.system.seatName(seat)} at position ${step}`,
        why: `${by}, ${momentText(at, zone)}, because ${reason}`,
        lines: personId === id ? await this.reveals.shown(hand, seat, seq) : [NOT_SHOWN],
      })),
    );
  }

  private async ruled(hand: Board, { zone }: Person): Promise<object[]> {
    const rulings = await this.rulings.ofGame(hand.game);
    return rulings.map(({ nr, rules, scope, asked, answer, reason, by, at, force }) => ({
      ...{ nr, scope, asked, answer, reason, rules: rules.join(', ') },
      head: `by ${by}, ${momentText(at, zone)}`,
      waits: force === 'in force' ? '' : WAITS,
    }));
  }
}

const NOT_SHOWN = 'Who looked sees it here. REVEAL shows it to you, too, and that is written down.';
/** So many positions to go back to can be chosen, the last ones. */
const MOST_OFFERED = 30;
/** Of what both know so many lines, the last ones. */
const MOST_KNOWN = 200;
