import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.service';
import { BadGame, personSchema, wishReader } from '../../games/new-game';
import type { Section } from '../../orders/receipt';
import type { Person } from '../../people/person.entity';
import type { ActWord, Place } from '../../rulings/act-words';
import { migrated } from '../../kernel/record/migrate';
import { momentInWords } from '../../kernel/moment';
import { QuestionRepository } from '../../rulings/question.repository';
import { lineOfPlay, placesToGoBack } from '../../submissions/line-of-play';
import { LogRepository } from '../../submissions/log.repository';
import type { Board } from '../../table/board';
import type { GameHand } from '../../table/game-hand';
import { momentText } from '../../wording/when';
import { GameActs } from './game-acts';
import { sideMeant } from './reveal-word';
import { placeInWords } from './rewind-note';
import { askedNow } from './stands-now';

type Of<W extends ActWord['word']> = Extract<ActWord, { word: W }>;
const readPerson = wishReader(personSchema, 'the player');
const BOTH = 'Both players are told.';
/** Positions that REWIND without one offers. */
export const MOST_PLACES = 6;

/** EXTEND, REWIND, ADJUST, DICE and REPLACE: what a moderator does to the game itself, by mail and by the forms of his page. */
@Injectable()
export class ActWords {
  constructor(
    private readonly acts: GameActs,
    private readonly questions: QuestionRepository,
    private readonly log: LogRepository,
    private readonly audit: Audit,
  ) {}

  /** @throws BadGame that says why nothing was done */
  async act(hand: GameHand, by: Person, word: ActWord): Promise<Section> {
    switch (word.word) {
      case 'extend':
        return this.extend(hand, by, word);
      case 'rewind':
        return this.rewind(hand, by, word);
      case 'adjust':
        return this.adjust(hand, by, word);
      case 'dice':
        return this.dice(hand, by, word);
      case 'replace':
        return this.replace(hand, by, word);
    }
  }

  private async extend(hand: GameHand, by: Person, { seat, hours, reason }: Of<'extend'>): Promise<Section> {
    const side = sideOf(hand, seat);
    const dueAt = await this.acts.extend(hand, { side, hours, reason });
    await this.audit.inGame(hand, by, `more time for ${side}: ${hours} hours`, reason);
    const due = dueAt === null ? 'his clock stands' : `he is due ${momentText(dueAt, by.zone)}`;
    return { title: 'MORE TIME', lines: [`${hours} hours more; ${due}. ${BOTH}`] };
  }

  private async rewind(hand: GameHand, by: Person, { to, dice, reason }: Of<'rewind'>): Promise<Section> {
    if (!hand.begun) throw new BadGame('the game has not begun: there is nothing to go back to');
    const place = await this.placeOf(hand, to);
    const { back, told } = await this.acts.rewind(hand, { to: place.seq, dice, reason });
    await this.audit.inGame(hand, by, `back to row ${place.seq}, dice ${dice}`, reason);
    const where = placeInWords(hand, back).replace(/^position \d+/, `$&${place.asked}`);
    const lines = [`The game is back at ${where}. ${BOTH}`, ...told, ...askedNow(hand, by.zone)];
    return { title: 'THE GAME WENT BACK', lines };
  }

  /** The row that is gone back to, and which question's position it is. */
  private async placeOf(hand: GameHand, to: Place): Promise<{ seq: number; asked: string }> {
    if ('question' in to) {
      const question = await this.questions.find(hand.game.id, to.question, hand.manager);
      if (!question) throw new BadGame('there is no such question in this game');
      return { seq: question.seq, asked: `, that of Q${question.nr}` };
    }
    const places = placesToGoBack(lineOfPlay(await this.log.steps(hand.game.id, hand.manager)));
    const place = places.findLast(({ step }) => step <= to.position);
    const name = `position ${to.position}`;
    if (place?.step === to.position) return { seq: place.seq, asked: '' };
    const nearest = (place ?? places[0])?.step;
    throw new BadGame(`${name} is none to go back to${nearest === undefined ? '' : `; the nearest is ${nearest}`}`);
  }

  /** The last positions that a game can go back to, each with its number, date and who was asked; what both players know. */
  async places(hand: Board, most: number, manager?: EntityManager): Promise<{ step: number; says: string }[]> {
    const { game, engine } = hand;
    const { system } = engine;
    const last = placesToGoBack(lineOfPlay(await this.log.steps(game.id, manager))).slice(-most);
    const lines = last.map(async ({ seq, step }) => {
      const then = migrated(system, await this.log.position(game.id, seq, manager), system.version);
      const moment = momentInWords(system, engine.view(then, hand.seats[0]?.side ?? '') as object);
      const asked = then.open.map(({ seat, kind }) => `${system.seatName(seat)} ${engine.kind(kind).title}`);
      return { step, says: `${moment}: ${asked.join(' and ')}` };
    });
    return Promise.all(lines);
  }

  private async adjust(hand: GameHand, by: Person, { patch, reason, rule }: Of<'adjust'>): Promise<Section> {
    await this.acts.adjust(hand, { patch, reason, rule });
    await this.audit.inGame(hand, by, 'changes the position', reason);
    return {
      title: 'THE POSITION IS CHANGED',
      lines: ['Both players are told why, and each what is different as he sees it.'],
    };
  }

  /** Faces without a name are of the rolls in the order in which they are asked for. */
  private async dice(hand: GameHand, by: Person, { faces }: Of<'dice'>): Promise<Section> {
    const typed: string[] = [];
    let missing = hand.begun ? (hand.position.entering?.missing ?? null) : null;
    if (missing === null) throw new BadGame('no roll is missing');
    for (const { key, face } of faces) {
      if (missing === null) break;
      const roll: string = key ?? missing;
      missing = this.acts.dice(hand, { [roll]: face });
      typed.push(`${roll}: ${face}`);
    }
    await this.audit.inGame(hand, by, 'types real dice');
    const over = faces.length - typed.length;
    const left =
      over === 0 ? [] : [`No other roll is missing: ${over} of the faces ${over === 1 ? 'is' : 'are'} not taken.`];
    const next = missing === null ? 'No roll is missing; the game goes on.' : `The roll "${missing}" is still missing.`;
    return { title: 'DICE', lines: [`Taken: ${typed.join('; ')}.`, ...left, next] };
  }

  private async replace(hand: GameHand, by: Person, word: Of<'replace'>): Promise<Section> {
    const side = sideOf(hand, word.seat);
    const { name, email, reason } = word;
    const person = await this.acts.replace(hand, { side, reason, who: readPerson({ name, email }) });
    await this.audit.inGame(hand, by, `another player for ${side}`, reason);
    const seat = hand.engine.system.seatName(side);
    const done = hand.begun ? `plays the ${seat} side from now on` : `is invited to play the ${seat} side`;
    return { title: 'ANOTHER PLAYER', lines: [`${person.name} ${done}. He is told, and so are the others.`] };
  }
}

/** @throws BadGame that names the sides */
function sideOf(hand: GameHand, said: string): string {
  const side = sideMeant(hand, said);
  if (side !== null) return side;
  const sides = hand.seats.map((s) => s.side).join(' or ');
  throw new BadGame(`"${said.slice(0, 40)}" is no side of this game; it is ${sides}`);
}
