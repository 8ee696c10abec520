import { commitment } from '../kernel/chance/dice';
import type { MailSpec } from '../post/mail-spec';
import { charterOf } from '../table/charter';
import type { Board } from '../table/board';
import type { Game } from '../table/game.entity';
import type { News } from './digest';
import { laidOpen, marker, placeOf } from './game-text';
import { standingFacts } from './report-lines';
import { happenedPart } from './turn-mail';
import { FORMULA } from './rolls-proof';
import type { MailTemplates } from '../wording/templates';

/** What a last mail is made from. */
export interface FinalMail {
  hand: Board;
  side: string;
  news: News;
  /** What he had ordered ahead and fell away since his last mail. */
  fell: readonly string[];
  /** What the game has cost in mail. */
  exchanges: readonly string[];
  /** What the moderator was shown of one side, and why. */
  reveals: readonly string[];
  secret: string;
  /** The rolls he was told of (`rollLines`). */
  rolls: readonly string[];
  /** The address of his page. */
  web: string;
  replyTo: string;
}

function promised({ commitment: first, spentSecrets }: Game, secret: string): string {
  if (spentSecrets.length === 0) return `The first mail promised the hash ${first}.`;
  return `When the game was taken up again, the hash ${commitment(secret)} was promised for the rolls since; those before it come from the secret of the earlier last mail.`;
}

/** Who had been called by their sides. */
const namesTold = (hand: Board): string[] =>
  hand.seats.map(({ side }) => `${hand.engine.system.seatName(side)}: ${hand.trueName(side)}`);

/** The last mail: the result, what happened, the final position, and the dice secret that was promised in the first. */
export function finalMail(templates: MailTemplates, mail: FinalMail): MailSpec {
  const { hand, side, news, fell, exchanges, reveals, secret, rolls, web, replyTo } = mail;
  const { game, engine, position } = hand;
  const { over } = position;
  const view = engine.view(position, side) as object;
  const winner = over?.winner ? `${engine.system.seatName(over.winner)} wins: ` : '';
  const keyed = game.charter.dice === 'keyed';
  const text = templates.text('final', {
    marker: marker(game.code),
    result: `The game is over. ${winner}${over?.level ?? ''}. ${over?.text ?? ''}`,
    web,
    fell,
    ...happenedPart(news),
    score: engine.score(position, side),
    hidden: laidOpen(hand),
    lines: engine.system.lines(view, null),
    exchanges,
    names: charterOf(game).anonymous ? namesTold(hand) : [],
    reveals,
    dice: keyed
      ? `${promised(game, secret)} This is the secret it was made from; "despatch verify" checks every roll of the game with it:`
      : 'The moderator typed real dice.',
    secret: keyed ? secret : '',
    formula: FORMULA,
    rolls: keyed ? rolls : [],
    thanks: `${engine.system.searched ? 'REVIEW in a reply brings the decisions that cost each player most. ' : ''}Thank you for playing.`,
  });
  return {
    kind: 'final',
    subject: `[Despatch ${game.code}] ${game.title}: the game is over, ${over?.level ?? ''}`,
    text,
    map: { ...placeOf(hand, side), asked: over?.level ?? '', orderWords: [], facts: standingFacts(news.log) },
    replyTo,
    inReplyTo: null,
  };
}
