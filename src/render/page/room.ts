import type { Point, Rect } from '../geometry';
import type { Stack } from './item';
import type { Packing } from './packing';

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

/** The same positions as columns and rows: `eachPosition` visits each of `ys` with all of `xs`. */
export function positions(bounds: Rect, { width, height }: Pick<Packing, 'width' | 'height'>, step = STEP) {
  const steps = (from: number, to: number): number[] => {
    const all: number[] = [];
    for (let at = from; at <= to; at += step) all.push(at);
    return all;
  };
  return {
    xs: steps(bounds.x, bounds.x + bounds.width - width),
    ys: steps(bounds.y, bounds.y + bounds.height - height),
  };
}
