import { Injectable } from '@nestjs/common';
import { LetterPace } from '../post/letter-pace';
import { Letters } from './letters';
import { KEPT_BACK, OwnersNotes } from './owners-notes';
import type { ReadByUs, ToSomebody } from './to-somebody';

/** Answers of a moderator to what was asked of him: handed on to who asked, so many a day. */
@Injectable()
export class ModeratorsAnswers {
  constructor(
    private readonly pace: LetterPace,
    private readonly letters: Letters,
    private readonly notes: OwnersNotes,
  ) {}

  /** Hands an answer on; one too many is kept back, and he is told why. */
  async deal({ hand, side, writer, mail, read }: ToSomebody): Promise<ReadByUs> {
    const why = await this.pace.keepsBack(hand, writer.id, 0);
    if (why === null) {
      await this.letters.answer(hand, side, read.text);
      return { outcome: 'answered a question', counts: true };
    }
    await this.notes.notHandedOn(hand, mail, writer, why);
    return { outcome: KEPT_BACK };
  }
}
