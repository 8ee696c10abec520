import type { Points, Shape } from '../scene';

/** Something that lies on a map or in a box: its size, and how it is drawn with its corner at (x, y). */
export interface MapItem {
  /** Items of one kind stand together in a crowd. */
  kind?: string;
  width: Points;
  height: Points;
  draw(x: Points, y: Points): Shape[];
}

/** Everything that lies in one zone or place. */
export interface Stack {
  at: string;
  zone: string;
  title: string;
  items: MapItem[];
}
