import { wrapped } from '../measure';
import type { Mark, Points } from '../scene';
import { linesPanel, PAD, SIZE, type Panel } from './panel';

/** What happened since the last mail, hex by hex; `nameOf`: a place by what orders call it. */
export function resultsPanel(marks: readonly Mark[], nameOf: (at: string) => string, width: Points): Panel {
  const places = [...new Map(marks.map(({ at }) => [at, marks.filter((mark) => mark.at === at)]))];
  const lines = places.flatMap(([at, own]) => {
    const texts = [...new Map(own.map(({ text }) => [text, true])).keys()];
    return wrapped(`${nameOf(at)}: ${texts.join('; ')}`, 'sans', SIZE, width - 2 * PAD);
  });
  return linesPanel('SINCE YOUR LAST MAIL (ringed on the map)', lines);
}
