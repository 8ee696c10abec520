import { once as onceForEach } from '../../../kernel/data/once';
import type { Named } from '../../../kernel/decide/names';
import { fine, misread } from '../../../kernel/decide/order';
import { printName, splitList } from '../../../play/words/lists';
import { listOf, namesOf } from '../../../play/words/parts';
import { placesOf, type PrintedPlace } from '../../../play/words/places';
import type { Aegean, Scope } from '../aegean';
import type { AegeanData } from '../data/load';
import type { Owner } from '../side';

type Counter = Named & { side: Owner };

/** What is listed once for each pack: every order and every fault names some of it. */
export const once: <T>(make: (data: AegeanData) => T) => (data: AegeanData) => T = onceForEach;

const onGround = once(({ ground }): Counter[] => [...ground.values()]);
const atSea = once(({ ships: all }): Counter[] => [...all.values()]);
const inTheAir = once(({ air: all }): Counter[] => [...all.values()]);
const everything = once((data): Counter[] => [...onGround(data), ...atSea(data), ...inTheAir(data)]);

/** Of the reader's own counters in play first, then of those he sees, then of all: two sides may print one name. */
const circles =
  (all: (data: AegeanData) => readonly Counter[]) =>
  ({ seat, view, data }: Scope): readonly (readonly Counter[])[] => {
    const seen = (id: string) => view.ground[id] ?? view.ships[id] ?? view.air[id];
    const here = all(data).filter(({ id }) => seen(id) !== undefined && seen(id)?.at !== 'lost');
    const own = here.filter(({ id, side }) => (view.ground[id] ?? view.ships[id])?.side === seat || side === seat);
    return [own, here, all(data)];
  };

/** Ground units, naval units, air units, and all of them: one and several. */
export const units = namesOf<Aegean>('unit', onGround, circles(onGround));
export const ships = namesOf<Aegean>('ship', atSea, circles(atSea));
/** The same for ships that sail: a task force by its letter too, where it is at sea (6.5.3). */
export const sailors: typeof ships.list = {
  ...ships.list,
  read: (text, scope) => {
    const letter = /^(?:TF|Task Force) ([A-H])$/i.exec(text.trim())?.[1]?.toUpperCase();
    if (letter === undefined) return ships.list.read(text, scope);
    const { view, seat } = scope;
    const found = Object.entries(view.ships).flatMap(([id, { side, force, at }]) =>
      side === seat && force === letter && at !== 'lost' ? [id] : [],
    );
    return found.length > 0
      ? fine(found.toSorted())
      : misread(`you have no TF ${letter} at sea; in the mail that forms it its ships are named (6.5.3)`);
  },
};
/** 6.4.3: ships that take hits, a name for each: one may stand twice. */
export const takers = listOf(ships, 'a ship is missing');
const planes = namesOf<Aegean>('air unit', inTheAir, circles(inTheAir));
export const aircraft: typeof planes = {
  ...planes,
  list: {
    ...planes.list,
    read: (text, scope) => planes.list.read(byGroups(text, scope), scope),
  },
};
export const counters = namesOf<Aegean>('unit', everything, circles(everything));

/** `all II/KG 6`, and `all KG 6` where no other group of his is called so: those of the group that are ready. */
function byGroups(text: string, { seat, view, data }: Scope): string {
  if (!ALL.test(text)) return text;
  const isReady = ({ id, side }: Counter): boolean =>
    side === seat && view.air[id]?.ready === true && !view.air[id].cap;
  const own = groups(data).filter(({ units }) => units.some(isReady));
  const unitsOf = (part: string): string[] => {
    const said = part.replace(ALL, '').toLowerCase();
    const [found, ...others] = own.filter(({ name }) => [name, name.replace(/^[ivx]+\//, '')].includes(said));
    if (!found || others.length > 0) return [part];
    return found.units.filter(isReady).map((unit) => printName(unit.id, [unit]));
  };
  return splitList(text).flatMap(unitsOf).join(', ');
}
const ALL = /^all( of)?( the)? /i;

/** Groups of several like air units, by the name that these have without their number. */
const groups = once(({ air }) => {
  const found = new Map<string, Counter[]>();
  for (const one of air.values()) {
    const name = (one.names[0] ?? '').replace(/ \d+$/, '').toLowerCase();
    if (one.group !== one.id) found.set(name, [...(found.get(name) ?? []), one]);
  }
  return [...found].map(([name, units]) => ({ name, units }));
});

const hexes = once(({ isles }) => isles.grid.all());
const printed = once(({ isles: { map, bases } }): PrintedPlace[] => {
  const names = new Map([...bases.values()].map(({ hex, name }) => [hex, name]));
  for (const [hex, name] of map.names) if (!names.has(hex)) names.set(hex, name);
  // The port of a hex may be called otherwise than its airfield.
  const others = [...bases.values()]
    .filter(({ hex, name }) => names.get(hex) !== name)
    .map(({ hex, name }) => [hex, name] as const);
  return [...names, ...others].map(([hex, name]) => ({ name, hexes: [hex] }));
});
const boxes = once(({ isles: { bases } }): Named[] => [
  { id: 'german-holding', names: ['German Holding Box', 'Holding Box'] },
  { id: 'allied-holding', names: ['Allied Holding Box', 'Holding Box'] },
  ...[...bases.values()].map(({ id, kind, name }) => ({ id, names: [`${kind} ${name}`, `${name} ${kind}`] })),
]);
/** Boxes and bases that a reader may mean: of the two Holding Boxes his own. */
const ownBoxes = ({ seat, data }: Scope): Named[] =>
  boxes(data).filter(({ id }) => !id.endsWith('-holding') || id === `${seat}-holding`);

/** A hex by its number or what is printed in it; and a place: a hex, a port, an airfield, the Holding Box. */
export const { hex, place } = placesOf<Aegean>({
  what: 'hex',
  hexes: ({ data }) => hexes(data),
  printed: ({ data }) => printed(data),
  boxes: { what: 'base or box', all: boxes, here: ownBoxes },
});
