import { stillThere, type Claim } from '../table/claims';
import type { Board } from '../table/board';
import { momentText } from '../wording/when';
import type { OthersNote } from './dealt';
import type { Deeds } from './deeds';
import type { Section } from './receipt';

const UNREACHED =
  'There is nothing to claim: our mails do not reach your opponent at present (delivery problem), so his clock stands still. You will be told when they do.';
/** What he was asked, and what his default comes to, is told by the facts, as far as it may be known. */
const TAKEN = "Your opponent's published default was taken. What you may know of it stands in your next report.";
const TEXTS: Record<Exclude<Claim['came'], 'asked' | 'organiser decides'>, string> = {
  nothing: "There is nothing to claim: your opponent's time is not over.",
  held: 'There is nothing to claim: the moderator holds the game, so all clocks stand still.',
  unreached: UNREACHED,
  'no default': 'What your opponent is asked has no default; write to the moderator (ASK ... ENDASK).',
  'not abandoned': 'The charter does not say that this is an abandonment.',
  'only the opponent': 'By the charter of this game only the opponent may claim.',
  taken: TAKEN,
  abandoned: 'The game is over: it was abandoned.',
};

/** What came of CLAIM, for who wrote it. */
export function claimText(hand: Board, side: string, claim: Claim): string {
  if (claim.came === 'asked') {
    const from = momentText(claim.from, hand.playerOf(side).zone);
    return `Your opponent's time is over, and he has been asked whether he is still there. You may claim from ${from}; until then his orders are waited for.`;
  }
  if (claim.came === 'organiser decides')
    return 'Your opponent has been silent so often that, by the charter, the organiser decides whether the game is abandoned. He is told; nothing was taken.';
  return TEXTS[claim.came];
}

/** To the others, when so many deadlines have passed in silence that the organiser decides. */
export function abandonment(hand: Board, side: string): OthersNote {
  const who = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
  const news = `${who} has been silent at as many deadlines, one after the other, as the charter allows. Whether the game is abandoned is for the organiser to decide; orders of his own still count until then.`;
  const how = `POST /api/games/${hand.game.code}/claim with {side: "${side}", as: "default" or "abandoned", reason} decides it.`;
  return { to: 'others', what: 'an abandonment to decide', paragraphs: [news], moderator: [news, how] };
}

/** YES: somebody whose time is over is still there. */
export const CLAIM_DEEDS = {
  yes: ({ hand, side }): Section[] => {
    const seat = hand.seat(side);
    const before = seat.grace !== null;
    const until = stillThere(hand, seat);
    if (!until) return [{ title: 'YES', lines: ['Your time is not over, or nobody has asked: nothing was changed.'] }];
    const from = momentText(until, hand.playerOf(side).zone);
    const how = before ? 'You have said so before, for this decision.' : 'Thank you.';
    return [
      {
        title: 'YES',
        lines: [`${how} Your orders are waited for until ${from}; from then on your default may be claimed.`],
      },
    ];
  },
} satisfies Partial<Deeds>;
