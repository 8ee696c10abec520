import type { HexId } from '../../../hex/hex';
import type { MercuryData } from '../../../systems/mercury/data/load';
import { boxesOf, unitsInBox } from '../../../systems/mercury/rules/ground/04-boxes';
import { groundOf, printedRange, standing, stepsLeft } from '../../../systems/mercury/rules/ground/ground';
import type { Ground, Standing } from '../../../systems/mercury/rules/ground/ground';
import { stillToFight } from '../../../systems/mercury/view/ground-lines';
import { figures, stackOrder, strengths } from '../../../systems/mercury/view/ground-units';
import type { View } from '../../../systems/mercury/view/view';
import type { HexUnit, HexView } from '../hex/view';

/** What lies on the hex map of a seat's own view: stacks with the strongest on top, declared combats, Improved Positions. */
export function hexViewOf(view: Pick<View, 'ground'>, data: MercuryData): HexView {
  const ground = groundOf(view, data);
  const units = Object.keys(ground.units).map((id) => standing(ground, data, id));
  return {
    units: units.sort(stackOrder).flatMap((s) => (s.unit.at === null ? [] : [hexUnit(s, s.unit.at)])),
    combats: combatsOf(ground),
    improved: Object.keys(ground.improved),
    boxes: boxesOf(ground, data).map(({ id, name, hexes, adjacent }) => ({
      ...{ id, name },
      hexes: hexes.filter((hex) => ground.hexes[hex] !== undefined),
      next: adjacent.map((other) => data.boxes.get(other)?.name ?? other),
      units: unitsInBox(ground, data, id)
        .sort(stackOrder)
        .map((s) => hexUnit(s, '')),
    })),
  };
}

/** A unit as it lies in a hex (or, for one that is not on the map, as it would). */
export function hexUnit(s: Standing, hex: HexId): HexUnit {
  const { id, side, greek, sudaCommand, type, size } = s.counter;
  const { dispersed, fatigued, fire } = s.unit;
  const fullSteps = s.counter.back ? 2 : 1;
  return {
    ...{ id, name: s.counter.names[0] ?? id, hex, side, greek, sudaCommand, type, size },
    figures: figures(s),
    ...strengths(s),
    efficiency: s.side.efficiency,
    range: printedRange(s),
    ...{ steps: stepsLeft(s), fullSteps },
    ...{ dispersed, fatigued, fire },
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
