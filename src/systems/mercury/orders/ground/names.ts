import { once, onceBy } from '../../../../kernel/data/once';
import type { Parameter } from '../../../../kernel/decide/condition';
import { everyRead, misread } from '../../../../kernel/decide/order';
import { listOf, namesOf } from '../../../../play/words/parts';
import { placesOf } from '../../../../play/words/places';
import { moversOf, whoOf } from '../../../../play/words/who';
import type { GroundCounter } from '../../data/ground';
import type { Mercury, MercuryData, Scope } from '../../mercury';
import { boxesOf, type PlaceId } from '../../rules/ground/04-boxes';
import { type Ground, groundIn, groundOf, inPlay } from '../../rules/ground/ground';

/** All counters of the mix; listed once, as every order and every fault names some. */
const counters = onceBy(
  ({ ground }: Pick<MercuryData, 'ground'>) => ground,
  ({ ground }): readonly GroundCounter[] => [...ground.values()],
);

/** Ground units: of the reader's units in play first, then of all of his, then of the whole counter mix. */
export const units = namesOf<Mercury>('unit', counters, ({ seat, view, data }) => {
  const all = counters(data);
  const own = all.filter(({ side }) => side === seat);
  const here = own.filter(({ id }) => {
    const unit = view.ground?.units[id];
    return unit !== undefined && inPlay(unit);
  });
  return [here, own, all];
});

/** The printed name of a ground unit. */
export const nameOf = units.print;
/** Those of several, with commas. */
export const named = units.list.print;

/** Ground units and aircraft, where both may be named. */
export const unitsAndAircraft = namesOf<Mercury>('unit', (data) => [...data.ground.values(), ...data.air.values()]);

const hexesOf = once((hexes: Ground['hexes']): readonly string[] => Object.keys(hexes));

/** The hexes with land of the map being played on; none in a game without it. Listed once for each map. */
const landHexes = (scope: Scope): readonly string[] => (scope.view.ground ? hexesOf(groundIn(scope).hexes) : []);

/** A hex with land, and a hex or off-map box (4.5), of the map being played on. */
export const { hex, place, printedIn } = placesOf<Mercury>({
  what: 'land hex',
  hexes: landHexes,
  printed: ({ view, data }) => (view.ground?.sheets ?? []).flatMap((sheet) => data.hexMaps[sheet].places),
  boxes: {
    what: 'off-map box',
    all: (data) => [...data.boxes.values()],
    here: ({ view, data }) => (view.ground ? boxesOf(groundOf(view, data), data) : []),
  },
});

/** A hex as its number, a box as its name. */
export const placeName = place.print;
/** Hexes with commas between them. */
export const hexes = listOf(hex, null);
export const who = whoOf(units, place);
export const movers = moversOf(units, place);

/** Places with `-`, `,` or blanks between them; words with nothing but blanks between them are one name of a box. */
export const way: Parameter<Mercury, PlaceId[]> = {
  name: 'hex-hex',
  read(text, scope) {
    const parts = text
      .split(/[,–-]/)
      .flatMap((part) => (printedIn(part, scope).length > 0 ? [part] : part.split(/\s+(?=\S*\d)|(?<=\d)\s+/)))
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts.length === 0 ? misread('a hex is missing') : everyRead(parts.map((part) => place.read(part, scope)));
  },
  print: (path, scope) => path.map((id) => place.print(id, scope)).join('-'),
};
