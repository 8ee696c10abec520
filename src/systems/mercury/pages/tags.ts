import type { MercuryData } from '../data/load';
import type { ContactView, TaskForceView } from '../view/things';
import { textWidth } from '../../../render/measure';
import type { MapItem } from '../../../render/page/item';
import type { Points, Shape } from '../../../render/scene';
import type { Mark } from './marks';
import { label, polygon, rectangle, rounded } from '../../../render/shapes';
import { sign, SIGN } from './signs';
import { aircraft } from './silhouettes';
import { ALLIED, ALLIED_PALE, GERMAN, GERMAN_PALE, INK, LEAST, PAPER } from './theme';

/** Height of a counter. */
export const BLOCK = 16;
const WIDE = 15;
const POINT = 5;
const PITCH = 6.7;

/** The marker of a Task Force, and beside it what the reader may know of it. */
export function taskForceTag(tf: TaskForceView, lines: readonly string[]): MapItem {
  const width = tf.detected ? WIDE + POINT : WIDE;
  return tag('force', lines, width, ALLIED, ALLIED_PALE, (x, y) => taskForceBlock(tf.letter, tf.detected, x, y));
}

/**
 * An undetected Task Force is a plain square with its letter, a detected one a dark pennant that says DET: told apart by outline and
 * lettering on any printer.
 */
export function taskForceBlock(letter: string, detected: boolean, x: Points, y: Points): Shape[] {
  if (!detected) {
    return [
      rectangle({ x, y, width: WIDE, height: BLOCK }, { fill: PAPER, stroke: ALLIED, width: 1 }),
      ...lettering('TF', letter, x + WIDE / 2, y, ALLIED),
    ];
  }
  return [pennant(x, y, ALLIED), ...lettering('DET', letter, x + POINT + WIDE / 2 - 0.6, y, PAPER)];
}

/** A German Naval Contact: a round box with its number; detected, a dark hexagon that says DET. */
export function contactTag(contact: ContactView, lines: readonly string[]): MapItem {
  const width = contact.detected ? WIDE + 2 * POINT - 3 : WIDE + 3;
  return tag('contact', lines, width, GERMAN, GERMAN_PALE, (x, y) =>
    contactBlock(contact.contact, contact.detected, x, y),
  );
}

export function contactBlock(contact: number, detected: boolean, x: Points, y: Points): Shape[] {
  if (!detected) {
    return [
      rounded({ x, y, width: WIDE + 3, height: BLOCK }, BLOCK / 2, { fill: PAPER, stroke: GERMAN, width: 1 }),
      ...lettering('con', String(contact), x + (WIDE + 3) / 2, y, GERMAN),
    ];
  }
  const [width, middle] = [WIDE + 2 * POINT - 3, y + BLOCK / 2];
  const around = [
    [x, middle],
    [x + POINT, y],
    [x + width - POINT, y],
    [x + width, middle],
  ] as const;
  const below = [
    [x + width - POINT, y + BLOCK],
    [x + POINT, y + BLOCK],
  ] as const;
  return [
    polygon([...around, ...below], { fill: GERMAN, stroke: INK, width: 0.6 }),
    ...lettering('DET', String(contact), x + width / 2, y, PAPER),
  ];
}

function pennant(x: Points, y: Points, fill: string): Shape {
  const right = x + POINT + WIDE;
  const around = [
    [x, y + BLOCK / 2],
    [x + POINT, y],
    [right, y],
    [right, y + BLOCK],
    [x + POINT, y + BLOCK],
  ] as const;
  return polygon(around, { fill, stroke: INK, width: 0.6 });
}

function lettering(small: string, large: string, middle: Points, y: Points, color: string): Shape[] {
  return [
    label(small, middle, y + 5.7, { font: 'sans-bold', size: LEAST, color, anchor: 'middle' }),
    label(large, middle, y + BLOCK - 0.9, { font: 'sans-bold', size: 9.4, color, anchor: 'middle' }),
  ];
}

function tag(
  kind: 'force' | 'contact',
  lines: readonly string[],
  width: Points,
  edge: string,
  fill: string,
  block: (x: Points, y: Points) => Shape[],
): MapItem {
  const text = lines.length === 0 ? 0 : Math.max(...lines.map((l) => textWidth(l, 'sans', LEAST))) + 4.5;
  const height = Math.max(BLOCK, lines.length * PITCH + 3.2);
  return {
    kind,
    width: width + text,
    height,
    draw: (x, y) => [
      ...(text === 0
        ? []
        : [rectangle({ x: x + width - 0.5, y, width: text + 0.5, height }, { fill, stroke: edge, width: 0.6 })]),
      ...block(x, y + (height - BLOCK) / 2),
      ...lines.map((line, i) => {
        const base = y + height / 2 + (i - (lines.length - 1) / 2) * PITCH + 2.1;
        return label(line, x + width + 2, base, { font: 'sans', size: LEAST, color: INK });
      }),
    ],
  };
}

/** German search aircraft of one type in a zone. */
export function searchTag(type: string, number: number): MapItem {
  const text = number === 1 ? type : `${number} × ${type}`;
  const width = 14 + textWidth(text, 'sans-bold', LEAST) + 3;
  return {
    kind: 'other',
    width,
    height: 10,
    draw: (x, y) => [
      rounded({ x, y, width, height: 10 }, 3, { fill: GERMAN_PALE, stroke: GERMAN, width: 0.6 }),
      aircraft(type, x + 7, y + 5, 10, GERMAN),
      label(text, x + 13.6, y + 7.1, { font: 'sans-bold', size: LEAST, color: INK }),
    ],
  };
}

/** Results of one kind at a place. */
export function markTag(kind: Mark['kind'], number: number): MapItem {
  const text = number === 1 ? '' : `×${number}`;
  const width = SIGN + (text === '' ? 0 : textWidth(text, 'sans-bold', LEAST) + 1);
  const halo = { color: PAPER, width: 0.8 };
  return {
    kind: 'other',
    width,
    height: SIGN,
    draw: (x, y) => [
      ...sign(kind, x + SIGN / 2, y + SIGN / 2),
      label(text, x + SIGN + 0.6, y + 8.3, { font: 'sans-bold', size: LEAST, color: INK, halo }),
    ],
  };
}

/** The name of a zone or place as printed. */
export function seaName(data: MercuryData, id: string): string {
  return data.zones.get(id)?.name ?? data.places.get(id)?.name ?? id;
}
