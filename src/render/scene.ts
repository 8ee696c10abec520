/** Points, 72 to the inch; x to the right, y down. */
export type Points = number;

/** Fonts a scene may use; each is an embedded TTF (render/fonts.ts). */
export type FontId = 'sans' | 'sans-bold' | 'sans-italic' | 'serif' | 'serif-italic' | 'serif-bold';

/** A fill of `reused` shapes that each group gives them anew. */
export const FROM_GROUP = 'inherit';

export interface Paint {
  fill?: string;
  stroke?: string;
  width?: Points;
  dash?: readonly Points[];
  opacity?: number;
}

/** SVG path data with absolute M, L, C, Q and Z only, so that every back end draws the same. */
export interface PathShape {
  kind: 'path';
  d: string;
  paint: Paint;
}
export interface TextShape {
  kind: 'text';
  x: Points;
  y: Points;
  text: string;
  font: FontId;
  size: Points;
  color: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters. */
  spacing?: Points;
  /** A line around the letters, so that they can be read over anything. */
  halo?: { color: string; width: Points };
  /** Degrees, clockwise, round (x, y). */
  rotate?: number;
}
export interface GroupShape {
  kind: 'group';
  /** Moved by x and y after scaling. */
  x?: Points;
  y?: Points;
  scale?: number;
  /** Path data that everything in the group is cut to. */
  clip?: string;
  /**
   * The same `shapes` are drawn in many places, so that a back end should keep them once. Only for paths, all of them
   * within this box.
   */
  reused?: { x: Points; y: Points; width: Points; height: Points };
  /** What `FROM_GROUP` is in the `reused` shapes here. */
  fill?: string;
  /** What it is to somebody who has the page read to him; only on the page itself, not inside another group. */
  part?: { role: PartRole; alt?: string };
  shapes: readonly Shape[];
}

/** Headings, paragraphs, and pictures, which have words in their place (`alt`). */
export type PartRole = 'H1' | 'H2' | 'P' | 'Figure';

export type Shape = PathShape | TextShape | GroupShape;

/** One page. The same scene makes the PDF page and the SVG picture. */
export interface Scene {
  width: Points;
  height: Points;
  shapes: readonly Shape[];
}

export type Paper = 'A4' | 'Letter';
export const PAPER_SIZE: Record<Paper, { width: Points; height: Points }> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** What a page says besides the position itself. All of it is made for one seat. */
export interface PageText {
  /** `7K3F` */
  code: string;
  /** `The Luftwaffe Strikes` */
  title: string;
  /** `22 AM` */
  moment: string;
  /** `Air search, due Tue 24 Nov 20:00 EET`; empty when the seat is not asked. */
  asked: string;
  /** Whose view it is, by the printed name of the seat. */
  seat: string;
  /** Number of the position, and the first letters of the view's hash. */
  position: string;
  /** The order words of the present decision, a line each. */
  orderWords: readonly string[];
  /** Results to mark on the map: searches and attacks since the reader's last mail. */
  marks: readonly Mark[];
  /** The position in words, as the reader's mails tell it: what a picture of the map says to those who do not see it. */
  told?: readonly string[];
  /** All pages are wanted, not only the two that matter. */
  whole?: boolean;
  /** The sheet of the web page that the open question is about, where it is about one of several. */
  about?: string;
}

/** One result at a place of the map, as its reader may know it. */
export interface Mark {
  /** Id of a place of its map. */
  at: string;
  /** What befell there; each system has kinds of its own, and a sign for each. */
  kind: string;
  /** A few words: `Gloucester sunk`. */
  text: string;
  /** Hexes from the first to the last that a unit went through. */
  path?: readonly string[];
}
