import type { MercuryData } from '../data/load';
import type { ShipCounter } from '../data/ships';
import type { ShipView } from '../view/things';
import type { Rect } from '../../../render/geometry';
import { fittingSize, shortened, textWidth } from '../../../render/measure';
import type { Points, Shape } from '../../../render/scene';
import { circle, label, rectangle, trace } from '../../../render/shapes';
import { shipSilhouette } from './silhouettes';
import type { MapItem } from '../../../render/page/item';
import { ALARM, ALLIED, ALLIED_PALE, INK, LEAST, PAPER } from './theme';

const WIDTH = 58;
/** Heights a counter may have. A high one has a line for the name; in a low one the name stands beside the type. */
export const COUNTER_HEIGHTS = [27, 25, 23.5, 19] as const;
const HIGH = 23.5;

/** A ship as its counter prints it, the damaged side hatched and lettered, with the state of its AA ammunition. */
export function shipItem(ship: ShipView, data: MercuryData, height: Points): MapItem {
  const counter = data.ships.get(ship.id);
  const rect = { x: 0, y: 0, width: WIDTH, height };
  return { width: WIDTH, height, draw: (x, y) => (counter ? drawShip(ship, counter, { ...rect, x, y }) : []) };
}

function drawShip(ship: ShipView, counter: ShipCounter, box: Rect): Shape[] {
  const { x, y, width, height } = box;
  const flagged = flags(ship, counter, x + width, y + height);
  return [
    rectangle(box, { fill: ship.damaged ? PAPER : ALLIED_PALE, stroke: ALLIED, width: 0.7 }),
    ...(ship.damaged ? hatching(x, y, height) : []),
    ...(height >= HIGH ? highFace(counter, box) : lowFace(counter, box, flagged.length === 0)),
    ...ratings(ship, x, y + height - 2.3),
    ...flagged,
  ];
}

function highFace(counter: ShipCounter, { x, y, width, height }: Rect): Shape[] {
  return [
    label(counter.type, x + 2.5, y + 7.2, { font: 'sans-bold', size: 7, color: ALLIED }),
    shipSilhouette(counter.type, x + width - 14.5, y + 8.8, 23.5, ALLIED),
    nameOf(counter, x + 2.5, y + 6.8 + (height - 9.6) / 2, width - 5),
  ];
}

function lowFace(counter: ShipCounter, { x, y, width, height }: Rect, free: boolean): Shape[] {
  const from = x + 1.6 + textWidth(counter.type, 'sans-bold', LEAST) + 1.3;
  return [
    label(counter.type, x + 1.6, y + 7.2, { font: 'sans-bold', size: LEAST, color: ALLIED }),
    nameOf(counter, from, y + 7.2, x + width - 0.2 - from),
    ...(free ? [shipSilhouette(counter.type, x + width - 10.4, y + height - 2.6, 17.5, ALLIED)] : []),
  ];
}

function nameOf(counter: ShipCounter, x: Points, y: Points, room: Points): Shape {
  const full = counter.names[0] ?? counter.name;
  const size = fittingSize(full, 'sans', 7, room, LEAST);
  return label(shortened(full, 'sans', size, room), x, y, { font: 'sans', size, color: INK });
}

/** Bombardment, AA in a ring, defence, move. */
function ratings({ bombardment, aa, defence, move, ammo }: ShipView, x: Points, y: Points): Shape[] {
  const numbers = [bombardment, aa, defence, move];
  const shapes = numbers.map((number, i) =>
    label(String(number), x + 5.6 + i * 8.1, y, { font: 'sans-bold', size: 7.4, color: INK, anchor: 'middle' }),
  );
  const [left, right] = [x + 10.7, x + 16.7];
  const struck: Shape = {
    kind: 'path',
    d: trace([
      [left, y + 0.6],
      [right, y - 5.8],
    ]),
    paint: { stroke: ALARM, width: 0.9 },
  };
  return [circle(x + 13.7, y - 2.6, 4.1, { stroke: INK, width: 0.5 }), ...shapes, ...(ammo === 'out' ? [struck] : [])];
}

/** Words for damage and ammunition at the lower right. */
function flags(ship: ShipView, counter: ShipCounter, right: Points, bottom: Points): Shape[] {
  const words = [
    ...(ship.ammo === 'full' ? [] : [ship.ammo === 'low' ? 'LOW' : 'OUT']),
    ...(ship.damaged ? [counter.pair ? '1' : 'D'] : []),
  ];
  let end = right - 1.4;
  return words.flatMap((word) => {
    const width = textWidth(word, 'sans-bold', LEAST) + 2.4;
    end -= width + 0.8;
    const dark = word === 'OUT' || word === 'D' || word === '1';
    return [
      rectangle(
        { x: end, y: bottom - 8.4, width, height: 7 },
        { fill: dark ? ALARM : PAPER, stroke: ALARM, width: 0.6 },
      ),
      label(word, end + 1.2, bottom - 2.7, { font: 'sans-bold', size: LEAST, color: dark ? PAPER : ALARM }),
    ];
  });
}

/** A damaged ship's counter has a hatched left edge. */
function hatching(x: Points, y: Points, height: Points): Shape[] {
  const strokes = Array.from({ length: Math.floor(height / 3) }, (_, i) => {
    const top = y + 1 + i * 3;
    return trace([
      [x + 0.3, top + 2],
      [x + 2.1, top],
    ]);
  });
  return [{ kind: 'path', d: strokes.join(''), paint: { stroke: ALARM, width: 0.8 } }];
}
