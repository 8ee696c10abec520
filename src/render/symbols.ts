import type { Scene } from './scene';

/** A small picture for lines of a mail: what kind of unit stands there. */
export interface KindSymbol {
  /** `infantry`, `BB`: symbols of the same kind are the same picture. */
  kind: string;
  /** In pixels of the screen as many as in points. */
  scene: Scene;
}

/** The symbol that stands before a name in lines of text. */
export interface UnitSymbol extends KindSymbol {
  /** The name as the lines have it. */
  name: string;
  /** What the picture says that the line does not; empty: nothing. */
  alt: string;
}
