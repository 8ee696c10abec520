import type { Sheet } from '../render/inspect';
import { groundCrop } from '../render/mercury/ground/crop';
import { groundPages } from '../render/mercury/ground/ground-pages';
import { groundSheets } from '../render/mercury/ground/ground-sheets';
import { navalCrop, navalPage } from '../render/mercury/naval-page';
import { navalSheets } from '../render/mercury/naval-sheets';
import type { PageText, Paper, Scene } from '../render/scene';
import type { MercuryData } from '../systems/mercury/data/load';
import type { View } from '../systems/mercury/view/view';

/** How the pages of one system are drawn. */
export interface SystemPages {
  /** The attachment of a mail, the page that matters first. */
  pages(view: object, data: unknown, text: PageText, paper: Paper): Scene[];
  crop(view: object, data: unknown, text: PageText): Scene;
  /** The sheets of the web page, the one that matters first, with what may be inspected on each. */
  sheets(view: object, data: unknown, text: PageText, paper: Paper): Sheet[];
}

const naval = (view: View): boolean => view.ground === null;

/** One system, two maps: what is drawn goes by what the view has. */
const mercury: SystemPages = {
  pages: (view, data, text, paper) => {
    const [seen, pack] = [view as View, data as MercuryData];
    return naval(seen) ? [navalPage(seen, pack, text, paper)] : groundPages(seen, pack, text, paper);
  },
  crop: (view, data, text) => {
    const [seen, pack] = [view as View, data as MercuryData];
    return naval(seen) ? navalCrop(seen, pack, text) : groundCrop(seen, pack, text);
  },
  sheets: (view, data, text, paper) => {
    const [seen, pack] = [view as View, data as MercuryData];
    return naval(seen) ? navalSheets(seen, pack, text, paper) : groundSheets(seen, pack, text, paper);
  },
};

const PAGES: Record<string, SystemPages> = { mercury };

/** The pages of a system. @throws Error for one that has none */
export function pagesOf(system: string): SystemPages {
  const pages = PAGES[system];
  if (!pages) throw new Error(`nobody draws the pages of ${system}`);
  return pages;
}
