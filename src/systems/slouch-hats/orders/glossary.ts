import { once, onceBy } from '../../../kernel/data/once';
import type { Term } from '../../../kernel/decide/free/glossary';
import type { Named } from '../../../kernel/decide/names';
import type { Scope, Side } from '../slouch-hats';

/** What is printed on counters, written out. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  australian: ['Australian', 'Aus', 'Aussie'],
  british: ['British'],
  infantry: ['infantry'],
  cavalry: ['Cavalry', 'Yeomanry'],
  reconnaissance: ['Cavalry', 'reconnaissance'],
  commando: ['Commando', 'commandos'],
  legion: ['Legion', 'Légion', 'Foreign', 'étrangère', 'Legionnaires', 'legionaries'],
  brigade: ['brigade', 'bde'],
  battalion: ['battalion', 'bn'],
};

/** Regiments and half-brigades of the Foreign Legion. */
const LEGION = /REI$|DBLE$/;

/** Places as other languages and other maps have them. */
const SPELT: Readonly<Record<string, readonly string[]>> = {
  Beirut: ['Beyrouth', 'Beyrut', 'Bejrut', 'Beiruth'],
  Haifa: ['Haïfa', 'Hajfa', 'Caifa'],
  Jaffa: ['Yafo', 'Giaffa'],
  Aleppo: ['Alep', 'Alepo', 'Haleb', 'Halab'],
  Jerusalem: ['Jérusalem', 'Gerusalemme', 'Jerusalén', 'Jerozolima', 'Jerozolimy'],
  Damascus: ['Damaskus', 'Damas', 'Damasco', 'Damaszek', 'Damaszku'],
  Antioch: ['Antiochia', 'Antioche', 'Antakya', 'Antioquía'],
  Latakia: ['Lattaquié', 'Latakieh', 'Laodicea'],
  Tripoli: ['Tripolis', 'Tarabulus', 'Trípoli'],
  Sidon: ['Saida', 'Sidone', 'Sidón', 'Sydon'],
  Tyre: ['Tyros', 'Tyrus', 'Tyr', 'Tiro'],
  Acre: ['Akko', 'Akkon', 'Akka'],
  Tartus: ['Tartous', 'Tortosa'],
  Homs: ['Hims'],
  Palmyra: ['Palmyre', 'Palmira', 'Tadmor'],
  Baalbek: ['Balbek', 'Baalbeck'],
  Deraa: ['Daraa', 'Dera'],
  Merdjayoun: ['Marjayoun', 'Merjayun', 'Merdjayun', 'Marjayun'],
  Kuneitra: ['Quneitra'],
  Rayak: ['Riyaq', 'Rajak'],
  Jezzine: ['Jezzin', 'Dschezzin'],
};

/** What a seat may name in orders written freely: counters with where they stand, hexes and what is printed in them, boxes. */
export function slouchHatsGlossary(scope: Scope): readonly (readonly Term[])[] {
  return [counters(scope), SUPPLY_POINTS, places(scope.data)];
}

/** So many Supply Points, wherever they lie. */
const SUPPLY_POINTS: readonly Term[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
  ...{ text: `${n} SP`, names: [`${n} SP`, `${n} supply points`, `${n} supply point`], sort: 'unit' },
}));

/** Words that describe a counter, made once: they are looked up by their list. */
const words = onceBy(
  (counter: object, ..._said: string[]) => counter,
  (_, ...said): readonly string[] => said.flatMap((word) => [word, ...(CALLED[word] ?? [])]),
);

function counters({ view, data, seat }: Scope): Term[] {
  const { units, supply, air, naval } = data.counters;
  const term = ({ names, side }: Named & { side: Side }, at: string | undefined, also: readonly string[]): Term[] =>
    at === undefined
      ? []
      : [{ text: names[0] ?? '', names, sort: 'unit', also, at: placeText(at, data), own: side === seat }];
  return [
    ...[...units.values()].flatMap((u) =>
      term(u, view.units[u.id]?.at, words(u, u.nationality, u.type, u.size, ...(LEGION.test(u.id) ? ['legion'] : []))),
    ),
    ...[...supply.values()].flatMap((u) => term(u, view.supply[u.id]?.at, [])),
    ...[...air.values()].flatMap((u) => term(u, view.air[u.id]?.at, words(u, u.nationality, u.kind, 'squadron'))),
    ...[...naval.values()].flatMap((u) => term({ ...u, side: 'allied' }, view.ships[u.id]?.at, words(u, u.type))),
  ];
}

const placeText = (at: string, { boxes }: Scope['data']): string =>
  Object.values(boxes).find(({ id }) => id === at)?.name ?? at;

/** The places of the map, which no game changes. */
const places = once(({ ground, boxes }: Scope['data']): Term[] => {
  const numbers = [...ground.map.area.keys()].map((id): Term => ({ text: id, names: [id], sort: 'place' }));
  const { city, town, point, port, airfield } = ground.map.places;
  const kinds = { airfield, port, point, town, city };
  const names = new Map(Object.values(kinds).flatMap((of) => [...of]));
  const also = (hex: string): string[] => Object.entries(kinds).flatMap(([kind, of]) => (of.has(hex) ? [kind] : []));
  const printed = [...names].map(([hex, name]): Term => ({
    ...{ text: hex, names: [name, ...(SPELT[name] ?? [])], sort: 'place' },
    also: also(hex),
  }));
  const off = Object.values(boxes).map(({ name }): Term => ({
    text: name,
    names: [name, `${name} box`],
    sort: 'place',
  }));
  return [...numbers, ...printed, ...off];
});
