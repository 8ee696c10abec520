import type { MercuryData } from '../data/load';
import type { Zone } from '../data/seas';
import { contains, type Rect } from '../../../render/geometry';
import { textWidth } from '../../../render/measure';
import type { Shape } from '../../../render/scene';
import { circle, label, rounded } from '../../../render/shapes';
import { CHART, labelBox, onPage, rectOnPage, type MapFrame, type ZoneLabel } from './chart';
import { INK, LEAST, PAPER, SEA, SEA_NAME } from './theme';

/** Zones whose whole name stands in the window. */
export function namedZones(frame: MapFrame): { id: string; box: Rect }[] {
  return Object.entries(CHART.zones)
    .filter(([, zone]) => contains(frame.window, labelBox(zone.label)))
    .map(([id, zone]) => ({ id, box: rectOnPage(frame, labelBox(zone.label)) }));
}

/** Name, search number, ring and air cover of every zone. */
export function zoneNames(data: MercuryData, frame: MapFrame): Shape[] {
  return namedZones(frame).flatMap(({ id }) => {
    const drawn = CHART.zones[id]?.label;
    const zone = data.zones.get(id);
    return drawn && zone ? [...nameLines(drawn, frame), ...searchLine(zone, drawn, frame)] : [];
  });
}

function nameLines({ x, y, lines, size, spacing }: ZoneLabel, frame: MapFrame): Shape[] {
  const halo = { color: SEA, width: 1 };
  return lines.map((line, i) => {
    const [left, base] = onPage(frame, [x, y + size * (i + 0.78)]);
    const lettering = { font: 'serif-italic', size: size * frame.scale, color: SEA_NAME, halo } as const;
    return label(line, left, base, {
      ...lettering,
      anchor: 'middle',
      ...(spacing === 0 ? {} : { spacing: spacing * frame.scale }),
    });
  });
}

/** `S -1` in a frame, the ring beside it, and the sign of air cover. */
function searchLine(zone: Zone, drawn: ZoneLabel, frame: MapFrame): Shape[] {
  const number = `S ${signed(zone.search)}`;
  const ring = `ring ${zone.ring}`;
  const [numberWidth, ringWidth] = [textWidth(number, 'sans-bold', LEAST) + 4, textWidth(ring, 'sans', LEAST)];
  const cover = zone.airCover ? 9 : 0;
  const [centre, top] = onPage(frame, [drawn.x, drawn.y + drawn.size * drawn.lines.length]);
  const left = centre - (numberWidth + 3 + ringWidth + cover) / 2;
  const base = top + 6.4;
  const halo = { color: SEA, width: 0.8 };
  return [
    rounded({ x: left, y: top + 0.6, width: numberWidth, height: 7.4 }, 1.6, {
      fill: PAPER,
      stroke: SEA_NAME,
      width: 0.5,
    }),
    label(number, left + 2, base, { font: 'sans-bold', size: LEAST, color: INK }),
    label(ring, left + numberWidth + 3, base, { font: 'sans', size: LEAST, color: SEA_NAME, halo }),
    ...(zone.airCover ? airCover(left + numberWidth + 3 + ringWidth + 6, top + 4.2) : []),
  ];
}

/** The sign of Allied air cover: rings as on a wing. */
export function airCover(x: number, y: number): Shape[] {
  return [circle(x, y, 3.6, { fill: PAPER, stroke: INK, width: 0.8 }), circle(x, y, 1.6, { fill: INK })];
}

/** A number with its sign, zero without. */
export function signed(value: number): string {
  return value === 0 ? '0' : value > 0 ? `+${value}` : `−${-value}`;
}
