import type { SlouchHatsData } from '../data/load';
import type { SlouchHatsView } from '../view/view';
import type { PageText, Paper, Scene } from '../../../render/scene';
import type { SystemPages } from '../../../render/system-pages';
import { FRAMES, fightingFrame } from './frames';
import { frontPage, stacksIn } from './front-page';
import type { Drawn } from './map';
import { mapPages } from './map-pages';
import { secondPage } from './second-page';
import { mapScene, slouchSheets, type SupplyLineOf } from './sheets';
import { supplyLines } from './supply-line';
import { slouchHatsSymbols } from './symbols';

import { thingsOf } from './units';
import { slouchHatsRoster } from './roster';

/** What the pages need of the rules: the Supply Line of a unit (6.2). */
export interface Asked {
  supplyLine: (view: SlouchHatsView, data: SlouchHatsData) => SupplyLineOf;
}

/** The picture of a mail: so many columns and rows. */
const CROP = [14, 10] as const;
const CROP_SCALE = 1.3;

const drawnOf = (view: object, data: unknown, { marks }: PageText): Drawn => {
  const [seen, pack] = [view as SlouchHatsView, data as SlouchHatsData];
  return { view: seen, data: pack, marks, things: thingsOf(seen, pack) };
};

/** The pages of Slouch Hats and Eggshells, with a way to find Supply Lines. */
export const slouchHatsPagesWith = ({ supplyLine }: Asked): SystemPages => ({
  pages: (view, data, text, paper) => pagesOf(drawnOf(view, data, text), text, paper),
  crop: (view, data, text) => {
    const drawn = drawnOf(view, data, text);
    const happened = text.marks.map(({ at }) => at);
    return mapScene(drawn, fightingFrame(drawn.things, drawn.data, happened, CROP), CROP_SCALE);
  },
  symbols: (_, data) => slouchHatsSymbols(data as SlouchHatsData),
  roster: (view, data) => slouchHatsRoster(view as SlouchHatsView, data as SlouchHatsData),
  sheets: (view, data, text, paper) => {
    const drawn = drawnOf(view, data, text);
    return slouchSheets(drawn, text, paper, supplyLine(drawn.view, drawn.data));
  },
});

export const slouchHatsPages = slouchHatsPagesWith({ supplyLine: supplyLines });

/** The fighting, and the rest in words; of the whole file also the maps of North, South and Desert. */
function pagesOf(drawn: Drawn, text: PageText, paper: Paper): Scene[] {
  const front = frontPage(drawn, text, paper);
  const others = stacksIn(drawn, FRAMES.whole).filter(({ hex }) => !front.listed.includes(hex));
  const maps = text.whole === true ? mapPages(drawn, text, paper) : [];
  const pages = 2 + maps.length;
  return [
    front.scene(pages),
    secondPage(drawn, text, paper, { stacks: others, window: front.window, pages }),
    ...maps.map((page, i) => page(3 + i, pages)),
  ];
}
