import type { MapMark } from '../kernel/system';
import type { Inspected, Sheet } from '../render/inspect';

type Part = Inspected['at'];

/** Round what happened so many widths of its place are shown, so that the ground is known again. */
const ROUND = 2;
/** A part of a sheet that is larger than so much of its width shows nothing better than the whole. */
const MOST = 0.7;

/** The part of a sheet in which something was marked, moves left out; without any, or all over it, the part that matters. */
export function fightingOn(sheet: Sheet, marks: readonly MapMark[]): Part | null {
  const at = new Set(marks.filter(({ path }) => path === undefined).map((mark) => mark.at));
  const found = sheet.inspect().filter(({ place, id }) => at.has(id ?? place));
  const wide = sheet.scene().width;
  const part = round(found.map((one) => one.at));
  return part !== null && part[2] <= wide * MOST ? part : (sheet.focus ?? null);
}

/** The smallest rectangle about all, and some ground about that. */
function round(parts: readonly Part[]): Part | null {
  if (parts.length === 0) return null;
  const room = ROUND * Math.max(...parts.map(([, , width]) => width));
  const left = Math.min(...parts.map(([x]) => x)) - room;
  const top = Math.min(...parts.map(([, y]) => y)) - room;
  const right = Math.max(...parts.map(([x, , width]) => x + width)) + room;
  const foot = Math.max(...parts.map(([, y, , height]) => y + height)) + room;
  return [left, top, right - left, foot - top];
}
