import type { Sheet } from '../render/inspect';
import { navalCrop, navalPage } from '../render/mercury/naval-page';
import { navalSheets } from '../render/mercury/naval-sheets';
import type { PageText, Paper, Scene } from '../render/scene';
import type { MercuryData } from '../systems/mercury/data/load';
import type { View } from '../systems/mercury/view/view';

/** How the pages of one system are drawn. */
export interface SystemPages {
  page(view: object, data: unknown, text: PageText, paper: Paper): Scene;
  crop(view: object, data: unknown, text: PageText): Scene;
  /** The sheets of the web page, the one that matters first, with what may be inspected on each. */
  sheets(view: object, data: unknown, text: PageText, paper: Paper): Sheet[];
}

const PAGES: Record<string, SystemPages> = {
  mercury: {
    page: (view, data, text, paper) => navalPage(view as View, data as MercuryData, text, paper),
    crop: (view, data, text) => navalCrop(view as View, data as MercuryData, text),
    sheets: (view, data, text, paper) => navalSheets(view as View, data as MercuryData, text, paper),
  },
};

/** The pages of a system. @throws Error for one that has none */
export function pagesOf(system: string): SystemPages {
  const pages = PAGES[system];
  if (!pages) throw new Error(`nobody draws the pages of ${system}`);
  return pages;
}
