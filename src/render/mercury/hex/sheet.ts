import type { MercuryData } from '../../../systems/mercury/data/load';
import { overlap } from '../../geometry';
import type { GroupShape, Mark, Points } from '../../scene';
import { rectanglePath } from '../../shapes';
import { overCounters, rings, ways } from '../ground/map-marks';
import { borders, exitNames } from './borders';
import { combatArrows, counterBoxes, counters, figuresOn } from './counters';
import { windowRect } from './grid';
import { ground } from './land';
import { hexNumbers, mapLabels, textBox } from './lettering';
import { placeNames, placeSigns } from './towns';
import type { HexView, HexWindow } from './view';
import { roads, waterways } from './ways';

/** The part of a sheet in a window, with its upper left corner at (x, y), and what happened there. */
export function hexMap(
  data: MercuryData,
  view: HexView,
  window: HexWindow,
  x: Points,
  y: Points,
  { scale = 1, marks = [] }: { scale?: number; marks?: readonly Mark[] } = {},
): GroupShape {
  const sheet = data.hexMaps[window.sheet];
  const rect = windowRect(window);
  const boxes = counterBoxes(view, window);
  const names = placeNames(sheet, window, boxes);
  const over = names.filter((name) => !boxes.some((box) => overlap(textBox(name), figuresOn(box))));
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
      ...exitNames(data, sheet, window),
      ...placeSigns(sheet, window),
      ...rings(marks, window),
      ...hexNumbers(sheet, window),
      ...mapLabels(sheet, window, false),
      ...names.filter((name) => !over.includes(name)),
      ...ways(marks, window),
      ...counters(view, window),
      ...over,
      ...combatArrows(view, window),
      ...overCounters(marks, window),
    ],
  };
}
