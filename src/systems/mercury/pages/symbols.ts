import type { MercuryData } from '../data/load';
import { airName } from '../orders/names';
import { shipText } from '../view/lines';
import type { ShipView } from '../view/things';
import type { View } from '../view/view';
import { symbolOf } from '../../../render/hexmap/symbols';
import type { Scene, Shape } from '../../../render/scene';
import { rectangle } from '../../../render/shapes';
import type { UnitSymbol } from '../../../render/symbols';
import { aircraft, shipSilhouette } from './silhouettes';

/** Points of a symbol; they are large enough to be told apart on a phone. */
const [WIDTH, HEIGHT] = [26, 17];
const INK = '#16140f';

/** The symbols of what the lines of a seat may name: ground units, and the ships and air units of its own view. */
export function mercurySymbols(view: View, data: MercuryData): UnitSymbol[] {
  return [...groundSymbols(view, data), ...shipSymbols(view, data), ...airSymbols(view, data)];
}

/** Of every counter of the hex map: those that are still to come or eliminated are named too. A symbol tells no more than the counter mix does. */
function groundSymbols({ ground }: View, data: MercuryData): UnitSymbol[] {
  if (!ground) return [];
  return [...data.ground.values()].map(({ id, type, names }) => {
    const box: Shape = {
      ...{ kind: 'group', x: WIDTH / 2, y: HEIGHT / 2, scale: 1.85 },
      ...symbolOf({ type, box: null }, 'plain'),
    };
    return { name: names[0] ?? id, kind: type, alt: type.replace(/-/g, ' '), scene: framed([box]) };
  });
}

/** A line says of a ship what type it is: the picture tells no more. */
function shipSymbols({ taskForces, alexandria }: View, data: MercuryData): UnitSymbol[] {
  const own = [...taskForces.flatMap((tf) => tf.ships ?? []), ...Object.values(alexandria ?? {}).flat()];
  return own.flatMap((ship: ShipView) => {
    const type = data.ships.get(ship.id)?.type;
    if (!type) return [];
    const name = shipText({ ...ship, damaged: false, ammo: 'full' }, data);
    return [{ name, kind: type, alt: '', scene: framed([shipSilhouette(type, WIDTH / 2, HEIGHT - 4, 24, INK)]) }];
  });
}

function airSymbols({ air }: View, data: MercuryData): UnitSymbol[] {
  return air.flatMap(({ id }) => {
    const type = data.air.get(id)?.type;
    if (!type) return [];
    const scene = framed([aircraft(type, WIDTH / 2, HEIGHT / 2, 16, INK)]);
    // Two shapes stand for all types: one engine and two.
    const kind = type === 'Ju-87' || type === 'Bf-109' ? 'one-engine' : 'two-engines';
    return [{ name: airName(id, { data }), kind, alt: '', scene }];
  });
}

const framed = (shapes: readonly Shape[]): Scene => ({
  ...{ width: WIDTH, height: HEIGHT },
  shapes: [rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: '#ffffff' }), ...shapes],
});
