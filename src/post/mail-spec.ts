import type { Foreword } from '../table/foreword';
import type { StoredLine } from '../table/seat.entity';

/** What a mail in the outbox says; its pictures are drawn when it is sent, from the stored position. */
export interface MailSpec {
  kind:
    | 'invitation'
    | 'turn'
    | 'receipt'
    | 'reminder'
    | 'final'
    | 'letter'
    | 'note'
    | 'moderator'
    | 'code'
    | 'pause'
    | 'digest';
  /** One address of the person; without it, his main one. A `code` goes to one that is not yet known to be his. */
  to?: string;
  /** Of a letter: the id of the person who wrote it. */
  by?: string;
  subject: string;
  text: string;
  /** Whose view is drawn, and of which row; null: no map. `position` is its number for the reader: the row's own would tell of rows that are not his. */
  map: {
    seat: string;
    seq: number;
    position: number;
    asked: string;
    orderWords: string[];
    facts: [number, number][];
    /** How many pages; without it, as many as its reader wants. */
    pages?: 'two' | 'all';
  } | null;
  /** The local part of the address a reply goes to; null: no reply is expected. */
  replyTo: string | null;
  /** Message-ID this answers, to keep the thread. */
  inReplyTo: string | null;
  /** The decision that a turn mail or a reminder is about: when it is answered before the mail could be sent, it is not sent. */
  decision?: number;
  /** Of a digest: the decisions that are asked in it, or waited when it told something of a game; 0: none did. */
  digest?: { code: string; gameId: string; decision: number }[];
  /** A turn mail that is still to be written: `subject`, `text` and `map` are made when it is sent. */
  turn?: TurnToWrite;
  /** What its reader had been told before: told again by the next mail when this one is not sent. */
  before?: ToldBefore;
}

/** What a turn mail is about. All of it stands in the log, so that a mail which nobody gets any more is never written. */
export interface TurnToWrite {
  side: string;
  /** `d6` */
  decision: string;
  /** The row whose position it shows. */
  seq: number;
  /** It tells the facts of the rows after this one. */
  after: number;
  /** The row whose position its reader saw last; null: none. */
  seen: number | null;
  /** Of the first mail of a game in which nobody was invited before. */
  foreword?: Foreword;
}

/** How far a seat had been told when a mail was written to it; the fields are the seat's own. */
export interface ToldBefore {
  toldSeq: number;
  seenSeq: number | null;
  report: StoredLine[];
}
