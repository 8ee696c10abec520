import { onPaper } from '../../../../render/page/paper';
import type { GroundCounter } from '../../data/ground';
import type { MercuryData } from '../../data/load';
import { groundOf, standing, type GroundUnit } from '../../rules/ground/ground';
import { arrivals } from '../../view/ground-units';
import type { View } from '../../view/view';
import type { Rect } from '../../../../render/geometry';
import { shortened } from '../../../../render/measure';
import { PAPER_SIZE, type GroupShape, type Paper, type Points, type Scene, type Shape } from '../../../../render/scene';
import { label, part, polyline, rectangle } from '../../../../render/shapes';
import type { HexUnit } from '../../../../render/hexmap/view';
import { ALLIED_PALE, GERMAN, INK, LEAST, PAPER as WHITE, RULE } from '../theme';
import { hexUnit } from './hex-view';
import { PITCH, SIZE, unitRow } from '../../../../render/hexmap/unit-row';
import { number } from '../hex/grid';

const MARGIN = 20;
const HEAD = 22;
const COLUMNS = 3;
const GAP = 9;
const WHERE = 27;
/** Where there is room all is drawn larger, but no larger than this. */
const MOST_SCALE = 1.35;
const NAMES = { german: 'GERMAN', allied: 'ALLIED' } as const;

/** A line of the roster. */
type Line =
  | { kind: 'side'; side: View['seat'] }
  | { kind: 'formation'; name: string }
  | { kind: 'unit'; unit: HexUnit; where: string; there: boolean };

