import type { Rect } from '../geometry';
import { wrapped } from '../measure';
import type { PageText, Points, Shape } from '../scene';
import { label, polyline, rectangle } from '../shapes';
import { ALARM, INK, LEAST, PALE, RULE } from './theme';

const RULING = 15;
const LINE = 8.4;

/** What is asked and its order words at the left (in one column: above), ruled lines for one's own orders at the right and below. */
export function orderForm(text: PageText, box: Rect, columns: 1 | 2 = 2): Shape[] {
  const half = columns === 1 ? box.width + 5 : box.width * 0.5;
  const asked = wrapped(text.asked || 'Nothing is asked of you now.', 'sans-bold', 7, half - 10);
  const words = text.orderWords.flatMap((order) => {
    const sample = order.startsWith('|');
    return wrapped(order.replace(/^\|\s*/, ''), 'sans', LEAST, half - 20).map((line, i) => ({
      line,
      bar: sample && i === 0,
    }));
  });
  const room = Math.max(0, Math.floor((box.height - 26 - asked.length * LINE) / LINE));
  const shown = words.slice(0, words.length > room ? room - 1 : room);
  const first = box.y + 20;
  const below = first + asked.length * LINE;
  return [
    rectangle(box, { fill: PALE, stroke: INK, width: 0.6 }),
    label('ORDER FORM: one order a line, as in the mail', box.x + 5, box.y + 9.4, {
      font: 'sans-bold',
      size: 7,
      color: INK,
      spacing: 0.4,
    }),
    ...asked.map((line, i) => label(line, box.x + 5, first + i * LINE, { font: 'sans-bold', size: 7, color: INK })),
    ...shown.flatMap(({ line, bar }, i) => {
      const y = below + (i + 0.4) * LINE;
      const own = label(line, box.x + 14, y, { font: 'sans', size: LEAST, color: INK });
      return bar ? [label('|', box.x + 7, y, { font: 'sans-bold', size: 7, color: ALARM }), own] : [own];
    }),
    ...(shown.length < words.length
      ? [
          label('the rest stands in the mail', box.x + 14, below + (shown.length + 0.4) * LINE, {
            font: 'sans-italic',
            size: LEAST,
            color: INK,
          }),
        ]
      : []),
    ...(columns === 1 ? [] : ruled(box, box.x + half, half - 5, box.y)),
    ...ruled(box, box.x + 5, half - 15, below + (shown.length + 1) * LINE),
  ];
}

/** Lines to write on below `from`. */
function ruled(box: Rect, x: Points, width: Points, from: Points): Shape[] {
  const count = Math.max(0, Math.floor((box.height - 8) / RULING));
  return Array.from({ length: count }, (_, i) => box.y + (i + 1) * RULING + 2)
    .filter((y) => y - RULING >= from - 4)
    .map((y) =>
      polyline(
        [
          [x, y],
          [x + width, y],
        ],
        { stroke: RULE, width: 0.5 },
      ),
    );
}
