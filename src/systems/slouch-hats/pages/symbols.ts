import type { SlouchHatsData } from '../data/load';
import { symbolOf } from '../../../render/hexmap/symbols';
import type { Scene } from '../../../render/scene';
import { rectangle } from '../../../render/shapes';
import type { UnitSymbol } from '../../../render/symbols';
import { symbolType } from './units';

/** Points of a symbol; they are large enough to be told apart on a phone. */
const [WIDTH, HEIGHT] = [26, 17];

/** The symbols of all that lines may name; they tell no more than the counter mix does. */
export function slouchHatsSymbols({ counters }: SlouchHatsData): UnitSymbol[] {
  const of = (all: Iterable<{ id: string; names: readonly string[] }>, type: string, alt: string): UnitSymbol[] =>
    [...all].map(({ id, names }) => ({ name: names[0] ?? id, kind: type, alt, scene: framed(type) }));
  const units = [...counters.units.values()].flatMap((unit) =>
    of([unit], symbolType(unit.type), unit.type.replaceAll('-', ' ')),
  );
  return [
    ...units,
    ...[...counters.supply.values()].flatMap((supply) => of([supply], supply.type, '')),
    ...of(counters.air.values(), 'aircraft', 'aircraft'),
    ...of(counters.naval.values(), 'ship', 'ship'),
  ];
}

const framed = (type: string): Scene => ({
  ...{ width: WIDTH, height: HEIGHT },
  shapes: [
    rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: '#ffffff' }),
    { kind: 'group', x: WIDTH / 2, y: HEIGHT / 2, scale: 1.85, ...symbolOf({ type, box: null }, 'plain') },
  ],
});
