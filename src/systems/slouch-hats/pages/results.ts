import type { SlouchHatsData } from '../data/load';
import { wrapped } from '../../../render/measure';
import { FIRST, LINE, PAD, SIZE, fitted, heightOf, linesIn, panelFrame } from '../../../render/page/panel';
import type { Panel } from '../../../render/page/panel';
import { plain } from '../../../render/page/theme';
import type { Mark, Points } from '../../../render/scene';
import { label } from '../../../render/shapes';

/** The name of a place by what orders call it: a hex with what is named there, a box. */
export function placeName({ ground, boxes }: SlouchHatsData, at: string): string {
  const names = Object.values(ground.map.places).flatMap((of) => of.get(at) ?? []);
  const box = Object.values(boxes).find(({ id }) => id === at);
  return box?.name ?? [at, ...names.slice(0, 1)].join(' ');
}

/** What happened since the last mail, hex by hex. */
export function resultsPanel(marks: readonly Mark[], data: SlouchHatsData, width: Points): Panel {
  const places = [...new Map(marks.map(({ at }) => [at, marks.filter((mark) => mark.at === at)]))];
  const lines = places.flatMap(([at, own]) => {
    const texts = [...new Map(own.map(({ text }) => [text, true])).keys()];
    return wrapped(`${placeName(data, at)}: ${texts.join('; ')}`, 'sans', SIZE, width - 2 * PAD);
  });
  return {
    need: heightOf(Math.max(1, lines.length)),
    draw: (box) => [
      ...panelFrame('SINCE YOUR LAST MAIL (ringed on the map)', box),
      ...fitted(lines, linesIn(box)).map((words, i) => label(words, box.x + PAD, box.y + FIRST + i * LINE, plain)),
    ],
  };
}
