import { Injectable } from '@nestjs/common';
import type { AddressNote, Dealt, Letter, OthersNote, PlayersLetter } from '../orders/dealt';
import { isBot } from '../people/bot';
import type { Person } from '../people/person.entity';
import { marker } from '../reports/game-text';
import { MailTemplates, type Paragraph } from '../wording/templates';
import type { Board } from '../table/board';
import { GameHand } from '../table/game-hand';
import type { Table } from '../table/table';
import { noteMail } from '../reports/note-mail';
import { ownDate } from '../reports/own-date';
import { LetterRepository } from '../post/letter.repository';
import { Outbox } from '../post/outbox';
import { receiptMail, type ReceiptTo } from './receipt-mail';
import { replyAddress } from '../post/reply-address';
import { Tokens } from '../post/tokens';
import type { Question } from '../rulings/question.entity';
import { Rulers } from '../rulings/rulers';
import { QuestionMails, quoted } from './moderators/question-mails';

/** The question that an answer is to. */
type Asked = Pick<Question, 'nr' | 'text'>;

const A_LETTER = 'a letter';

/** A letter with what stands around it; `what`: the words of its subject. */
interface LetterParts {
  what: string;
  opening: string;
  letter: string;
  closing: string;
  asked?: string;
}

/** Letters between the people of a game, and notes about mails that were not dealt with. */
@Injectable()
export class Letters {
  constructor(
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly tokens: Tokens,
    private readonly rulers: Rulers,
    private readonly questions: QuestionMails,
    private readonly kept: LetterRepository,
  ) {}

  /** The one receipt for what a player wrote, by mail or on his page, and the letters in it. */
  async answerPlayer(hand: Board, side: string, dealt: Dealt, to: ReceiptTo): Promise<void> {
    const spec = receiptMail(this.templates, hand, side, dealt.receipt, to);
    await this.outbox.put(hand.manager, hand.game.id, hand.playerOf(side).id, spec, hand.now);
    for (const letter of dealt.letters) await this.handOn(hand, side, letter);
  }

  /** SAY goes to the opponent, ASK to the moderator, who can answer by reply. */
  async handOn(hand: Board, side: string, letter: Letter): Promise<void> {
    if (letter.to === 'address') return this.toAddress(hand, hand.playerOf(side), letter);
    if (letter.to === 'others') return this.toOthers(hand, side, letter);
    const opponent = hand.seats.find((s) => s.side !== side);
    const from = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
    if (letter.to === 'moderator') await this.toRuler(hand, side, from, letter);
    if (letter.to === 'opponent' && opponent) {
      const parts = { what: A_LETTER, opening: `${from} writes:`, letter: letter.text, by: 'SAY' as const };
      await this.toPlayer(hand, hand.playerOf(side), opponent.side, parts);
      const [fromId, toId] = [hand.seat(side).personId, opponent.personId];
      await this.kept.keep(hand.manager, { gameId: hand.game.id, fromId, toId, text: letter.text, at: hand.now });
    }
  }

  /** A question is opened; what an opponent does not want to read comes to who rules as a letter. */
  private async toRuler(hand: Board, side: string, from: string, { text, silenced }: PlayersLetter): Promise<void> {
    const ruler = await this.rulers.of(hand);
    if (!ruler) return;
    if (!silenced) return void (await this.questions.asked(hand, side, text, ruler));
    const replyTo = replyAddress(this.tokens, hand, side, 0, 'answer');
    await this.send(hand, hand.playerOf(side), ruler, replyTo, {
      what: A_LETTER,
      opening: `${from} writes to his opponent, who has silenced his letters (BLOCK). It comes to you alone:`,
      closing: `To answer, reply with ANSWER, your words, and ENDANSWER in a line of its own: they go to ${from}, and to nobody else.`,
      letter: text,
    });
  }

  /** A note to both players and the moderator. */
  toAll(hand: Board, note: Omit<OthersNote, 'to'>): Promise<void> {
    return this.toOthers(hand, null, { to: 'others', ...note });
  }

