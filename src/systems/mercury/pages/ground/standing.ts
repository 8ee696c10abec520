import type { MercuryData } from '../../data/load';
import { sectorName } from '../../orders/names';
import { aimText, aimsOf, type Aim } from '../../view/ground-aims';
import { eliminated } from '../../view/ground-units';
import type { View } from '../../view/view';
import type { Rect } from '../../../../render/geometry';
import type { Points, Shape } from '../../../../render/scene';
import { label, rectangle } from '../../../../render/shapes';
import {
  FIRST,
  LINE,
  PAD,
  SIZE,
  broken,
  fitted,
  heightOf,
  linesIn,
  panelFrame,
  panelLine,
  type Panel,
} from '../../../../render/page/panel';
import { ALLIED_PALE, GERMAN, INK, PAPER } from '../theme';
import { number } from '../hex/grid';

const BOX = 18;
const NAMES = { german: 'German', allied: 'Allied' } as const;

/** What decides the game and who stands there, interdiction, the Suda Command Area, and what is lost; `more` notes below. */
export function groundStanding(view: View, data: MercuryData, width: Points, more: readonly string[] = []): Panel {
  const aims = aimsOf(view, data);
  const notes = [...notesOf(view, data), ...more].flatMap((note) => broken(note, width));
  return {
    need: heightOf(aims.length + notes.length) + 4,
    draw: (box) => {
      const room = linesIn({ ...box, height: box.height - 4 });
      const shown = aims.slice(0, room);
      const below = { ...box, y: box.y + 4 };
      return [
        ...panelFrame('WHAT DECIDES THE GAME', box),
        ...shown.flatMap((aim, i) => aimLine(aim, box, i)),
        ...fitted(notes, room - shown.length).map((words, i) => panelLine(words, below, shown.length + i)),
      ];
    },
  };
}

/** The number of the hex in the colours of its holder, and its name. */
function aimLine({ hex, name, holder }: Aim, box: Rect, row: number): Shape[] {
  const [x, y] = [box.x + PAD, box.y + FIRST + row * LINE];
  const fill = holder === 'german' ? GERMAN : holder === 'allied' ? ALLIED_PALE : PAPER;
  return [
    rectangle({ x, y: y - 6, width: BOX, height: 7.6 }, { fill, stroke: INK, width: 0.4 }),
    label(number(hex), x + BOX / 2, y - 0.1, {
      font: 'sans-bold',
      size: SIZE,
      color: holder === 'german' ? PAPER : INK,
      anchor: 'middle',
    }),
    label(`${name}: ${holder ? NAMES[holder] : 'nobody there'}`, x + BOX + 3, y, {
      font: 'sans',
      size: SIZE,
      color: INK,
    }),
  ];
}

function notesOf(view: View, data: MercuryData): string[] {
  const { interdiction = {}, suda } = view.ground ?? {};
  const levels = Object.entries(interdiction).filter(([, level]) => level > 0);
  const lost = (side: View['seat']): string => `${NAMES[side]} ${eliminated(view, data, side).length}`;
  return [
    aimText(view, data),
    ...levels.map(([sector, level]) => `Interdiction Level ${level} in ${sectorName(sector, { data })}`),
    ...(suda ? [`The Suda Command Area binds its units; ${suda.left} left it this turn`] : []),
    `Units eliminated: ${lost('german')}, ${lost('allied')}`,
  ];
}
