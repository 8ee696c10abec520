import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.service';
import { BadGame } from '../../games/new-game';
import { Judging, NotJudged, onlyNotJudged } from '../../orders/judging/judging';
import { leftOutSection, notJudged } from '../../orders/judging/not-judged';
import { emptyReceipt, type Receipt, type Section } from '../../orders/receipt';
import type { Person } from '../../people/person.entity';
import { LetterPace } from '../../post/letter-pace';
import { HOW_ACTS } from '../../rulings/act-words';
import type { ModeratorsWord } from '../../rulings/moderators-words';
import type { Question } from '../../rulings/question.entity';
import { QuestionRepository } from '../../rulings/question.repository';
import type { GameHand } from '../../table/game-hand';
import { Letters } from '../letters';
import { ActWords, MOST_PLACES } from './act-words';
import { HoldWords } from './hold-words';
import { ModeratorsInquiries } from './moderators-inquiries';
import { MODERATORS_HELP } from './moderators-help';
import { OwnAddress } from './own-address';
import { RevealWord, sideMeant } from './reveal-word';
import { standsNow } from './stands-now';
import { RulingWords } from './ruling-words';

/** What a moderator writes about: a question, or (null) the game; `side`: who wrote the letter that he answers. */
export interface About {
  by: Person;
  question: Question | null;
  side: string | null;
}

type HoldWord = Extract<ModeratorsWord, { word: 'hold' | 'release' }>;

/** Words that tell or change something; the rest only asks. */
const TELLS: readonly ModeratorsWord['word'][] = [
  ...([
    'answer',
    'ruling',
    'withdraw',
    'hold',
    'release',
    'reveal',
    'extend',
    'rewind',
    'adjust',
    'dice',
    'replace',
    'confirm',
  ] as const),
];
const NOT_BEGUN = 'The game has not begun: there is nothing yet to be shown, ruled or held.';

/** Deals with what a moderator writes, by mail or on his page: the same words, one receipt. Everything happens in the hand's transaction. */
@Injectable()
export class ModeratorDesk {
  constructor(
    private readonly questions: QuestionRepository,
    private readonly pace: LetterPace,
    private readonly letters: Letters,
    private readonly reveals: RevealWord,
    private readonly rulings: RulingWords,
    private readonly holds: HoldWords,
    private readonly acts: ActWords,
    private readonly ownAddress: OwnAddress,
    private readonly inquiries: ModeratorsInquiries,
    private readonly audit: Audit,
    private readonly judging: Judging,
  ) {}

  async deal(hand: GameHand, about: About, text: string): Promise<Receipt> {
    const read = await this.judging.judge('moderator', { text }).catch(onlyNotJudged);
    if (read instanceof NotJudged) return notJudged(read, text);
    const { words, note } = read;
    const receipt = emptyReceipt();
    let refused = 0;
    const denied = read.denied && !read.denied.ofPlaying ? read.denied.said : null;
    for (const word of words) {
      const { section, done } =
        word.word === 'confirm' && denied !== null ? deniedCode(denied) : await this.tried(hand, about, word);
      receipt.sections.push(section);
      if (!done) refused += 1;
    }
    receipt.sections.push(...leftOutSection(read.leftOut));
    refused += read.leftOut.length;
    const kept = note === '' ? null : await this.note(hand, about, about.question?.nr ?? null, note);
    const told = words.some(({ word }) => TELLS.includes(word));
    const wrong = words.filter(({ word }) => word === 'wrong').length;
    Object.assign(receipt, cameOf({ told, refused, wrong, words: words.length, note: kept }));
    if (words.length === 0) receipt.sections.push({ title: 'YOUR WORDS', lines: [...MODERATORS_HELP] });
    return receipt;
  }

  /** A word that cannot be done does not undo the others of its mail. */
  private async tried(
    hand: GameHand,
    about: About,
    word: ModeratorsWord,
  ): Promise<{ section: Section; done: boolean }> {
    try {
      return { section: await this.act(hand, about, word), done: true };
    } catch (fault) {
      if (!(fault instanceof BadGame)) throw fault;
      const lines = [`${fault.message}. Nothing was done for it.`];
      return { section: { title: word.word.toUpperCase(), lines }, done: false };
    }
  }

  /** One word; what came of it. @throws BadGame that says why an act on the game cannot be done */
  async act(hand: GameHand, about: About, word: ModeratorsWord): Promise<Section> {
    hand.acting = about.by.id;
    const title = word.word.toUpperCase();
    const needsGame = ['reveal', 'ruling', 'status', 'history'].includes(word.word);
    if (needsGame && !hand.begun) return { title, lines: [NOT_BEGUN] };
    switch (word.word) {
      case 'answer':
        return this.answer(hand, about, word.question, word.text);
      case 'note':
        return {
          title,
          lines: [(await this.note(hand, about, word.question ?? about.question?.nr ?? null, word.text)) ?? ''],
        };
      case 'reveal':
        return this.reveal(hand, about, word.seat, word.reason);
      case 'ruling':
        return this.rulings.rule(hand, about.by, word, about.question);
      case 'withdraw':
        return this.rulings.withdraw(hand, about.by, word);
      case 'hold':
      case 'release':
        return { title, lines: await this.letOrGo(hand, about, word) };
      case 'extend':
      case 'rewind':
      case 'adjust':
      case 'dice':
      case 'replace':
        return this.acts.act(hand, about.by, word);
      case 'address':
      case 'confirm':
        return this.ownAddress.act(hand, about.by, word);
      case 'help':
        return { title: 'YOUR WORDS', lines: [...MODERATORS_HELP] };
      case 'wrong':
        return { title: `LINE ${word.line}`, lines: await this.wrong(hand, word.why) };
      default:
        return this.inquiries.answer(hand, about.by, word);
    }
  }

