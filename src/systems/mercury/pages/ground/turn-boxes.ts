import type { MercuryData } from '../../data/load';
import type { GameTurn } from '../../data/schedule';
import { arrivals } from '../../view/ground-units';
import type { View } from '../../view/view';
import { wrapped } from '../../../../render/measure';
import type { Points, Shape } from '../../../../render/scene';
import { label, rectangle } from '../../../../render/shapes';
import type { Block } from '../../../../render/page/boxes';
import { ALARM, INK, LEAST, PALE, PAPER } from '../theme';

const A_ROW = 6;
const HEAD = 12;
const LINE = 7;
const SIZE = LEAST;
/** More names than these are counted. */
const MOST_LINES = 7;

/** The turns of the scenario with what comes on each: dark for nights, the present one framed. */
export function turnBoxes(view: View, data: MercuryData, width: Points): Block {
  const turns = data.turns.filter((t) => t.no >= view.scenario.first && t.no <= view.scenario.last);
  const perRow = Math.ceil(turns.length / Math.ceil(turns.length / A_ROW));
  const wide = width / perRow;
  const boxes = turns.map((turn) => ({ turn, lines: comes(view, data, turn.no, wide - 6) }));
  const rows = Array.from({ length: Math.ceil(boxes.length / perRow) }, (_, i) =>
    boxes.slice(i * perRow, (i + 1) * perRow),
  ).map((row) => ({ row, height: HEAD + Math.max(1, ...row.map((b) => b.lines.length)) * LINE + 4 }));
  return {
    height: rows.reduce((sum, r) => sum + r.height, 0),
    draw: (x, y) => {
      let top = y;
      return rows.flatMap(({ row, height }) => {
        const shapes = row.flatMap(({ turn, lines }, i) =>
          turnBox(turn, lines, turn.no === view.turn, { x: x + i * wide, y: top, width: wide, height }),
        );
        top += height;
        return shapes;
      });
    },
  };
}

/** Drops of a turn, name by name. */
function comes(view: View, data: MercuryData, turn: number, width: Points): string[] {
  const units = arrivals(view, data)
    .filter((a) => a.turn === turn)
    .flatMap((a) => a.units);
  if (units.length === 0) return [];
  const names = units.map((id) => data.ground.get(id)?.names[0] ?? id).join(', ');
  const lines = wrapped(`Drop: ${names}`, 'sans', SIZE, width);
  return lines.length <= MOST_LINES
    ? lines
    : wrapped(`Drop of ${units.length} units, see the roster`, 'sans', SIZE, width);
}

function turnBox(
  turn: GameTurn,
  lines: readonly string[],
  now: boolean,
  box: { x: Points; y: Points; width: Points; height: Points },
): Shape[] {
  const { x, y, width } = box;
  const [day = '', month = ''] = turn.date.split('-');
  const [fill, color] = turn.night ? [INK, PAPER] : [PALE, INK];
  return [
    rectangle(box, { fill: PAPER, stroke: INK, width: 0.6 }),
    rectangle({ x, y, width, height: HEAD }, { fill, stroke: INK, width: 0.6 }),
    label(`${turn.no}`, x + 3, y + 8.6, { font: 'sans-bold', size: 8, color }),
    label(`${day} ${month} ${turn.part}`, x + width - 3, y + 8.4, { font: 'sans', size: 7, color, anchor: 'end' }),
    ...lines.map((words, i) =>
      label(words, x + 3, y + HEAD + (i + 1) * LINE, { font: 'sans', size: SIZE, color: INK }),
    ),
    ...(now
      ? [rectangle({ x: x + 1, y: y + 1, width: width - 2, height: box.height - 2 }, { stroke: ALARM, width: 2 })]
      : []),
  ];
}
