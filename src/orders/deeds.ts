import type { Verdict } from '../kernel/decide/verdict';
import type { GameHand } from '../table/game-hand';
import type { Answering } from './dealt';
import type { Paper } from './judge-orders';
import type { Receipt, Section } from './receipt';
import type { Word } from './words';

/** The mail that a word stands in, and where answers are laid. */
export interface Doing extends Paper<GameHand>, Answering {
  /** What the mail's orders come to by themselves, for TRY. */
  alone: Pick<Verdict, 'change' | 'sound'>;
  receipt: Receipt;
}

/** What the reader found of one word; `Word` itself where several share a form. */
export type Said<Name extends Word['word'], W = Word> = W extends Word ? (Name extends W['word'] ? W : never) : never;

/** What is done for a word: the parts of the receipt that answer it. */
export type Deed<Name extends Word['word']> = (at: Doing, said: Said<Name>) => Section[] | Promise<Section[]>;

/** Every word and its deed. Each file of words writes down its own part; together they are the word book. */
export type Deeds = { readonly [Name in Word['word']]: Deed<Name> };
