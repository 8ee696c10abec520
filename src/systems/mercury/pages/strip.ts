import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import type { Rect } from '../../../render/geometry';
import type { Shape } from '../../../render/scene';
import type { PageText } from './marks';
import { label, polyline, rectangle } from '../../../render/shapes';
import { orderWords } from '../../../render/page/order-words';
import { results } from './results';
import { standing } from './standing';
import { INK, RULE } from './theme';

const GAP = 5;
/** Room left below is ruled for the reader's own notes, from this height on. */
export const LEAST_NOTES = 30;
const LEAST_STRIP = 78;
const RULING = 13;

/** The foot of the page: victory points, results and order words beside each other, and lines for notes if there is room. */
export function strip(view: View, data: MercuryData, text: PageText, area: Rect): Shape[] {
  const [first, second] = [area.width * 0.29, area.width * 0.31];
  const third = area.width - first - second - 2 * GAP;
  const widths = [first, second, third];
  const panels = [standing(view, data, first), results(text.marks, data, second), orderWords(text, third)];
  const needed = Math.max(LEAST_STRIP, ...panels.map((p) => p.need));
  const notes = area.height - needed - GAP;
  const height = notes >= LEAST_NOTES ? needed : area.height;
  const shapes = panels.flatMap((panel, i) => {
    const left = area.x + widths.slice(0, i).reduce((sum, w) => sum + w + GAP, 0);
    return panel.draw({ x: left, y: area.y, width: widths[i] ?? 0, height });
  });
  const below = { x: area.x, y: area.y + height + GAP, width: area.width, height: notes };
  return notes >= LEAST_NOTES ? [...shapes, ...noteLines(below)] : shapes;
}

/** A frame with lines for the reader's own notes. */
export function noteLines({ x, y, width, height }: Rect): Shape[] {
  const count = Math.floor((height - 8) / RULING);
  const lines = Array.from({ length: count }, (_, i) => {
    const at = y + 13 + i * RULING;
    const from = i === 0 ? x + 36 : x + 5;
    const line = [
      [from, at],
      [x + width - 5, at],
    ] as const;
    return polyline(line, { stroke: RULE, width: 0.4 });
  });
  return [
    rectangle({ x, y, width, height }, { stroke: INK, width: 0.6 }),
    label('NOTES', x + 5, y + 9.6, { font: 'sans-bold', size: 7, color: INK, spacing: 0.5 }),
    ...lines,
  ];
}
