import { textWidth } from '../measure';
import type { Points, Shape } from '../scene';
import { label, polygon, rectangle } from '../shapes';
import { ALARM, INK, LEAST, PALE, PAPER } from './theme';
import type { Turn, Turns } from './turn-track';

const DAYS = 9.5;
const BOX = 11;

/** The turns of a long game: days with their turns as boxes without words, and the number of the present one below it. */
export function dayTrack({ turns, now }: Turns, left: Points, y: Points, width: Points): Shape[] {
  const present = turns.findIndex((t) => t.no === now);
  return [
    ...days(turns).flatMap(({ day, from, to }) => dayBox(day, left + from * width, y, (to - from) * width)),
    ...turns.map((turn, i) =>
      rectangle(
        { x: left + i * width, y: y + DAYS, width, height: BOX },
        { fill: turn.night ? INK : PALE, stroke: INK, width: 0.5 },
      ),
    ),
    ...(present < 0 ? [] : here(turns[present], left + present * width, y + DAYS, width)),
  ];
}

function days(turns: readonly Turn[]): { day: string; from: number; to: number }[] {
  const found: { day: string; from: number; to: number }[] = [];
  turns.forEach(({ date }, i) => {
    const [day = ''] = date.split('-');
    const last = found.at(-1);
    if (last?.day === day) last.to = i + 1;
    else found.push({ day, from: i, to: i + 1 });
  });
  return found;
}

function dayBox(day: string, x: Points, y: Points, width: Points): Shape[] {
  const fits = textWidth(day, 'sans', LEAST) <= width - 1;
  return [
    rectangle({ x, y, width, height: DAYS }, { fill: PAPER, stroke: INK, width: 0.5 }),
    ...(fits ? [label(day, x + width / 2, y + 7.2, { font: 'sans', size: LEAST, color: INK, anchor: 'middle' })] : []),
  ];
}

/** A heavy frame, an arrow from below and the number of the turn. */
function here(turn: Turn | undefined, x: Points, y: Points, width: Points): Shape[] {
  const [middle, foot] = [x + width / 2, y + BOX];
  const arrow = [
    [middle, foot + 0.8],
    [middle + 3.4, foot + 4.6],
    [middle - 3.4, foot + 4.6],
  ] as const;
  return [
    rectangle({ x, y, width, height: BOX }, { stroke: ALARM, width: 2 }),
    polygon(arrow, { fill: ALARM }),
    label(`${turn?.no ?? ''}`, middle, foot + 11.4, { font: 'sans-bold', size: LEAST, color: INK, anchor: 'middle' }),
  ];
}
