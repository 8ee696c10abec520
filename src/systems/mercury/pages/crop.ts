import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import { overlap, type Rect } from '../../../render/geometry';
import type { Scene } from '../../../render/scene';
import type { PageText } from './marks';
import { rectangle } from '../../../render/shapes';
import { CHART, WHOLE, labelBox, type MapFrame } from './chart';
import { navalMap, placeStacks } from './map';
import { stacksOf } from './stacks';
import { PAPER } from './theme';

/** Width to height: a picture of 900 to 600. */
const ASPECT = 1.5;
/** In points; the mail's picture has two pixels to the point. */
const WIDTH = 450;
/** No smaller part of the chart is shown, and no smaller scale than on a page. */
const LEAST_WIDTH = 560;
const LEAST_SCALE = 0.394;
const MARGIN = 36;
/** Room for the counters round the middle of a zone. */
const REACH = 75;
/** Around Crete, when nothing lies on the map. */
const HOME: Rect = { x: 380, y: 260, width: 640, height: 420 };

/** The part of the map where something is or has happened, for the picture in a mail. */
export function navalCrop(view: View, data: MercuryData, text: PageText): Scene {
  let part = partOf(view, data, text);
  let frame = frameOf(part);
  while (part.width < CHART.width && crowded(view, data, text, frame)) {
    part = shaped({ ...part, x: part.x - part.width * 0.1, width: part.width * 1.2 });
    frame = frameOf(part);
  }
  const [width, height] = [part.width * frame.scale, part.height * frame.scale];
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }),
      { kind: 'group', shapes: navalMap(view, data, text.marks, frame, 'part') },
    ],
  };
}

function frameOf(window: Rect): MapFrame {
  return { window, scale: Math.max(LEAST_SCALE, WIDTH / window.width) };
}

/** Counters have no room beside each other. */
function crowded(view: View, data: MercuryData, text: PageText, frame: MapFrame): boolean {
  const placed = placeStacks(view, data, text.marks, frame, 'part');
  return placed.some((a, i) => placed.slice(i + 1).some((b) => overlap(a.box, b.box)));
}

function partOf(view: View, data: MercuryData, text: PageText): Rect {
  const boxes = stacksOf(view, data, text.marks).map(({ at, zone }) => around(at, zone));
  if (boxes.length === 0) return shaped(HOME);
  const [left, top] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  return shaped({
    x: left - MARGIN,
    y: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  });
}

/** The name of the zone and some sea round it; for a place the place as well. */
function around(at: string, zone: string): Rect {
  const label = CHART.zones[zone]?.label;
  const place = CHART.places[at];
  const box = label ? labelBox(label) : WHOLE;
  const [x, y] = place ? [place.x, place.y] : [box.x + box.width / 2, box.y + box.height / 2];
  const [left, top] = [Math.min(box.x, x - REACH), Math.min(box.y, y - REACH)];
  return {
    x: left,
    y: top,
    width: Math.max(box.x + box.width, x + REACH) - left,
    height: Math.max(box.y + box.height, y + REACH) - top,
  };
}

/** The rectangle in the shape of the picture, moved so that it lies on the chart. */
function shaped({ x, y, width, height }: Rect): Rect {
  const wide = Math.min(CHART.width, Math.max(LEAST_WIDTH, width, height * ASPECT));
  const high = Math.min(CHART.height, wide / ASPECT);
  const left = x + width / 2 - wide / 2;
  const top = y + height / 2 - high / 2;
  return {
    x: Math.min(Math.max(0, left), CHART.width - wide),
    y: Math.min(Math.max(0, top), CHART.height - high),
    width: wide,
    height: high,
  };
}
