import { wrapped } from '../measure';
import type { Mark, Points } from '../scene';
import { fitted, heightOf, linesIn, PAD, panelFrame, panelLine, SIZE, type Panel } from './panel';

/** What happened since the last mail, hex by hex; `nameOf`: a place by what orders call it. */
export function resultsPanel(marks: readonly Mark[], nameOf: (at: string) => string, width: Points): Panel {
  const places = [...new Map(marks.map(({ at }) => [at, marks.filter((mark) => mark.at === at)]))];
  const lines = places.flatMap(([at, own]) => {
    const texts = [...new Map(own.map(({ text }) => [text, true])).keys()];
    return wrapped(`${nameOf(at)}: ${texts.join('; ')}`, 'sans', SIZE, width - 2 * PAD);
  });
  return {
    need: heightOf(Math.max(1, lines.length)),
    draw: (box) => [
      ...panelFrame('SINCE YOUR LAST MAIL (ringed on the map)', box),
      ...fitted(lines, linesIn(box)).map((words, i) => panelLine(words, box, i)),
    ],
  };
}
