import type { MailSpec } from '../post/mail-spec';
import { momentInWords } from '../kernel/moment';
import type { Board } from '../table/board';
import { marker } from './game-text';
import type { News } from './digest';
import { happenedPart } from './turn-mail';
import type { MailTemplates } from '../wording/templates';
import { momentText } from '../wording/when';

/** What a moderator can do, as his own mails say it: the players' words (CLAIM, PROPOSE) are none of his. */
export function mayDo(code: string, rollMissing: boolean): string {
  const asked = rollMissing
    ? 'Type the roll: DICE and its face in a reply, as DICE 7.'
    : 'Nothing is asked of you: the players decide, and the rules are enforced.';
  return `${asked} You may give a player more time (EXTEND), take the game back (REWIND), change the position (ADJUST) or give a side to somebody else (REPLACE), by a reply or on your page /moderate/${code}, with a reason that both are told. A question that a player asks you (ASK) comes by mail. You answer by reply; only what stands between ANSWER and ENDANSWER goes to him. HELP in a reply tells your other words: RULING, REVEAL, HOLD and more.`;
}

/** Who is asked what, and until when. */
export function waitingLines(hand: Board, zone: string): string[] {
  const { engine, position } = hand;
  return position.open.map((open) => {
    const { dueAt } = hand.seat(open.seat);
    const who = `${hand.playerOf(open.seat).name} (${engine.system.seatName(open.seat)})`;
    const due = dueAt && !open.sealed ? `, due ${momentText(dueAt, zone)}` : '';
    return `${who} ${open.sealed ? 'has answered' : 'is asked'}: ${engine.kind(open.kind).title} (${open.id})${due}`;
  });
}

/** What the moderator of a game is told: what both players know of what happened, and who is waited for. */
export function moderatorMail(
  templates: MailTemplates,
  hand: Board,
  news: News,
  replyTo: string | null = null,
): MailSpec {
  const { game, engine, position } = hand;
  const over = position.over;
  const zone = hand.moderator()?.zone ?? 'UTC';
  // The moment is the same for all; the moderator is no seat, and a system has no view for him.
  const anySeat = hand.seats[0]?.side ?? '';
  const missing = position.entering ? [`You are asked to type the roll "${position.entering.missing}".`] : [];
  const text = templates.text('moderator', {
    marker: marker(game.code),
    opening: over
      ? `Game ${game.code} is over: ${over.level}. ${over.text}`
      : `Game ${game.code}, ${game.title}: ${momentInWords(engine.system, engine.view(position, anySeat) as object)}.`,
    ...happenedPart(news),
    seen: over ? 'everything, hidden things too' : 'as far as both players know it',
    waiting: [...missing, ...waitingLines(hand, zone)],
    may: over ? '' : mayDo(game.code, position.entering !== undefined),
  });
  const what = over ? `over, ${over.level}` : `moderator's report`;
  return {
    kind: 'moderator',
    subject: `[Despatch ${game.code}] ${game.title}: ${what}`,
    text,
    map: null,
    replyTo,
    inReplyTo: null,
  };
}
