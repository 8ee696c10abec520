import type { BEING_BUILT, SYSTEMS } from '../systems/all';
import { mercuryPages } from './mercury/pages';
import { slouchHatsPages } from './slouch-hats/pages';
import type { SystemPages } from './system-pages';

/**
 * The pages of every system. The one thing of a system that stands outside its folder: drawings are made above the systems,
 * which know no paper (ROOMS in .dependency-cruiser.cjs). A system of `systems/all.ts` that is missing here does not compile.
 */
const PAGES: Record<keyof (typeof SYSTEMS & typeof BEING_BUILT), SystemPages> = {
  mercury: mercuryPages,
  'slouch-hats': slouchHatsPages,
};

/** The pages of a system. @throws Error for one that has none */
export function pagesOf(system: string): SystemPages {
  const pages = (PAGES as Partial<Record<string, SystemPages>>)[system];
  if (!pages) throw new Error(`nobody draws the pages of ${system}`);
  return pages;
}
