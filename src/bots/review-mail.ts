import { momentInWords } from '../kernel/moment';
import type { Json } from '../kernel/realm';
import type { OpenDecision } from '../kernel/record/position';
import type { MailSpec } from '../post/mail-spec';
import { replyAddress } from '../post/reply-address';
import type { Tokens } from '../post/tokens';
import { marker } from '../reports/game-text';
import type { Board } from '../table/board';
import { titleOf } from '../table/title';
import type { MailTemplates } from '../wording/templates';
import type { Judged } from './hint.repository';
import { shareOf } from './worth-words';

/** So many of each side are told. */
const MOST = 5;

/** What was decided at a position, in words. */
export function judgedAt(
  hand: Board,
  open: OpenDecision,
  given: Json,
  { better, ...told }: { better: Json } & Pick<Judged, 'seq' | 'cost'>,
): Judged {
  const { engine, position } = hand;
  const kind = engine.kind(open.kind);
  const q = hand.ask(open);
  const written = (answer: Json): string[] => {
    const lines = kind.print(answer, q);
    return lines.length > 0 ? lines : ['pass'];
  };
  const moment = momentInWords(engine.system, engine.view(position, open.seat) as object);
  const title = `${moment}: ${titleOf(hand, open)}`;
  return { ...told, seat: open.seat, title, given: written(given), better: written(better) };
}

/** The mail of a review: of each side that a person played the decisions that cost it most. */
export function reviewMail(
  templates: MailTemplates,
  tokens: Tokens,
  hand: Board,
  side: string,
  review: Review,
): MailSpec {
  const { game, engine } = hand;
  const people = [side, ...review.seats.filter((seat) => seat !== side)].filter((seat) => review.seats.includes(seat));
  return {
    kind: 'receipt',
    subject: `[Despatch ${game.code}] ${game.title}: a review of the game`,
    text: templates.text('review', {
      marker: marker(game.code),
      opening: `You asked for a review. ${review.looked} decisions were looked at, each by what its player knew then, in ${review.rollouts} games played on from there. A share is of the way from the worst result to the best; luck and what the search does not see are left out of it.`,
      seats: people.map((seat) => ({ name: engine.system.seatName(seat), items: itemsOf(review.costly, seat) })),
    }),
    map: null,
    replyTo: replyAddress(tokens, hand, side),
    inReplyTo: null,
  };
}

/** What came of a review. */
export interface Review {
  /** Sides that people played. */
  seats: readonly string[];
  looked: number;
  rollouts: number;
  costly: readonly Judged[];
}

/** What cost a side most, the worst first, in words. */
export const itemsOf = (costly: readonly Judged[], of: string) =>
  costly
    .filter(({ seat }) => seat === of)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .map(({ cost, ...one }, i) => ({ ...one, number: i + 1, worth: `It cost ${shareOf(cost)}.` }));
