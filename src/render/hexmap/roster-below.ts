import type { Rect } from '../geometry';
import { wrapped } from '../measure';
import type { Points, Shape } from '../scene';
import { label } from '../shapes';
import { INK } from '../page/theme';
import { nothingLaid, stackRoster, type Laid, type Stack } from './roster';

/** Stacks below a picture; those without room are named. */
export interface Roster {
  height: Points;
  draw: () => Shape[];
  /** Stacks not listed, or not whole. */
  unlisted: readonly Stack[];
}

const LEAST = 24;
/** Halvings of the height; the last is finer than a line. */
const HALVINGS = 6;
const GAP = 7;
const SIZE = 7;
const LINE = 8.3;

/** All stacks in as little height as they take when their letters are as large as the area allows. */
export function rosterBelow(stacks: readonly Stack[], area: Rect, quality?: string): Roster {
  if (stacks.length === 0) return { height: 0, draw: () => [], unlisted: [] };
  const whole = area.height < LEAST ? null : stackRoster(stacks, [area], quality);
  if (!whole || whole.rest.length > 0) return inPart(stacks, area, quality);
  const { foot, draw } = lowest(stacks, area, whole, quality);
  return { height: foot - area.y + GAP, draw, unlisted: [] };
}

function lowest(stacks: readonly Stack[], area: Rect, whole: Laid, quality?: string): Laid {
  let best = whole;
  let [low, high] = [LEAST, area.height];
  for (let i = 0; i < HALVINGS; i++) {
    const height = (low + high) / 2;
    const laid = stackRoster(stacks, [{ ...area, height }], quality);
    const fits = laid.rest.length === 0 && laid.scale >= best.scale && (laid.namesWhole || !best.namesWhole);
    if (fits) [best, high] = [laid, height];
    else low = height;
  }
  return best;
}

/** As many lines as find room over the list of those that do not. */
function inPart(stacks: readonly Stack[], area: Rect, quality?: string): Roster {
  const listed = (height: Points): Laid =>
    height < LEAST ? { ...nothingLaid(stacks), foot: area.y } : stackRoster(stacks, [{ ...area, height }], quality);
  const most = wrapped(elsewhere(stacks), 'sans', SIZE, area.width).length;
  const { draw, rest, foot } = listed(area.height - most * LINE - GAP);
  const lines = wrapped(elsewhere(rest), 'sans', SIZE, area.width);
  const at = (i: number): Points => foot + (i + 1) * LINE;
  return {
    height: at(lines.length - 1) + GAP - area.y,
    draw: () => [
      ...draw(),
      ...lines.map((words, i) => label(words, area.x, at(i), { font: 'sans', size: SIZE, color: INK })),
    ],
    unlisted: rest,
  };
}

/** `Stacks not listed here (MAP all has them): 4123, 4126` */
const elsewhere = (stacks: readonly Stack[]): string =>
  `Stacks not listed here (MAP all has them): ${[...new Set(stacks.map(({ number }) => number))].join(', ')}`;
