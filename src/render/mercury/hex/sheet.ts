import type { MercuryData } from '../../../systems/mercury/data/load';
import type { GroupShape, Points, Scene } from '../../scene';
import { rectangle, rectanglePath } from '../../shapes';
import { PAPER } from '../theme';
import { borders } from './borders';
import { counters } from './counters';
import { windowRect } from './grid';
import { ground } from './land';
import { hexNumbers, mapLabels } from './lettering';
import { placeNames, placeSigns } from './towns';
import type { HexView, HexWindow } from './view';
import { roads, waterways } from './ways';

/** The part of a sheet in a window, with its upper left corner at (x, y). */
export function hexMap(
  data: MercuryData,
  view: HexView,
  window: HexWindow,
  x: Points,
  y: Points,
  scale = 1,
): GroupShape {
  const sheet = data.hexMaps[window.sheet];
  const rect = windowRect(window);
  return {
    kind: 'group',
    x: x - rect.x * scale,
    y: y - rect.y * scale,
    scale,
    clip: rectanglePath(rect),
    shapes: [
      ...ground(sheet, window),
      ...mapLabels(sheet, window, true),
      ...waterways(sheet, window),
      ...borders(sheet, window),
      ...roads(sheet, window),
      ...placeSigns(sheet, window),
      ...hexNumbers(sheet, window),
      ...mapLabels(sheet, window, false),
      ...placeNames(sheet, window),
      ...counters(view, window),
    ],
  };
}

/** Hexes of a crop are larger than those of a page: it is read on a screen. */
const CROP_SCALE = 1.3;

/** A picture of some rows and columns of a sheet and of what lies there. */
export function hexCrop(data: MercuryData, view: HexView, window: HexWindow): Scene {
  const rect = windowRect(window);
  const [width, height] = [rect.width * CROP_SCALE, rect.height * CROP_SCALE];
  return {
    width,
    height,
    shapes: [rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }), hexMap(data, view, window, 0, 0, CROP_SCALE)],
  };
}
