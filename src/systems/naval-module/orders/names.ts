import { once } from '../../../kernel/data/once';
import type { Named } from '../../../kernel/decide/names';
import { fine, then } from '../../../kernel/decide/order';
import type { Parameter } from '../../../kernel/decide/condition';
import { namesOf } from '../../../play/words/parts';
import { splitList } from '../../../play/words/lists';
import { placesOf, type PrintedPlace } from '../../../play/words/places';
import type { Naval, Scope } from '../naval-module';
import type { NavalData } from '../data/load';
import { zonePlace } from '../data/waters';
import { portNames } from '../rules/names';
import type { Side } from '../side';

type Counter = Named & { side: Side };
const atSea = once(({ ships }: NavalData): Counter[] => [...ships.values()]);
const onLand = once(({ ground }: NavalData): Counter[] => [...ground.values()]);

/** Of the reader's own counters in play first, then of those he sees, then of all: two sides may print one name. */
const circles =
  (all: (data: NavalData) => readonly Counter[]) =>
  ({ seat, view, data }: Scope): readonly (readonly Counter[])[] => {
    const seen = (id: string): string | undefined => (view.ships[id] ?? view.units[id])?.at;
    const here = all(data).filter(({ id }) => !['to-come', 'lost', 'spent', 'gone', undefined].includes(seen(id)));
    return [here.filter(({ side }) => side === seat), here, all(data)];
  };

export const ships = namesOf<Naval>('ship', atSea, circles(atSea));
const counters = namesOf<Naval>('unit', onLand, circles(onLand));

/** `421 Div`, `the 46th Division`. */
const DIVISION = /^(?:the )?(?<number>\d+)(?:st|nd|rd|th)?\.? (?:(?:rifle|infantry|mountain) )*div(?:ision)?\.?$/i;

/** The own counters in play as which a division stands that no counter is called by; null: that is not what is said. */
function partsOfDivision(text: string, scope: Scope): string[] | null {
  const number = DIVISION.exec(text)?.groups?.['number'];
  const [own = []] = counters.circles(scope);
  if (number === undefined || own.some(({ names }) => names.includes(`${number} Div`))) return null;
  const parts = own.filter(({ id }) => scope.data.ground.get(id)?.division === number);
  return parts.length > 0 ? parts.map(({ id }) => counters.print(id, scope)) : null;
}

/** Ground units; in a list a division names all counters as which it stands. */
export const units: typeof counters = {
  ...counters,
  list: {
    ...counters.list,
    read: (text, scope) =>
      counters.list.read(
        splitList(text)
          .flatMap((part) => partsOfDivision(part, scope) ?? [part])
          .join(', '),
        scope,
      ),
  },
};
const flotillas = once((data: NavalData): Counter[] =>
  onLand(data).filter(({ id }) => data.ground.get(id)?.type === 'flotilla'),
);
/** A torpedo flotilla (27.22). */
export const boats = namesOf<Naval>('torpedo flotilla', flotillas, circles(flotillas));
const every = once((data: NavalData): Counter[] => [...onLand(data), ...atSea(data)]);
const wet = once((data: NavalData): Counter[] => [
  ...atSea(data),
  ...onLand(data).filter(({ id }) => data.ground.get(id)?.type === 'flotilla'),
]);
/** A ship or a flotilla (27.12). */
export const afloat = namesOf<Naval>('ship', wet, circles(wet));
/** A gun ashore or afloat (G42, G43). */
export const guns = namesOf<Naval>('gun', every, circles(every));

const hexes = once(({ waters }: NavalData) => waters.map.grid.all());
const printed = once(({ waters: { map } }: NavalData): PrintedPlace[] =>
  [...map.places].map(([hex, { name }]) => ({ name, hexes: [hex] })),
);
const boxes = once(({ waters: { map } }: NavalData): Named[] => [
  ...map.ports.map((port) => ({ id: port.id, names: portNames(port) })),
  ...[...map.zones].map(([id, name]) => ({ id: zonePlace(id), names: [`zone ${name}`, `${name} zone`, `zone ${id}`] })),
]);

const { place } = placesOf<Naval>({
  what: 'hex',
  hexes: ({ data }) => hexes(data),
  printed: ({ data }) => printed(data),
  boxes: { what: 'harbour or zone', all: boxes, here: ({ data }) => boxes(data) },
});

/** A hex with land, by its number or what is printed in it; of a harbour its hex. */
export const landHex: Parameter<Naval, string> = {
  name: 'hex',
  read: (text, scope) => then(place.read(text, scope), (at) => fine(scope.data.waters.port(at)?.hex ?? at)),
  print: (at) => at,
};

/** Where a ship goes: a harbour, by its name or its hex, a zone, or an all-sea hex. */
export const goal: Parameter<Naval, string> = {
  name: 'port | zone | hex',
  read: (text, scope) => then(place.read(text, scope), (at) => fine(scope.data.waters.portAt(at)?.id ?? at)),
  print: (at, scope) => place.print(at, scope),
};

/** A harbour. */
export const port: Parameter<Naval, string> = { ...goal, name: 'port' };

/** What goes for several counters alike, a row for all of them: `251 Mtn, 633 Rgt (Map-T) to 2 hexes`. In the order of the first of each. */
export function grouped(rows: readonly { name: string; rest: string }[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, rest } of rows) names.set(rest, [...(names.get(rest) ?? []), name]);
  return [...names].map(([rest, all]) => `${all.join(', ')} ${rest}`);
}
