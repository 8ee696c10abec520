import type { MercuryData } from '../../data/load';
import {
  airfieldRows,
  evacuationStanding,
  lossesLine,
  supplyRows,
  victoryBands,
  type Condition,
} from '../../view/campaign-standing';
import { convoyLines } from '../../view/convoy-lines';
import { printPoints } from '../../view/lines';
import type { View } from '../../view/view';
import type { Rect } from '../../../../render/geometry';
import { shortened, textWidth } from '../../../../render/measure';
import type { Block } from '../../../../render/page/boxes';
import {
  FIRST,
  LINE,
  PAD,
  SIZE,
  broken,
  fitted,
  heightOf,
  linesIn,
  linesPanel,
  panelFrame,
  panelLine,
  type Panel,
} from '../../../../render/page/panel';
import { TABLE_STYLES, tableBlock, type TableStyle } from '../../../../render/page/table';
import type { Points, Shape } from '../../../../render/scene';
import { label, polygon, polyline, rectangle } from '../../../../render/shapes';
import { INK, PAPER } from '../theme';

const STYLE: TableStyle = TABLE_STYLES[0] ?? { pitch: 8.6, wrap: true };

/** Supply by sector for both sides, with the RSCs that lie there (15.11, 15.23). */
export function supplyTable(view: View, data: MercuryData, width: Points): Block {
  const rows = supplyRows(view, data);
  return tableBlock(
    {
      title: 'SUPPLY (RSCs On Hand + Expended), INTERDICTION',
      columns: [
        { head: 'sector', share: 11 },
        { head: 'German', share: 8 },
        { head: 'RSCs', share: 5 },
        { head: 'Allied', share: 8 },
        { head: 'RSCs', share: 5 },
        { head: 'Int.', share: 3.4 },
      ],
      rows: rows.map((r) => [r.name, r.german, r.germanRscs, r.allied, r.alliedRscs, r.interdiction]),
      empty: 'none',
    },
    width,
    STYLE,
  );
}

/** Airfields: who holds them, and what lands there in a game-turn (6.52). */
export function airfieldTable(view: View, data: MercuryData, width: Points): Block {
  return tableBlock(
    {
      title: 'AIRFIELDS',
      columns: [
        { head: 'airfield', share: 11 },
        { head: 'holder', share: 9 },
        { head: 'lands in a game-turn', share: 12 },
      ],
      rows: airfieldRows(view, data).map((r) => [r.name, r.holder, r.lands]),
      empty: 'none',
    },
    width,
    STYLE,
  );
}

/** The three conditions with a box each, or the order (20.11, 20.12). */
export function evacuationPanel(view: View, data: MercuryData, width: Points): Panel {
  const { conditions, notes } = evacuationStanding(view, data);
  const lines = [...notes, lossesLine(view, data)].flatMap((note) => broken(note, width));
  return {
    need: heightOf(conditions.length + lines.length) + 2,
    draw: (box) => [
      ...panelFrame('EVACUATION (20.11)', box),
      ...conditions.flatMap((condition, i) => conditionLine(condition, box, i)),
      ...fitted(lines, linesIn(box) - conditions.length).map((words, i) =>
        panelLine(words, { ...box, y: box.y + 2 }, conditions.length + i),
      ),
    ],
  };
}

function conditionLine({ words, met }: Condition, box: Rect, row: number): Shape[] {
  const [x, y] = [box.x + PAD, box.y + FIRST + row * LINE];
  const cross = [
    [x + 1.2, y - 2.6],
    [x + 2.6, y - 0.8],
    [x + 5, y - 4.6],
  ] as const;
  return [
    rectangle({ x, y: y - 5.6, width: 6, height: 6 }, { fill: PAPER, stroke: INK, width: 0.6 }),
    ...(met ? [polyline(cross, { stroke: INK, width: 1.2 })] : []),
    label(words, x + 9, y, { font: met ? 'sans-bold' : 'sans', size: SIZE, color: INK }),
  ];
}

/** Convoys of the game without ships as far as the seat knows of them (21.11, 21.31). */
export const convoysPanel = (view: View, data: MercuryData, width: Points): Panel =>
  linesPanel(
    'CONVOYS',
    convoyLines(view, data).flatMap((line) => broken(line, width)),
  );

const FIGURE = 20;
/** The large figure is as high as two lines. */
const BESIDE = 2;

/** The points as they stand, what level they make, the levels, and the ledger. */
export function pointsPanel(view: View, data: MercuryData, width: Points): Panel {
  const bands = victoryBands(view, data);
  const ledger = view.score.lines.map(({ points, what }) => `${printPoints(points).replace('-', '−')} ${what}`);
  const made = ledger.length === 0 ? ['nothing scored yet'] : ledger;
  return {
    need: heightOf(BESIDE + bands.length + made.length) + 5,
    draw: (box) => {
      const first = BESIDE + bands.length;
      const under = { ...box, y: box.y + 4 };
      const shown = fitted(made, linesIn({ ...box, height: box.height - 4 }) - first);
      return [
        ...panelFrame('VICTORY POINTS (German)', box),
        ...headline(view, bands.find((band) => band.now)?.name ?? '', box),
        ...bands.flatMap(({ name, points, now }, i) => bandLine(name, points, now, box, BESIDE + i)),
        rule(under, first),
        ...shown.map((words, i) => panelLine(shortened(words, 'sans', SIZE, width - 2 * PAD), under, first + i)),
      ];
    },
  };
}

function headline({ score }: View, level: string, box: Rect): Shape[] {
  const figure = String(score.points).replace('-', '−');
  const y = box.y + FIRST + LINE + 1;
  const beside = box.x + PAD + textWidth(figure, 'serif-bold', FIGURE) + 6;
  return [
    label(figure, box.x + PAD, y, { font: 'serif-bold', size: FIGURE, color: INK }),
    label(`now: ${level}`, beside, y - 1, { font: 'sans-bold', size: 8, color: INK }),
  ];
}

function bandLine(name: string, points: string, now: boolean, box: Rect, row: number): Shape[] {
  const [x, y] = [box.x + PAD, box.y + FIRST + row * LINE + 1];
  const font = now ? 'sans-bold' : 'sans';
  const arrow = [
    [x, y - 5],
    [x + 5, y - 2.4],
    [x, y + 0.2],
  ] as const;
  return [
    ...(now ? [polygon(arrow, { fill: INK })] : []),
    label(name, x + 8, y, { font, size: SIZE, color: INK }),
    label(points, x + 92, y, { font, size: SIZE, color: INK }),
  ];
}

const rule = (box: Rect, row: number): Shape => {
  const y = box.y + FIRST + row * LINE - 7;
  return polyline(
    [
      [box.x + PAD, y],
      [box.x + box.width - PAD, y],
    ],
    { stroke: INK, width: 0.4 },
  );
};
