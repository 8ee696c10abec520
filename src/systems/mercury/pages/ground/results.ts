import type { MercuryData } from '../../data/load';
import { placeName } from '../../view/ground-lines';
import type { Rect } from '../../../../render/geometry';
import { textWidth, wrapped } from '../../../../render/measure';
import type { Points, Shape } from '../../../../render/scene';
import type { Mark } from '../marks';
import { label } from '../../../../render/shapes';
import {
  FIRST,
  LINE,
  PAD,
  SIZE,
  heightOf,
  linesIn,
  panelFrame,
  panelLine,
  type Panel,
} from '../../../../render/page/panel';
import { sign } from '../signs';
import { INK } from '../theme';
import { resultsByHex, type HexResults } from './map-marks';
import { isHex, number } from '../hex/grid';

const INDENT = 13;

/** Of all that happened what has its place in a hex or in a box; the rest stands on the Naval Operations Map. */
export const onLand = (marks: readonly Mark[], { boxes }: Pick<MercuryData, 'boxes'>): Mark[] =>
  marks.filter(({ at }) => isHex(at) || boxes.has(at));

/** What happened since the last mail by hex, with the signs of the map, in as many columns as the width holds. */
export function groundResults(marks: readonly Mark[], data: MercuryData, width: Points, columns: number): Panel {
  const each = (width - 2 * PAD - (columns - 1) * PAD) / columns;
  const entries = resultsByHex(marks).map((r) => ({ ...r, lines: linesOf(r, data, each) }));
  const total = entries.reduce((n, e) => n + e.lines.length, 0);
  const moves = new Set(marks.filter((m) => m.kind === 'move').map((m) => m.text)).size;
  return {
    need: heightOf(Math.max(1, Math.ceil(total / columns) + (columns > 1 ? 1 : 0))) + 2,
    draw: (box) => {
      const room = linesIn(box);
      const more = moves > 0 ? ` (+ ${moves} ${moves === 1 ? 'MOVE' : 'MOVES'})` : '';
      const whole = `SINCE YOUR LAST MAIL${more}`;
      const fits = textWidth(whole, 'sans-bold', SIZE, 0.5) <= box.width - 2 * PAD;
      const heading = fits ? whole : `SINCE LAST MAIL${more}`;
      const empty = entries.length === 0 ? [panelLine('No combat, drop or fire to mark.', box, 0)] : [];
      return [...panelFrame(heading, box), ...empty, ...placed(entries, box, each, columns, room)];
    },
  };
}

interface Entry extends HexResults {
  lines: readonly string[];
}

function linesOf({ hex, marks }: HexResults, data: MercuryData, width: Points): string[] {
  const name = placeName(data, hex);
  const place = data.boxes.get(hex)?.name ?? `${number(hex)}${name ? ` ${name}` : ''}`;
  const texts = [...new Set(marks.map((m) => m.text))];
  return wrapped(`${place}: ${texts.join('; ')}`, 'sans', SIZE, width - INDENT);
}

/** Entries from the top of each column; what finds no room is counted at the end. */
function placed(entries: readonly Entry[], box: Rect, each: Points, columns: number, room: number): Shape[] {
  const shapes: Shape[] = [];
  let [column, row, n] = [0, 0, 0];
  for (; n < entries.length; n++) {
    const entry = entries[n];
    if (!entry) break;
    const last = column === columns - 1;
    const reserve = last && n < entries.length - 1 ? 1 : 0;
    if (row + entry.lines.length > room - reserve && row > 0) {
      if (last) break;
      column += 1;
      row = 0;
    }
    const x = box.x + column * (each + PAD);
    shapes.push(...entryShapes(entry, { ...box, x }, row, room));
    row += entry.lines.length;
  }
  const more = entries.length - n;
  const at = { ...box, x: box.x + column * (each + PAD) };
  return more > 0 ? [...shapes, panelLine(`and ${more} more hexes in the mail`, at, row, INDENT)] : shapes;
}

function entryShapes({ lines, kind }: Entry, box: Rect, row: number, room: number): Shape[] {
  const y = box.y + FIRST + row * LINE;
  return [
    { kind: 'group', x: box.x + PAD + 4.6, y: y - 2.2, scale: 0.7, shapes: sign(kind, 0, 0) },
    ...lines
      .slice(0, Math.max(0, room - row))
      .map((words, i) => label(words, box.x + PAD + INDENT, y + i * LINE, { font: 'sans', size: SIZE, color: INK })),
  ];
}
