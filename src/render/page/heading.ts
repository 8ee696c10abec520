import { shortened, textWidth } from '../measure';
import type { PageText, Points, Shape } from '../scene';
import { label, part } from '../shapes';
import type { Block } from './boxes';
import { heading, INK, plain } from './theme';

const TITLE = 11;

/** The name of a page and whose it is, at the upper left corner (x, y), in so much room. */
export function pageHeading(
  { title, code, moment, position, seat }: PageText,
  name: string,
  x: Points,
  y: Points,
  room: Points = Infinity,
): Shape[] {
  const wide = 10 + textWidth(name, 'serif-bold', 13);
  const last = [`${seat} view`, `position ${position}`];
  // What the other pages of the file say too gives way before the position, by which a page is told from an older one.
  const ways = [
    [title, `game ${code}`, moment, ...last],
    [`game ${code}`, moment, ...last],
    [`game ${code}`, ...last],
  ];
  const lines = [...ways, last].map((parts) => parts.join(' · '));
  const facts = lines.find((line) => textWidth(line, 'sans', 7) <= room - wide) ?? last.join(' · ');
  return [
    part('H1', [label(name, x, y + 10, { font: 'serif-bold', size: 13, color: INK })]),
    label(shortened(facts, 'sans', 7, room - wide), x + wide, y + 10, plain),
  ];
}

/** A display under a heading. */
export const titled = (title: string, block: Block): Block => ({
  height: block.height + TITLE,
  draw: (x, y) => [part('H2', [label(title, x, y + 7, heading)]), ...block.draw(x, y + TITLE)],
});
