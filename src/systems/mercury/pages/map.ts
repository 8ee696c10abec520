import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import { grown, type Rect } from '../../../render/geometry';
import type { Shape } from '../../../render/scene';
import type { Mark } from './marks';
import { rectangle } from '../../../render/shapes';
import { arrange } from './arrange';
import { baseMap } from './base-map';
import { onPage, rectOnPage, type MapFrame } from './chart';
import { COMPASS, cartouche, cartoucheBox, compass, legend, legendBox } from './legend';
import { degreeNames, neatLine } from './neat-line';
import { namedPlaces, otherNameBoxes, otherNames, placeSigns, symbolBox } from './places';
import type { Ground, PlacedStack } from '../../../render/page/room';
import { drawStacks } from '../../../render/page/stack-drawing';
import { stacksOf } from './stacks';
import { INK } from './theme';
import { namedZones, zoneNames } from './zone-names';

/** A whole map has a frame, a legend and a compass; a part of it has none. */
export type Dress = 'whole' | 'part';

/** The Naval Operations Map with all that lies on it, in points from the corner of the window. */
export function navalMap(
  view: View,
  data: MercuryData,
  marks: readonly Mark[],
  frame: MapFrame,
  dress: Dress,
): Shape[] {
  const window = rectOnPage(frame, frame.window);
  const placed = placeStacks(view, data, marks, frame, dress);
  const [x, y] = onPage(frame, COMPASS.at);
  const furniture = dress === 'part' ? [] : [...compass(x, y), ...legend(window), ...cartouche(window, frame)];
  const ground = groundOf(data, frame, dress);
  const taken = [...ground.blocked, ...ground.avoid, ...placed.map((p) => p.box)];
  return [
    baseMap(frame),
    ...otherNames(
      frame,
      placed.map((p) => p.box),
    ),
    ...zoneNames(data, frame),
    ...placeSigns(data, frame),
    ...furniture,
    ...drawStacks(placed),
    ...(dress === 'part'
      ? [rectangle(grown(window, -0.5), { stroke: INK, width: 1 })]
      : [...degreeNames(window, frame, taken), ...neatLine(window, frame)]),
  ];
}

/** Where every counter and sign lies. */
export function placeStacks(
  view: View,
  data: MercuryData,
  marks: readonly Mark[],
  frame: MapFrame,
  dress: Dress,
): PlacedStack[] {
  return arrange(stacksOf(view, data, marks), groundOf(data, frame, dress), frame);
}

/** Names, symbols and boxes of the map itself. */
export function groundOf(data: MercuryData, frame: MapFrame, dress: Dress): Ground {
  const window = rectOnPage(frame, frame.window);
  const [x, y] = onPage(frame, COMPASS.at);
  const r = COMPASS.radius;
  const places = namedPlaces(data, frame);
  const furniture: Rect[] = dress === 'part' ? [] : [legendBox(window), cartoucheBox(window)];
  return {
    blocked: [
      ...furniture,
      ...namedZones(frame).map((z) => z.box),
      ...places.flatMap(({ at, lines }) => [symbolBox(at), ...lines.map((l) => l.box)]),
    ],
    avoid: [
      ...otherNameBoxes(frame).map((n) => n.box),
      ...(dress === 'part' ? [] : [{ x: x - r, y: y - r - 9, width: 2 * r, height: 2 * r + 9 }]),
    ],
  };
}
