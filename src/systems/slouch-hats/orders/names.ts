import { once as onceForEach } from '../../../kernel/data/once';
import type { Parameter } from '../../../kernel/decide/condition';
import { everyRead, misread } from '../../../kernel/decide/order';
import type { Named } from '../../../kernel/decide/names';
import { namesOf, orNamed } from '../../../play/words/parts';
import { placesOf, type PrintedPlace } from '../../../play/words/places';
import { moversOf } from '../../../play/words/who';
import type { Scope, Side, SlouchHats, SlouchHatsData } from '../slouch-hats';
import { AIR_TRANSPORT } from '../rules/names';

type Counter = Named & { side?: Side };
type Data = Pick<SlouchHatsData, 'counters'>;

/** What is listed once for each pack: every order and every fault names some of it. */
export const once: <T>(make: (data: SlouchHatsData) => T) => (data: SlouchHatsData) => T = onceForEach;

const onGround = once(({ counters: { units, supply, repl } }: Data): Counter[] => [
  ...[...units.values(), ...supply.values()],
  // REPL units are the Axis player's alone (15.13).
  ...[...repl.values()].map((counter) => ({ ...counter, side: 'axis' as const })),
]);
const inTheAir = once(({ counters: { air } }: Data): Counter[] => [...air.values()]);
const atSea = once(({ counters: { naval } }: Data): Counter[] =>
  [...naval.values()].map((ship) => ({ ...ship, side: 'allied' as const })),
);

/** Of the reader's own counters in play first, then of all of his, then of all: two sides may print one name. */
const circles =
  (all: (data: SlouchHatsData) => readonly Counter[]) =>
  ({ seat, view, data }: Scope): readonly (readonly Counter[])[] => {
    const own = all(data).filter(({ side }) => side === seat);
    return [own.filter(({ id }) => isHere(id, view, data)), own, all(data)];
  };

export function isHere(id: string, view: Scope['view'], { ground, boxes }: SlouchHatsData): boolean {
  const at = view.units[id]?.at ?? view.supply[id]?.at ?? view.air[id]?.at ?? view.ships[id]?.at ?? view.repl[id] ?? '';
  return ground.map.grid.has(at) || at in boxes;
}

/** Combat units, supply units and REPL units: what stands on the ground. */
export const units = namesOf<SlouchHats>('unit', onGround, circles(onGround));
export const aircraft = namesOf<SlouchHats>('air unit', inTheAir, circles(inTheAir));
export const ships = namesOf<SlouchHats>('naval unit', atSea, circles(atSea));

export const airTransport = namesOf<SlouchHats>('marker', () => [AIR_TRANSPORT]);

const flyingOrSailing = once((data: SlouchHatsData): Counter[] => [...atSea(data), ...inTheAir(data)]);
/** Naval and air units, which one order may name together. */
export const support = namesOf<SlouchHats>('naval or air unit', flyingOrSailing, circles(flyingOrSailing));

/** The printed name of a unit. */
export const unitName = units.print;

const landHexes = once(({ ground }) => [...ground.map.area.keys()]);
const printed = once(({ ground }): PrintedPlace[] => {
  const { city, town, point, port, airfield } = ground.map.places;
  // A port or an airfield bears the name of its town, as a rule.
  const names = new Map([airfield, port, point, town, city].flatMap((of) => [...of]));
  return [...names].map(([hex, name]) => ({ name, hexes: [hex] }));
});
const boxNames = once(({ boxes }): Named[] => Object.values(boxes).map(({ id, name }) => ({ id, names: [name] })));

/** A hex of land by its number or by what is printed in it, and a hex or holding box (9.3). */
export const { hex, place } = placesOf<SlouchHats>({
  what: 'land hex',
  hexes: ({ data }) => landHexes(data),
  printed: ({ data }) => printed(data),
  boxes: { what: 'holding box', all: boxNames, here: ({ data }) => boxNames(data) },
});

const points = once(({ counters: { supply } }: Data): Counter[] => [...supply.values()]);
/** MSUs and Supply Dumps. */
const supplies = namesOf<SlouchHats>('MSU or Supply Dump', points, circles(points));

/** Where a Supply Point is spent, or the MSU or dump that spends it: `1824`, `MSU 1`. */
export const pointInHex = orNamed(hex, supplies);
export const point = orNamed(place, supplies);

/** What stands on the ground or flies. */
export const groundOrAir = orNamed(units, aircraft);

export const movers = moversOf(units, place);

/** Places with `-`, `,` or blanks between them: `1825-1924`. */
export const way: Parameter<SlouchHats, string[]> = {
  name: 'hex-hex',
  read(text, scope) {
    const parts = text.split(/\s*[,–-]\s*|(?<=\d)\s+/).filter((part) => part !== '');
    return parts.length === 0 ? misread('a hex is missing') : everyRead(parts.map((part) => place.read(part, scope)));
  },
  print: (path, scope) => path.map((id) => place.print(id, scope)).join('-'),
};
