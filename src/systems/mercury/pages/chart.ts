import naval from '../maps/naval-chart.json';
import type { Point, Rect } from '../../../render/geometry';

export interface ZoneLabel {
  /** Middle of the name. */
  x: number;
  /** Top of the name; the line with the search number stands below it. */
  y: number;
  lines: string[];
  size: number;
  spacing: number;
  /** Of name and search line together. */
  width: number;
  height: number;
}

export interface PlaceLabel {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  twoLines: boolean;
}

/** The drawing of the Naval Operations Map (maps/naval-chart.json), in chart units: x to the east, y to the south. */
export interface NavalChart {
  width: number;
  height: number;
  projection: { west: number; east: number; latitudes: [latitude: number, y: number][] };
  zones: Record<string, { ring: Point[]; label: ZoneLabel }>;
  borders: { between: [string, string]; line: Point[] }[];
  /** Points where four zones meet, and nothing passes across. */
  corners: Point[];
  places: Record<string, { x: number; y: number; label: PlaceLabel }>;
  names: { text: string; kind: 'land' | 'airfield' | 'island'; x: number; y: number; anchor: PlaceLabel['anchor'] }[];
  mountains: [x: number, y: number, size: number][];
  /** Rings, x and y in turn. */
  land: number[][];
  /** The same coasts, coarser, for the broad lines of shallow water. */
  shallows: number[][];
}

// A JSON file has no tuples: the types above say what its pairs are.
export const CHART = naval as unknown as NavalChart;

/** The rectangle that a zone's name and search line fill. */
export function labelBox({ x, y, width, height }: ZoneLabel): Rect {
  return { x: x - width / 2, y, width, height };
}

/** A window of the chart on the page. */
export interface MapFrame {
  /** In chart units. */
  window: Rect;
  /** Points to a chart unit. */
  scale: number;
}

/** A point of the chart in points from the window's corner. */
export function onPage({ window, scale }: MapFrame, [x, y]: Point): Point {
  return [(x - window.x) * scale, (y - window.y) * scale];
}

/** A rectangle in points from the window's corner, in chart units. */
export function onChart({ window, scale }: MapFrame, r: Rect): Rect {
  return {
    x: window.x + r.x / scale,
    y: window.y + r.y / scale,
    width: r.width / scale,
    height: r.height / scale,
  };
}

/** A rectangle of the chart in points from the window's corner. */
export function rectOnPage(frame: MapFrame, r: Rect): Rect {
  const [x, y] = onPage(frame, [r.x, r.y]);
  return { x, y, width: r.width * frame.scale, height: r.height * frame.scale };
}

export const WHOLE: Rect = { x: 0, y: 0, width: CHART.width, height: CHART.height };
