import { consider } from '../kernel/decide/verdict';
import type { Json } from '../kernel/realm';
import type { OpenDecision } from '../kernel/record/position';
import type { MailSpec } from '../post/mail-spec';
import { replyAddress } from '../post/reply-address';
import type { Tokens } from '../post/tokens';
import { marker } from '../reports/game-text';
import type { Board } from '../table/board';
import { datedTitleOf } from '../table/title';
import type { MailTemplates } from '../wording/templates';
import type { Thought } from './thinking/think';
import { shareOf } from './worth-words';

/** What is advised; no thought: nothing was searched for, it is what the bot orders as a rule. */
export interface Advice {
  open: OpenDecision;
  answer: Json;
  thought: Thought | null;
}

/** The mail of a hint: what a strong player would write, what that comes to, and what it is worth by his reckoning. */
export function hintMail(
  templates: MailTemplates,
  tokens: Tokens,
  hand: Board,
  { open, answer, thought }: Advice,
): MailSpec {
  const { engine, position, game } = hand;
  const orders = engine.kind(open.kind).print(answer, hand.ask(open));
  const title = datedTitleOf(hand, open);
  return {
    // It answers him: no digest keeps it.
    kind: 'receipt',
    subject: `[Despatch ${game.code}] ${game.title}: a hint for ${title}`,
    text: templates.text('hint', {
      marker: marker(game.code),
      opening: `You asked for a hint: ${title}. From what you know, a strong player would write:`,
      orders: orders.length > 0 ? orders : ['pass'],
      foreseen: consider(engine, position, open.seat, open, orders.join('\n')).foreseen,
      worth: worth(thought),
    }),
    map: null,
    replyTo: replyAddress(tokens, hand, open.seat, Number(open.id.slice(1))),
    inReplyTo: null,
  };
}

const BY_RULE = 'what the bot orders here as a rule';

/** What is expected of it, in words. */
function worth(thought: Thought | null): string {
  if (!thought || thought.rollouts === 0) return `Nothing was searched for here: this is ${BY_RULE}.`;
  const games = `${thought.rollouts} games were played on from positions that look to you as this one does`;
  if (thought.gain === null) return `${games}: nothing came out surely better than this, ${BY_RULE}.`;
  return `${games}: with these orders they ended better than with ${BY_RULE}, by ${shareOf(thought.gain)} of the way from the worst result to the best.`;
}
