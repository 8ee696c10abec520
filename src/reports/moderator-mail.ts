import type { MailSpec } from '../mail/mail-spec';
import type { GameHand } from '../submissions/game-hand';
import { marker } from './game-text';
import type { ReportLine } from './report-lines';
import type { MailTemplates } from './templates';
import { momentText } from './when';

/** What the moderator of a game is told: what both players know of what happened, and who is waited for. */
export function moderatorMail(templates: MailTemplates, hand: GameHand, happened: readonly ReportLine[]): MailSpec {
  const { game, engine, position } = hand;
  const over = position.over;
  const zone = hand.moderator()?.zone ?? 'UTC';
  const waiting = position.open.map((open) => {
    const { dueAt } = hand.seat(open.seat);
    const who = `${engine.system.seatName(open.seat)}, ${hand.playerOf(open.seat).name}`;
    return `${who}: ${engine.kind(open.kind).title} (${open.id})${dueAt ? `, due ${momentText(dueAt, zone)}` : ''}`;
  });
  const missing = position.entering ? [`The game waits for you to type the roll "${position.entering.missing}".`] : [];
  const text = templates.text('moderator', {
    marker: marker(game.code),
    opening: over
      ? `Game ${game.code} is over: ${over.level}. ${over.text}`
      : `Game ${game.code}, ${game.title}: ${engine.system.moment(engine.view(position, 'moderator'))}.`,
    happened,
    seen: over ? 'everything, hidden things too' : 'as far as both players know it',
    waiting: [...missing, ...waiting],
  });
  const what = over ? `over, ${over.level}` : `moderator's report`;
  return {
    kind: 'moderator',
    subject: `[Despatch ${game.code}] ${game.title}: ${what}`,
    text,
    map: null,
    replyTo: null,
    inReplyTo: null,
  };
}
