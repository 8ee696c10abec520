import type { Roster, RosterRow } from '../render/roster';
import { pagesOf } from '../systems/drawn';
import type { AnyEngine } from '../systems/systems';

/** The position as the table of the web page: what changed since the reader's last mail stands first. */
export interface PageRoster {
  rows: (RosterRow & { changed: boolean })[];
  /** Of places that had something then, and nothing now. */
  left: string[];
  beside: { text: string; changed: boolean }[];
}

/** The table of a view, against the view of the last mail (null: none); null where the system makes none. */
export function pageRoster({ system }: AnyEngine, view: object, before: object | null): PageRoster | null {
  const pages = pagesOf(system.id);
  const now = pages.roster?.(view, system.data);
  return now ? comparedTo(now, (before && pages.roster?.(before, system.data)) ?? null) : null;
}

/** A table against the one of the last mail; null: there was none, and nothing has changed. */
export function comparedTo(now: Roster, then: Roster | null): PageRoster {
  const known = then && { rows: new Set(then.rows.map(keyOf)), beside: new Set(then.beside) };
  const rows = now.rows.map((row) => ({ ...row, changed: known !== null && !known.rows.has(keyOf(row)) }));
  const beside = now.beside.map((text) => ({ text, changed: known !== null && !known.beside.has(text) }));
  const changedFirst = <T extends { changed: boolean }>(all: T[]): T[] =>
    all.toSorted((a, b) => Number(b.changed) - Number(a.changed));
  return { rows: changedFirst(rows), beside: changedFirst(beside), left: then ? emptied(now, then) : [] };
}

const keyOf = (row: RosterRow): string => JSON.stringify(row);

function emptied(now: Roster, then: Roster): string[] {
  const held = new Set(now.rows.map(({ place }) => place));
  return [...new Set(then.rows.map(({ place }) => place))].filter((place) => !held.has(place));
}
