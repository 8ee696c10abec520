import type { Sheet } from './inspect';
import type { Roster } from './roster';
import type { PageText, Paper, Scene } from './scene';
import type { UnitSymbol } from './symbols';

/** How the pages of one system are drawn. */
export interface SystemPages {
  /** The attachment of a mail, the page that matters first. */
  pages(view: object, data: unknown, text: PageText, paper: Paper): Scene[];
  crop(view: object, data: unknown, text: PageText): Scene;
  /** The sheets of the web page, the one that matters first, with what may be inspected on each. */
  sheets(view: object, data: unknown, text: PageText, paper: Paper): Sheet[];
  /** Symbols for the lines of a mail that name units; without it there are none. */
  symbols?(view: object, data: unknown): UnitSymbol[];
  /** The position as the table of the web page; without it the page has its lines. */
  roster?(view: object, data: unknown): Roster;
}
