import { onPaper } from '../../../../render/page/paper';
import type { MercuryData } from '../../data/load';
import { transportOfSeat, type Rows } from '../../view/transport';
import type { View } from '../../view/view';
import { textWidth } from '../../../../render/measure';
import { below, type Block } from '../../../../render/page/boxes';
import { TABLE_STYLES, tableBlock } from '../../../../render/page/table';
import { PAPER_SIZE, type Paper, type Points, type Scene, type Shape } from '../../../../render/scene';
import { label, part, polyline, rectangle } from '../../../../render/shapes';
import type { PageText } from '../marks';
import { INK, LEAST, RULE } from '../theme';

const MARGIN = 20;
const HEAD = 22;
const LINE = 16;
const SMALL = { font: 'sans', size: LEAST, color: INK } as const;

/** The sheet of what its owner alone knows: who is aboard what, who waits, and where they may come ashore (17.3, 21). */
export function cargoPage(
  view: View,
  data: MercuryData,
  text: PageText,
  paper: Paper,
  of?: { page: number; pages: number },
): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const room = height - 2 * MARGIN - HEAD;
  const tries = TABLE_STYLES.map((style) =>
    below(transportOfSeat(view, data).map((rows) => tableBlock(tableOf(rows), inner, style))),
  );
  const tables = tries.find((block) => block.height <= room) ?? tries.at(-1);
  return onPaper({ width, height }, [
    ...heading(view, text),
    ...(of ? [label(`page ${of.page} of ${of.pages}`, width - MARGIN, MARGIN + 10, { ...SMALL, anchor: 'end' })] : []),
    ...(tables ? [...tables.draw(MARGIN, MARGIN + HEAD), ...notes(tables, inner, height)] : []),
  ]);
}

function heading({ seat }: View, { title, code, moment, position }: PageText): Shape[] {
  const name = seat === 'allied' ? 'Allied transport' : 'German transport';
  const words = `your eyes only · ${title} · game ${code} · ${moment} · position ${position}`;
  return [
    part('H1', [label(name, MARGIN, MARGIN + 10, { font: 'serif-bold', size: 13, color: INK })]),
    label(words, MARGIN + 10 + textWidth(name, 'serif-bold', 13), MARGIN + 10, SMALL),
  ];
}

/** Columns as wide as their words ask for, within bounds: long lists wrap. */
function tableOf({ title, heads, rows, empty }: Rows) {
  const columns = heads.map((head, i) => {
    const widest = Math.max(...[head, ...rows.map((row) => row[i] ?? '')].map((t) => textWidth(t, 'sans-bold', LEAST)));
    return { head, share: Math.min(widest, LONGEST) + 8 };
  });
  return { title, columns, rows, empty };
}
const LONGEST = 320;

/** What is left of the page is ruled for notes. */
function notes({ height: used }: Block, width: Points, height: Points): Shape[] {
  const top = MARGIN + HEAD + used + 8;
  const count = Math.floor((height - MARGIN - top - 12) / LINE);
  if (count < 2) return [];
  const box = { x: MARGIN, y: top, width, height: count * LINE + 12 };
  const lines = Array.from({ length: count }, (_, i) => {
    const y = top + 16 + i * LINE;
    return polyline(
      [
        [MARGIN + (i === 0 ? 40 : 5), y],
        [MARGIN + width - 5, y],
      ],
      { stroke: RULE, width: 0.4 },
    );
  });
  return [
    rectangle(box, { stroke: INK, width: 0.6 }),
    label('NOTES', MARGIN + 5, top + 10, { font: 'sans-bold', size: 7, color: INK, spacing: 0.5 }),
    ...lines,
  ];
}
