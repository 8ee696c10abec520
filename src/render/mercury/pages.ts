import type { MercuryData } from '../../systems/mercury/data/load';
import type { View } from '../../systems/mercury/view/view';
import type { SystemPages } from '../system-pages';
import { groundCrop } from './ground/crop';
import { groundPages } from './ground/ground-pages';
import { groundSheets } from './ground/ground-sheets';
import { textOf } from './marks';
import { navalCrop, navalPage } from './naval-page';
import { navalSheets } from './naval-sheets';
import { mercurySymbols } from './symbols';

const onLand = (view: View): boolean => view.ground !== null;
const atSea = (view: View): boolean => view.scenario.sea;

/** One system, two maps: what is drawn goes by what the view has; a campaign has both, the hex map first. */
export const mercuryPages: SystemPages = {
  pages: (view, data, text, paper) => {
    const [seen, pack] = [view as View, data as MercuryData];
    const sea = atSea(seen) ? [navalPage(seen, pack, textOf(text), paper)] : [];
    return [...(onLand(seen) ? groundPages(seen, pack, textOf(text), paper, sea.length) : []), ...sea];
  },
  crop: (view, data, text) => {
    const [seen, pack] = [view as View, data as MercuryData];
    return onLand(seen) ? groundCrop(seen, pack, textOf(text)) : navalCrop(seen, pack, textOf(text));
  },
  sheets: (view, data, text, paper) => {
    const [seen, pack] = [view as View, data as MercuryData];
    return [
      ...(onLand(seen) ? groundSheets(seen, pack, textOf(text), paper) : []),
      ...(atSea(seen) ? navalSheets(seen, pack, textOf(text), paper) : []),
    ];
  },
  symbols: (view, data) => mercurySymbols(view as View, data as MercuryData),
};
