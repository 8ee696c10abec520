import { shortened, textWidth } from '../measure';
import type { Points, Shape } from '../scene';
import { label } from '../shapes';
import { stepDot } from './dots';
import { symbolOf } from './symbols';
import type { HexUnit } from './view';
import { ALARM, INK, LEAST } from '../page/theme';

/** From line to line, and the size of the letters. */
export const PITCH = 8.2;
export const SIZE = 7;

const SYMBOL = 9.5;
const STEPS = 7;
const MARKERS = 10;
const QUALITY = 6.4;
/** Between a name and the strengths behind it. */
const APART = 1;

/** Where the parts of a line stand in so many points: symbol and name from the left, the rest from the right. */
export interface RowParts {
  name: Points;
  /** Right ends. */
  figures: Points;
  quality: Points;
  steps: Points;
  markers: Points;
}

/** The columns of unit lines of a width. */
export function rowParts(width: Points): RowParts {
  const markers = width - MARKERS;
  const steps = markers - STEPS;
  const quality = steps - 1.5;
  const figures = quality - QUALITY;
  return { name: SYMBOL, figures, quality, steps, markers };
}

/** What is left for the name of a unit: short strengths leave more. */
const nameRoom = ({ figures }: HexUnit, width: Points): Points =>
  rowParts(width).figures - textWidth(figures, 'sans-bold', SIZE) - SYMBOL - APART;

/** The width of a line in which the name of a unit stands whole. */
export const widthFor = (unit: HexUnit): Points => textWidth(unit.name, 'sans', SIZE) - nameRoom(unit, 0) + 0.1;

/** Whether the name of a unit stands whole in a line of a width. */
export const nameFits = (unit: HexUnit, width: Points): boolean =>
  textWidth(unit.name, 'sans', SIZE) <= nameRoom(unit, width);

/** One unit in a line with its foot at y: symbol, name, strengths, quality, steps, markers. */
export function unitRow(unit: HexUnit, x: Points, y: Points, width: Points): Shape[] {
  const at = rowParts(width);
  const plain = { font: 'sans', size: SIZE, color: INK } as const;
  const end = { ...plain, anchor: 'end' } as const;
  return [
    {
      kind: 'group',
      x: x + 3.9,
      y: y - 2.3,
      scale: 0.6,
      ...symbolOf(unit, 'plain'),
    },
    label(shortened(unit.name, 'sans', SIZE, nameRoom(unit, width)), x + at.name, y, plain),
    label(unit.figures, x + at.figures, y, { ...end, font: 'sans-bold' }),
    label(unit.quality, x + at.quality, y, end),
    ...steps(unit, x + at.steps, y - 2.2),
    label(markersOf(unit), x + at.markers, y, { font: 'sans-bold', size: LEAST, color: ALARM }),
  ];
}

const DOT = { radius: 1.05, ink: INK, width: 0.4 };

const steps = ({ steps: left, fullSteps }: HexUnit, x: Points, y: Points): Shape[] =>
  Array.from({ length: fullSteps }, (_, i) => stepDot(i < left, x + 1.6 + i * 2.9, y, DOT));

/** The letters and figures of the markers on a unit. */
export const markersOf = ({ tags }: Pick<HexUnit, 'tags'>): string => tags.map(({ text }) => text).join('');