  /** A note to both players, each with his own time below it, and to the moderator. */
  async toAllWithDates(
    hand: Board,
    { what, paragraphs, moderator = paragraphs }: Omit<OthersNote, 'to'>,
  ): Promise<void> {
    for (const { side } of hand.seats)
      await this.toSide(hand, side, { what, paragraphs: [...paragraphs, ownDate(hand, side)] });
    await this.toModerator(hand, { what, paragraphs: moderator });
  }

  /** A note to one player; none to a bot. */
  async toSide(hand: Board, side: string, { what, paragraphs }: Omit<OthersNote, 'to'>): Promise<void> {
    if (!isBot(hand.seat(side))) await this.note(hand, hand.playerOf(side), what, paragraphs);
  }

  /** A note to the moderator, where the game has one and it is not his own act, of which he has a receipt. */
  async toModerator(hand: Board, { what, paragraphs }: Omit<OthersNote, 'to'>): Promise<void> {
    const moderator = hand.moderator();
    const told = hand instanceof GameHand && hand.acting === moderator?.id;
    if (moderator && !told) await this.note(hand, moderator, what, paragraphs);
  }

  /** `side` itself is not told; null: all are. */
  private async toOthers(
    hand: Board,
    side: string | null,
    { what, paragraphs, ...instead }: OthersNote,
  ): Promise<void> {
    const others = hand.seats.filter((s) => s.side !== side && !isBot(s)).map((s) => hand.playerOf(s.side));
    for (const player of others) await this.note(hand, player, what, paragraphs);
    await this.toModerator(hand, { what, paragraphs: instead.moderator ?? paragraphs });
  }

  /** The moderator's answer to a question, for the seat that asked. */
  async answer(hand: Board, side: string, by: Person, text: string, asked: Asked | null = null): Promise<void> {
    const which = asked === null ? 'writes to you' : `answers your question Q${asked.nr}`;
    const opening = `The moderator, ${by.name}, ${which}:`;
    const question = asked === null ? '' : quoted(asked.text);
    const what = asked === null ? 'a letter of the moderator' : `an answer to your question, Q${asked.nr}`;
    await this.toPlayer(hand, by, side, { what, opening, letter: text, asked: question, by: 'ASK' });
  }

  /** A note to one address of somebody. What goes to an address that is not known to be his is no mail of the game. */
  async toAddress(hand: Board, person: Person, { address, his, what, paragraphs }: AddressNote): Promise<void> {
    const note = noteMail(this.templates, this.tokens, hand, person, { kind: 'note', what, paragraphs });
    const bare = { ...note, kind: 'code' as const, subject: `Despatch: ${what}`, replyTo: null };
    await this.outbox.put(hand.manager, hand.game.id, person.id, { ...(his ? note : bare), to: address }, hand.now);
  }

  /** A mail that the domain of its sender disowns. */
  async forged(hand: Board, owner: Person): Promise<void> {
    await this.note(hand, owner, 'a mail that may not be from you', [
      `A mail to your address for game ${hand.game.code} says to come from you, but did not come by your mail provider (DMARC). Nothing was done with it.`,
      'If it was yours, please send it again by the server of your provider; some programs and forwarders send by another. If it was not, somebody writes in your name; tell the organiser.',
    ]);
  }

  /** Nothing is done for a stranger and nothing is sent to him; the person whose address he used is told. */
  async stranger(hand: Board, owner: Person, sender: string | null): Promise<void> {
    const who = (sender ?? 'an address that could not be read').replace(/[^\w.+@ -]/g, '_').slice(0, 80);
    await this.note(hand, owner, 'a mail that was not from you', [
      `A mail to your address for game ${hand.game.code} came from ${who}, which is not your registered address. Nothing was done with it.`,
      'If it was yours, please send it again from your registered address. If it was not, somebody has seen one of your mails; tell the organiser.',
    ]);
  }

  /** Who answers a mail of a side that is not his now. */
  async before(hand: Board, sender: Person): Promise<void> {
    await this.note(hand, sender, 'your mail was not read', [
      `Your mail for game ${hand.game.code} came to a side that somebody else plays now. Nothing of it was read or written, and nothing is asked of you. If a substitute holds your place, your side comes back to you by itself, and you are mailed.`,
    ]);
  }

