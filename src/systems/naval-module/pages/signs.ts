import type { HexId } from '../../../hex/hex';
import type { Point } from '../../../render/geometry';
import type { Plot } from '../../../render/hexmap/plot';
import type { HexWindow } from '../../../render/hexmap/view';
import { textWidth } from '../../../render/measure';
import { ALARM, INK, PAPER } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label, polygon, polyline, rectangle } from '../../../render/shapes';
import type { NavalData } from '../data/load';
import { zonePlace } from '../data/waters';
import type { NavalView } from '../view/view';
import { STYLES } from './units';

/** A marker beside the counter of a hex, round `at` from its middle. */
interface Sign {
  hex: HexId;
  at: Point;
  text: string;
  fill: string;
  ink: string;
}
type Seen = Readonly<{ view: NavalView; data: NavalData }>;

/** Below the counter, clear of its name and of the number of the next hex: works at the left; a Zone of Interdiction above it. */
const [WORKS, ABOVE]: readonly Point[] = [
  [-13, 18.5],
  [11, -11],
];
/** Ships of a harbour: where their sign begins, at the right below the counter. */
const HARBOUR: Point = [7, 18.5];
const SIZE = 6.5;
const HEIGHT = 8;
const DARK = { fill: INK, ink: PAPER };
const FRONT = { stroke: ALARM, width: 2.2 };
const UNDER_GUNS = { stroke: ALARM, width: 0.9, dash: [1.5, 2] };

/** Levels of works and of Zones of Interdiction (G49, G65), and what lies in harbours on the map. */
function signsOf({ view, data }: Seen): Sign[] {
  const sign = (hex: HexId, at: Point | undefined, text: string, colours: { fill: string; ink: string }): Sign => ({
    ...{ hex, at: at ?? [0, 0], text, ...colours },
  });
  const harbours = data.waters.map.ports.flatMap((port): Sign[] => {
    if (port.hex === null) return [];
    const ships = Object.entries(view.ships).filter(([, { at }]) => at === port.id);
    const text =
      ships.length > 0 ? fleet(ships.map(([, { ready }]) => ready)) : view.exists.includes(port.id) ? 'ships' : '';
    return text === '' ? [] : [sign(port.hex, [HARBOUR[0] + widthOf(text) / 2, HARBOUR[1]], text, STYLES.soviet.tag)];
  });
  return [
    ...Object.entries(view.forts).map(([hex, level]) => sign(hex, WORKS, `F${level}`, DARK)),
    ...view.strongpoints.map((hex) => sign(hex, WORKS, 'sp', DARK)),
    ...Object.entries(view.interdiction.zones).map(([hex, level]) =>
      sign(hex, ABOVE, `ZOI ${level}`, { fill: ALARM, ink: PAPER }),
    ),
    ...harbours,
  ];
}

/** `3R 2S`; of an enemy’s ships, whose state is not known, how many. */
function fleet(ready: readonly (boolean | undefined)[]): string {
  const of = (state: boolean, letter: string): string[] => {
    const n = ready.filter((one) => one === state).length;
    return n === 0 ? [] : [`${n}${letter}`];
  };
  const known = [...of(true, 'R'), ...of(false, 'S')];
  return known.length > 0 ? known.join(' ') : `${ready.length} ships`;
}

/** What lies at sea in each zone, told at a hex of it that is well inside the window. */
function zoneTags({ view, data }: Seen, plot: Plot, window: HexWindow): Sign[] {
  return [...data.waters.map.zones.keys()].flatMap((zone): Sign[] => {
    const at = zonePlace(zone);
    const own = Object.values(view.ships).filter((ship) => ship.at === at).length;
    const seen = view.sightings[at];
    const classes = Object.entries(seen?.classes ?? {}).map(([type, n]) => `${n} ${type}`);
    const texts = [
      ...(own > 0 ? [`${own} own at sea`] : []),
      ...(seen ? [`enemy: ${classes.length > 0 ? classes.join(', ') : `${seen.count} ships`}`] : []),
    ];
    const hex = texts.length === 0 ? undefined : middleOf([...data.waters.map.zone], zone, plot, window);
    return hex === undefined ? [] : [{ hex, at: [0, 10], text: texts.join('; '), ...STYLES.soviet.tag }];
  });
}

/** The hex of a zone nearest to the middle of what a window shows of it. */
function middleOf(
  all: readonly (readonly [HexId, string])[],
  zone: string,
  plot: Plot,
  window: HexWindow,
): HexId | undefined {
  const hexes = all.flatMap(([hex, of]) => (of === zone && plot.inWindow(window, hex, -1) ? [hex] : []));
  const centres = hexes.map((hex) => plot.centre(hex));
  const mean = (i: 0 | 1): number => centres.reduce((sum, point) => sum + point[i], 0) / centres.length;
  const [x, y] = [mean(0), mean(1)];
  const far = (hex: HexId): number => Math.hypot(plot.centre(hex)[0] - x, plot.centre(hex)[1] - y);
  return hexes.toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0];
}

