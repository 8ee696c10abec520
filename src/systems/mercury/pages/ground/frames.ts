import type { SheetId } from '../../data/hex-map';
import { placeOf } from '../../grid';
import type { HexWindow } from '../../../../render/hexmap/view';
import type { Paper } from '../../../../render/scene';
import { isHex } from '../hex/grid';
import { TOUCHING, inside, shareHexes, weighed, windowsOver, type Weighed } from './contact';
import type { Ground } from './pictures';

/** A front, and its rows on paper that is higher than Letter. */
interface Front extends HexWindow {
  high?: HexWindow['rows'];
}

/**
 * The part of the map that each front of a scenario is shown in, from west to east. It is the same from mail to mail, so
 * that pages pinned beside each other compare. All are as wide, and no two have a hex in common.
 */
const FRONTS: Readonly<Record<string, readonly Front[]>> = {
  '1': [{ sheet: 'W', rows: [37, 46], columns: [7, 20] }],
  '2': [
    { sheet: 'E', rows: [27, 32], columns: [4, 17] },
    { sheet: 'E', rows: [26, 31], columns: [31, 44] },
  ],
  '3': [
    { sheet: 'W', rows: [39, 44], columns: [6, 19], high: [38, 44] },
    { sheet: 'W', rows: [37, 44], columns: [20, 33], high: [36, 44] },
  ],
  '5': [
    { sheet: 'W', rows: [38, 45], columns: [6, 19] },
    { sheet: 'W', rows: [37, 43], columns: [20, 33], high: [36, 43] },
  ],
  '6': [
    { sheet: 'W', rows: [40, 44], columns: [6, 19], high: [39, 45] },
    { sheet: 'W', rows: [38, 42], columns: [20, 33] },
    { sheet: 'E', rows: [27, 31], columns: [31, 44] },
  ],
};
/** A scenario without fronts is shown where most happens. */
const ANYWHERE = { columns: 14, rows: 10, least: 7 };
/** A small picture, for what lies off the fronts. */
const ASIDE = { columns: 4, rows: 4, least: 4 };
const MOST_ASIDE = 2;

/** The pictures of a first page. */
export interface Frames {
  /** The fronts, one below the other. */
  fronts: readonly HexWindow[];
  /** Small ones: fights and own guns that lie off the fronts. */
  aside: readonly HexWindow[];
  /** For what no picture has room, by hex. */
  beyond: readonly string[];
}

/**
 * The fronts of the scenario with all that is fought and all own guns on them or in small pictures beside them. A front
 * goes where the fighting is only when it has left it: when small pictures do not hold what lies off the fronts.
 */
export function framesOf(ground: Ground, paper: Paper): Frames {
  const { view, data, hexes } = ground;
  const sheets = view.ground?.sheets ?? [];
  const points = needed(ground);
  const usual = FRONTS[view.scenario.id]?.map(({ high, ...front }): HexWindow => ({
    ...front,
    rows: (paper === 'A4' ? high : undefined) ?? front.rows,
  }));
  let fronts = usual ?? windowsOver(data, sheets, weighed(hexes, ground.marks), [ANYWHERE]).map((c) => c.window);
  let found = beside(ground, sheets, fronts, points);
  for (let tries = 0; found.beyond.length > 0 && tries < fronts.length; tries++) {
    fronts = moved(ground, sheets, fronts, points);
    const other = beside(ground, sheets, fronts, points);
    if (other.beyond.length >= found.beyond.length) break;
    found = other;
  }
  return found;
}

/** What must be on the page: where something happened or will be fought, where enemies touch, and the seat's own guns. */
function needed({ view, hexes, marks }: Ground): Weighed[] {
  const fights = weighed(hexes, marks).filter((p) => p.weight >= TOUCHING && isHex(p.hex));
  const known = new Set(fights.map((p) => p.hex));
  const guns = hexes.units.filter((u) => u.side === view.seat && u.range > 0 && u.type !== 'hq' && !known.has(u.hex));
  const own = [...new Set(guns.map((u) => u.hex))];
  return [...fights, ...own.map((hex) => ({ hex, weight: TOUCHING, ...placeOf(hex) }))];
}

function beside(
  { data }: Ground,
  sheets: readonly SheetId[],
  fronts: readonly HexWindow[],
  points: readonly Weighed[],
): Frames {
  const off = (windows: readonly HexWindow[]): Weighed[] => points.filter((p) => !windows.some((w) => inside(w, p)));
  const small = windowsOver(data, sheets, off(fronts), Array<typeof ASIDE>(MOST_ASIDE).fill(ASIDE), 0, fronts);
  const aside = small.map((c) => c.window);
  return { fronts, aside, beyond: off([...fronts, ...aside]).map((p) => p.hex) };
}

/** The front that shows least goes where most of what matters would else not be seen. */
function moved(
  { data }: Ground,
  sheets: readonly SheetId[],
  fronts: readonly HexWindow[],
  points: readonly Weighed[],
): HexWindow[] {
  const shown = (front: HexWindow): number => points.reduce((sum, p) => sum + (inside(front, p) ? p.weight : 0), 0);
  const least = fronts.reduce((a, b) => (shown(b) < shown(a) ? b : a));
  const others = fronts.filter((front) => front !== least);
  const left = points.filter((p) => !others.some((front) => inside(front, p)));
  const rows = least.rows[1] - least.rows[0] + 1;
  const columns = least.columns[1] - least.columns[0] + 1;
  const [best] = windowsOver(data, sheets, left, [{ columns, rows, least: rows }], 0, others);
  return fronts.map((front) => (front === least && best ? best.window : front));
}

/** A window with as many rows as are wished, north and south by turns, on its piece of map and without a hex of the others. */
export function grownTo({ data }: Ground, window: HexWindow, rows: number, others: readonly HexWindow[]): HexWindow {
  const sheet = window.sheet as SheetId;
  const block = data.hexMaps[sheet].blocks.find(
    (b) => within(window.columns, b.columns) && within(window.rows, b.rows),
  );
  const free = (next: HexWindow): boolean =>
    block !== undefined && within(next.rows, block.rows) && !others.some((other) => shareHexes(next, other));
  let [grown, still] = [window, true];
  const high = ({ rows: [south, north] }: HexWindow): number => north - south + 1;
  while (still && high(grown) < rows) {
    still = false;
    for (const [down, up] of [[0, 1] as const, [1, 0] as const]) {
      const next: HexWindow = { ...grown, rows: [grown.rows[0] - down, grown.rows[1] + up] };
      if (high(grown) >= rows || !free(next)) continue;
      [grown, still] = [next, true];
    }
  }
  return grown;
}

const within = ([a, b]: HexWindow['rows'], [from, to]: readonly [number, number]): boolean => a >= from && b <= to;
