import type { Mark as AnyMark, PageText as AnyText } from '../../../render/scene';

/** Results on the sea and results on the hex map; each has a sign of its own. */
export const MARK_KINDS = [
  'search-found',
  'search-nothing',
  'air-attack',
  'surface-combat',
  'ship-sunk',
  'ship-damaged',
  'landing',
  'combat',
  'bombardment',
  'loss',
  'eliminated',
  'retreat',
  'advance',
  'drop',
  'taken',
  'move',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** One result at a sea zone, a landing place or a hex. */
export interface Mark extends AnyMark {
  kind: MarkKind;
}

/** What a page says, with the results that it has signs for. */
export interface PageText extends AnyText {
  marks: readonly Mark[];
}

const isMark = (mark: AnyMark): mark is Mark => (MARK_KINDS as readonly string[]).includes(mark.kind);

/** The words of a page, as far as there are signs for its marks. */
export const textOf = (text: AnyText): PageText => ({ ...text, marks: text.marks.filter(isMark) });
