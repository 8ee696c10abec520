import { Injectable } from '@nestjs/common';
import type { Deed, Deeds, Doing } from './deeds';
import { GraveWords } from './grave-words';
import { HintWord } from './hint-word';
import { Inquiries } from './inquiries';
import { LeaveWords } from './leave-words';
import { LetterWords } from './letter-words';
import { PLAIN_DEEDS } from './plain-words';
import { Proposals } from './proposals/proposals';
import type { Section } from './receipt';
import { ReminderWords } from './reminder-words';
import { StatusWord } from './status-word';
import { SelfWords } from './self-words';
import { UndoWord } from './undo-word';
import { WishWords } from './wish-words';
import { acts, sends, type Word } from './words';

/** A word of a mail with its deed. */
export interface WordToDo {
  title: string;
  /** Whether it changes the game, so that it is not done in a mail that only tries. */
  acts: boolean;
  /** Whether it writes to somebody, or changes what he is sent: it does not in such a mail either. */
  sends: boolean;
  do(at: Doing): Section[] | Promise<Section[]>;
}

/** All words with their deeds: one that has none does not compile. */
@Injectable()
export class WordBook {
  private readonly deeds: Deeds;

  constructor(
    inquiries: Inquiries,
    status: StatusWord,
    grave: GraveWords,
    reminders: ReminderWords,
    leaves: LeaveWords,
    letters: LetterWords,
    proposals: Proposals,
    wishes: WishWords,
    self: SelfWords,
    undo: UndoWord,
    hint: HintWord,
  ) {
    this.deeds = {
      ...PLAIN_DEEDS,
      ...inquiries.deeds,
      ...status.deeds,
      ...grave.deeds,
      ...reminders.deeds,
      ...leaves.deeds,
      ...letters.deeds,
      ...proposals.deeds,
      ...wishes.deeds,
      ...self.deeds,
      ...undo.deeds,
      ...hint.deeds,
    };
  }

  find(word: Word): WordToDo {
    // The deed under a word's name takes what the reader found of that word; types do not follow names so far.
    const deed = this.deeds[word.word] as Deed<never> as (at: Doing, said: Word) => Section[] | Promise<Section[]>;
    return { title: word.word.toUpperCase(), acts: acts(word), sends: sends(word), do: (at) => deed(at, word) };
  }
}
