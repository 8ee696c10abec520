import type { Paragraph } from '../wording/templates';
import type { Receipt } from './receipt';

/** Something to be handed on: a letter to somebody of the game, or a note to one address of a player. */
export type Letter = PlayersLetter | OthersNote | AddressNote;

/** What a player writes; `silenced`: his opponent reads no letters of his, so that it goes to the moderator. */
export interface PlayersLetter {
  to: 'opponent' | 'moderator';
  text: string;
  silenced?: true;
}

/** A note of the service to everybody else in the game. */
export interface OthersNote {
  to: 'others';
  what: string;
  paragraphs: Paragraph[];
  /** What the moderator is told instead: he knows no more than both sides do. */
  moderator?: Paragraph[];
}

/** A note to an address that is not, or no longer, where a player's mails go. */
export interface AddressNote {
  to: 'address';
  address: string;
  /** Whether it is known to be his; what goes to others tells nothing of the game, and no reply to it is read. */
  his: boolean;
  what: string;
  paragraphs: string[];
}

/** What came of a mail: the one receipt, and letters to others. */
export interface Dealt {
  receipt: Receipt;
  letters: Letter[];
}

/** How words are answered: whether the sender is proved (DMARC pass), and where letters are laid. */
export interface Answering {
  proven: boolean;
  letters: Letter[];
}
