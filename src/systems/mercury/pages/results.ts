import type { MercuryData } from '../data/load';
import type { Rect } from '../../../render/geometry';
import { shortened } from '../../../render/measure';
import type { Points, Shape } from '../../../render/scene';
import type { Mark, MarkKind } from './marks';
import { label } from '../../../render/shapes';
import { isHex } from './hex/grid';
import { FIRST, PAD, SIZE, panelFrame, panelLine, type Panel } from '../../../render/page/panel';
import { SIGN_WORDS, sign } from './signs';
import { seaName } from './tags';
import { INK } from './theme';

const PITCH = 12.2;
const INDENT = 15;

/** What weighs most stands first; what is not named here comes in between. */
const FIRST_OF_ALL: readonly MarkKind[] = ['ship-sunk', 'ship-damaged'];
const LAST_OF_ALL: readonly MarkKind[] = ['search-found', 'search-nothing'];
const rank = (kind: MarkKind): number => {
  const [first, last] = [FIRST_OF_ALL.indexOf(kind), LAST_OF_ALL.indexOf(kind)];
  return first >= 0 ? first - FIRST_OF_ALL.length : last + 1;
};

/** The results since the last mail, with the signs of the map: sinkings before attacks, and those before searches. */
export function results(all: readonly Mark[], data: MercuryData, width: Points): Panel {
  // What happened on the hex map of a campaign stands on its own pages.
  const marks = all.filter(({ at }) => !isHex(at)).sort((a, b) => rank(a.kind) - rank(b.kind));
  return {
    need: FIRST + Math.max(1, marks.length) * PITCH,
    draw: (box) => {
      const room = Math.max(0, Math.floor((box.height - FIRST + 5) / PITCH));
      const shown = marks.length > room ? marks.slice(0, Math.max(0, room - 1)) : marks;
      const more = marks.length - shown.length;
      return [
        ...panelFrame('SINCE YOUR LAST MAIL', box),
        ...(marks.length === 0 ? [panelLine('No search, attack or combat to mark.', box, 0)] : []),
        ...shown.flatMap((mark, i) => resultLine(mark, data, box, i, width)),
        ...(more > 0 ? [words(`and ${more} more in the mail`, box, shown.length)] : []),
      ];
    },
  };
}

function resultLine(mark: Mark, data: MercuryData, box: Rect, row: number, width: Points): Shape[] {
  const text = `${seaName(data, mark.at)}: ${mark.text || SIGN_WORDS[mark.kind]}`;
  return [
    ...sign(mark.kind, box.x + PAD + 6, box.y + FIRST + row * PITCH - 0.4),
    words(shortened(text, 'sans', SIZE, width - 2 * PAD - INDENT), box, row),
  ];
}

function words(text: string, box: Rect, row: number): Shape {
  const y = box.y + FIRST + 2 + row * PITCH;
  return label(text, box.x + PAD + INDENT, y, { font: 'sans', size: SIZE, color: INK });
}
