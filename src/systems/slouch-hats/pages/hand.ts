import type { SlouchHatsData } from '../data/load';
import { SIDES } from '../side';
import type { SlouchHatsView } from '../view/view';
import { wrapped } from '../../../render/measure';
import type { Block } from '../../../render/page/boxes';
import { heading, INK, PALE, PAPER, plain } from '../../../render/page/theme';
import type { PageText, Points, Shape } from '../../../render/scene';
import { label, rounded } from '../../../render/shapes';
import { SIDE_NAME } from './theme';

const CARD = { width: 17, height: 19 };
const [HEAD, GAP, A_ROW] = [13, 4, 5];
const LINE = 7.6;

/** How many markers each side holds, and what of them lies open (20.13, 20.21 L). */
export const heldLines = ({ held, shown }: SlouchHatsView): string[] =>
  SIDES.map((side) => {
    const open = shown[side].length > 0 ? ` (shown: ${shown[side].join(', ')})` : '';
    return `${SIDE_NAME[side]} ${held[side]}${open}`;
  });

/** The reader's own Special Event markers as cards; of the other side's only how many they are. */
export function handBlock(view: SlouchHatsView, data: SlouchHatsData, { seat }: PageText, width: Points): Block {
  const { hand } = view;
  const rows = Math.max(1, Math.ceil(hand.length / A_ROW));
  const each = (width - 10) / Math.min(A_ROW, Math.max(1, hand.length));
  const height = HEAD + (hand.length > 0 ? rows * (CARD.height + GAP) : 0);
  const title = hand.length > 0 ? 'YOUR HAND (only you see it)' : 'YOUR HAND: no marker';
  const card = (letter: SlouchHatsView['hand'][number], x: Points, y: Points): Shape[] => {
    const room = each - CARD.width - 2 * GAP;
    const words = wrapped(titleOf(data, seat, letter), 'sans', 7, room).slice(0, 2);
    return [
      rounded({ x, y, ...CARD }, 2.5, { fill: PAPER, stroke: INK, width: 1 }),
      label(letter, x + CARD.width / 2, y + 13.8, { font: 'serif-bold', size: 12, color: INK, anchor: 'middle' }),
      ...words.map((line, i) => label(line, x + CARD.width + GAP, y + 12 + (i - (words.length - 1) / 2) * LINE, plain)),
    ];
  };
  return {
    height,
    draw: (x, y) => [
      rounded({ x, y, width, height }, 3, { fill: PALE, stroke: INK, width: 0.6 }),
      label(title, x + 5, y + 9, heading),
      label(`Markers held: ${heldLines(view).join(' · ')}`, x + width - 5, y + 9, { ...plain, anchor: 'end' }),
      ...hand.flatMap((letter, i) =>
        card(letter, x + 5 + (i % A_ROW) * each, y + HEAD + Math.floor(i / A_ROW) * (CARD.height + GAP)),
      ),
    ],
  };
}

/** `The Alawis Revolt, 2 VP`: the event of the reader's own side. */
function titleOf({ events }: SlouchHatsData, seat: string, letter: SlouchHatsView['hand'][number]): string {
  const side = SIDES.find((one) => SIDE_NAME[one] === seat);
  if (side === undefined) return '';
  const { title, cost } = events.of[side][letter];
  return cost > 0 ? `${title}, ${cost} VP` : title;
}
