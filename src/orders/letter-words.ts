import { Injectable } from '@nestjs/common';
import { isTurned } from '../kernel/decide/plain-letters';
import { BlockedRepository } from '../post/blocked.repository';
import { LetterPace } from '../post/letter-pace';
import { QuestionRepository } from '../rulings/question.repository';
import { Rulers } from '../rulings/rulers';
import type { Person } from '../people/person.entity';
import type { Table } from '../table/table';
import type { Letter, PlayersLetter } from './dealt';
import type { Deeds, Doing, Said } from './deeds';
import type { Section } from './receipt';

/** SAY or ASK, with the line it begins in. */
type LetterWord = Said<'say'>;

const NOT_SENT = 'LETTERS NOT SENT';
const isLetter = (letter: Letter): letter is PlayersLetter => letter.to === 'opponent' || letter.to === 'moderator';

/** SAY and ASK: letters of a player; BLOCK and UNBLOCK: whose letters he reads. */
@Injectable()
export class LetterWords {
  readonly deeds = {
    say: (at, said) => this.write(at, said),
    ask: (at, said) => this.write(at, said),
    block: async ({ hand, side }) => [await this.block(hand, side)],
    unblock: async ({ hand, side }) => [await this.unblock(hand, side)],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly blocked: BlockedRepository,
    private readonly pace: LetterPace,
    private readonly rulers: Rulers,
    private readonly questions: QuestionRepository,
  ) {}

  /** Takes a letter along, or keeps it back; the section that says so. */
  private async write({ hand, side, letters, receipt }: Doing, word: LetterWord): Promise<Section[]> {
    const title = word.word.toUpperCase();
    const wrong = await this.unwritten(hand, side, word);
    if (wrong !== null) return [{ title, lines: [wrong] }];
    // All that are kept back are told of under one heading, with the reason of the first.
    const kept = receipt.sections.find((s) => s.title === NOT_SENT);
    if (kept) {
      kept.lines.push(`Line ${word.line}: nor was this one.`);
      return [];
    }
    const player = hand.playerOf(side);
    const why = await this.pace.keepsBack(hand, player, letters.filter(isLetter).length);
    if (why !== null) return [{ title: NOT_SENT, lines: [`Line ${word.line}: ${why}`] }];
    if (word.word === 'ask') return [{ title, lines: [await this.asked({ hand, letters, receipt }, word)] }];
    return [{ title, lines: [await this.taken(hand, side, word, letters)] }];
  }

  /** BLOCK: letters of the opponent come no more. */
  async block(hand: Table, side: string): Promise<Section> {
    const opponent = correspondent(hand, side);
    if (!opponent) return { title: 'BLOCK', lines: [NO_LETTERS] };
    await this.blocked.block(hand.manager, hand.playerOf(side).id, opponent.id, hand.now);
    const reader = hand.moderator() ? ' The moderator reads what he writes to you, and answers questions as ever.' : '';
    return {
      title: 'BLOCK',
      lines: [
        `No letters of ${opponent.name} come to you any more, in no game. Who writes one is told so.${reader}`,
        'What the game asks and tells comes as ever, his proposals too. UNBLOCK lets his letters come again.',
      ],
    };
  }

  async unblock(hand: Table, side: string): Promise<Section> {
    const opponent = correspondent(hand, side);
    if (!opponent) return { title: 'UNBLOCK', lines: [NO_LETTERS] };
    await this.blocked.unblock(hand.manager, hand.playerOf(side).id, opponent.id);
    return { title: 'UNBLOCK', lines: [`Letters of ${opponent.name} come to you again. BLOCK ends that.`] };
  }

  /** For STATUS: whether the opponent is silenced. */
  async section(hand: Table, side: string): Promise<Section[]> {
    const opponent = correspondent(hand, side);
    if (!opponent || !(await this.blocked.is(hand.manager, hand.playerOf(side).id, opponent.id))) return [];
    return [{ title: 'LETTERS', lines: [`You read no letters of ${opponent.name}; UNBLOCK lets them come again.`] }];
  }

  /** Why there is no letter to be sent; null: there is. */
  private async unwritten(hand: Table, side: string, { word, text }: LetterWord): Promise<string | null> {
    if (text === '') return 'The letter is empty; nothing was sent.';
    // What its reader would see is not what stands in it.
    if (isTurned(text))
      return 'A sign that overrides the order of letters (U+202D or U+202E) stands in the letter; nothing was sent.';
    if (word === 'ask')
      return (await this.rulers.of(hand)) ? null : 'This game has no moderator; SAY writes to your opponent.';
    return hand.againstBot(side) ? 'You play against the bot; it reads no letters.' : null;
  }

  /** The line that says which question it is that goes out, and to whom; so does the subject, if nothing else stands in the mail. */
  private async asked(
    { hand, letters, receipt }: Pick<Doing, 'hand' | 'letters' | 'receipt'>,
    { text }: LetterWord,
  ): Promise<string> {
    const before = letters.filter((l) => l.to === 'moderator' && !l.silenced).length;
    const nr = (await this.questions.nextNr(hand.manager, hand.game.id)) + before;
    const ruler = await this.rulers.of(hand);
    letters.push({ to: 'moderator', text });
    receipt.subject = `your question Q${nr}`;
    const who =
      ruler?.id === hand.moderator()?.id ? `the moderator, ${ruler?.name}` : `${ruler?.name}, who rules on it`;
    return `Your question Q${nr} goes to ${who}: ${lengthOf(text)}.`;
  }

  /** The line that says where a letter to the opponent goes. */
  private async taken(hand: Table, side: string, { text }: LetterWord, letters: Letter[]): Promise<string> {
    const length = lengthOf(text);
    const opponent = correspondent(hand, side);
    if (!opponent || !(await this.blocked.is(hand.manager, opponent.id, hand.playerOf(side).id))) {
      letters.push({ to: 'opponent', text });
      return `Your letter goes to your opponent: ${length}.`;
    }
    const silent = `${opponent.name} would rather read no letters for now; please let it rest. The game goes on as ever.`;
    if (!(await this.rulers.of(hand))) return `${silent} Your letter was not handed on.`;
    letters.push({ to: 'moderator', text, silenced: true });
    return `${silent} Your letter goes to the moderator alone: ${length}.`;
  }
}

function lengthOf(text: string): string {
  const lines = text.split('\n').length;
  return `${lines} line${lines === 1 ? '' : 's'}`;
}

const NO_LETTERS = 'You play against the bot; it writes no letters.';

/** Who may write to a player; null: the bot does not. */
function correspondent(hand: Table, side: string): Person | null {
  const other = hand.seats.find((s) => s.side !== side);
  return other && !hand.againstBot(side) ? hand.playerOf(other.side) : null;
}
