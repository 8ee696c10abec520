import type { HexId } from '../../../hex/hex';
import type { Rect } from '../../geometry';
import { wrapped } from '../../measure';
import type { Points, Shape } from '../../scene';
import { label } from '../../shapes';
import { INK } from '../theme';
import { nothingLaid, stackRoster } from '../../hexmap/roster';
import type { Laid, Stack } from '../../hexmap/roster';
import { number } from '../hex/grid';

/** Stacks below a picture; those without room are named with the page that lists them. */
export interface Roster {
  height: Points;
  draw: () => Shape[];
  /** Stacks not listed, or not whole. */
  unlisted: number;
}

/** The page of the file that lists the stacks of a hex. */
export type PageOf = (hex: HexId) => number;

const LEAST = 24;
/** Halvings of the height; the last is finer than a line. */
const HALVINGS = 6;
const GAP = 7;
const SIZE = 6.4;
const LINE = 7.6;

/** All stacks in as little height as they take when their letters are as large as the area allows. */
export function rosterBelow(stacks: readonly Stack[], area: Rect, pageOf: PageOf): Roster {
  if (stacks.length === 0) return { height: 0, draw: () => [], unlisted: 0 };
  const whole = area.height < LEAST ? null : stackRoster(stacks, [area]);
  if (!whole || whole.rest.length > 0) return inPart(stacks, area, pageOf);
  const { foot, draw } = lowest(stacks, area, whole);
  return { height: foot - area.y + GAP, draw, unlisted: 0 };
}

function lowest(stacks: readonly Stack[], area: Rect, whole: Laid): Laid {
  let best = whole;
  let [low, high] = [LEAST, area.height];
  for (let i = 0; i < HALVINGS; i++) {
    const height = (low + high) / 2;
    const laid = stackRoster(stacks, [{ ...area, height }]);
    const fits = laid.rest.length === 0 && laid.scale >= best.scale && (laid.namesWhole || !best.namesWhole);
    if (fits) [best, high] = [laid, height];
    else low = height;
  }
  return best;
}

/** As many lines as find room over the list of those that do not. */
function inPart(stacks: readonly Stack[], area: Rect, pageOf: PageOf): Roster {
  const listed = (height: Points): Laid =>
    height < LEAST ? { ...nothingLaid(stacks), foot: area.y } : stackRoster(stacks, [{ ...area, height }]);
  const most = wrapped(elsewhere(stacks, pageOf), 'sans', SIZE, area.width).length;
  const { draw, rest, foot } = listed(area.height - most * LINE - GAP);
  const lines = wrapped(elsewhere(rest, pageOf), 'sans', SIZE, area.width);
  const at = (i: number): Points => foot + (i + 1) * LINE;
  return {
    height: at(lines.length - 1) + GAP - area.y,
    draw: () => [
      ...draw(),
      ...lines.map((words, i) => label(words, area.x, at(i), { font: 'sans', size: SIZE, color: INK })),
    ],
    unlisted: rest.length,
  };
}

/** `Not listed here: page 4: 4123, 4126; page 6: 4015` */
function elsewhere(stacks: readonly Stack[], pageOf: PageOf): string {
  const pages = new Map<number, HexId[]>();
  for (const { hex } of stacks) pages.set(pageOf(hex), [...(pages.get(pageOf(hex)) ?? []), hex]);
  const named = [...pages].sort(([a], [b]) => a - b);
  const words = named.map(([page, ids]) => `page ${page}: ${[...new Set(ids)].map(number).join(', ')}`);
  return `Stacks not listed here are on ${words.join('; ')}`;
}
