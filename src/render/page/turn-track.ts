import { fittingSize } from '../measure';
import type { Points, Shape } from '../scene';
import { circle, label, polygon, polyline, rectangle, stamped } from '../shapes';
import { dayTrack } from './day-track';
import { ALARM, INK, LEAST, PALE, PAPER } from './theme';

const WIDTH = 45;
const HEIGHT = 30;
/** Boxes below this width have room for figures only. */
const NARROW = 34;
/** Boxes below this width have room for no words. */
const NARROWEST = 13;
const MOON =
  'M1.4 -3.2C-1.6 -3 -3.4 -0.4 -2.4 2C-1.5 4 1 4.5 2.8 3.2C0.6 3.2 -0.9 1.6 -0.8 -0.4C-0.7 -1.7 0.2 -2.8 1.4 -3.2Z';

/** A turn as its box shows it. */
export interface Turn {
  no: number;
  /** `20-May` */
  date: string;
  /** What its box says large: `AM`. */
  part: string;
  /** Neither: turns are longer than a day. */
  night?: boolean;
}

/** The turns of a scenario and which is the present one. */
export interface Turns {
  turns: readonly Turn[];
  now: number;
}

/** The turns of the scenario, ending at `right`: night dark, the present one framed and pointed at. */
export function turnTrack({ turns, now: present }: Turns, right: Points, y: Points, most: Points): Shape[] {
  const width = Math.min(WIDTH, most / turns.length);
  const left = right - turns.length * width;
  if (width < NARROWEST) return dayTrack({ turns, now: present }, left, y, width);
  const boxes = turns.flatMap((turn, i) => turnBox(turn, left + i * width, y, width));
  const now = turns.findIndex((t) => t.no === present);
  return now < 0 ? boxes : [...boxes, ...pointer(left + now * width, y, width)];
}

function turnBox(turn: Turn, x: Points, y: Points, width: Points): Shape[] {
  const [fill, color] = turn.night ? [INK, PAPER] : [PALE, INK];
  const [day = '', month = ''] = turn.date.split('-');
  const middle = x + width / 2;
  return [
    rectangle({ x, y, width, height: HEIGHT }, { fill, stroke: INK, width: 0.6 }),
    label(width < NARROW ? day : `${day} ${month}`, middle, y + 8, {
      font: 'sans',
      size: 7,
      color,
      anchor: 'middle',
    }),
    label(turn.part, middle, y + 18, {
      font: 'sans-bold',
      size: fittingSize(turn.part, 'sans-bold', 9, width - 3, LEAST),
      color,
      anchor: 'middle',
    }),
    label(
      width < NARROW ? String(turn.no) : `turn ${turn.no}`,
      middle - (width < NARROW || turn.night === undefined ? 0 : 3),
      y + 26.4,
      {
        font: 'sans',
        size: LEAST,
        color,
        anchor: 'middle',
      },
    ),
    ...(width < NARROW || turn.night === undefined
      ? []
      : turn.night
        ? [stamped(MOON, x + width - 7, y + 24.4, 0.8, { fill: PAPER })]
        : sun(x + width - 7, y + 24.4)),
  ];
}

function sun(x: Points, y: Points): Shape[] {
  const rays = [0, 45, 90, 135].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * 3.6, Math.sin((degrees * Math.PI) / 180) * 3.6];
    return polyline(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      { stroke: INK, width: 0.5 },
    );
  });
  return [...rays, circle(x, y, 1.9, { fill: PALE, stroke: INK, width: 0.6 })];
}

/** A heavy frame, and an arrow from below. */
function pointer(x: Points, y: Points, width: Points): Shape[] {
  const [middle, below] = [x + width / 2, y + HEIGHT];
  return [
    rectangle({ x: x - 0.3, y: y - 0.3, width: width + 0.6, height: HEIGHT + 0.6 }, { stroke: ALARM, width: 2 }),
    polygon(
      [
        [middle, below + 1],
        [middle + 4.5, below + 6.5],
        [middle - 4.5, below + 6.5],
      ],
      { fill: ALARM },
    ),
  ];
}
