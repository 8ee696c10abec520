import type { Rect } from '../geometry';
import { wrapped } from '../measure';
import type { Points, Shape } from '../scene';
import { label, part, polyline, rectangle } from '../shapes';
import { INK, PALE } from './theme';

/** Size and pitch of the text in a panel. */
export const SIZE = 7;
export const LINE = 8.3;
export const PAD = 5;
/** Baseline of the first line below the heading. */
export const FIRST = 18.5;
const END = 4;

/** A panel of the strip at the foot: how high it would like to be, and how it is drawn in the box it gets. */
export interface Panel {
  need: Points;
  draw(box: Rect): Shape[];
}

/** Height of a panel with so many lines. */
export const heightOf = (lines: number): Points => FIRST + (lines - 1) * LINE + END;

/** How many lines a box has room for. */
export const linesIn = ({ height }: Rect): number => Math.max(0, Math.floor((height - FIRST - END) / LINE) + 1);

/** Text broken to the width of a panel. */
export const broken = (text: string, width: Points): string[] => wrapped(text, 'sans', SIZE, width - 2 * PAD);

/** Frame and heading. */
export function panelFrame(heading: string, box: Rect): Shape[] {
  const { x, y, width } = box;
  const rule = [
    [x + PAD, y + 11],
    [x + width - PAD, y + 11],
  ] as const;
  return [
    rectangle(box, { fill: PALE, stroke: INK, width: 0.6 }),
    part('H2', [label(heading, x + PAD, y + 8.6, { font: 'sans-bold', size: 7, color: INK, spacing: 0.5 })]),
    polyline(rule, { stroke: INK, width: 0.4 }),
  ];
}

/** A line of plain text, the first one being 0. */
export function panelLine(words: string, box: Rect, row: number, indent: Points = 0): Shape {
  return label(words, box.x + PAD + indent, box.y + FIRST + row * LINE, { font: 'sans', size: SIZE, color: INK });
}

/** As many lines as there is room for; the last one says how many are left out. */
export function fitted(lines: readonly string[], room: number): string[] {
  if (lines.length <= room) return [...lines];
  return room < 1 ? [] : [...lines.slice(0, room - 1), `and ${lines.length - room + 1} more`];
}

/** A panel of lines, as many of them as it has room for. */
export const linesPanel = (heading: string, lines: readonly string[]): Panel => ({
  need: heightOf(Math.max(1, lines.length)),
  draw: (box) => [
    ...panelFrame(heading, box),
    ...fitted(lines, linesIn(box)).map((words, i) => panelLine(words, box, i)),
  ],
});
