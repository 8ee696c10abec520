import type { Rect } from '../geometry';
import { wrapped } from '../measure';
import type { PageText, Points, Shape } from '../scene';
import { label, rectangle } from '../shapes';
import { FIRST, LINE, PAD, SIZE, broken, heightOf, linesIn, panelFrame, type Panel } from './panel';
import { ALARM, INK, PAPER, RULE } from './theme';

/** Room for the bar before an order. */
const BAR = 7;
/** Space between what is asked and the orders. */
const APART = 3;

interface OrderLine {
  text: string;
  /** Begins a sample order, with a bar before it as in the mail. */
  sample: boolean;
}

/** What is asked, and the order words of the decision; sample orders come with a bar before them. */
export function orderWords(text: PageText, width: Points): Panel {
  const asked = wrapped(text.asked || 'Nothing is asked of you now.', 'sans-bold', SIZE, width - 2 * PAD);
  const lines = text.orderWords.flatMap((order): OrderLine[] => {
    const sample = order.startsWith('|');
    const words = order.replace(/^\|\s*/, '');
    return broken(words, width - BAR).map((part, i) => ({ text: part, sample: sample && i === 0 }));
  });
  return {
    need: heightOf(asked.length + lines.length) + APART,
    draw: (box) => {
      const room = Math.max(0, linesIn({ ...box, height: box.height - APART }) - asked.length);
      return [
        ...panelFrame('TO DECIDE', box),
        ...asked.map((words, i) =>
          label(words, box.x + PAD, box.y + FIRST + i * LINE, { font: 'sans-bold', size: SIZE, color: INK }),
        ),
        ...orderBlock(shortOf(lines, room), box, box.y + FIRST + asked.length * LINE + APART),
      ];
    },
  };
}

/** Order words and samples come after the choices and are read most: where all is too long, its end is kept. */
function shortOf(lines: readonly OrderLine[], room: number): OrderLine[] {
  if (lines.length <= room) return [...lines];
  const rest = { text: 'the rest stands in the mail', sample: false };
  return room < 1 ? [] : [...lines.slice(lines.length - room + 1), rest];
}

function orderBlock(lines: readonly OrderLine[], box: Rect, top: Points): Shape[] {
  if (lines.length === 0) return [];
  const field = { x: box.x + PAD, y: top - 7.2, width: box.width - 2 * PAD, height: lines.length * LINE + 1.6 };
  return [
    rectangle(field, { fill: PAPER, stroke: RULE, width: 0.4 }),
    ...lines.flatMap(({ text, sample }, i) => {
      const y = top + i * LINE;
      const words = label(text, box.x + PAD + BAR, y, { font: 'sans', size: SIZE, color: INK });
      const bar = label('|', box.x + PAD + 2.5, y, { font: 'sans-bold', size: SIZE, color: ALARM });
      return sample ? [bar, words] : [words];
    }),
  ];
}
