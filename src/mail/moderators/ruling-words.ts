import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.service';
import type { Section } from '../../orders/receipt';
import type { Person } from '../../people/person.entity';
import type { RulingChange } from '../../kernel/record/submission';
import type { ModeratorsWord } from '../../rulings/moderators-words';
import type { Question } from '../../rulings/question.entity';
import { QuestionRepository } from '../../rulings/question.repository';
import { RuleSearch } from '../../rulings/rule-search';
import type { Ruling } from '../../rulings/ruling.entity';
import { RulingRepository } from '../../rulings/ruling.repository';
import { isBot } from '../../people/bot';
import { rulingDigest, withdrawalDigest } from '../../kernel/record/filed-rulings';
import type { Board } from '../../table/board';
import type { GameHand } from '../../table/game-hand';
import type { Paragraph } from '../../wording/templates';
import { Letters } from '../letters';

type WithdrawWord = Pick<Extract<ModeratorsWord, { word: 'withdraw' }>, 'ruling' | 'reason'>;
type RulingWord = Extract<ModeratorsWord, { word: 'ruling' }>;

/** RULING and WITHDRAW. */
@Injectable()
export class RulingWords {
  constructor(
    private readonly rulings: RulingRepository,
    private readonly questions: QuestionRepository,
    private readonly search: RuleSearch,
    private readonly letters: Letters,
    private readonly audit: Audit,
  ) {}

  /** Writes a ruling, and tells it to both players in the moderator's own words. */
  async rule(
    hand: GameHand,
    by: Person,
    word: Omit<RulingWord, 'word' | 'line'>,
    question: Question | null,
  ): Promise<Section> {
    const { game, manager, now } = hand;
    const scope = word.scope ?? 'game';
    const title = 'RULING';
    const nothing = (why: string): Section => ({ title, lines: [why, 'No ruling was made.'] });
    if (scope === 'club' && game.clubId === null)
      return nothing('This game is of no club; write RULING, the paragraph, and game.');
    const unknown = this.search.unknown(game.system, word.rules);
    if (unknown) return nothing(unknown);
    const { rules, asked, answer, reason } = word;
    const ruling = await this.rulings.make(manager, {
      ...{ clubId: game.clubId, gameId: game.id, question: question?.nr ?? null, scope, system: game.system },
      ...{ rules, asked, answer, reason, seq: question?.seq ?? game.seq, personId: by.id, at: now },
    });
    inLog(hand, 'made', ruling, rulingDigest(ruling));
    if (question) await this.said(hand, question, by, ruling);
    await this.tell(hand, by, ruling);
    await this.audit.inGame(hand, by, `makes ruling R${ruling.nr}`, answer);
    const where = scope === 'club' ? 'for the games of the club' : 'for this game';
    return { title, lines: [`R${ruling.nr} is made, on ${rules.join(', ')}, ${where}. Both players are told.`] };
  }

  async withdraw(hand: GameHand, by: Person, { ruling: nr, reason }: WithdrawWord): Promise<Section> {
    const title = 'WITHDRAW';
    const ruling = await this.rulings.numbered(hand.manager, hand.game, nr);
    if (!ruling || (ruling.scope === 'game' && ruling.gameId !== hand.game.id))
      return { title, lines: [`There is no ruling R${nr} that this game knows of.`] };
    if (ruling.withdrawnAt) return { title, lines: [`R${nr} is withdrawn already.`] };
    await this.rulings.withdraw(hand.manager, ruling, reason, hand.now);
    inLog(hand, 'withdrawn', ruling, withdrawalDigest(nr, reason));
    await this.audit.inGame(hand, by, `withdraws ruling R${nr}`, reason);
    const stays = ruling.scope === 'club' ? ' Games that began while it stood keep it.' : '';
    const news = `Ruling R${nr} on ${ruling.rules.join(', ')} is withdrawn: ${reason}.${stays}`;
    await this.toPlayers(hand, 'a ruling is withdrawn', [news]);
    return { title, lines: [`R${nr} is withdrawn. Both players are told.${stays}`] };
  }

  private async said(hand: Board, { gameId, nr }: Question, by: Person, ruling: Ruling): Promise<void> {
    const text = `Ruling R${ruling.nr} on ${ruling.rules.join(', ')}: ${ruling.asked} ${ruling.answer}`;
    const letter = { gameId, question: nr, personId: by.id, kind: 'answer' as const, text, at: hand.now };
    await this.questions.say(hand.manager, letter);
  }

  private async tell(hand: Board, by: Person, ruling: Ruling): Promise<void> {
    const { nr, rules, scope, asked, answer, reason } = ruling;
    const holds =
      scope === 'game'
        ? 'It holds in this game from now on.'
        : `It holds in games of your club that begin from now on. Yours has begun: here it holds when both players agree. PROPOSE RULING R${nr} asks your opponent, who answers ACCEPT PROPOSAL or REFUSE PROPOSAL.`;
    await this.toPlayers(hand, 'a ruling', [
      `${by.name} has made ruling R${nr} on ${rules.join(', ')}:`,
      ...(asked === '' ? [] : [setIn(asked)]),
      setIn(answer),
      'Because:',
      setIn(reason),
      holds,
    ]);
  }

  private async toPlayers(hand: Board, what: string, paragraphs: readonly Paragraph[]): Promise<void> {
    for (const { side } of hand.seats.filter((s) => !isBot(s)))
      await this.letters.toSide(hand, side, { what, paragraphs: [...paragraphs] });
  }
}

/** A row of the log, which its file is checked by; a game that is over has no more rows. */
function inLog(hand: GameHand, change: RulingChange, { nr, rules }: Ruling, digest: string): void {
  if (!hand.begun || hand.position.over) return;
  hand.submit({ kind: 'ruling', source: 'moderator', change, nr, rules, digest });
}

/** The moderator's lines, set in: none of them can pass for one of the mail. */
const setIn = (text: string): string[] => text.split('\n');