const widthOf = (text: string): Points => Math.max(HEIGHT, textWidth(text, 'sans-bold', SIZE) + 3);

/** A marker round its middle. */
function marker({ text, at: [x, y], fill, ink }: Omit<Sign, 'hex'>): Shape[] {
  const width = widthOf(text);
  return [
    rectangle({ x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT }, { fill, stroke: INK, width: 0.6 }),
    label(text, x, y + 2.3, { font: 'sans-bold', size: SIZE, color: ink, anchor: 'middle' }),
  ];
}

/** The markers of a window. */
export function signs(seen: Seen, plot: Plot, window: HexWindow): Shape[] {
  const all = [...signsOf(seen), ...zoneTags(seen, plot, window)];
  return all
    .filter(({ hex }) => plot.inWindow(window, hex))
    .map((sign): Shape => {
      const [x, y] = plot.centre(sign.hex);
      return { kind: 'group', x, y, scale: 1, shapes: marker(sign) };
    });
}

/** Waters on which a battery that the reader knows of bears (27.22, 30.23). */
export function arcs({ view, data }: Seen, plot: Plot, window: HexWindow): Shape[] {
  const { waters } = data;
  const guns = Object.entries(view.units).flatMap(([id, { at }]) => {
    const counter = data.ground.get(id);
    return counter?.type === 'coast-artillery' && counter.gun && waters.map.grid.has(at)
      ? [{ at, range: counter.gun.range, side: counter.side }]
      : [];
  });
  const seas = [...waters.map.zone.keys()].filter((hex) => plot.inWindow(window, hex));
  return guns.flatMap(({ at, range, side }) =>
    seas
      .filter((hex) => waters.map.grid.distance(at, hex) <= range && waters.sees(at, hex))
      .map((hex) => polygon(inner(plot, hex), side === 'axis' ? { ...UNDER_GUNS, stroke: INK } : UNDER_GUNS)),
  );
}

/** The corners of a hex, drawn in a little: two rings beside each other do not fall on one line. */
function inner(plot: Plot, hex: HexId): Point[] {
  const [x, y] = plot.centre(hex);
  return plot.offsets.map(([dx, dy]) => [x + dx * 0.86, y + dy * 0.86]);
}

/** The front: sides of land between hexes of the two (G23). */
export function fronts({ view, data }: Seen, plot: Plot, window: HexWindow): Shape[] {
  const { kind, grid } = data.waters.map;
  const land = (hex: HexId): boolean => kind.get(hex) === 'land' || kind.get(hex) === 'coastal';
  const soviet = new Map(view.sovietHexes.map((hex) => [hex, true]));
  const sides = view.sovietHexes
    .filter((hex) => land(hex) && plot.inWindow(window, hex, 1))
    .flatMap((hex) =>
      grid
        .neighbours(hex)
        .filter((next) => land(next) && !soviet.has(next))
        .map((next) => plot.sideBetween(hex, next).ends),
    );
  return [
    ...sides.map((ends) => polyline(ends, { stroke: PAPER, width: 4 })),
    ...sides.map((ends) => polyline(ends, FRONT)),
  ];
}

/** What the key says of the signs of the map, each drawn round the middle of its sample. */
export const SIGN_KEY: readonly { words: string; wide: Points; draw: () => Shape[] }[] = [
  {
    words: 'front',
    wide: 15,
    draw: () => [
      polyline(
        [
          [-6, 0],
          [6, 0],
        ],
        FRONT,
      ),
    ],
  },
  { words: 'works, Level 2', wide: 11, draw: () => marker({ text: 'F2', at: [0, 0], ...DARK }) },
  { words: 'strongpoint', wide: 11, draw: () => marker({ text: 'sp', at: [0, 0], ...DARK }) },
  {
    ...{ words: 'Zone of Interdiction, Level 1', wide: 21 },
    draw: () => marker({ text: 'ZOI 1', at: [0, 0], fill: ALARM, ink: PAPER }),
  },
  {
    ...{ words: 'ships in harbour: 2 Ready, 1 Sailed', wide: 21 },
    draw: () => marker({ text: '2R 1S', at: [0, 0], ...STYLES.soviet.tag }),
  },
  {
    ...{ words: 'under a coast battery', wide: 11 },
    draw: () => [rectangle({ x: -4, y: -4, width: 8, height: 8 }, UNDER_GUNS)],
  },
];