/** All units of both sides by formation: where each is, when it comes, or that it is lost. */
export function rosterPages(
  view: View,
  data: MercuryData,
  paper: Paper,
  before: number,
  total: (own: number) => number,
): Scene[] {
  const { width, height } = PAPER_SIZE[paper];
  const room = height - 2 * MARGIN - HEAD;
  const lines = linesOf(view, data);
  const balanced = Math.ceil(lines.length / COLUMNS) + 3;
  const each = Math.min(balanced, Math.floor(room / PITCH));
  const scale = Math.min(MOST_SCALE, room / (each * PITCH));
  const columns = inColumns(lines, each);
  const count = Math.ceil(columns.length / COLUMNS);
  const wide = (width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  return Array.from({ length: count }, (_, page) =>
    onPaper({ width, height }, [
      ...heading(width, before + page + 1, total(count)),
      ...columns
        .slice(page * COLUMNS, (page + 1) * COLUMNS)
        .map((column, i) => drawColumn(column, { x: MARGIN + i * (wide + GAP), y: MARGIN + HEAD, width: wide }, scale)),
    ]),
  );
}

function heading(width: Points, page: number, pages: number): Shape[] {
  const key =
    'number of the hex · T4 drops on game-turn 4, and where · G3 airlanding group 3 · out: eliminated · strength e steps';
  return [
    part('H1', [label('All units', MARGIN, MARGIN + 10, { font: 'serif-bold', size: 13, color: INK })]),
    label(key, MARGIN + 62, MARGIN + 10, { font: 'sans-italic', size: 7, color: INK }),
    label(`page ${page} of ${pages}`, width - MARGIN, MARGIN + 10, {
      font: 'sans',
      size: 7,
      color: INK,
      anchor: 'end',
    }),
  ];
}

/** No heading stands alone at the foot of a column. */
function inColumns(lines: readonly Line[], most: number): Line[][] {
  const columns: Line[][] = [];
  let from = 0;
  while (from < lines.length) {
    let to = Math.min(lines.length, from + most);
    while (to < lines.length && to > from + 1 && lines[to - 1]?.kind !== 'unit') to -= 1;
    columns.push(lines.slice(from, to));
    from = to;
  }
  return columns;
}

function linesOf(view: View, data: MercuryData): Line[] {
  const ground = groundOf(view, data);
  const coming = new Map(
    arrivals(view, data).flatMap(({ turn, group, units, targets = {} }) =>
      units.map((id) => [id, turn === null ? `G${group}` : `T${turn}${aimOf(id, targets)}`] as const),
    ),
  );
  const known = [...data.ground.values()].filter((c) => ground.units[c.id] || coming.has(c.id));
  return (['german', 'allied'] as const).flatMap((side): Line[] => {
    const own = known.filter((c) => c.side === side);
    const lineOf = (counter: GroundCounter): Line => {
      const unit = ground.units[counter.id];
      const s = unit ? standing(ground, counter.id) : { counter, unit: fresh(counter.id), side: counter.front };
      const where = unit ? placeOf(unit, data) : (coming.get(counter.id) ?? '');
      return { kind: 'unit', unit: hexUnit(s, ''), where, there: unit?.at != null };
    };
    return [
      { kind: 'side', side },
      ...byFormation(own).flatMap(({ name, units }) => formation(name, units.map(lineOf))),
    ];
  });
}

/** ` 4315`: the hex a unit is to drop on; nothing where the German says it later. */
function aimOf(id: string, targets: Readonly<Record<string, readonly string[]>>): string {
  const hex = Object.keys(targets).find((at) => targets[at]?.includes(id));
  return hex === undefined ? '' : ` ${number(hex)}`;
}

const formation = (name: string, units: readonly Line[]): Line[] => [{ kind: 'formation', name }, ...units];

/** Formations in the order of the counters; those of one unit stand together at the end. */
function byFormation(counters: readonly GroundCounter[]): { name: string; units: GroundCounter[] }[] {
  const formations = new Map<string, GroundCounter[]>();
  for (const c of counters) formations.set(c.formation, [...(formations.get(c.formation) ?? []), c]);
  const all = [...formations].map(([name, units]) => ({ name, units }));
  const single = all.filter(({ units }) => units.length === 1).flatMap(({ units }) => units);
  const several = all.filter(({ units }) => units.length > 1);
  return single.length > 0 ? [...several, { name: 'Others', units: single }] : several;
}

/** A unit that has still to come, with all its steps. */
const fresh = (id: string): GroundUnit => ({
  ...{ id, at: 'to come', reduced: false, fatigued: false, dispersed: false },
  fire: 'none',
});

function placeOf({ at, box }: GroundUnit, data: MercuryData): string {
  if (at !== null) return number(at);
  return box === undefined ? 'out' : (data.boxes.get(box)?.name ?? box);
}

function drawColumn(lines: readonly Line[], { x, y, width }: Omit<Rect, 'height'>, scale: number): GroupShape {
  const shapes = lines.flatMap((line, i) => drawLine(line, 0, (i + 1) * PITCH - 1.6, width / scale));
  return { kind: 'group', x, y, scale, shapes };
}

function drawLine(line: Line, x: Points, y: Points, width: Points): Shape[] {
  if (line.kind === 'side') {
    return [
      rectangle({ x, y: y - 6.2, width, height: PITCH }, { fill: line.side === 'german' ? GERMAN : ALLIED_PALE }),
      label(NAMES[line.side], x + 3, y, {
        font: 'sans-bold',
        size: SIZE,
        color: line.side === 'german' ? WHITE : INK,
        spacing: 0.6,
      }),
    ];
  }
  if (line.kind === 'formation') {
    return [
      label(shortened(line.name, 'sans-bold', SIZE, width), x, y, { font: 'sans-bold', size: SIZE, color: INK }),
      polyline(
        [
          [x, y + 1.3],
          [x + width, y + 1.3],
        ],
        { stroke: RULE, width: 0.3 },
      ),
    ];
  }
  const font = line.there ? 'sans-bold' : 'sans-italic';
  return [
    label(shortened(line.where, font, LEAST, WHERE - 2), x, y, { font, size: LEAST, color: INK }),
    ...unitRow(line.unit, x + WHERE, y, width - WHERE),
  ];
}
