import type { Points, Scene } from './scene';

/** A place of a sheet and what stands there, as the reader may know it. */
export interface Inspected {
  /** The name that orders use: `Zone 12`, `4315`. */
  place: string;
  /** Id by which the rules know it; without it the name. */
  id?: string;
  /** Where it lies, in points of the sheet's scene. */
  at: readonly [x: Points, y: Points, width: Points, height: Points];
  /** Path data in the same points; without it the rectangle. The first is the place itself, the others are call-outs that lie over other places. */
  outlines?: readonly string[];
  /** Path data of a line that is laid over the sheet while one looks at the place: how its units are fed. */
  way?: string;
  /** Whether a counter lies there; where it is not said, `lines` tell it. */
  counters?: boolean;
  /** What stands there, a line each; empty: nothing that the reader knows of. */
  lines: readonly string[];
}

/** One drawing of the web page of a game, zoomed and inspected for itself. */
export interface Sheet {
  /** Of lower-case letters, digits and dashes: a part of its address. */
  id: string;
  /** What the switch between sheets calls it. */
  name: string;
  /** The part that matters, shown first; without it the whole width is. */
  focus?: Inspected['at'];
  scene(): Scene;
  inspect(): Inspected[];
  /** Places that may be ordered to though nothing stands there; without it there are none. */
  spots?(): Inspected[];
  /** Where counters lie: what the page writes over the sheet keeps off them. */
  covered?(): Inspected['at'][];
}
