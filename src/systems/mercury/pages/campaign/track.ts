import type { MercuryData } from '../../data/load';
import type { GameTurn } from '../../data/schedule';
import { comesOn } from '../../view/campaign-turns';
import type { View } from '../../view/view';
import type { Rect } from '../../../../render/geometry';
import { wrapped } from '../../../../render/measure';
import type { Block } from '../../../../render/page/boxes';
import type { Points, Shape } from '../../../../render/scene';
import { label, rectangle } from '../../../../render/shapes';
import { ALARM, INK, LEAST, PALE, PAPER, RULE } from '../theme';

/** Four days. */
const A_ROW = 12;
const HEAD = 10.5;
const LINE = 7.2;
const PAD = 2;

/** The Game Turn Track with what comes when: nights dark, the present game-turn framed, those that are over pale. */
export function campaignTrack(view: View, data: MercuryData, width: Points): Block {
  const { first, last } = view.scenario;
  const turns = data.turns.filter((t) => t.no >= first && t.no <= last);
  const wide = width / Math.min(A_ROW, turns.length);
  const rows = Array.from({ length: Math.ceil(turns.length / A_ROW) }, (_, i) => {
    const boxes = turns
      .slice(i * A_ROW, (i + 1) * A_ROW)
      .map((turn) => ({ turn, lines: linesOf(view, data, turn.no, wide) }));
    return { boxes, height: HEAD + Math.max(1, ...boxes.map((b) => b.lines.length)) * LINE + 3 };
  });
  return {
    height: rows.reduce((sum, r) => sum + r.height, 0),
    draw: (x, y) => {
      let top = y;
      return rows.flatMap(({ boxes, height }) => {
        const shapes = boxes.flatMap(({ turn, lines }, i) =>
          turnBox(turn, lines, view.turn, { x: x + i * wide, y: top, width: wide, height }),
        );
        top += height;
        return shapes;
      });
    },
  };
}

const linesOf = (view: View, data: MercuryData, turn: number, wide: Points): string[] =>
  comesOn(view, data, turn).flatMap((words) => wrapped(words, 'sans', LEAST, wide - 2 * PAD));

function turnBox(turn: GameTurn, lines: readonly string[], now: number, box: Rect): Shape[] {
  const { x, y, width, height } = box;
  const [day = ''] = turn.date.split('-');
  const [fill, color] = turn.night ? [INK, PAPER] : [PALE, INK];
  const ink = turn.no < now ? RULE : INK;
  return [
    rectangle(box, { fill: PAPER, stroke: INK, width: 0.5 }),
    rectangle({ x, y, width, height: HEAD }, { fill, stroke: INK, width: 0.5 }),
    label(String(turn.no), x + PAD, y + 8, { font: 'sans-bold', size: 7.6, color }),
    label(`${day} ${turn.part}`, x + width - PAD, y + 7.8, { font: 'sans', size: LEAST, color, anchor: 'end' }),
    ...lines.map((words, i) =>
      label(words, x + PAD, y + HEAD + (i + 1) * LINE - 0.6, { font: 'sans', size: LEAST, color: ink }),
    ),
    ...(turn.no === now
      ? [rectangle({ x: x + 0.8, y: y + 0.8, width: width - 1.6, height: height - 1.6 }, { stroke: ALARM, width: 2 })]
      : []),
  ];
}
