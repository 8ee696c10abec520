import type { Rect } from '../geometry';
import { fittingSize, shortened, textWidth } from '../measure';
import type { PageText, Shape } from '../scene';
import { label, part, polyline, rectangle } from '../shapes';
import { INK, PAPER } from './theme';
import { turnTrack, type Turns } from './turn-track';

export const BAND = 41;

/** What the band says besides the text of the page. */
export interface Titled {
  /** The printed name of the game. */
  game: string;
  /** Colour behind the seat's name. */
  colour: string;
  track: Turns;
  /** Width of the box of a turn, where the words beside the track are long. */
  each?: number;
}

/** Scenario, game, seat and moment at the left, the turn track at the right. */
export function titleBand(
  { game, colour, track: turns, each = 45 }: Titled,
  text: PageText,
  { x, y, width }: Rect,
): Shape[] {
  const track = Math.min(width * 0.45, each * turns.turns.length);
  const room = width - track - 12;
  const size = fittingSize(text.title, 'serif-bold', 20, room, 12);
  const seat = `${text.seat} view`.toUpperCase();
  const tag = textWidth(seat, 'sans-bold', 7.4, 0.6) + 8;
  const facts = `${game} · game ${text.code} · ${text.moment} · position ${text.position}`;
  return [
    part('H1', [label(text.title, x, y + 17.5, { font: 'serif-bold', size, color: INK })]),
    rectangle({ x, y: y + 23.4, width: tag, height: 11 }, { fill: colour }),
    label(seat, x + 4, y + 31.6, { font: 'sans-bold', size: 7.4, color: PAPER, spacing: 0.6 }),
    label(shortened(facts, 'sans', 7, room - tag - 6), x + tag + 6, y + 31.6, {
      font: 'sans',
      size: fittingSize(facts, 'sans', 8, room - tag - 6, 7),
      color: INK,
    }),
    ...turnTrack(turns, x + width - 1, y + 1, track),
    polyline(
      [
        [x, y + BAND - 2.4],
        [x + room + 2, y + BAND - 2.4],
      ],
      { stroke: INK, width: 0.8 },
    ),
  ];
}
