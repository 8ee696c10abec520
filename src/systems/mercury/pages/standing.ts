import type { MercuryData } from '../data/load';
import { printPoints } from '../view/lines';
import type { View } from '../view/view';
import { shortened, textWidth } from '../../../render/measure';
import type { Points } from '../../../render/scene';
import { label } from '../../../render/shapes';
import { shipName } from './knowledge';
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
} from '../../../render/page/panel';
import { seaName } from './tags';
import { INK } from './theme';

const FIGURE = 20;
/** The large figure is as high as two lines. */
const BESIDE = 2;

/** Victory points and what made them, the screen, what must be held, ships sunk. */
export function standing(view: View, data: MercuryData, width: Points): Panel {
  const figure = String(view.score.points);
  const side = textWidth(figure, 'serif-bold', FIGURE) + 8;
  const notes = [...screenNotes(view, data), ...holdNotes(view, data), sunkNote(view, data)];
  const below = notes.flatMap((note) => broken(note, width));
  const made = view.score.lines.map((l) => `${printPoints(l.points).replace('-', '−')} ${l.what}`);
  const scored = made.length === 0 ? ['nothing scored yet'] : made;
  // Each in full where there is room, else each on one line.
  const whole = scored.flatMap((line) => broken(line, width - side));
  const short = scored.map((line) => shortened(line, 'sans', SIZE, width - side - 2 * PAD));
  return {
    need: heightOf(Math.max(BESIDE, whole.length) + below.length) + 3,
    draw: (box) => {
      const room = linesIn({ ...box, height: box.height - 3 });
      const most = Math.max(BESIDE, room - below.length);
      const shown = whole.length <= most ? whole : fitted(short, most);
      const rows = Math.max(BESIDE, shown.length);
      return [
        ...panelFrame('VICTORY POINTS (German)', box),
        label(figure, box.x + PAD, box.y + FIRST + LINE + 2.4, { font: 'serif-bold', size: FIGURE, color: INK }),
        ...shown.map((words, i) => panelLine(words, box, i, side)),
        ...fitted(below, room - rows).map((words, i) => panelLine(words, { ...box, y: box.y + 3 }, rows + i)),
      ];
    },
  };
}

function screenNotes({ screen }: View, data: MercuryData): string[] {
  if (screen.zones.length === 0) return [];
  const zones = screen.zones.map((z) => seaName(data, z)).join(', ');
  const now = screen.now === null ? '' : `: ${screen.now} now`;
  return [`Screen: bombardment ${screen.atLeast} or more in ${zones}${now}`];
}

/** The zones that decide the game at its end, as the scenario prints them. */
function holdNotes(view: View, data: MercuryData): string[] {
  const hold = data.navalScenarios.find((s) => s.id === view.scenario.id)?.mustHold ?? [];
  if (hold.length === 0) return [];
  return [`At the end an Allied ship each in ${hold.map((z) => seaName(data, z)).join(', ')}, or the German wins`];
}

function sunkNote(view: View, data: MercuryData): string {
  return `Sunk: ${view.sunk.map((id) => shipName(data, id)).join(', ') || 'none'}`;
}
