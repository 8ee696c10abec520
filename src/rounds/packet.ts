import { moderatorNews } from '../reports/digest';
import { aboutGame } from '../reports/game-text';
import type { LoggedFact } from '../submissions/logged-fact';
import type { Board } from '../table/board';
import type { MailTemplates } from '../wording/templates';

/** What a panel is told besides the game itself. */
export interface PacketWords {
  event: string;
  round: number;
  /** Of the panelist. */
  until: string;
  pages: readonly string[];
}

const SECRET =
  'A panel sees all of it. Tell nobody what stands here while the game can still be played on; no player reads this mail.';

/** What a panelist gets of an unfinished game: what is asked, how it came to where it is, and how it stands, as each side sees it. */
export function packetOf(
  templates: MailTemplates,
  hand: Board,
  facts: readonly LoggedFact[],
  words: PacketWords,
): string {
  const { engine, game, position } = hand;
  const seats = hand.seats.map((s) => s.side);
  const names = seats.map((side) => `${engine.system.seatName(side)} (${hand.playerOf(side).name})`);
  const views = seats.map((side) => ({
    head: `AS ${engine.system.seatName(side).toUpperCase()} SEES IT`,
    score: engine.score(position, side),
    lines: hand.linesFor(side),
  }));
  return templates.text('panel', {
    paragraphs: [
      `Game ${game.code} of "${words.event}", round ${words.round}, is not over. What is it worth, as it stands? You are asked as one of a panel; the value in the middle of its answers decides.`,
      `Answer by a reply until ${words.until}. One line says the value to one side, from -1 (lost as high as can be) by 0 (drawn) to 1 (won as high as can be); lines below it, up to a blank one, may say why:`,
      [...seats.map((side) => `VALUE ${sideWord(hand, side)} 0.5`), 'VALUE DRAW'].map((line) => `| ${line}`),
      `Or answer on a page: ${words.pages[0]}`,
      `It stands after row ${position.seq} of its log; what is played from now on does not count for the round.`,
    ],
    about: [...aboutGame(hand), `${names[0]} against ${names[1]}`, `Results of the event: ${words.pages[1]}`],
    told: moderatorNews(engine, facts, seats, false).log,
    secret: SECRET,
    views,
  });
}

/** A side in one word, as answers name it. */
export const sideWord = ({ engine }: Board, side: string): string => {
  const name = engine.system.seatName(side);
  return /\s/.test(name) ? side.toUpperCase() : name.toUpperCase();
};
