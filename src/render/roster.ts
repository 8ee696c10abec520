import type { HexUnit } from './hexmap/view';

/** A thing of the position, a row of the table below the map. All of it is what its reader may know. */
export interface RosterRow {
  /** Where it is, as orders name it: `W4314 Hill 107`. */
  place: string;
  name: string;
  /** A type that has a symbol; empty: none stands before the name. */
  type: string;
  side: string;
  /** What it belongs to: a Task Force, a battalion, where there are none a nation. Empty: nothing that is known. */
  formation: string;
  /** As on its counter: `3-3-5`. */
  figures: string;
  /** What is amiss with it or was done by it, in words; empty: nothing. */
  state: string;
}

/** The position as a table, and what lies beside the places, a line an item. */
export interface Roster {
  rows: readonly RosterRow[];
  beside: readonly string[];
}

/** What the marks on a counter mean: `D` disrupted. */
export type Meanings = readonly (readonly [mark: string, meaning: string, ...rest: unknown[]])[];

/** A row of a counter, whose marks are told in words. */
export function rosterRow(
  unit: Pick<HexUnit, 'name' | 'type' | 'figures' | 'tags' | 'steps' | 'fullSteps'>,
  meanings: Meanings,
  more: Pick<RosterRow, 'place' | 'side' | 'formation'> & { state?: readonly string[] },
): RosterRow {
  const { name, type, figures, tags, steps, fullSteps } = unit;
  const { state = [], ...where } = more;
  const marks = tags.map(({ text }) => meanings.find(([mark]) => mark === text)?.[1] ?? text);
  const lost = steps < fullSteps ? [`${steps} of ${fullSteps} steps`] : [];
  return { ...where, name, type, figures, state: [...lost, ...marks, ...state].join(', ') };
}

/** `Free French` of `free-french`: a word of the data as it is read. */
export const inWords = (id: string): string =>
  id.replace(/-/g, ' ').replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());