  /** Why a word was none; who names no position to go back to is shown the last ones. */
  private async wrong(hand: GameHand, why: string): Promise<string[]> {
    const said = `${why}. Nothing was done for it.`;
    if (why !== HOW_ACTS.rewind || !hand.begun) return [said];
    const places = await this.acts.places(hand, MOST_PLACES, hand.manager);
    return [said, 'The last positions:', ...places.map(({ step, says }) => `${step}  ${says}`)];
  }

  private async letOrGo(hand: GameHand, { by }: About, word: HoldWord): Promise<string[]> {
    const { done, said } = await this.holds[word.word](hand, word.reason);
    const what = word.word === 'hold' ? 'holds the game' : 'lets the game go on';
    if (done) await this.audit.inGame(hand, by, what, word.reason);
    return done ? [said, ...standsNow(hand, by.zone)] : [said];
  }

  /** Only these words go to the player, so many letters a day. */
  private async answer(
    hand: GameHand,
    { by, question, side }: About,
    nr: number | null,
    text: string,
  ): Promise<Section> {
    const title = 'ANSWER';
    const asked = nr === null ? question : await this.questions.find(hand.game.id, nr, hand.manager);
    const to = asked?.seat ?? (nr === null ? side : null);
    if (to === null) return { title, lines: [await this.whichQuestion(hand, nr), 'Nothing was sent.'] };
    const why = await this.pace.keepsBack(hand, by, 0);
    if (why !== null) return { title: 'ANSWER NOT SENT', lines: [why] };
    await this.letters.answer(hand, to, by, text, asked);
    await this.audit.inGame(hand, by, 'answers a question');
    if (asked) await this.said(hand, by, asked.nr, 'answer', text);
    const who = `${hand.playerOf(to).name} (${hand.engine.system.seatName(to)})`;
    return { title, lines: [`Your answer${asked ? ` to Q${asked.nr}` : ''} goes to ${who}, and to nobody else.`] };
  }

  private async whichQuestion(hand: GameHand, nr: number | null): Promise<string> {
    if (nr !== null) return `There is no question Q${nr} in this game.`;
    const open = (await this.questions.all(hand.game.id, hand.manager)).filter((q) => q.state === 'open');
    const which = open.length === 0 ? 'No question is open.' : `Open: ${open.map((q) => `Q${q.nr}`).join(', ')}.`;
    return `Which question do you answer? ANSWER Q3, or reply to its mail. ${which}`;
  }

  /** Where a note was kept; null: nothing was asked that it could lie with. */
  private async note(hand: GameHand, { by }: About, nr: number | null, text: string): Promise<string | null> {
    const asked =
      nr === null
        ? await this.questions.newestOpen(hand.manager, hand.game.id)
        : await this.questions.find(hand.game.id, nr, hand.manager);
    if (!asked) return nr === null ? null : `There is no question Q${nr} in this game; nothing was kept.`;
    await this.said(hand, by, asked.nr, 'note', text);
    return `Your note is kept with Q${asked.nr}; no player reads it.`;
  }

  private async reveal(hand: GameHand, { by, question }: About, said: string, reason: string): Promise<Section> {
    const seat = sideMeant(hand, said);
    if (seat !== null) {
      // Which side, and why, both players read when the game is over.
      await this.audit.inGame(hand, by, 'looks at one side (REVEAL)');
      return this.reveals.reveal(hand, { by, seat, question, reason });
    }
    const sides = hand.seats.map(({ side }) => side).join(' or ');
    return {
      title: 'REVEAL',
      lines: [`"${said.slice(0, 40)}" is no side of this game; it is ${sides}. Nothing was shown.`],
    };
  }

  private said(hand: GameHand, by: Person, question: number, kind: 'note' | 'answer', text: string): Promise<void> {
    return this.questions.say(hand.manager, {
      gameId: hand.game.id,
      question,
      personId: by.id,
      kind,
      text,
      at: hand.now,
    });
  }
}

/** A code beside what says no is not used up. */
const deniedCode = (said: string): { section: Section; done: boolean } => ({
  section: {
    title: 'CONFIRM',
    lines: [
      `Not done: this mail also says "${said.slice(0, 60)}". If you mean CONFIRM, send it in a mail without that.`,
    ],
  },
  done: false,
});

interface Came {
  told: boolean;
  /** Words that could not be done. */
  refused: number;
  wrong: number;
  words: number;
  note: string | null;
}

/** The first line of a receipt: whether anything went out, and where the rest lies; and its subject. */
function cameOf(came: Came): Pick<Receipt, 'verdict' | 'subject'> {
  const [said, subject] = verdictOf(came);
  return { verdict: `${said} ${came.note ?? ''}`.trim(), subject };
}

function verdictOf({ told, refused, wrong, words, note }: Came): [said: string, subject: string] {
  const many = (n: number): string => (n === 1 ? 'Something was' : `${n} things were`);
  if (refused > 0) return [`${many(refused)} NOT done; see below.`, 'NOT done'];
  if (wrong > 0) return [`${many(wrong)} not understood; see below.`, 'not understood'];
  if (told) return ['Done; see below.', 'done'];
  if (words > 0) return ['Answered below.', 'answer'];
  const nothing = 'Nothing of this mail went to a player: what is for him stands between ANSWER and ENDANSWER.';
  return [nothing, note === null ? 'nothing was sent' : 'a note is kept'];
}
