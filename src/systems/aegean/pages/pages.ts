import type { PageText, Paper, Scene } from '../../../render/scene';
import type { SystemPages } from '../../../render/system-pages';
import type { AegeanData } from '../data/load';
import type { AegeanView } from '../view/view';
import { cardPages, type Page } from './cards';
import { busiest, REGIONS } from './frames';
import type { Drawn } from './map';
import { orderMapPage } from './order-map';
import { overviewPage } from './overview';
import { crop, aegeanSheets } from './sheets';
import { thingsOf } from './units';
import { aegeanRoster } from './roster';

function drawnOf(view: object, data: unknown, { marks }: PageText): Drawn {
  const [seen, pack] = [view as AegeanView, data as AegeanData];
  return { view: seen, data: pack, marks, things: thingsOf(seen, pack) };
}

/** The whole map, the part of it where most goes on, and the cards; of the whole file also the other parts. */
function pagesOf(drawn: Drawn, text: PageText, paper: Paper): Scene[] {
  const region = busiest(drawn);
  const others = text.whole === true ? REGIONS.filter((one) => one !== region) : [];
  const pages: Page[] = [
    (page) => overviewPage(drawn, text, paper, page),
    (page) => orderMapPage(drawn, text, paper, region, page),
    ...cardPages(drawn, text, paper),
    ...others.map(
      (one): Page =>
        (page) =>
          orderMapPage(drawn, text, paper, one, page),
    ),
  ];
  return pages.map((page, i) => page(`page ${i + 1} of ${pages.length}`));
}

/** The pages of War in the Aegean. */
export const aegeanPages: SystemPages = {
  pages: (view, data, text, paper) => pagesOf(drawnOf(view, data, text), text, paper),
  crop: (view, data, text) => crop(drawnOf(view, data, text)),
  sheets: (view, data, text, paper) => aegeanSheets(drawnOf(view, data, text), text, paper),
  roster: (view, data) => aegeanRoster(view as AegeanView, data as AegeanData),
};
