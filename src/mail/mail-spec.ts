/** What a mail in the outbox says; its pictures are drawn when it is sent, from the stored position. */
export interface MailSpec {
  kind: 'invitation' | 'turn' | 'receipt' | 'reminder' | 'final' | 'letter' | 'note' | 'moderator';
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
  } | null;
  /** The local part of the address a reply goes to; null: no reply is expected. */
  replyTo: string | null;
  /** Message-ID this answers, to keep the thread. */
  inReplyTo: string | null;
}
