import type { MercuryData } from '../data/load';
import { isCampaign } from '../view/campaign-standing';
import type { View } from '../view/view';
import type { Sheet } from '../../../render/inspect';
import type { Paper, Scene } from '../../../render/scene';
import type { SystemPages } from '../../../render/system-pages';
import { cargoPage } from './campaign/cargo-page';
import { glancePage } from './campaign/glance-page';
import { groundCrop } from './ground/crop';
import { groundPages } from './ground/ground-pages';
import { groundSheets } from './ground/ground-sheets';
import { textOf, type PageText } from './marks';
import { navalCrop, navalPage } from './naval-page';
import { navalSheets, NAVAL_SHEET } from './naval-sheets';
import { mercurySymbols } from './symbols';
import { mercuryRoster } from './roster';

const onLand = (view: View): boolean => view.ground !== null;
const atSea = (view: View): boolean => view.scenario.sea;
/** Whether a question is about the Naval Operations Map, in a campaign that has the hexes too. */
const ofSea = (view: View, { about }: Pick<PageText, 'about'>): boolean => atSea(view) && about === NAVAL_SHEET;

/**
 * The file of a campaign: all of it at a glance, the hex map, the Naval Operations Map unless no ships are played (before the hexes where
 * the question is about ships), and last
 * the seat's own transport, which a player may want to keep from who looks at his wall.
 */
function campaignPages(view: View, data: MercuryData, text: PageText, paper: Paper): Scene[] {
  const sea = atSea(view) ? [navalPage(view, data, text, paper)] : [];
  const first = ofSea(view, text) ? sea : [];
  const last = ofSea(view, text) ? [] : sea;
  const land = groundPages(view, data, text, paper, { before: 1 + first.length, after: last.length + 1 });
  const pages = 1 + land.length + sea.length + 1;
  return [
    glancePage(view, data, text, paper, pages),
    ...first,
    ...land,
    ...last,
    cargoPage(view, data, text, paper, { page: pages, pages }),
  ];
}

/** What the file of a campaign has besides the maps, on the web. */
function campaignSheets(view: View, data: MercuryData, text: PageText, paper: Paper): Sheet[] {
  const sheet = (id: string, name: string, scene: () => Scene): Sheet => ({ id, name, scene, inspect: () => [] });
  return [
    sheet('glance', 'At a glance', () => glancePage(view, data, text, paper)),
    sheet('transport', 'Transport', () => cargoPage(view, data, text, paper)),
  ];
}

/** One system, two maps: what is drawn goes by what the view has; a campaign has both. */
export const mercuryPages: SystemPages = {
  pages: (view, data, text, paper) => {
    const [seen, pack] = [view as View, data as MercuryData];
    if (isCampaign(seen, pack)) return campaignPages(seen, pack, textOf(text), paper);
    return onLand(seen) ? groundPages(seen, pack, textOf(text), paper) : [navalPage(seen, pack, textOf(text), paper)];
  },
  crop: (view, data, text) => {
    const [seen, pack] = [view as View, data as MercuryData];
    const draw = onLand(seen) && !ofSea(seen, text) ? groundCrop : navalCrop;
    return draw(seen, pack, textOf(text));
  },
  sheets: (view, data, text, paper) => {
    const [seen, pack] = [view as View, data as MercuryData];
    return [
      ...(onLand(seen) ? groundSheets(seen, pack, textOf(text), paper) : []),
      ...(atSea(seen) ? navalSheets(seen, pack, textOf(text), paper) : []),
      ...(isCampaign(seen, pack) ? campaignSheets(seen, pack, textOf(text), paper) : []),
    ];
  },
  symbols: (view, data) => mercurySymbols(view as View, data as MercuryData),
  roster: (view, data) => mercuryRoster(view as View, data as MercuryData),
};
