import type { HexId } from '../../../../hex/hex';
import type { GroundCounter } from '../../data/ground';
import type { MercuryData } from '../../data/load';
import type { OffMapBox } from '../../data/hex-map';
import { boxesOf, unitsInBox } from '../../rules/ground/04-boxes';
import {
  type Ground,
  groundOf,
  type GroundUnit,
  printedRange,
  standing,
  type Standing,
  stepsLeft,
} from '../../rules/ground/ground';
import { stillToFight } from '../../view/ground-lines';
import { figures, stackOrder, strengths } from '../../view/ground-units';
import type { View } from '../../view/view';
import type { HexUnit, HexView, MapBox, SideStyle } from '../../../../render/hexmap/view';
import { number } from '../hex/grid';
import { ALLIED_PALE, GERMAN, INK, PAPER } from '../theme';

/** What lies on the hex map of a seat's own view: stacks with the strongest on top, declared combats, Improved Positions. */
export function hexViewOf(view: Pick<View, 'ground'>, data: MercuryData): HexView {
  const ground = groundOf(view, data);
  const units = Object.keys(ground.units).map((id) => standing(ground, id));
  return {
    units: units.sort(stackOrder).flatMap((s) => (s.unit.at === null ? [] : [hexUnit(s, s.unit.at)])),
    combats: combatsOf(ground),
    improved: Object.keys(ground.improved),
    boxes: boxesOf(ground, data).map((box) => mapBox(ground, data, box)),
  };
}

function mapBox(ground: Ground, data: MercuryData, { id, name, hexes: all, adjacent }: OffMapBox): MapBox {
  const hexes = all.filter((hex) => ground.hexes[hex] !== undefined);
  const next = adjacent.map((other) => data.boxes.get(other)?.name ?? other);
  const units = unitsInBox(ground, id).sort(stackOrder);
  return { id, name, hexes, next, ways: [...hexes.map(number), ...next], units: units.map((s) => hexUnit(s, '')) };
}

/** Counters of the two sides: dark and light, so that any printer tells them apart. */
export const SIDES: Readonly<Record<GroundCounter['side'], SideStyle>> = {
  german: { counter: { fill: '#59604a', ink: '#ffffff' }, tag: { fill: GERMAN, ink: PAPER }, rank: 0 },
  allied: { counter: { fill: '#f2efe2', ink: '#16140f' }, tag: { fill: ALLIED_PALE, ink: INK }, rank: 1 },
};
const GREEK_BAND = '#4d8fc4';
/** The box of a unit of the Suda command is light blue (4.64). */
export const SUDA_BOX = '#a9d4f0';

/** D dispersed, F fatigued, 1 first fire, 2 final fire. */
export function tagsOf({
  dispersed,
  fatigued,
  fire,
}: Pick<GroundUnit, 'dispersed' | 'fatigued' | 'fire'>): HexUnit['tags'] {
  return [
    ...(dispersed ? [{ text: 'D', alarm: true }] : []),
    ...(fatigued ? [{ text: 'F', alarm: true }] : []),
    ...(fire === 'none' ? [] : [{ text: fire === 'first' ? '1' : '2', alarm: false }]),
  ];
}

/** A unit as it lies in a hex (or, for one that is not on the map, as it would). */
export function hexUnit(s: Standing, hex: HexId): HexUnit {
  const { id, side, greek, sudaCommand, type, size } = s.counter;
  const fullSteps = s.counter.back ? 2 : 1;
  return {
    ...{ id, name: s.counter.names[0] ?? id, hex, side, style: SIDES[side], type, size },
    ...{ band: greek ? GREEK_BAND : null, box: sudaCommand ? SUDA_BOX : null },
    figures: figures(s),
    ...strengths(s),
    quality: String(s.side.efficiency),
    range: printedRange(s),
    ...{ steps: stepsLeft(s), fullSteps },
    tags: tagsOf(s.unit),
  };
}

function combatsOf(ground: Ground): HexView['combats'] {
  const pairs = Object.entries(ground.declared).flatMap(([id, to]) => {
    const from = ground.units[id]?.at;
    return from == null || !stillToFight(ground, to) ? [] : [`${from} ${to}`];
  });
  return [...new Set(pairs)].map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });
}
