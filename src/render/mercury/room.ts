import type { Point, Rect } from '../geometry';
import { onPage, rectOnPage } from './chart';
import type { MapFrame } from './chart';
import type { Packing } from './packing';
import { CELL, cellCount, cellMiddle, landCount, seaCells, zoneCount } from './raster';
import type { Stack } from './stacks';

/** A stack with its place on the map, in points from the window's corner. */
export interface PlacedStack {
  stack: Stack;
  packing: Packing;
  /** With the frame of a call-out round it. */
  box: Rect;
  /** Set when the stack lies outside its zone, in a frame with the zone's name. */
  leader: { from: Point; to: Point } | null;
}

/** What lies on the map already. */
export interface Ground {
  /** Names and symbols: nothing may lie on them. */
  blocked: readonly Rect[];
  /** Names of islands and the like: better left free. */
  avoid: readonly Rect[];
}

/** Steps in which positions are tried. */
const STEP = 3;

/** Calls `visit` for every position of a box in steps over a rectangle. */
export function eachPosition(
  bounds: Rect,
  { width, height }: Pick<Packing, 'width' | 'height'>,
  visit: (box: Rect) => void,
  step = STEP,
): void {
  for (let y = bounds.y; y <= bounds.y + bounds.height - height; y += step) {
    for (let x = bounds.x; x <= bounds.x + bounds.width - width; x += step) visit({ x, y, width, height });
  }
}

/** The window of the map in points. */
export const windowOf = (frame: MapFrame): Rect => rectOnPage(frame, frame.window);

/** Points of a zone's open sea that lie a cell away from its borders and from the coast. */
export function openSea(zone: string, frame: MapFrame): Point[] {
  return seaCells(zone)
    .map(cellMiddle)
    .filter(([x, y]) => {
      const around = { x: x - 1.4 * CELL, y: y - 1.4 * CELL, width: 2.8 * CELL, height: 2.8 * CELL };
      return zoneCount(zone, around) === cellCount(around) && landCount(around) === 0;
    })
    .map((p) => onPage(frame, p));
}
