import type { Person } from '../people/person.entity';
import { marker } from './game-text';
import type { MailTemplates, Paragraph } from '../wording/templates';
import type { Board } from '../table/board';
import type { MailSpec } from '../post/mail-spec';
import { moderatorsAddress, replyAddress } from '../post/reply-address';
import type { Tokens } from '../post/tokens';

/** What a note says: its subject behind the game's title, and its paragraphs. */
export interface Note {
  kind: 'note' | 'reminder' | 'pause';
  what: string;
  paragraphs: readonly Paragraph[];
  /** The decision a reminder is about. */
  decision?: number;
}

/** A note of the service to somebody of a game; each answers it like any mail of the game, a moderator with words of his own. */
export function noteMail(templates: MailTemplates, tokens: Tokens, hand: Board, to: Person, note: Note): MailSpec {
  const { game } = hand;
  const side = hand.seats.find((s) => s.personId === to.id)?.side;
  return {
    kind: note.kind,
    subject: `[Despatch ${game.code}] ${game.title}: ${note.what}`,
    text: templates.text('note', { marker: marker(game.code), paragraphs: note.paragraphs }),
    map: null,
    replyTo: side === undefined ? moderatorsAddress(tokens, hand) : replyAddress(tokens, hand, side),
    inReplyTo: null,
    ...(note.decision === undefined ? {} : { decision: note.decision }),
  };
}
