import type { HexUnit, SideStyle } from '../../../render/hexmap/view';
import { INK, PAPER } from '../../../render/page/theme';
import type { GroundCounter, GroundType } from '../data/ground-units';
import type { AegeanData } from '../data/load';
import { hexOf } from '../rules/3-2-sight';
import { nameOf } from '../rules/names';
import { OWNERS, printSide, type Owner } from '../side';
import { KINDS, type AegeanView, type Kind } from '../view/view';

/** A counter where it lies, or what is seen of an enemy's. `hex`: empty in a box. */
export interface Thing extends HexUnit {
  kind: Kind;
  side: Owner;
  /** A hex, a base, a box, or the ship that carries it. */
  place: string;
  cap: AegeanView['air'][string]['cap'];
  /** Aboard: it lies on no map. */
  carried: boolean;
  spent: boolean;
}

const style = (fill: string, ink: string, rank: number): SideStyle => ({
  ...{ counter: { fill, ink }, tag: { fill, ink }, rank },
});
/** Dark, light, and with a band, so that any printer tells them apart. */
export const STYLES: Readonly<Record<Owner, SideStyle>> = {
  german: style('#46515c', PAPER, 0),
  allied: style('#f3e9cf', INK, 1),
  italian: style('#cfe3c0', INK, 2),
};
const ITALIAN_BAND = '#2f6b3a';

/** The letter of a side on flags and in lists. */
export const letterOf = (owner: Owner | null): string => (owner === null ? '-' : printSide(owner).slice(0, 1));

/** What the marks on a counter mean, for the key and for lines. */
export const MARKS: readonly (readonly [mark: string, meaning: string, alarm: boolean])[] = [
  ['D', 'disrupted', true],
  ['S', 'spotted', true],
  ['Y', 'surrendered', false],
  ['U', 'submerged', false],
  ['F', 'flown', false],
  ['C', 'aboard', false],
];
const marks = (...set: readonly [mark: string, on: boolean][]): HexUnit['tags'] =>
  set.flatMap(([text, on]) => (on ? [{ text, alarm: MARKS.some(([mark, , alarm]) => mark === text && alarm) }] : []));

const SYMBOLS: Readonly<Record<GroundType, string>> = {
  ...{ infantry: 'infantry', mixed: 'motorized-infantry', antitank: 'anti-tank', aa: 'anti-aircraft' },
  ...{ recon: 'reconnaissance', artillery: 'artillery', parachute: 'parachute', engineer: 'engineer' },
  ...{ armour: 'armor', leader: 'hq', 'coast-watch': 'coast-watch' },
};

const BLANK = {
  ...({ size: 'none', box: null, figures: '', attack: 0, defence: 0, quality: '', range: 0, steps: 0 } as const),
  ...{ fullSteps: 0, tags: [], cap: null, carried: false, spent: false },
};

/** `4-6`: strength and morale; who has none is called what he is. */
const strengths = ({ strength, morale, type }: GroundCounter): string =>
  strength + morale > 0 ? `${strength}-${morale}` : type === 'leader' ? 'leader' : 'watch';

/** All counters that the reader may name, and one for each kind of units that he may not; in a hex troops before ships before aircraft, the strongest first. */
export function thingsOf(view: AegeanView, data: AegeanData): Thing[] {
  const make = (
    id: string,
    kind: Kind,
    side: Owner,
    place: string,
    rest: Partial<Thing> & { type: string },
  ): Thing => ({
    ...{ ...BLANK, id, kind, side, place, name: nameOf(data, id), hex: hexOf(view, data, place) ?? '' },
    ...{
      style: STYLES[side],
      band: side === 'italian' ? ITALIAN_BAND : null,
      carried: view.ships[place] !== undefined,
    },
    ...rest,
  });
  const ground = Object.entries(view.ground).flatMap(([id, { at, side, disrupted, yielded }]) => {
    const counter = data.ground.get(id);
    if (!counter) return [];
    const size = counter.size === 'battalion' || counter.size === 'company' ? counter.size : 'none';
    const tags = marks(['D', disrupted], ['Y', yielded], ['C', view.ships[at] !== undefined]);
    return [make(id, 'ground', side, at, { type: SYMBOLS[counter.type], size, figures: strengths(counter), tags })];
  });
  const ships = Object.entries(view.ships).flatMap(([id, { at, side, spotted, hits, force = null, submerged = 0 }]) => {
    const counter = data.ships.get(id);
    if (!counter) return [];
    const { surface, aa, move, type } = counter;
    const all = data.shipKinds[type].hits;
    const tags = marks(['S', spotted && side === view.viewer && !view.outside], ['U', submerged > 0]);
    const values = { figures: `${surface}-${aa}-${move}`, quality: force ?? '', steps: all - hits, fullSteps: all };
    return [make(id, 'naval', side, at, { type: 'ship', ...values, tags })];
  });
  const air = Object.entries(view.air).flatMap(([id, { at, ready, cap }]) => {
    const counter = data.air.get(id);
    if (!counter) return [];
    const { side, type, attack, defence, bomb } = counter;
    const values = { figures: `${type} ${attack}-${defence}-${bomb}`, cap, spent: !ready };
    return [make(id, 'air', side, at, { type: 'aircraft', ...values, tags: marks(['F', !ready]) })];
  });
  const known = [ground, ships, air].flatMap((own) => own.toSorted(strongestFirst));
  return [...known, ...unknown(view, make)];
}

const strongestFirst = (a: Thing, b: Thing): number =>
  Number.parseInt(b.figures || '-1', 10) - Number.parseInt(a.figures || '-1', 10) || (a.id < b.id ? -1 : 1);

const UNKNOWN: Readonly<Record<Kind, { type: string; name: string }>> = {
  ground: { type: 'unknown', name: 'troops' },
  naval: { type: 'ship', name: 'ships' },
  air: { type: 'aircraft', name: 'aircraft' },
};

/** 3.2: backs of counters. */
function unknown(
  { presence }: AegeanView,
  make: (id: string, kind: Kind, side: Owner, hex: string, rest: Partial<Thing> & { type: string }) => Thing,
): Thing[] {
  return Object.entries(presence).flatMap(([hex, kinds]) =>
    KINDS.flatMap((kind) =>
      OWNERS.filter((side) => kinds[kind]?.includes(side)).map((side) =>
        make(`${hex}/${kind}/${side}`, kind, side, hex, { ...UNKNOWN[kind], figures: '?' }),
      ),
    ),
  );
}

/** What lies on the map as a counter: no cargo, and nobody in the air. */
export const onMap = (things: readonly Thing[]): Thing[] =>
  things.filter(({ hex, carried, cap }) => hex !== '' && !carried && cap === null);
