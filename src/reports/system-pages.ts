import { navalCrop, navalPage } from '../render/mercury/naval-page';
import type { PageText, Paper, Scene } from '../render/scene';
import type { MercuryData } from '../systems/mercury/data/load';
import type { View } from '../systems/mercury/view/view';

/** How the pages of one system are drawn. */
export interface SystemPages {
  page(view: object, data: unknown, text: PageText, paper: Paper): Scene;
  crop(view: object, data: unknown, text: PageText): Scene;
}

const PAGES: Record<string, SystemPages> = {
  mercury: {
    page: (view, data, text, paper) => navalPage(view as View, data as MercuryData, text, paper),
    crop: (view, data, text) => navalCrop(view as View, data as MercuryData, text),
  },
};

/** The pages of a system. @throws Error for one that has none */
export function pagesOf(system: string): SystemPages {
  const pages = PAGES[system];
  if (!pages) throw new Error(`nobody draws the pages of ${system}`);
  return pages;
}