  /** So many of his mails were answered this hour that those which write nothing are not. */
  async pause(hand: Board, side: string): Promise<void> {
    const player = hand.playerOf(side);
    const spec = noteMail(this.templates, this.tokens, hand, player, {
      kind: 'pause',
      what: 'no more answers for an hour',
      paragraphs: [
        'So many mails of yours were answered in this hour that those which record nothing get no answer until it is over. Orders are recorded as ever, and each mail that records some gets its receipt.',
        'If you have not written so much, a machine has, in your name: an automatic reply, perhaps, to every mail of the game.',
      ],
    });
    await this.outbox.put(hand.manager, hand.game.id, player.id, spec, hand.now);
  }

  /** A mail whose form no reader gets through. */
  async unreadable(hand: Board, side: string): Promise<void> {
    await this.note(hand, hand.playerOf(side), 'a mail could not be read', [
      'A mail to your address for this game could not be read: it is too large or too tangled. Nothing of it was written. It is kept for the organiser.',
      'If it was yours, please send your orders again as plain text, without attachments.',
    ]);
  }

  /** A mail that a fault of ours kept from being dealt with. */
  async ourFault(hand: Board, side: string): Promise<void> {
    await this.note(hand, hand.playerOf(side), 'your mail could not be dealt with', [
      'A fault of the service kept your last mail from being dealt with. Nothing of it was written. The mail is kept, and the organiser finds it in the log.',
      'Your clock is not the worse for it if you tell the organiser; you may also send your orders again.',
    ]);
  }

  /** A mail that holds orders, and is a machine's by what stands in its head. */
  async takenForMachines(hand: Board, side: string): Promise<void> {
    await this.note(hand, hand.playerOf(side), 'a mail of yours was taken for an automatic reply', [
      'A mail from your address holds what reads as orders, but its head says that a machine wrote it, so nothing of it was recorded.',
      'If it was yours, please send the orders again from another mail program, or on your page. This is told once for each of our mails.',
    ]);
  }

  /** A mail at which the service ended more than once. */
  async setAside(hand: Board, side: string): Promise<void> {
    await this.note(hand, hand.playerOf(side), 'your mail was set aside', [
      'The service ended twice while it dealt with a mail to your address for this game, so that mail was set aside: nothing of it was written, and it is not tried again. It is kept, and the organiser is told.',
      'If it was yours, please send your orders again, in shorter lines or in several mails. Your clock is not the worse for it if you tell the organiser.',
    ]);
  }

  /** `by` is the word that the reader answers with. */
  private toPlayer(
    hand: Board,
    writer: Person,
    side: string,
    { by, ...parts }: Omit<LetterParts, 'closing'> & { by: 'SAY' | 'ASK' },
  ): Promise<void> {
    const silence = by === 'SAY' ? ' BLOCK instead: no more letters of his come to you.' : '';
    const closing = `To answer, write ${by}, your letter, and END${by} in a reply to this or any mail of the game.${silence}`;
    const replyTo = replyAddress(this.tokens, hand, side);
    return this.send(hand, writer, hand.playerOf(side), replyTo, { ...parts, closing });
  }

  private async send(
    hand: Table,
    writer: Person,
    to: Person,
    replyTo: string,
    { what, ...parts }: LetterParts,
  ): Promise<void> {
    const letter = quoted(parts.letter);
    const text = this.templates.text('letter', { asked: '', ...parts, marker: marker(hand.game.code), letter });
    const subject = `[Despatch ${hand.game.code}] ${hand.game.title}: ${what}`;
    const spec = { kind: 'letter' as const, by: writer.id, subject, text, map: null, replyTo, inReplyTo: null };
    await this.outbox.put(hand.manager, hand.game.id, to.id, spec, hand.now);
  }

  private async note(hand: Board, to: Person, what: string, paragraphs: readonly Paragraph[]): Promise<void> {
    const spec = noteMail(this.templates, this.tokens, hand, to, { kind: 'note', what, paragraphs });
    await this.outbox.put(hand.manager, hand.game.id, to.id, spec, hand.now);
  }
}
