import { INK, PAPER } from '../../../render/page/theme';
import type { HexUnit, SideStyle, UnitSize } from '../../../render/hexmap/view';
import type { GroundCounter, GroundType } from '../data/units';
import type { NavalData } from '../data/load';
import { nameOf } from '../rules/names';
import { enemyOf, type Side } from '../side';
import type { NavalView } from '../view/view';

const style = (fill: string, ink: string, rank: number): SideStyle => ({
  ...{ counter: { fill, ink }, tag: { fill, ink }, rank },
});
/** Dark and light, so that any printer tells them apart. */
export const STYLES: Readonly<Record<Side, SideStyle>> = {
  axis: style('#46515c', PAPER, 0),
  soviet: style('#f0d9c8', INK, 1),
};
/** A band marks Romanians. */
const ROMANIAN = '#e0b83c';

/** The symbol of a type of unit. */
export const SYMBOLS: Readonly<Record<GroundType, string>> = {
  ...{
    infantry: 'infantry',
    'naval-infantry': 'commando',
    mountain: 'mountain',
    engineer: 'engineer',
    zap: 'replacements',
  },
  ...{
    cavalry: 'cavalry',
    armor: 'armor',
    motorized: 'motorized-infantry',
    artillery: 'artillery',
    aa: 'anti-aircraft',
  },
  ...{ 'coast-artillery': 'coast-watch', 'siege-artillery': 'artillery', garrison: 'militia', hq: 'hq', msu: 'msu' },
  ...{ dump: 'dump', base: 'dump', flotilla: 'ship' },
};
const SIZES: Readonly<Record<string, UnitSize>> = { div: 'division', bde: 'brigade', rgt: 'regiment', bn: 'battalion' };
const BLANK = {
  ...({
    size: 'none',
    band: null,
    box: null,
    figures: '',
    attack: 0,
    defence: 0,
    quality: '',
    range: 0,
    steps: 0,
  } as const),
  ...{ fullSteps: 0, tags: [] },
};

/** `4-5-4`; of a gun `(3)0-1`; who fights with nothing shows nothing. */
export const figuresOf = ({ attack, defence, move, gun }: GroundCounter): string =>
  gun ? `(${gun.support})${defence}-${move}` : attack + defence > 0 ? `${attack}-${defence}-${move}` : '';

/** The counters of a view that lie on the map: troops ashore, ships on all-sea hexes, and backs of what is not known. */
export function thingsOf(view: NavalView, data: NavalData): HexUnit[] {
  const { grid } = data.waters.map;
  const troops = Object.entries(view.units).flatMap(([id, { at, lost }]): HexUnit[] => {
    const counter = data.ground.get(id);
    if (!counter || !grid.has(at)) return [];
    const { side, type, size, steps, nation, gun } = counter;
    return [
      {
        ...{ ...BLANK, id, hex: at, side, style: STYLES[side], name: nameOf(data, id), type: SYMBOLS[type] },
        ...{ size: SIZES[size] ?? 'none', band: nation === 'romanian' ? ROMANIAN : null, figures: figuresOf(counter) },
        ...{ range: gun?.range ?? 0, steps: steps - lost, fullSteps: steps },
      },
    ];
  });
  const ships = Object.entries(view.ships).flatMap(([id, { at }]): HexUnit[] => {
    const counter = data.ships.get(id);
    if (!counter || !grid.has(at)) return [];
    const figures = `${counter.support}-${counter.protection}-${counter.nmp}`;
    return [
      {
        ...BLANK,
        id,
        hex: at,
        side: counter.side,
        style: STYLES[counter.side],
        name: nameOf(data, id),
        type: 'ship',
        figures,
      },
    ];
  });
  const side = enemyOf(view.viewer);
  const unknown = view.exists.flatMap((at): HexUnit[] =>
    grid.has(at)
      ? [
          {
            ...BLANK,
            id: `exists/${at}`,
            hex: at,
            side,
            style: STYLES[side],
            name: 'enemies',
            type: 'unknown',
            figures: '?',
          },
        ]
      : [],
  );
  const rank = (unit: HexUnit): number => (unit.type === 'ship' ? 0 : unit.fullSteps);
  return [...troops.toSorted((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)), ...ships, ...unknown];
}
